// The stand-in's clock: what it shows, and winding it on, so that nobody has to wait for a deadline.

import { attempt } from "/web/js/api.js";
import { byId, h } from "/web/js/dom.js";
import { present, shown } from "/web/js/moment.js";
import { emit, on, state } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const MINUTE = 60, HOUR = 3600, DAY = 86400;
const STEPS = [["15 min", 15 * MINUTE], ["1 hour", HOUR], ["6 hours", 6 * HOUR], ["1 day", DAY], ["3 days", 3 * DAY]];
const SHORT = { weekday: "short", hour: "numeric", minute: "numeric" };
const LONG = { dateStyle: "full", timeStyle: "short" };
const TICK_MS = 5000;

export function setClock(now) {
  state.ahead = now - Date.now() / 1000;
  draw();
}

const now = (style) => shown(new Date(present() * 1000), style);

function draw() {
  if (!state.world) return;
  byId("clock").querySelector("time").textContent = now(SHORT);
  for (const each of document.querySelectorAll("[data-clock]")) each.textContent = now(LONG);
}

function openClock() {
  const dialog = h(
    "dialog",
    { class: "weather", "aria-label": t("Clock"), onclose: () => dialog.remove(), onclick: (event) => event.target === dialog && dialog.close() },
    h("header", {}, h("h2", {}, t("Clock")), h("button", { class: "icon", "aria-label": t("Close"), onclick: () => dialog.close() }, "✕")),
    h("p", { data: { clock: "" }, role: "status" }, now(LONG)),
    h("p", { class: "hint" }, t("Wind the clock on by:")),
    h("div", { class: "storms winds" }, STEPS.map(step)),
    h("p", { class: "hint" }, t("It is wound for everybody here, and for the bot. It never goes back.")),
  );
  byId("layer").append(dialog);
  dialog.showModal();
}

function step([name, seconds]) {
  return h("button", { class: "storm", type: "button", data: { wind: seconds }, onclick: () => attempt("clock", { seconds }) }, h("b", {}, t(name)));
}

byId("clock").addEventListener("click", openClock);
on("clock", (news) => {
  setClock(news.now);
  emit("wound");
});
setInterval(draw, TICK_MS);
