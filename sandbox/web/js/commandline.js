// A chosen command with its options, each a small box; the optional ones wait behind "+".

import { tell } from "/web/js/api.js";
import { h } from "/web/js/dom.js";
import { note } from "/web/js/log.js";
import { openModal } from "/web/js/modal.js";
import { PickList } from "/web/js/picklist.js";
import { emit, local, state } from "/web/js/store.js";
import { suggestions } from "/web/js/values.js";
import { t } from "/web/js/words.js";

const ATTACHMENT = 11, INTEGER = 4, NUMBER = 10;
const PAUSE_MS = 150;

export class CommandLine {
  constructor(offer, leave) {
    this.offer = offer;
    this.leave = leave;
    this.boxes = new Map(); // option name -> {option, input, value: chosen value or undefined}
    this.problem = h("p", { class: "problem", role: "alert" });
    this.hint = h("p", { class: "hint" }, offer.description);
    this.fields = h("div", { class: "fields" });
    this.more = h("div", { class: "more" });
    this.run = h("button", { class: "icon send", type: "submit", "aria-label": t("Send command") }, h("span", { "aria-hidden": "true" }, "➤"));
    this.form = h(
      "form",
      { class: "commandline", data: { commandLine: offer.name }, onsubmit: (event) => this.submit(event), onkeydown: (event) => this.key(event) },
      h("div", { class: "top" }, h("button", { class: "icon", type: "button", "aria-label": t("Cancel command"), onclick: leave }, "✕"), h("b", { class: "mention" }, `/${offer.shown}`), this.fields, this.more, this.run),
    );
    this.list = new PickList(this.form, t("Suggestions"), (index) => this.pick(index));
    this.elements = [this.list.element, h("div", { class: "about" }, this.hint, this.problem), this.form];
    for (const option of offer.options) if (option.required) this.add(option);
    this.drawMore();
  }

  focus() {
    const first = [...this.boxes.values()][0];
    (first ? first.input : this.run).focus();
  }

  close() {
    this.hideList();
  }

  // Suggestions that are still to come are not wanted any more: shown now, they would take the next Enter.
  hideList() {
    clearTimeout(this.timer);
    this.ticket = null;
    this.list.hide();
  }

  add(option) {
    const shown = local(option, "name");
    const box = { option, value: undefined };
    const common = { "aria-label": shown, data: { option: option.name }, onfocus: () => this.enter(box) };
    if (option.type === ATTACHMENT) box.input = h("input", { type: "file", ...common, onchange: () => this.readFile(box) });
    else {
      const mode = option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null;
      box.input = h("input", { type: "text", autocomplete: "off", inputmode: mode, size: 10, ...common, oninput: () => this.typed(box), onblur: () => this.left(box) });
    }
    this.boxes.set(option.name, box);
    this.fields.append(h("label", { class: "optionbox" }, h("span", {}, shown), box.input));
    return box;
  }

  drawMore() {
    const rest = this.offer.options.filter((each) => !this.boxes.has(each.name));
    this.more.replaceChildren(
      ...rest.map((option) =>
        h("button", { class: "addoption", type: "button", title: local(option, "description"), data: { addOption: option.name }, onclick: () => this.addMore(option) }, `+ ${local(option, "name")}`),
      ),
    );
  }

  addMore(option) {
    const box = this.add(option);
    this.drawMore();
    box.input.focus();
  }

  enter(box) {
    this.current = box;
    this.list.hide();
    this.hint.replaceChildren(h("b", {}, local(box.option, "name")), " ", local(box.option, "description"), box.option.required ? "" : ` ${t("(optional)")}`);
    this.suggest(box);
  }

  left(box) {
    if (this.current === box) this.hideList();
  }

  typed(box) {
    box.value = undefined;
    box.input.removeAttribute("aria-invalid");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.suggest(box), box.option.autocomplete ? PAUSE_MS : 0);
  }

  // The newest question wins; answers to older ones are dropped.
  async suggest(box) {
    const ticket = (this.ticket = Symbol("suggest"));
    try {
      const typed = box.value === undefined ? box.input.value : "";
      const choices = await suggestions(this.offer.name, box.option, typed, this.values(box));
      if (ticket !== this.ticket || this.current !== box) return;
      this.choices = choices || [];
      this.list.show(this.choices.map((each) => ({ main: each.name, data: { choice: String(each.value) } })), box.option.autocomplete ? t("No options fit.") : null);
    } catch (error) {
      if (ticket === this.ticket) this.list.show([], error.message);
    }
  }

  pick(index) {
    const choice = this.choices[index];
    const box = this.current;
    box.value = choice.value;
    box.input.value = choice.name;
    this.hideList();
    const next = [...this.boxes.values()].find((each) => each.option.required && each.value === undefined && !each.input.value);
    (next ? next.input : this.run).focus();
  }

  values(except = null) {
    const values = {};
    for (const [name, box] of this.boxes) if (box !== except && (box.value !== undefined || box.input.value)) values[name] = box.value ?? box.input.value;
    return values;
  }

  readFile(box) {
    const [file] = box.input.files;
    const reader = new FileReader();
    reader.onload = () => { box.value = { name: file.name, type: file.type, base64: reader.result.split(",")[1] }; };
    if (file) reader.readAsDataURL(file);
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Escape") this.leave();
    if (event.key === "Backspace" && this.current && !this.current.input.value && !this.current.option.required) this.remove(this.current);
  }

  remove(box) {
    this.boxes.delete(box.option.name);
    box.input.closest("label").remove();
    this.drawMore();
    this.focus();
  }

  async submit(event) {
    event.preventDefault();
    const empty = [...this.boxes.values()].find((each) => each.option.required && each.value === undefined && !each.input.value);
    if (empty) {
      empty.input.setAttribute("aria-invalid", "true");
      empty.input.focus();
      this.problem.textContent = t("This option is required. Specify a value.");
      return;
    }
    const channel = state.channel.id;
    this.run.disabled = true;
    try {
      const sent = await tell("command", { channel, name: this.offer.name, options: this.values(), until: "sent" });
      this.leave();
      this.await(sent.interaction, channel);
    } catch (error) {
      this.problem.textContent = error.message;
      this.run.disabled = false;
    }
  }

  async await(interaction, channel) {
    emit("sending", this.offer.shown);
    const response = await fetch(`/sandbox/interactions/${interaction}?until=answered`);
    const answer = await response.json();
    emit("sending", null);
    if (answer.failed && channel === state.channel.id) note(`/${this.offer.shown}: ${t("The application did not respond")}`);
    if (answer.modal) openModal(interaction, answer.modal);
  }
}
