// The page: which step is shown, in which language, and the list of all steps.
const data = JSON.parse(document.getElementById("data").textContent);
const WORDS = {
  en: {
    table: "The table", controls: "Steps", slider: "Event", story: "The story", search: "Search the events", skip: "Skip to the story",
    first: "First (Home)", back: "Back (left arrow)", play: "Play or pause (space)", next: "Next (right arrow)", last: "Last (End)",
    light: "Light", dark: "Dark", start: "The start", over: "The play is over", found: (n) => `${n} found`, where: (n, of, turn) => `#${n} of ${of}` + (turn ? `, turn ${turn}` : ""),
    other: "中文", rule: "rule",
  },
  zh: {
    table: "牌桌", controls: "步进", slider: "事件", story: "经过", search: "搜索事件", skip: "跳到经过",
    first: "开头（Home）", back: "后退（左箭头）", play: "播放或暂停（空格）", next: "前进（右箭头）", last: "末尾（End）",
    light: "浅色", dark: "深色", start: "开始", over: "对局已结束", found: (n) => `找到 ${n} 个`, where: (n, of, turn) => `#${n} / ${of}` + (turn ? `，第 ${turn} 回合` : ""),
    other: "English", rule: "规则",
  },
};
const $ = (id) => document.getElementById(id);
let lang = data.lang, at = 0, timer = null, query = "";
const say = (text) => (text ? text[lang] : "");

// el("p", { class: "x" }, "text", child): never any HTML from data.
function el(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value);
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

// Each play's table after each step: a step says only what changes.
const tables = data.plays.map((play) => {
  const all = [data.start];
  for (const step of play.steps) all.push({ ...all[all.length - 1], ...step.table });
  return all;
});
const longest = data.plays.reduce((best, play) => (play.steps.length > best.length ? play.steps : best), []);
const count = longest.length;
const two = data.plays.length > 1;
const differs = (i) => two && data.parting !== null && i >= data.parting - 1;

