// The list over the message box: one line is active, arrows move, Enter or Tab takes it.

import { h } from "/web/js/dom.js";

export class PickList {
  // lines: [{main, side, data}], take(index) is called with the one that was taken.
  constructor(owner, label, take) {
    this.owner = owner;
    this.take = take;
    this.active = 0;
    this.lines = [];
    this.element = h("div", { class: "picklist", role: "listbox", id: "picklist", "aria-label": label, hidden: true });
  }

  show(lines, empty = null) {
    this.lines = lines;
    this.active = Math.min(this.active, Math.max(0, lines.length - 1));
    this.element.hidden = lines.length === 0 && !empty;
    if (lines.length === 0 && empty) this.element.replaceChildren(h("p", { class: "hint" }, empty));
    else this.draw();
    this.owner.setAttribute("aria-expanded", lines.length > 0 ? "true" : "false");
  }

  hide() {
    this.active = 0;
    this.show([]);
  }

  draw() {
    this.element.replaceChildren(
      ...this.lines.map((line, index) =>
        h(
          "div",
          {
            class: index === this.active ? "option active" : "option",
            role: "option",
            id: `pick-${index}`,
            "aria-selected": index === this.active ? "true" : "false",
            data: line.data || {},
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => this.take(index),
          },
          h("span", { class: "what" }, h("b", {}, line.main), line.side && h("small", {}, line.side)),
        ),
      ),
    );
    if (this.lines.length) this.owner.setAttribute("aria-activedescendant", `pick-${this.active}`);
    this.element.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  // Whether the key was meant for the list.
  key(event) {
    if (!this.lines.length) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.active = (this.active + step + this.lines.length) % this.lines.length;
      this.draw();
    } else if (event.key === "Enter" || event.key === "Tab") this.take(this.active);
    else return false;
    event.preventDefault();
    return true;
  }
}
