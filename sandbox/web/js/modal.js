// Forms that the bot opens.

import { Refusal, tell } from "/web/js/api.js";
import { byId, h } from "/web/js/dom.js";
import { markdown } from "/web/js/markdown.js";
import { select } from "/web/js/select.js";
import { t } from "/web/js/words.js";

const TEXT_INPUT = 4, LABEL = 18, TEXT_DISPLAY = 10, RADIO = 21, CHECKBOXES = 22, CHECKBOX = 23;
const SELECTS = [3, 5, 6, 7, 8];

export function openModal(interaction, modal) {
  const values = {};
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { class: "button style-1", type: "submit" }, t("Submit"));
  const form = h(
    "form",
    { method: "dialog", onsubmit: submit },
    h("h2", {}, modal.title),
    modal.components.map((each) => top(each, values)),
    problem,
    h("div", { class: "row end" }, h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("Cancel")), send),
  );
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title, data: { modal: modal.custom_id }, onclose: () => dialog.remove() }, form);

  async function submit(event) {
    event.preventDefault();
    send.disabled = true;
    problem.textContent = "";
    try {
      const answer = await tell("submit", { interaction, values, until: "answered" });
      if (answer.failed) throw new Refusal(t("Something went wrong. Try again."));
      dialog.close();
    } catch (error) {
      problem.textContent = error.message;
    }
    send.disabled = false;
  }

  byId("layer").append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .select")?.focus();
}

function top(data, values) {
  if (data.type === TEXT_DISPLAY) return h("div", { class: "text" }, markdown(data.content));
  if (data.type === LABEL) return labelled(data.label, data.description, data.component, values);
  return data.components.map((each) => labelled(each.label, null, each, values));
}

function labelled(label, description, data, values) {
  const mark = data.required === false || data.type === CHECKBOX ? null : h("span", { class: "must", "aria-hidden": "true" }, " *");
  return h("label", { class: "formfield" }, h("span", { class: "formlabel" }, label, mark), description && h("small", {}, description), input(data, label, values));
}

function input(data, label, values) {
  const id = data.custom_id;
  if (data.type === TEXT_INPUT) return text(data, values);
  if (SELECTS.includes(data.type)) {
    const preset = (data.options || []).filter((each) => each.default).map((each) => each.value);
    if (preset.length) values[id] = preset;
    return select(data, (chosen) => { values[id] = chosen; }, { keep: true, name: label });
  }
  if (data.type === CHECKBOX) return h("input", { type: "checkbox", checked: data.default, data: { customId: id }, onchange: (event) => { values[id] = event.target.checked; } });
  if (data.type === RADIO || data.type === CHECKBOXES) return choices(data, values);
  return h("span", { class: "unknown" }, t("Field of type {type}", { type: data.type }));
}

function text(data, values) {
  const props = {
    value: data.value || "",
    placeholder: data.placeholder,
    maxlength: data.max_length,
    minlength: data.min_length,
    required: data.required !== false,
    data: { customId: data.custom_id },
    oninput: (event) => { values[data.custom_id] = event.target.value; },
  };
  if (data.value) values[data.custom_id] = data.value;
  return data.style === 2 ? h("textarea", { rows: 4, ...props }) : h("input", { type: "text", autocomplete: "off", ...props });
}

function choices(data, values) {
  const kind = data.type === RADIO ? "radio" : "checkbox";
  const change = (event) => {
    const picked = [...event.target.closest(".choices").querySelectorAll(":checked")].map((each) => each.value);
    values[data.custom_id] = picked;
  };
  values[data.custom_id] = data.options.filter((each) => each.default).map((each) => each.value);
  return h(
    "span",
    { class: "choices", data: { customId: data.custom_id } },
    data.options.map((each) => h("label", {}, h("input", { type: kind, name: data.custom_id, value: each.value, checked: each.default, onchange: change }), " ", each.label, each.description && h("small", {}, ` ${each.description}`))),
  );
}
