// Four players round the wall.
function tileName(tile, zh) {
  if (!zh) return tile;
  const match = /^(\d)([MPS])$/.exec(tile);
  if (match) return "一二三四五六七八九"[match[1] - 1] + { M: "万", P: "筒", S: "索" }[match[2]];
  return { E: "东", S: "南", W: "西", N: "北", B: "白", F: "发", Z: "中" }[tile] || tile;
}

function tiles(el, zh, names, marked) {
  return names.map((tile, i) => {
    const suit = /^\d[MPS]$/.test(tile) ? tile[1] : tile.length > 1 ? "special" : "honour";
    return el("span", { class: `tile suit-${suit}${marked && i === names.length - 1 ? " marked" : ""}`, title: tile }, tileName(tile, zh));
  });
}

function drawTable(places, { el, lang }) {
  const zh = lang === "zh" ? 1 : 0;
  const now = places.now;
  const table = el("div", { class: "mahjong", role: "list" });
  for (const seat of "ABCD") {
    const player = places[seat];
    const thrown = now.thrown && now.acting === seat;
    const label = `${seat}: ${zh ? "手牌" : "hand"} ${player.hand.join(" ")}; ${zh ? "和牌距离" : "distance"} ${player.distance}`;
    table.append(el("div", { class: `seat seat-${seat}${now.acting === seat ? " acting" : ""}${now.winner === seat ? " winner" : ""}`, role: "listitem", "aria-label": label },
      el("div", { class: "seat-name" }, seat, now.winner === seat ? (zh ? " 和牌" : " wins") : "", el("span", { class: "distance" }, player.hand.length ? `${zh ? "和牌距离" : "distance"} ${player.distance}` : "")),
      el("div", { class: "tiles" }, ...tiles(el, zh, player.hand), ...player.melds.map((meld) => el("span", { class: "meld" }, ...tiles(el, zh, meld)))),
      el("div", { class: "discards", "aria-label": `${zh ? "打出的牌" : "discards"}: ${player.discards.join(" ")}` }, ...tiles(el, zh, player.discards, thrown))));
  }
  table.append(el("div", { class: "wall" },
    el("div", {}, el("b", {}, zh ? `牌山剩 ${places.wall.left} 张` : `wall: ${places.wall.left} left`), " ", zh ? `方向 ${now.reversed ? "A D C B（反向）" : "A B C D"}` : `order ${now.reversed ? "A D C B (reversed)" : "A B C D"}`),
    el("div", { class: "tiles" }, el("span", { class: "distance" }, zh ? "接下来" : "next"), ...tiles(el, zh, places.wall.next))));
  return table;
}
