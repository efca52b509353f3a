// Servers, channels, threads and direct messages; and who sits at this window.

import { attempt } from "/web/js/api.js";
import { avatar, byId, h, icon, shownName } from "/web/js/dom.js";
import { emit, on, personById, state } from "/web/js/store.js";
import { languageOf, t } from "/web/js/words.js";

const DM = 1, PRIVATE_THREAD = 12;
const HASH = "M5 9h15M4 15h15M10 4 8 20M16 4l-2 16";
const BRANCH = "M6 4v9a3 3 0 0 0 3 3h9M15 12l4 4-4 4";
const LOCK = "M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z";
const LETTER = "M4 6h16v12H4zM4 7l8 6 8-6";
const MOON = "M19 14a8 8 0 1 1-9-10 7 7 0 0 0 9 10z";

export function drawSidebar() {
  const { servers, channels } = state.world;
  const direct = channels.filter((each) => each.type === DM);
  const groups = servers.map((server) => group(server.name, server.id, tree(channels.filter((each) => each.server === server.id))));
  if (direct.length) groups.push(group(t("Messages from the bot"), "dm", direct));
  byId("places").replaceChildren(...groups);
  byId("me").replaceChildren(...myself());
  drawElsewhere();
}

// Channels in order, each followed by its threads; those asleep only while open.
function tree(channels) {
  const parents = channels.filter((each) => !each.parent);
  const threads = channels.filter((each) => each.parent && (!each.archived || each.id === state.channel?.id));
  return parents.flatMap((parent) => [parent, ...threads.filter((each) => each.parent === parent.id)]);
}

function group(name, id, channels) {
  return h("section", { data: { server: id } }, h("h2", {}, name), h("ul", {}, channels.map((each) => h("li", {}, entry(each)))));
}

function glyph(channel) {
  if (channel.type === DM) return icon(channel.closed ? LOCK : LETTER);
  if (!channel.parent) return icon(channel.private ? LOCK : HASH);
  if (channel.archived) return icon(MOON);
  return icon(channel.type === PRIVATE_THREAD || channel.locked ? LOCK : BRANCH);
}

function entry(channel) {
  const open = channel.id === state.channel?.id;
  const classes = ["place", channel.parent && "thread", open && "open", channel.unread && !open && "unread"];
  const pings = !open && channel.pings > 0 && h("span", { class: "badge", "aria-label": t("{count} mentions", { count: channel.pings }) }, channel.pings);
  return h(
    "button",
    {
      class: classes.filter(Boolean).join(" "),
      type: "button",
      "aria-current": open ? "page" : null,
      data: { channel: channel.name, channelId: channel.id, unread: channel.unread, pings: channel.pings },
      onclick: () => emit("goto", channel.id),
    },
    glyph(channel),
    h("span", { class: "name" }, channel.name),
    pings,
  );
}

function myself() {
  const me = personById(state.world.me);
  const menu = h(
    "select",
    { id: "person", "aria-label": t("Act as"), onchange: (event) => emit("become", event.target.value) },
    state.world.people.map((each) => h("option", { value: each.name, selected: each.id === me.id }, shownName(each))),
  );
  const language = h(
    "select",
    { id: "locale", "aria-label": t("Language of Discord"), onchange: (event) => speak(event.target.value) },
    [...new Set([...state.world.languages, me.locale])].map((each) => h("option", { value: each, selected: each === me.locale }, called(each))),
  );
  const again = h("a", { class: "icon", href: `?as=${me.name}`, target: "_blank", title: t("Another window"), "aria-label": t("Open another window") }, icon("M14 5h5v5M19 5l-8 8M11 6H5v13h13v-6"));
  return [avatar(me), h("div", { class: "who" }, h("small", {}, t("You are")), menu, language), again];
}

// How a language is called in that language; with its region where another one is offered, too.
function called(locale) {
  const alone = state.world.languages.filter((each) => languageOf(each) === languageOf(locale)).length < 2;
  return new Intl.DisplayNames(locale, { type: "language" }).of(alone ? languageOf(locale) : locale);
}

async function speak(locale) {
  if (await attempt("locale", { locale })) emit("become", state.me);
}

function drawElsewhere() {
  const pings = state.world.channels.filter((each) => each.id !== state.channel?.id).reduce((sum, each) => sum + each.pings, 0);
  byId("elsewhere").hidden = pings === 0;
  byId("elsewhere").textContent = pings;
  document.title = `${pings ? `(${pings}) ` : ""}${state.channel ? `#${state.channel.name}` : t("Sandbox")}`;
}

export function showSidebar(shown) {
  document.body.classList.toggle("menu-open", shown);
  byId("menu").setAttribute("aria-expanded", shown ? "true" : "false");
  if (shown) byId("places").querySelector(".open")?.focus();
}

byId("menu").addEventListener("click", () => showSidebar(!document.body.classList.contains("menu-open")));
byId("scrim").addEventListener("click", () => showSidebar(false));

on("activity", (news) => {
  const channel = state.world.channels.find((each) => each.id === news.channel);
  if (!channel) return;
  channel.unread += 1;
  channel.pings += news.ping ? 1 : 0;
  drawSidebar();
});
