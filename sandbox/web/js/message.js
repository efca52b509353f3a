// One message.

import { attempt } from "/web/js/api.js";
import { component } from "/web/js/components.js";
import { avatar, h, shownName } from "/web/js/dom.js";
import { embed } from "/web/js/embed.js";
import { inline, markdown } from "/web/js/markdown.js";
import { clock } from "/web/js/moment.js";
import { attachment } from "/web/js/picture.js";
import { calledHere } from "/web/js/offers.js";
import { state } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const EPHEMERAL = 1 << 6, LOADING = 1 << 7, V2 = 1 << 15, SUPPRESS_EMBEDS = 1 << 2;

export const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);

export function pingsMe(message) {
  if (message.author.id === state.world.me) return false;
  return message.mention_everyone || message.mentions.some((user) => user.id === state.world.me);
}

export function messageElement(message, follows) {
  const classes = ["message", follows && "follows", isPrivate(message) && "private", pingsMe(message) && "pings"];
  const name = shownName(message.author);
  return h(
    "article",
    {
      class: classes.filter(Boolean).join(" "),
      "aria-label": `${name}, ${clock(message.timestamp)}`,
      data: { message: message.id, author: message.author.username, private: isPrivate(message) ? "yes" : "no", loading: message.flags & LOADING ? "yes" : "no" },
    },
    above(message),
    h("div", { class: "gutter" }, follows ? h("time", { datetime: message.timestamp }, clock(message.timestamp)) : avatar(message.author)),
    h("div", { class: "main" }, !follows && head(message, name), body(message), thread(message), below(message)),
  );
}

function head(message, name) {
  return h(
    "header",
    {},
    h("b", { class: "author" }, name),
    message.author.bot && h("span", { class: "tag" }, "APP"),
    h("time", { datetime: message.timestamp }, clock(message.timestamp)),
  );
}

// What the message answers: a command somebody used, or another message.
function above(message) {
  if (message.interaction) {
    const who = shownName(message.interaction.user);
    return h("div", { class: "above" }, h("b", {}, who), ` ${t("used")} `, h("span", { class: "mention" }, `/${calledHere(message.interaction.name)}`));
  }
  const id = message.message_reference?.message_id;
  if (!id) return null;
  const original = state.messages.get(id) || message.referenced_message;
  const excerpt = original ? [h("b", {}, shownName(original.author)), " ", inline(firstLine(original))] : t("A message that is not here");
  return h("a", { class: "above", href: `#message-${id}`, data: { jump: id } }, excerpt);
}

function firstLine(message) {
  const text = message.content || message.embeds[0]?.title || (message.attachments.length ? t("a picture") : t("a message"));
  return text.split("\n")[0].replace(/^(#+|-#|>) /, "").replaceAll("**", "").slice(0, 90);
}

function body(message) {
  if (message.flags & LOADING) {
    return h("p", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), t("{name} is thinking…", { name: shownName(message.author) }));
  }
  const isV2 = Boolean(message.flags & V2);
  const edited = message.edited_timestamp && h("span", { class: "edited", title: clock(message.edited_timestamp) }, t("(edited)"));
  return [
    message.content ? h("div", { class: "text" }, markdown(message.content), edited) : edited && !isV2 && edited,
    !(message.flags & SUPPRESS_EMBEDS) && message.embeds.map(embed),
    !isV2 && message.attachments.map(attachment),
    message.components.length > 0 && h("div", { class: isV2 ? "components v2" : "components" }, message.components.map((each) => component(each, message))),
    isV2 && edited,
  ];
}

function thread(message) {
  return message.thread && h("a", { class: "threadlink", href: `#${message.thread.id}`, data: { goto: message.thread.id } }, "⌗ ", message.thread.name, " →");
}

function below(message) {
  const failed = state.failed.get(message.id);
  return [
    failed && h("p", { class: "failed", role: "alert", data: { note: "failed" } }, failed),
    isPrivate(message) && h("p", { class: "only" }, `${t("Only you can see this")} · `, h("button", { class: "linklike", type: "button", onclick: () => attempt("dismiss", { message: message.id }) }, t("Dismiss message"))),
  ];
}
