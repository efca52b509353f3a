// The list of messages in the open channel.

import { ask } from "/web/js/api.js";
import { byId, h } from "/web/js/dom.js";
import { messageElement } from "/web/js/message.js";
import { dayOf, refreshMoments, shown } from "/web/js/moment.js";
import { emit, on, state } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const GROUP_MS = 7 * 60 * 1000;
const NEAR = 120;
const GRACE_MS = 300;
const PAGE = 50;
const MOMENTS_MS = 5000;
const PRIVATE = 64;
const log = byId("log");

function follows(message, before) {
  if (!before || before.author.id !== message.author.id || message.interaction || message.message_reference) return false;
  const together = new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS;
  return together && (before.flags & PRIVATE) === (message.flags & PRIVATE);
}

const elementOf = (id) => log.querySelector(`[data-message="${id}"]`);

export function drawAll() {
  const parts = [];
  let before = null;
  for (const message of state.messages.values()) {
    if (!before || !sameDay(before, message)) parts.push(day(message));
    parts.push(messageElement(message, follows(message, before)));
    before = message;
  }
  const start = state.older ? h("button", { class: "button older", type: "button", onclick: loadOlder }, t("Earlier messages")) : welcome();
  log.replaceChildren(start, ...parts);
  toEnd();
}

const sameDay = (one, other) => dayOf(new Date(one.timestamp)) === dayOf(new Date(other.timestamp));

function day(message) {
  const text = shown(new Date(message.timestamp), { dateStyle: "full" });
  return h("div", { class: "day", role: "separator" }, h("span", {}, text));
}

function welcome() {
  const { name, topic, server } = state.channel;
  return h("div", { class: "welcome" }, h("h2", {}, server ? t("Welcome to #{name}", { name }) : t("Direct messages with {name}", { name })), topic && h("p", {}, t(topic)));
}

async function loadOlder() {
  const first = state.messages.keys().next().value;
  const { messages } = await ask("messages", { channel: state.channel.id, before: first, limit: PAGE });
  const height = log.scrollHeight;
  state.older = messages.length === PAGE;
  state.messages = new Map([...messages.map((each) => [each.id, each]), ...state.messages]);
  drawAll();
  log.scrollTop = log.scrollHeight - height;
}

// Who has read to the end stays there when something grows: a picture that comes, a keyboard that opens.
// Only who scrolls up leaves the end: what has grown between a scroll and its event does not count as that.
let atEnd = true;
let top = 0;
const toEnd = () => {
  log.scrollTop = log.scrollHeight;
  top = log.scrollTop;
  atEnd = true;
};
log.addEventListener("scroll", () => {
  const near = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
  atEnd = near || (atEnd && log.scrollTop >= top);
  top = log.scrollTop;
}, { passive: true });
log.addEventListener("load", () => calmly(() => atEnd && toEnd()), true);
new ResizeObserver(() => calmly(() => atEnd && toEnd())).observe(log);

// What a finger presses stays where it is until it is lifted: a browser makes no click of a press on a button that was
// drawn anew before the release. After a touch the click may come a moment later.
let waiting = null;
let grace = 0;

function calmly(draw) {
  if (waiting) waiting.push(draw);
  else draw();
}

function goOn() {
  clearTimeout(grace);
  const drawn = waiting || [];
  waiting = null;
  for (const draw of drawn) draw();
}

log.addEventListener("pointerdown", () => {
  clearTimeout(grace);
  waiting ||= [];
});
log.addEventListener("click", () => {
  if (waiting) setTimeout(goOn);
});
window.addEventListener("pointerup", () => {
  if (waiting) grace = setTimeout(goOn, GRACE_MS);
});
for (const end of ["pointercancel", "blur"]) window.addEventListener(end, goOn);

function upsert(message) {
  const known = state.messages.has(message.id);
  const mine = !known && (message.flags & PRIVATE) !== 0; // the answer to what was just pressed, wherever that stands
  const stay = atEnd || mine;
  const ids = [...state.messages.keys()];
  const beforeId = known ? ids[ids.indexOf(message.id) - 1] : ids[ids.length - 1];
  const before = state.messages.get(beforeId);
  state.messages.set(message.id, message);
  const element = messageElement(message, follows(message, before));
  const old = elementOf(message.id);
  if (old) replace(old, element);
  else {
    if (!before || !sameDay(before, message)) log.append(day(message));
    log.append(element);
  }
  if (stay) toEnd();
}

// The control that had the keyboard's focus keeps it when its message is drawn anew.
function replace(old, element) {
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
  old.replaceWith(element);
  if (focused) element.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus();
}

export function note(text) {
  const close = () => element.remove();
  const element = h("p", { class: "failed note", role: "alert", data: { note: "failed" } }, text, " · ", h("button", { class: "linklike", type: "button", onclick: close }, t("Dismiss")));
  log.append(element);
  toEnd();
}

on("message", ({ message }) => {
  if (message.channel_id !== state.channel.id) return;
  calmly(() => message.channel_id === state.channel.id && upsert(message));
  emit("seen");
});

on("wound", () => calmly(drawAll));
setInterval(refreshMoments, MOMENTS_MS);

on("deleted", ({ id }) => {
  calmly(() => {
    state.messages.delete(id);
    elementOf(id)?.remove();
  });
});

on("redraw", (id) => {
  calmly(() => state.messages.has(id) && upsert(state.messages.get(id)));
});

log.addEventListener("click", (event) => {
  const jump = event.target.closest("[data-jump]");
  const goto = event.target.closest("[data-goto]");
  if (jump || goto) event.preventDefault();
  if (jump) {
    const target = elementOf(jump.dataset.jump);
    target?.scrollIntoView({ block: "center", behavior: "smooth" });
    target?.classList.add("flash");
    setTimeout(() => target?.classList.remove("flash"), 1500);
  }
  if (goto) emit("goto", goto.dataset.goto);
  const command = event.target.closest("[data-command-mention]");
  if (command) emit("offer", command.dataset.commandMention);
});
