// A select as Discord shows it: a box that opens a list; several values where that is allowed.

import { byId, h, shownName } from "/web/js/dom.js";
import { state } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const TEXT = 3, USER = 5, MENTIONABLE = 7, CHANNEL = 8;

export function optionsOf(data) {
  if (data.type === TEXT) return data.options;
  if (data.type === USER || data.type === MENTIONABLE) {
    const people = state.world.people.map((each) => ({ value: each.id, label: shownName(each), description: each.name }));
    return [...people, { value: state.world.bot.id, label: shownName(state.world.bot) }];
  }
  if (data.type === CHANNEL) return channelsFor(data).map((each) => ({ value: each.id, label: `#${each.name}` }));
  return [];
}

// Channels of this server, of the kinds that are asked for.
function channelsFor({ channel_types: kinds }) {
  const here = state.world.channels.filter((each) => each.server && each.server === state.channel.server);
  return here.filter((each) => !kinds?.length || kinds.includes(each.type));
}

// What is chosen from the start: options of text say so themselves, of people and channels the select does.
function chosenAtFirst(data, options) {
  const given = (data.default_values ?? []).map((each) => each.id);
  return options.filter((each) => each.default || given.includes(each.value)).map((each) => each.value);
}

// done(values) is called when a choice is complete. In a form (`keep`) the choice stays shown.
export function select(data, done, { busy = false, keep = false, name = null } = {}) {
  const options = optionsOf(data);
  const most = data.max_values ?? 1;
  const least = data.min_values ?? 1;
  let chosen = chosenAtFirst(data, options);
  const face = h("span", { class: "face" });
  const box = h(
    "button",
    {
      class: `select${busy ? " busy" : ""}`,
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": name || data.placeholder || t("Make a selection"),
      disabled: data.disabled,
      data: { customId: data.custom_id },
      onclick: () => open(),
    },
    face,
    h("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );

  function show() {
    const labels = options.filter((each) => chosen.includes(each.value)).map((each) => each.label);
    face.textContent = labels.length ? labels.join(", ") : data.placeholder || t("Make a selection");
    face.classList.toggle("empty", labels.length === 0);
    face.classList.toggle("several", labels.length > 1);
  }

  function open() {
    if (busy) return;
    box.setAttribute("aria-expanded", "true");
    const start = [...chosen];
    dropList(box, options, { chosen, many: most > 1 }, {
      pick(value) {
        if (most === 1) {
          chosen = chosen.includes(value) && least === 0 ? [] : [value];
          return true;
        }
        if (chosen.includes(value)) chosen = chosen.filter((each) => each !== value);
        else if (chosen.length < most) chosen = [...chosen, value];
        return false;
      },
      current: () => chosen,
      closed(cancelled) {
        box.setAttribute("aria-expanded", "false");
        const same = start.length === chosen.length && start.every((each) => chosen.includes(each));
        if (cancelled || chosen.length < least || (same && most > 1)) chosen = cancelled ? start : chosen;
        else done(chosen);
        if (!keep && chosen.length < least) chosen = start;
        show();
        box.focus();
      },
      hint: most > 1 ? t("Choose {number}, then press Done", { number: least === most ? most : `${least}–${most}` }) : null,
    });
  }

  show();
  return box;
}

function dropList(anchor, options, { many }, handlers) {
  const list = h("div", { class: "droplist", role: "listbox", "aria-multiselectable": many ? "true" : null, tabindex: "-1" });
  let active = Math.max(0, options.findIndex((each) => handlers.current().includes(each.value)));
  let over = false;

  function end(cancelled) {
    if (over) return;
    over = true;
    shade.remove();
    handlers.closed(cancelled);
  }

  function draw() {
    list.replaceChildren(
      ...options.map((each, index) =>
        h(
          "div",
          {
            class: index === active ? "option active" : "option",
            role: "option",
            id: `option-${index}`,
            "aria-selected": handlers.current().includes(each.value) ? "true" : "false",
            data: { value: each.value },
            onclick: () => pick(index),
          },
          each.emoji && h("span", { class: "emoji" }, each.emoji.name),
          h("span", { class: "what" }, h("span", {}, each.label), each.description && h("small", {}, each.description)),
          h("span", { class: many ? "tick box" : "tick", "aria-hidden": "true" }, handlers.current().includes(each.value) ? "✓" : ""),
        ),
      ),
    );
    list.setAttribute("aria-activedescendant", `option-${active}`);
    list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  function pick(index) {
    active = index;
    if (handlers.pick(options[index].value)) end(false);
    else draw();
  }

  const done = many && h("button", { class: "button style-1", type: "button", data: { done: "" }, onclick: () => end(false) }, t("Done"));
  const panel = h("div", { class: "droppanel" }, handlers.hint && h("p", { class: "hint" }, handlers.hint), list, done);
  const shade = h("div", { class: "shade", onclick: (event) => event.target === shade && end(!many) }, panel);
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) active = (active + step + options.length) % options.length;
    else if (event.key === "Enter" || event.key === " ") pick(active);
    else if (event.key === "Escape") end(!many);
    else if (event.key === "Tab") end(!many);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (!over) draw();
  });
  draw();
  (anchor.closest("dialog") || byId("layer")).append(shade);
  place(panel, anchor);
  list.focus();
}

// Under its box, or above where there is more room; on a phone at the bottom of the screen (see the style sheet).
function place(panel, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom;
  panel.style.setProperty("--left", `${Math.min(box.left, innerWidth - Math.max(box.width, 260) - 8)}px`);
  panel.style.setProperty("--width", `${Math.max(box.width, 260)}px`);
  if (below > 280 || below > box.top) {
    panel.style.setProperty("--top", `${box.bottom + 4}px`);
    panel.style.setProperty("--room", `${below - 16}px`);
  } else {
    panel.style.setProperty("--bottom", `${innerHeight - box.top + 4}px`);
    panel.style.setProperty("--room", `${box.top - 16}px`);
  }
}
