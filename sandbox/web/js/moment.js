// Points in time, in the language of the person at this window.

import { h } from "/web/js/dom.js";
import { locale } from "/web/js/store.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const SPANS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = date.toLocaleString(locale(), STYLES.F);
  const text = style === "R" ? relative(seconds) : date.toLocaleString(locale(), STYLES[style]);
  return h("time", { class: "moment", datetime: date.toISOString(), title: full }, text);
}

export function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = SPANS.find(([, each]) => Math.abs(away) >= each) || SPANS[SPANS.length - 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

export function clock(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return date.toLocaleString(locale(), style);
}