function show(i, scroll = true) {
  at = Math.max(0, Math.min(count, i));
  $("slider").value = at;
  const step = longest[at - 1];
  const words = WORDS[lang];
  $("where").textContent = words.where(at, count, step && step.turn);
  data.plays.forEach((play, side) => {
    const all = tables[side];
    const box = $("tables").children[side];
    const body = box.querySelector(".body");
    body.replaceChildren(drawTable(all[Math.min(at, all.length - 1)], { el, say, lang, step: play.steps[at - 1] }));
    box.classList.toggle("differs", differs(at - 1));
  });
  const lines = data.plays.map((play) => play.steps[at - 1]);
  const now = step ? lines.map((line) => (line ? say(line.text) : words.over)) : [words.start];
  $("now").replaceChildren(...(differs(at - 1) ? now : now.slice(0, 1)).map((line, side) => el("span", { class: "line" }, two && differs(at - 1) ? say(data.plays[side].name) + ": " : "", line, el("br"))));
  for (const old of $("steps").querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const row = $("steps").children[at - 1];
  if (row) {
    row.setAttribute("aria-current", "step");
    // Rows not seen yet have no height of their own, so look again when they have.
    if (scroll) { bring(row); requestAnimationFrame(() => requestAnimationFrame(() => bring(row))); }
    if (step.n !== null) history.replaceState(null, "", "#e" + step.n);
  } else history.replaceState(null, "", location.pathname + location.search);
}

// Scrolls the list to a row; the page itself stays where it is.
function bring(row) {
  const steps = $("steps");
  const top = row.offsetTop - steps.offsetTop;
  if (top < steps.scrollTop + 40 || top + row.offsetHeight > steps.scrollTop + steps.clientHeight - 40) steps.scrollTop = top - steps.clientHeight / 2;
}

function words(step) {
  return [
    el("span", { class: step.tone }, say(step.text)), " ",
    step.change ? el("span", { class: "change" }, say(step.change)) : null, " ",
    step.rule ? el("span", { class: "rule", title: `${data.rules}#${step.rule}` }, "§" + step.rule) : null,
    step.why ? el("span", { class: "why" }, "↳ " + say(step.why)) : null,
    step.after ? el("span", { class: "why" }, "■ " + say(step.after)) : null,
  ];
}

function list() {
  $("steps").replaceChildren(...longest.map((_, i) => {
    const steps = data.plays.map((play) => play.steps[i]);
    const step = steps[0] || steps[1];
    const parts = [step.heading ? el("span", { class: "heading" }, say(step.heading)) : null];
    const apart = differs(i);
    for (const [side, one] of (apart ? steps : [step]).entries()) {
      const inner = one ? words(one) : [WORDS[lang].over];
      parts.push(apart ? el("span", { class: side ? "other" : "one" }, el("b", {}, say(data.plays[side].name) + ": "), ...inner) : el("span", {}, ...inner));
    }
    const number = step.n === null ? "" : el("a", { class: "n", href: "#e" + step.n }, "#" + step.n);
    const begins = step.heading || step.tone === "turn";
    const row = el("li", { id: step.n === null ? null : "e" + step.n, class: (begins ? "turn-begins " : "") + (apart ? "differs" : "") }, number, ...parts);
    row.style.paddingLeft = 3.6 + 0.9 * step.depth + "rem";
    row.addEventListener("click", (event) => { if (event.target.tagName !== "A") show(i + 1, false); });
    return row;
  }));
  search();
}

function search() {
  const wanted = query.trim().toLowerCase();
  let found = 0;
  for (const row of $("steps").children) {
    const hit = !wanted || row.textContent.toLowerCase().includes(wanted);
    row.hidden = !hit;
    found += hit ? 1 : 0;
  }
  $("found").textContent = wanted ? WORDS[lang].found(found) : "";
}

function dark() {
  const set = document.documentElement.dataset.theme;
  return set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function speak() {
  const words = WORDS[lang];
  document.documentElement.lang = lang === "zh" ? "zh-CN" : "en";
  $("title").textContent = say(data.title);
  $("lang").textContent = words.other;
  $("lang").lang = lang === "zh" ? "en" : "zh-CN";
  $("theme").textContent = dark() ? words.light : words.dark;
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", words[node.dataset.label]);
  for (const node of document.querySelectorAll("[data-title]")) { node.title = words[node.dataset.title]; node.setAttribute("aria-label", words[node.dataset.title]); }
  for (const node of document.querySelectorAll("[data-placeholder]")) node.placeholder = words[node.dataset.placeholder];
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = words[node.dataset.say];
  $("note").hidden = !data.note;
  $("note").textContent = say(data.note);
  [...$("tables").children].forEach((box, side) => { const head = box.querySelector("h2"); head.textContent = say(data.plays[side].name); head.hidden = !two; });
  list();
  show(at);
}

function play() {
  if (timer !== null) { clearInterval(timer); timer = null; }
  else {
    if (at >= count) show(0);
    timer = setInterval(() => { show(at + 1); if (at >= count) play(); }, 900);
  }
  $("play").textContent = timer === null ? "▶" : "❚❚";
  $("play").setAttribute("aria-pressed", String(timer !== null));
}

// The step that an address names, or -1.
function named(hash) {
  const match = /^#e(\d+)$/.exec(hash);
  return match ? longest.findIndex((step) => step.n === Number(match[1])) : -1;
}

$("slider").max = count;
if (two) $("tables").classList.add("two");
for (const play of data.plays) $("tables").append(el("div", { class: "table", role: "group" }, el("h2", {}), el("div", { class: "body" })));
document.documentElement.dataset.theme = dark() ? "dark" : "light";
$("first").addEventListener("click", () => show(0));
$("back").addEventListener("click", () => show(at - 1));
$("next").addEventListener("click", () => show(at + 1));
$("last").addEventListener("click", () => show(count));
$("play").addEventListener("click", play);
$("slider").addEventListener("input", () => show(Number($("slider").value)));
$("search").addEventListener("input", () => { query = $("search").value; search(); });
$("search").addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  const rows = [...$("steps").children];
  const later = rows.findIndex((row, i) => !row.hidden && i >= at);
  const hit = later >= 0 ? later : rows.findIndex((row) => !row.hidden);
  if (hit >= 0) show(hit + 1);
});
$("lang").addEventListener("click", () => { lang = lang === "zh" ? "en" : "zh"; speak(); });
$("theme").addEventListener("click", () => { document.documentElement.dataset.theme = dark() ? "light" : "dark"; speak(); });
addEventListener("hashchange", () => { const i = named(location.hash); if (i >= 0) show(i + 1); });
addEventListener("keydown", (event) => {
  const tag = event.target.tagName;
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.type === "search") return;
  if (event.key === " " && tag === "BUTTON") return;
  const keys = { ArrowRight: () => show(at + 1), ArrowLeft: () => show(at - 1), Home: () => show(0), End: () => show(count), " ": play };
  if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
});
// An address may ask for a step; where two plays part is what a page of two is about.
at = named(location.hash) + 1 || (two && data.parting ? data.parting : 0);
speak();
