// The small menu of things that can go wrong.

import { ask, attempt, tell } from "/web/js/api.js";
import { byId, h } from "/web/js/dom.js";
import { placeControls } from "/web/js/place.js";
import { on } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const STORMS = [
  ["Next request: 429", "Too many requests, try again in half a second.", "faults", { status: 429 }],
  ["Next request: 500", "The request has no effect.", "faults", { status: 500 }],
  ["Next answer lost", "The request has its effect, but the bot gets a 502.", "faults", { status: 502, when: "after" }],
  ["Slow for ten requests", "Each answer takes two seconds.", "faults", { delay: 2, times: 10 }],
  ["Ask to reconnect", "The gateway wants the bot to connect again and resume.", "gateway/reconnect", {}],
  ["Drop the gateway", "The line is cut; the bot resumes.", "gateway/drop", {}],
  ["Invalid session", "The session is lost; the bot begins anew.", "gateway/invalidate", {}],
  ["Expire tokens", "No earlier interaction can be answered any more.", "tokens/expire", {}],
  ["Next change: too late", "The message is too old to be changed so often.", "faults", { route: "PATCH /channels/*", status: 429, code: 30046, retry_after: 20 }],
];

export async function openWeather() {
  const report = await ask("report");
  const dialog = h(
    "dialog",
    { class: "weather", "aria-label": t("Weather"), onclose: () => dialog.remove(), onclick: (event) => event.target === dialog && dialog.close() },
    h("header", {}, h("h2", {}, t("Weather")), h("button", { class: "icon", "aria-label": t("Close"), onclick: () => dialog.close(), autofocus: true }, "✕")),
    h("p", { class: "hint" }, t("Trouble for the bot, on demand.")),
    h("div", { class: "storms" }, STORMS.map(storm)),
    report.faults.length > 0 && h("p", {}, `${t("In force: {faults}", { faults: report.faults.map(described).join("; ") })} `, h("button", { class: "button", onclick: clear }, t("Clear"))),
    placeControls(),
    violations(report),
  );
  byId("layer").append(dialog);
  dialog.showModal();
}

function storm([name, about, path, body]) {
  const start = async (event) => {
    const dialog = event.target.closest("dialog");
    await attempt(path, body);
    dialog.close();
    await drawWeather();
  };
  return h("button", { class: "storm", type: "button", data: { storm: path, status: body.status || "" }, onclick: start }, h("b", {}, t(name)), h("small", {}, t(about)));
}

const described = (fault) => `${fault.route} ${fault.status || `+${fault.delay} s`}${fault.times ? ` ×${fault.times}` : ""}`;

async function clear(event) {
  const dialog = event.target.closest("dialog");
  await tell("faults", {}, "DELETE");
  dialog.close();
  await drawWeather();
}

function violations(report) {
  const used = Object.values(report.used).reduce((sum, each) => sum + each, 0);
  if (!report.violations.length) return h("p", { class: "hint" }, t("The bot broke no rule of Discord in {count} requests.", { count: used }));
  return h("details", { open: true, data: { violations: report.violations.length } }, h("summary", {}, t("{broken} violations in {count} requests", { broken: report.violations.length, count: used })), h("ul", {}, report.violations.slice(-30).map((each) => h("li", {}, h("b", {}, each.kind), ` ${each.where}: ${each.detail}`))));
}

export async function drawWeather() {
  const { faults } = await ask("report");
  byId("faults").hidden = faults.length === 0;
  byId("faults").textContent = faults.length;
}

byId("weather").addEventListener("click", openWeather);
on("world", drawWeather);
