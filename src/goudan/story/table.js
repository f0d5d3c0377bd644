// The board of a query, and what each action is worth.
function drawTable(places, { el, lang }) {
  const zh = lang === "zh" ? 1 : 0;
  const side = (place, name, moves) => {
    const one = places[place];
    return el("div", { class: "side" + (moves ? " acting" : ""), role: "listitem", "aria-label": `${name}: ${zh ? "血量" : "health"} ${one.health}, ${zh ? "随从" : "minions"} ${one.minions.map((m) => m.health).join(" ") || "-"}, ${zh ? "手牌" : "cards"} ${one.hand}` },
      el("div", { class: "hero" }, el("b", {}, name), el("span", { class: "health" }, "♥ " + one.health), el("span", { class: "cards" }, (zh ? "手牌 " : "cards ") + one.hand)),
      el("div", { class: "minions" }, ...one.minions.map((minion) => el("span", { class: "minion" + (minion.fresh ? "" : " spent"), title: minion.fresh ? (zh ? "可攻击" : "may attack") : (zh ? "不能攻击" : "may not attack") }, String(minion.health))), one.minions.length ? null : el("span", { class: "none" }, zh ? "没有随从" : "no minions")));
  };
  const now = places.now;
  const teacher = side("teacher", zh ? "狗蛋老师" : "the teacher", now.mover === "teacher");
  const own = side("E", zh ? "小E" : "small E", now.mover === "E");
  return el("div", { class: "goudan", role: "list" },
    el("div", { class: "ask" }, (zh ? `询问 ${now.turn}，O = ${now.budget}` : `query ${now.turn}, O = ${now.budget}`) + (now.left !== undefined && now.left !== now.budget ? (zh ? `，本回合还剩 ${now.left} 次` : `, ${now.left} left this turn`) : "")),
    teacher, own,
    el("div", { class: "actions" }, ...(places.actions || []).map((action) => {
      const bar = el("span", { class: "bar" });
      bar.style.width = Math.max(0, Math.min(100, action.value * 100)) + "%";
      return el("div", { class: "action" + (action.best ? " best" : "") }, el("span", { class: "what" }, zh ? action.zh : action.en), el("span", { class: "value" }, action.value.toFixed(6)), bar);
    })));
}
