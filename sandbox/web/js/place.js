// The part of the weather menu that changes the open channel or thread, and opens new ones.

import { attempt } from "/web/js/api.js";
import { h } from "/web/js/dom.js";
import { state } from "/web/js/store.js";

const TEXT = 0, ANNOUNCEMENT = 5, FORUM = 15;
const DENIED = ["send_messages", "send_messages_in_threads"];

export function placeControls() {
  const channel = state.channel;
  const rows = channel.server ? [channel.parent ? threadButtons(channel) : newThreads(channel), botButtons(channel)] : [directButtons(channel)];
  return h("section", { "aria-label": "This place" }, h("h3", {}, described(channel)), rows.map((row) => h("div", { class: "row" }, row)));
}

function described(channel) {
  const words = [channel.private && "private", channel.closed && "closed to the bot", channel.archived && "asleep", channel.locked && "locked", !channel.bot && "without the bot"];
  const said = words.filter(Boolean).join(", ");
  return `${channel.name}${said ? ` (${said})` : ""}`;
}

function threadButtons({ archived, locked }) {
  return [
    archived ? button("Wake the thread", "threads/wake") : button("Let the thread fall asleep", "threads/archive"),
    locked ? button("Unlock it", "threads/unlock") : button("Lock it", "threads/lock"),
  ];
}

function newThreads({ type }) {
  if (type === FORUM) return [opening("New post", { text: "A new post." })];
  if (type === ANNOUNCEMENT) return [opening("New thread", {})];
  return type === TEXT ? [opening("New thread", {}), opening("New private thread", { private: true })] : [];
}

function directButtons({ closed }) {
  return [closed ? button("Take messages from the bot", "direct", { takes: true }) : button("Take no messages from the bot", "direct", { takes: false })];
}

function botButtons({ private: isPrivate, bot }) {
  const access = isPrivate
    ? [bot ? button("Remove the bot", "bot/out") : button("Bring the bot", "bot/in")]
    : [button("Take access here", "permissions", { deny: ["view_channel"] })];
  return [button("Take sending here", "permissions", { deny: DENIED }), ...access, button("Give all back", "permissions", { deny: [] })];
}

function button(label, path, body = {}) {
  const press = async (event) => {
    const dialog = event.target.closest("dialog");
    if (await attempt(path, { channel: state.channel.id, ...body })) dialog.close();
  };
  return h("button", { class: "button", type: "button", data: { place: path }, onclick: press }, label);
}

const opening = (label, body) => button(label, "threads", { name: `${label} ${new Date().toLocaleTimeString()}`, ...body });
