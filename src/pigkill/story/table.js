// The pigs in a ring round the deck.
const CARDS = { P: "桃", K: "杀", D: "闪", F: "决斗", N: "南猪", W: "万箭", J: "无懈", Z: "连弩" };
const CARD_NAMES = { P: "peach", K: "kill", D: "dodge", F: "duel", N: "invasion", W: "arrows", J: "nullify", Z: "crossbow" };
const ROLES = { MP: ["lord", "主猪"], ZP: ["loyalist", "忠猪"], FP: ["rebel", "反猪"] };
const FACES = { unknown: ["face unknown", "身份未明"], suspect: ["suspect", "类反猪"], loyal: ["revealed loyal", "已跳忠"], rebel: ["revealed rebel", "已跳反"] };
const SHOWN = 16;

function drawTable(places, { el, lang }) {
  const zh = lang === "zh" ? 1 : 0;
  const pigs = Object.keys(places).filter((name) => name.startsWith("pig")).map((name) => [Number(name.slice(3)), places[name]]).sort((a, b) => a[0] - b[0]);
  const now = places.now;
  const ring = el("div", { class: "ring n" + pigs.length, role: "list" });
  ring.style.setProperty("--pigs", pigs.length);
  pigs.forEach(([number, pig], i) => {
    const angle = (2 * Math.PI * i) / pigs.length;
    const role = ROLES[pig.role][zh], face = pig.role === "MP" ? "" : FACES[pig.face][zh];
    const name = zh ? `${number}号${role}` : `${role} ${number}`;
    const acting = now.acting === number, target = now.target === number;
    const label = pig.alive ? `${name}: ${zh ? "体力" : "health"} ${pig.health}, ${face ? face + ", " : ""}${zh ? "手牌" : "hand"} ${pig.hand.join(" ") || "-"}${pig.crossbow ? (zh ? "，猪哥连弩" : ", crossbow") : ""}` : `${name}: ${zh ? "已死" : "dead"}`;
    const box = el("div", { class: `pig role-${pig.role}${pig.alive ? "" : " dead"}${acting ? " acting" : ""}${target && pig.alive ? " target" : ""}`, role: "listitem", "aria-label": label },
      el("div", { class: "pig-name" }, name, pig.crossbow ? el("span", { class: "card card-Z", title: zh ? "猪哥连弩" : "crossbow" }, zh ? "连弩" : "Z") : null),
      pig.alive ? el("div", { class: "pig-line" }, el("span", { class: "hearts", "aria-hidden": "true" }, "♥".repeat(pig.health), el("span", { class: "lost" }, "♥".repeat(Math.max(0, 4 - pig.health)))), face ? el("span", { class: "face face-" + pig.face }, face) : null) : el("div", { class: "pig-line" }, zh ? "已死" : "dead"),
      pig.alive ? hand(el, zh, pig.hand) : null);
    box.style.setProperty("--x", Math.sin(angle).toFixed(4));
    box.style.setProperty("--y", (-Math.cos(angle)).toFixed(4));
    ring.append(box);
  });
  const card = now.card ? (zh ? { P: "桃", K: "杀", D: "闪", F: "决斗", N: "南猪入侵", W: "万箭齐发", J: "无懈可击", Z: "猪哥连弩" }[now.card] : CARD_NAMES[now.card]) : "";
  ring.append(el("div", { class: "middle" },
    el("div", { class: "deck" }, zh ? `牌堆剩 ${places.deck.left} 张` : `deck: ${places.deck.left} left`),
    hand(el, zh, places.deck.top.slice(0, 6)),
    el("div", { class: "effect" }, now.turn ? (zh ? `第 ${now.turn} 回合` : `turn ${now.turn}`) + (card ? `: ${card}` : "") : "")));
  return ring;
}

function hand(el, zh, cards) {
  const shown = cards.slice(0, SHOWN);
  const more = cards.length - shown.length;
  return el("div", { class: "hand", title: cards.join(" ") },
    ...shown.map((card) => el("span", { class: "card card-" + card, title: `${card} ${CARD_NAMES[card]} ${CARDS[card]}` }, zh ? CARDS[card] : card)),
    more > 0 ? el("span", { class: "more" }, "+" + more) : null);
}
