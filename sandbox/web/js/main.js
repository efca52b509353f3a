// Where the page begins: who is here, which channel is open, and what to do with the news.

import { ask, tell } from "/web/js/api.js";
import { drawComposer } from "/web/js/composer.js";
import { byId, h } from "/web/js/dom.js";
import { connect, watch } from "/web/js/feed.js";
import { drawAll } from "/web/js/log.js";
import { drawSidebar, showSidebar } from "/web/js/sidebar.js";
import { channelById, emit, locale, on, personById, state } from "/web/js/store.js";
import { loadCommands } from "/web/js/values.js";
import { setClock } from "/web/js/clock.js";
import { ZONE } from "/web/js/moment.js";
import "/web/js/weather.js";
import { first, t, translatePage } from "/web/js/words.js";

const PAGE = 50;

async function become(name) {
  state.me = name;
  sessionStorage.setItem("as", name);
  await loadWorld();
  if (locale() !== first.locale) {
    location.assign(`?${new URLSearchParams({ as: name, ...(state.channel && { channel: state.channel.name }), ...(ZONE && { zone: ZONE }) })}`);
    return;
  }
  document.documentElement.lang = personById(state.world.me).locale;
  const wanted = new URLSearchParams(location.search).get("channel");
  const open = state.channel && channelById(state.channel.id);
  const shown = state.world.channels.find((each) => [each.id, each.name].includes(wanted)) || open || state.world.channels[0];
  connect();
  await openChannel(shown.id);
}

// What is told while the answer is on its way may not be in it: then the page asks once more.
let told = 0;
for (const event of ["activity", "channels", "people", "presence"]) on(event, () => (told += 1));

async function loadWorld() {
  let before;
  do {
    before = told;
    state.world = await ask("world");
  } while (told !== before);
  setClock(state.world.now);
  if (state.channel) state.channel = channelById(state.channel.id) || state.channel;
  drawPresence(state.world.online);
  emit("world");
}

async function openChannel(id) {
  state.channel = channelById(id);
  if (!state.channel) {
    await loadWorld();
    state.channel = channelById(id);
  }
  if (!state.channel) return;
  const { messages } = await ask("messages", { channel: id, limit: PAGE });
  state.messages = new Map(messages.map((each) => [each.id, each]));
  state.older = messages.length === PAGE;
  state.failed.clear();
  await loadCommands();
  watch(id);
  drawBar();
  drawAll();
  drawComposer();
  showSidebar(false);
  history.replaceState(null, "", `?${new URLSearchParams({ as: state.me, channel: state.channel.name, ...(ZONE && { zone: ZONE }) })}`);
  await seen();
}

function drawBar() {
  const { name, topic, server, parent } = state.channel;
  const above = parent && channelById(parent);
  byId("title").replaceChildren(above ? h("small", {}, `#${above.name} › `) : "", `${server && !parent ? "#" : ""}${name}`);
  byId("topic").textContent = topic ? t(topic) : "";
}

function drawPresence(online) {
  byId("presence").className = online ? "online" : "offline";
  byId("presence").textContent = online ? t("bot online") : t("bot offline");
}

async function seen() {
  if (document.hidden) return;
  state.channel.unread = 0;
  state.channel.pings = 0;
  drawSidebar();
  await tell("read", { channel: state.channel.id });
  told += 1;
}

function notice(text) {
  const element = h("div", { class: "notice", role: "alert" }, text);
  (document.querySelector("dialog[open]") || byId("layer")).append(element);
  setTimeout(() => element.remove(), 5000);
}

let typingTimer = null;
function typing(text) {
  clearTimeout(typingTimer);
  byId("typing").textContent = text;
  if (text) typingTimer = setTimeout(() => typing(""), 8000);
}

const reload = async () => {
  await loadWorld();
  drawSidebar();
};

on("goto", openChannel);
on("become", (name) => become(name));
on("seen", seen);
on("notice", notice);
on("channels", reload);
on("people", reload);
on("commands", loadCommands);
on("presence", ({ online }) => drawPresence(online));
on("typing", () => typing(t("{name} is typing…", { name: state.world.bot.username })));
on("sending", (name) => typing(name ? t("Sending /{name}…", { name }) : ""));
on("message", ({ message }) => message.author.bot && typing(""));
let lost = false;
document.getElementById("room").dataset.lost = t("The sandbox is not answering. Trying again…");
on("line", async (up) => {
  document.body.classList.toggle("line-lost", !up);
  if (up && lost) await become(state.me);
  lost = !up;
});
document.addEventListener("visibilitychange", () => !document.hidden && state.channel && seen());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) showSidebar(false);
});

translatePage();
await become(first.name);
document.body.dataset.ready = "yes";
