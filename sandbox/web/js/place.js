// The part of the weather menu that changes the open channel or thread, and opens new ones.

import { attempt } from "/web/js/api.js";
import { h } from "/web/js/dom.js";
import { locale, state } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const TEXT = 0, ANNOUNCEMENT = 5, FORUM = 15;
const DENIED = ["send_messages", "send_messages_in_threads"];

export function placeControls() {
  const channel = state.channel;
  const rows = channel.server ? [channel.parent ? threadButtons(channel) : newThreads(channel), botButtons(channel)] : [directButtons(channel)];
  return h("section", { "aria-label": t("This place") }, h("h3", {}, described(channel)), rows.map((row) => h("div", { class: "row" }, row)));
}

function described(channel) {
  const words = [channel.private && t("private"), channel.closed && t("closed to the bot"), channel.archived && t("asleep"), channel.locked && t("locked"), !channel.bot && t("without the bot")];
  const said = words.filter(Boolean).join(", ");
  return `${channel.name}${said ? ` (${said})` : ""}`;
}

function threadButtons({ archived, locked }) {
  return [
    archived ? button(t("Wake the thread"), "threads/wake") : button(t("Let the thread fall asleep"), "threads/archive"),
    locked ? button(t("Unlock it"), "threads/unlock") : button(t("Lock it"), "threads/lock"),
  ];
}

function newThreads({ type }) {
  if (type === FORUM) return [opening(t("New post"), { text: t("A new post.") })];
  if (type === ANNOUNCEMENT) return [opening(t("New thread"), {})];
  return type === TEXT ? [opening(t("New thread"), {}), opening(t("New private thread"), { private: true })] : [];
}

function directButtons({ closed }) {
  return [closed ? button(t("Take messages from the bot"), "direct", { takes: true }) : button(t("Take no messages from the bot"), "direct", { takes: false })];
}

function botButtons({ private: isPrivate, bot }) {
  const access = isPrivate
    ? [bot ? button(t("Remove the bot"), "bot/out") : button(t("Bring the bot"), "bot/in")]
    : [button(t("Take access here"), "permissions", { deny: ["view_channel"] })];
  return [button(t("Take sending here"), "permissions", { deny: DENIED }), ...access, button(t("Give all back"), "permissions", { deny: [] })];
}

function button(label, path, body = {}) {
  const press = async (event) => {
    const dialog = event.target.closest("dialog");
    if (await attempt(path, { channel: state.channel.id, ...body })) dialog.close();
  };
  return h("button", { class: "button", type: "button", data: { place: path }, onclick: press }, label);
}

const opening = (label, body) => button(label, "threads", { name: `${label} ${new Date().toLocaleTimeString(locale())}`, ...body });
