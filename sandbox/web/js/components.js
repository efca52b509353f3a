// Components of messages: rows of buttons and selects, and what components v2 adds.

import { attempt } from "/web/js/api.js";
import { h } from "/web/js/dom.js";
import { markdown } from "/web/js/markdown.js";
import { attachment, picture } from "/web/js/picture.js";
import { select } from "/web/js/select.js";
import { emit, state } from "/web/js/store.js";
import { openModal } from "/web/js/modal.js";
import { t } from "/web/js/words.js";

const MAKERS = {
  1: (row, message) => h("div", { class: "row" }, row.components.map((each) => component(each, message))),
  2: button,
  3: messageSelect,
  5: messageSelect,
  6: messageSelect,
  7: messageSelect,
  8: messageSelect,
  9: section,
  10: (text) => h("div", { class: "text" }, markdown(text.content)),
  11: (thumb) => h("div", { class: "thumb" }, picture({ ...thumb.media, description: thumb.description })),
  12: gallery,
  13: (file) => attachment({ ...file.file, filename: file.name, size: file.size, content_type: "" }),
  14: (line) => h("hr", { class: `${line.divider ? "" : "bare"} ${line.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

export function component(data, message) {
  const make = MAKERS[data.type];
  return make ? make(data, message) : h("div", { class: "unknown" }, t("Component of type {type}", { type: data.type }));
}

const LINK = 5;

function button(data, message) {
  const face = [data.emoji && data.emoji.name && h("span", { class: "emoji" }, data.emoji.name), data.label].filter(Boolean);
  if (data.style === LINK) return h("a", { class: "button style-5", href: data.url, target: "_blank", rel: "noreferrer noopener" }, face, " ↗");
  const busy = state.waiting.has(`${message.id}/${data.custom_id}`);
  return h(
    "button",
    {
      class: `button style-${data.style}${busy ? " busy" : ""}`,
      type: "button",
      disabled: data.disabled,
      "aria-busy": busy ? "true" : null,
      data: { customId: data.custom_id },
      onclick: () => !busy && press(message, data.custom_id),
    },
    face,
  );
}

function messageSelect(data, message) {
  const busy = state.waiting.has(`${message.id}/${data.custom_id}`);
  return select(data, (values) => press(message, data.custom_id, values), { busy });
}

function section(data, message) {
  const texts = data.components.map((each) => component(each, message));
  return h("div", { class: "section" }, h("div", { class: "texts" }, texts), component(data.accessory, message));
}

function gallery(data) {
  const items = data.items.map((item) => picture({ ...item.media, description: item.description }));
  return h("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

function container(data, message) {
  const accent = data.accent_color === null ? null : `--accent: #${data.accent_color.toString(16).padStart(6, "0")}`;
  const classes = accent ? "container accented" : "container";
  return h("div", { class: classes, style: accent }, data.components.map((each) => component(each, message)));
}

async function press(message, customId, values) {
  const key = `${message.id}/${customId}`;
  state.waiting.add(key);
  state.failed.delete(message.id);
  emit("redraw", message.id);
  const answer = await attempt("press", { message: message.id, custom_id: customId, values, until: "answered" });
  state.waiting.delete(key);
  if (answer && answer.failed) state.failed.set(message.id, t("This interaction failed"));
  emit("redraw", message.id);
  if (answer && answer.modal) openModal(answer.interaction, answer.modal);
}
