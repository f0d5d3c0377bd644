// Opens a page of `damoni replay --html` in Chromium and uses it as a reader would.
// usage: node page.mjs CHROMIUM PAGE [SCREENSHOT EVENT en|zh light|dark WIDTHxHEIGHT]
import assert from "node:assert/strict";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [executablePath, file, screenshot, event, lang, theme, size] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const [width, height] = (size || "1360x860").split("x").map(Number);
const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme === "dark" ? "dark" : "light", offline: true });
const page = await context.newPage();
const errors = [];
page.on("console", (message) => { if (["error", "warning"].includes(message.type())) errors.push(message.text()); });
page.on("pageerror", (error) => errors.push(String(error)));
page.on("request", (request) => { if (!/^(file|data):/.test(request.url())) errors.push(`asks for ${request.url()}`); });
const url = pathToFileURL(path.resolve(file)).href;

async function shoot() {
  await page.goto(`${url}#e${event}`);
  if ((await page.evaluate(() => document.documentElement.lang)).slice(0, 2) !== lang) await page.click("#lang");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
  await page.screenshot({ path: screenshot });
}

async function check() {
  await page.goto(url);
  const where = () => page.textContent("#where");
  // A page hears of a new `#e` only after the click that sets it, so its number is waited for.
  const stands = async (step) => {
    const heard = await page.waitForFunction((step) => Number(/#(\d+)/.exec(document.querySelector("#where").textContent)[1]) === step, step).catch(() => null);
    assert.ok(heard, `step ${step} is shown, not ${await where()}`);
  };
  const count = await page.evaluate(() => Number(document.getElementById("slider").max));
  assert.ok(count > 0, "there are steps");
  assert.equal(await page.locator("#steps li").count(), count);
  for (let step = 0; step <= Math.min(count, 40); step++) {
    await page.locator("#slider").fill(String(step));
    assert.ok(!/undefined|NaN|\[object/.test(await page.innerText("body")), `step ${step} is drawn from what is there`);
  }

  // Steps: keys, buttons, slider, play and pause.
  await page.keyboard.press("Home");
  await stands(0);
  const before = await page.innerHTML("#tables");
  await page.keyboard.press("ArrowRight");
  await stands(1);
  assert.notEqual(await page.innerHTML("#tables"), before, "the table changes with the step");
  await page.click("#next");
  await stands(2);
  await page.click("#back");
  await page.keyboard.press("ArrowLeft");
  await stands(0);
  await page.keyboard.press("End");
  await stands(count);
  await page.locator("#slider").fill("1");
  await stands(1);
  assert.equal(await page.getAttribute("#steps li:first-child", "aria-current"), "step");
  await page.click("#first");
  await page.click("#play");
  assert.equal(await page.getAttribute("#play", "aria-pressed"), "true");
  await page.waitForFunction(() => Number(document.getElementById("slider").value) >= 1);
  await page.click("#play");
  assert.equal(await page.getAttribute("#play", "aria-pressed"), "false");

  // A link to an event.
  await page.goto(`${url}#e2`);
  await page.reload();
  await stands(2);
  await page.click("#steps li:first-child a");
  await stands(1);

  // Search: the words of the last step find at least that step, nonsense finds none.
  const last = await page.evaluate(() => document.querySelector("#steps li:last-child span span").textContent);
  await page.fill("#search", last);
  const found = await page.locator("#steps li:visible").count();
  assert.ok(found >= 1 && found <= count, `${found} of ${count} found`);
  await page.press("#search", "Enter");
  assert.ok((await page.textContent("#steps li[aria-current]")).includes(last));
  await page.fill("#search", "qqqqqq");
  assert.equal(await page.locator("#steps li:visible").count(), 0);
  await page.fill("#search", "");
  assert.equal(await page.locator("#steps li:visible").count(), count);

  // Both languages, both themes.
  const title = await page.textContent("#title");
  await page.click("#lang");
  assert.notEqual(await page.textContent("#title"), title);
  assert.notEqual(await page.evaluate(() => document.querySelector("#steps li:last-child span span").textContent), last);
  await page.click("#lang");
  assert.equal(await page.textContent("#title"), title);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.click("#theme");
  assert.notEqual(await paper(), light);

  // Everything that is pressed or typed into has a name; nothing is wider than a phone.
  const unnamed = await page.evaluate(() => [...document.querySelectorAll("button, input")].filter((node) => !(node.getAttribute("aria-label") || node.textContent.trim())).map((node) => node.id));
  assert.deepEqual(unnamed, []);
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `${wide} pixels wide on a phone of 360`);
}

try {
  if (screenshot) await shoot();
  else await check();
  assert.deepEqual(errors, [], "no errors in the console");
} finally {
  await browser.close();
}
