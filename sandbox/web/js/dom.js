// Making elements: h("button", {class: "icon", onclick: press, data: {id: 1}}, "Press", child)

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProp(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function setProp(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "data") for (const [key, item] of Object.entries(value)) element.dataset[key] = item;
  else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "value") element.value = value;
  else element.setAttribute(name, value === true ? "" : value);
}

export const byId = (id) => document.getElementById(id);

export function icon(path) {
  const holder = document.createElement("span");
  holder.className = "glyph";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg viewBox="0 0 24 24"><path d="${path}"/></svg>`;
  return holder;
}

// A round picture with the first letter of a name; its colour is always the same for the same name.
export function avatar(user) {
  if (user.bot) return h("img", { class: "avatar", src: "/web/bird.svg", alt: "" });
  const name = user.shown || user.global_name || user.name || user.username;
  let sum = 7;
  for (const letter of user.name || user.username) sum = (sum * 31 + letter.codePointAt(0)) % 360;
  return h("span", { class: "avatar", style: `--hue: ${sum}`, "aria-hidden": "true" }, name[0].toUpperCase());
}

export const shownName = (user) => user.shown || user.global_name || user.name || user.username;
