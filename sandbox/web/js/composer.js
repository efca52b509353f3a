// The message box. A slash opens the commands; a chosen command turns it into a line of options.

import { attempt } from "/web/js/api.js";
import { CommandLine } from "/web/js/commandline.js";
import { byId, h } from "/web/js/dom.js";
import { fitting } from "/web/js/offers.js";
import { PickList } from "/web/js/picklist.js";
import { on, state } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const holder = byId("composer");
const drafts = new Map(); // channel id -> what was typed there and not sent
let at = null; // the id of the channel whose text stands in the box
let found = [];
let line = null;

const box = h("textarea", {
  id: "say",
  rows: 1,
  maxlength: 2000,
  role: "combobox",
  "aria-label": t("Message"),
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-controls": "picklist",
  autocomplete: "off",
  oninput: changed,
  onkeydown: key,
});
const list = new PickList(box, t("Commands"), take);
const slash = h("button", { class: "icon slash", type: "button", "aria-label": t("Commands"), title: t("Commands"), onclick: begin }, "/");
const send = h("button", { class: "icon send", type: "button", "aria-label": t("Send"), onclick: say }, h("span", { "aria-hidden": "true" }, "➤"));

export function drawComposer() {
  line?.close();
  line = null;
  box.placeholder = t("Message {channel}", { channel: `${state.channel.server ? "#" : ""}${state.channel.name}` });
  holder.replaceChildren(list.element, h("div", { class: "saybox" }, slash, box, send));
  if (at !== state.channel.id) moveTo(state.channel.id);
}

function moveTo(channel) {
  drafts.set(at, box.value);
  at = channel;
  fill(drafts.get(at) || "");
}

function fill(text) {
  box.value = text;
  changed();
}

function begin() {
  if (!box.value.startsWith("/")) box.value = `/${box.value}`;
  box.focus();
  changed();
}

function changed() {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, 160)}px`;
  const typed = /^\/([^\n]*)$/.exec(box.value);
  found = typed ? fitting(typed[1]) : [];
  if (!typed) list.hide();
  else list.show(found.map(asLine), state.commands.length ? t("No command fits.") : t("The bot has no commands (yet)."));
}

const asLine = (offer) => ({ main: `/${offer.shown}`, side: offer.description, data: { command: offer.name } });

function take(index) {
  const offer = found[index];
  box.value = "";
  list.hide();
  line = new CommandLine(offer, () => {
    drawComposer();
    box.focus();
  });
  holder.replaceChildren(...line.elements);
  line.focus();
}

function key(event) {
  if (list.key(event)) return;
  if (event.key === "Escape") list.hide();
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    say();
  }
}

async function say() {
  const text = box.value.trim();
  const channel = at;
  if (!text || text.startsWith("/")) return;
  fill("");
  if (await attempt("say", { channel, text })) return;
  const meanwhile = channel === at ? box.value : drafts.get(channel);
  const again = meanwhile ? `${text}\n${meanwhile}` : text; // it was not said: above what was typed meanwhile
  if (channel === at) fill(again);
  else drafts.set(channel, again);
}

on("offer", (name) => {
  found = fitting(name).filter((each) => each.name === name);
  if (found.length) take(0);
});
