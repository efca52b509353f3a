// Embeds: the framed texts of ordinary messages.

import { h } from "/web/js/dom.js";
import { picture } from "/web/js/picture.js";
import { inline, markdown } from "/web/js/markdown.js";
import { clock } from "/web/js/moment.js";

export function embed(data) {
  const colour = data.color === undefined ? null : `--accent: #${data.color.toString(16).padStart(6, "0")}`;
  const title = data.title && h("div", { class: "embed-title" }, data.url ? h("a", { href: data.url, target: "_blank", rel: "noreferrer noopener" }, inline(data.title)) : inline(data.title));
  return h(
    "div",
    { class: "embed", style: colour, data: { embed: "" } },
    h(
      "div",
      { class: "embed-main" },
      data.author && h("div", { class: "embed-author" }, icon(data.author.icon_url), data.author.name),
      title,
      data.description && h("div", { class: "embed-text" }, markdown(data.description)),
      data.fields && h("dl", { class: "fields" }, data.fields.map(field)),
      data.image && picture({ ...data.image, description: data.image.description }),
      footer(data),
    ),
    data.thumbnail && h("img", { class: "thumb", src: data.thumbnail.url, alt: data.thumbnail.description || "" }),
  );
}

const icon = (url) => url && h("img", { class: "embed-icon", src: url, alt: "" });

function field(each) {
  return h("div", { class: each.inline ? "field" : "field wide" }, h("dt", {}, inline(each.name)), h("dd", {}, markdown(each.value)));
}

function footer(data) {
  const texts = [data.footer && data.footer.text, data.timestamp && clock(data.timestamp)].filter(Boolean);
  return texts.length > 0 && h("div", { class: "embed-footer" }, icon(data.footer && data.footer.icon_url), texts.join(" • "));
}
