// Points in time by the stand-in's clock, in the language of the person at this window and the browser's zone.

import { h } from "/web/js/dom.js";
import { locale, state } from "/web/js/store.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const SPANS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const DAY = { year: "numeric", month: "numeric", day: "numeric" };

// Another zone than the browser's, for tests: "?zone=Europe/Berlin".
export const ZONE = new URLSearchParams(location.search).get("zone") || undefined;

export const shown = (date, style) => date.toLocaleString(locale(), { ...style, timeZone: ZONE });

// Seconds since 1970 by the stand-in's clock, which may have been wound on.
export const present = () => Date.now() / 1000 + state.ahead;

const isoNow = () => new Date(present() * 1000);
const text = (seconds, style) => (style === "R" ? relative(seconds) : shown(new Date(seconds * 1000), STYLES[style]));

export function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  const props = { class: "moment", datetime: date.toISOString(), title: shown(date, STYLES.F), data: { seconds, style } };
  return h("time", props, text(seconds, style));
}

// "in 2 hours" goes on while one looks at it.
export function refreshMoments() {
  for (const each of document.querySelectorAll("time.moment[data-style=R]")) each.textContent = relative(Number(each.dataset.seconds));
}

export function relative(seconds) {
  const away = seconds - present();
  const [unit, size] = SPANS.find(([, each]) => Math.abs(away) >= each) || SPANS[SPANS.length - 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

export const dayOf = (date) => date.toLocaleDateString("en-US", { ...DAY, timeZone: ZONE });

export function clock(iso) {
  const date = new Date(iso);
  return shown(date, dayOf(date) === dayOf(isoNow()) ? STYLES.t : { dateStyle: "short", timeStyle: "short" });
}
