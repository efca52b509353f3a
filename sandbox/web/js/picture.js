// Pictures with alt text, enlarged when pressed; other attachments as links.

import { byId, h } from "/web/js/dom.js";
import { locale } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const WIDEST = 560, HIGHEST = 460;

// The place that a picture will take, kept free before it has come, so that nothing jumps.
function room({ width, height }) {
  if (!width || !height) return null;
  const scale = Math.min(1, WIDEST / width, HIGHEST / height);
  return `width: ${Math.round(width * scale)}px; aspect-ratio: ${width} / ${height}`;
}

export function picture(media, extra = {}) {
  const alt = media.description || "";
  const image = h("img", { src: media.url, alt, style: room(media) });
  const label = alt ? t("Enlarge: {alt}", { alt }) : t("Enlarge picture");
  return h("button", { class: "picture", type: "button", "aria-label": label, data: { picture: "" }, onclick: () => enlarge(media.url, alt), ...extra }, image);
}

export function attachment(file) {
  if ((file.content_type || "").startsWith("image/")) return h("div", { class: "attachment", data: { attachment: file.filename } }, picture(file));
  return h(
    "a",
    { class: "file", href: file.url, download: file.filename, data: { attachment: file.filename } },
    h("b", {}, file.filename || file.name),
    h("small", {}, bytes(file.size), file.description ? ` · ${file.description}` : ""),
  );
}

export function bytes(count) {
  if (count < 1000) return `${count} B`;
  const number = (size) => size.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return count < 1e6 ? `${number(count / 1e3)} kB` : `${number(count / 1e6)} MB`;
}

function enlarge(url, alt) {
  const close = () => dialog.close();
  const image = h("img", { src: url, alt, onclick: (event) => zoom(event, image) });
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": t("Picture"), onclose: () => dialog.remove(), onclick: (event) => event.target === dialog && close() },
    h("div", { class: "frame" }, image),
    h("footer", {}, alt ? h("details", {}, h("summary", {}, t("Description")), h("p", {}, alt)) : h("span", {}, t("No description")), h("a", { href: url, target: "_blank" }, t("Open original")), h("button", { class: "button", onclick: close, autofocus: true }, t("Close"))),
  );
  byId("layer").append(dialog);
  dialog.showModal();
}

// A second press shows the picture at its own size, scrolled to where it was pressed.
function zoom(event, image) {
  const frame = image.parentElement;
  const x = event.offsetX / image.clientWidth;
  const y = event.offsetY / image.clientHeight;
  const large = frame.classList.toggle("large");
  if (large) frame.scrollTo(x * image.clientWidth - frame.clientWidth / 2, y * image.clientHeight - frame.clientHeight / 2);
}
