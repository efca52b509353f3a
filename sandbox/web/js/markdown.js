// The subset of Discord's markdown that games use, made into elements (never into HTML text).

import { h, shownName } from "/web/js/dom.js";
import { channelById, state, userById } from "/web/js/store.js";
import { moment } from "/web/js/moment.js";
import { t } from "/web/js/words.js";

// --- blocks

export function markdown(text) {
  const blocks = [];
  const parts = text.split(/```(?:[a-z0-9+-]*\n)?([\s\S]*?)```/);
  parts.forEach((part, index) => {
    if (index % 2) blocks.push(h("pre", {}, h("code", {}, part.replace(/\n$/, ""))));
    else if (part) blocks.push(...lines(part.replace(/^\n|\n$/g, "").split("\n")));
  });
  return blocks;
}

const STARTS = [
  [/^(#{1,3}) +(.+)/, (m) => h(`h${m[1].length + 2}`, {}, inline(m[2]))],
  [/^-# +(.+)/, (m) => h("p", { class: "subtext" }, inline(m[1]))],
];
const ITEM = /^( *)([-*]|\d+\.) +(.*)/;
const QUOTE = /^> ?(.*)/;

function lines(all) {
  const blocks = [];
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push(h("p", {}, inline(plain.join("\n"))));
    plain = [];
  };
  for (let i = 0; i < all.length; i += 1) {
    const line = all[i];
    if (line.startsWith(">>> ")) {
      flush();
      blocks.push(h("blockquote", {}, lines([line.slice(4), ...all.slice(i + 1)])));
      break;
    }
    const taken = take(all, i);
    if (taken) {
      flush();
      blocks.push(taken.element);
      i += taken.count - 1;
    } else plain.push(line);
  }
  flush();
  return blocks;
}

function take(all, at) {
  for (const [pattern, make] of STARTS) {
    const match = pattern.exec(all[at]);
    if (match) return { element: make(match), count: 1 };
  }
  if (QUOTE.test(all[at])) {
    const quoted = run(all, at, QUOTE);
    return { element: h("blockquote", {}, lines(quoted.map((line) => QUOTE.exec(line)[1]))), count: quoted.length };
  }
  if (ITEM.test(all[at])) {
    const items = run(all, at, ITEM);
    return { element: list(items.map((item) => ITEM.exec(item))), count: items.length };
  }
  return null;
}

function run(all, at, pattern) {
  let end = at;
  while (end < all.length && pattern.test(all[end])) end += 1;
  return all.slice(at, end);
}

function list(items) {
  const ordered = /\d/.test(items[0][2]);
  const element = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(items[0][2], 10) } : {});
  const depth = items[0][1].length;
  for (let i = 0; i < items.length; i += 1) {
    const item = h("li", {}, inline(items[i][3]));
    let next = i + 1;
    while (next < items.length && items[next][1].length > depth) next += 1;
    if (next > i + 1) item.append(list(items.slice(i + 1, next)));
    element.append(item);
    i = next - 1;
  }
  return element;
}

// --- inline

const wrap = (tag, props) => (m) => h(tag, props || {}, inline(m[1]));
const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (m) => m[1]],
  [/^``(.+?)``|^`([^`]+)`/, (m) => h("code", {}, m[1] || m[2])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, wrap("strong")],
  [/^__([\s\S]+?)__(?!_)/, wrap("u")],
  [/^~~([\s\S]+?)~~/, wrap("s")],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\*(?!\s)([^*]+?)\*/, wrap("em")],
  [/^_(?!\s)([^_]+?)_(?![A-Za-z0-9])/, wrap("em")],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<?https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?>?/, (m) => place(m[1], " › 💬")],
  [/^<?(https?:\/\/[^\s<>]+[^\s<>.,:;!?)])>?/, (m) => link(m[1], m[1])],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<#(\d+)>/, (m) => place(m[1])],
  [/^<@&\d+>/, () => h("span", { class: "mention" }, "@role")],
  [/^<\/([^:>]+):\d+>/, (m) => h("button", { class: "mention", type: "button", data: { commandMention: m[1] } }, `/${m[1]}`)],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] || "f")],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, `@${m[1]}`)],
  [/^\n/, () => h("br")],
];

export function inline(text) {
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const hit = /^[\\`*_~|[h<@\n]/.test(rest) && !(rest[0] === "_" && /\w$/.test(plain)) && first(rest);
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit.made);
      at += hit.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) out.push(plain);
  return out;
}

function first(rest) {
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(rest);
    if (match) return { made: make(match), length: match[0].length };
  }
  return null;
}

function link(url, content) {
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, content);
}

function mention(id) {
  const user = userById(id);
  const mine = id === state.world.me;
  return h("span", { class: mine ? "mention mine" : "mention", data: { user: id } }, `@${user ? shownName(user) : "unknown"}`);
}

// A channel; a link to a message is shown as its channel, as Discord does.
function place(id, more = "") {
  const channel = channelById(id);
  return h("a", { class: "mention", href: `#${id}`, data: { goto: id } }, `#${channel ? channel.name : "unknown"}${more}`);
}

function spoiler(text) {
  const cover = h("button", { class: "spoiler", "aria-label": t("Spoiler, press to show"), type: "button" }, h("span", {}, inline(text)));
  cover.addEventListener("click", () => {
    cover.classList.add("open");
    cover.removeAttribute("aria-label");
  });
  return cover;
}
