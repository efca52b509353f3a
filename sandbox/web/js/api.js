// Talking to the stand-in, as the person at this window.

import { emit, state } from "/web/js/store.js";
import { t } from "/web/js/words.js";

export class Refusal extends Error {}

async function read(response) {
  const body = await response.json();
  if (!response.ok) throw new Refusal(why(body, response.status));
  return body;
}

// What a person wants and cannot have is said in the language of the page, what a program does wrong in English.
function why(body, status) {
  if (body.sentence) return t(body.sentence, body.facts);
  return body.error || t("The sandbox answered {status}.", { status });
}

// The browser's own words for an address that does not answer ("Failed to fetch") say nothing to who presses a button.
async function send(address, options) {
  try {
    return await fetch(address, options);
  } catch {
    throw new Refusal(t("The sandbox does not answer. Try again in a moment."));
  }
}

export async function ask(path, query = {}) {
  return read(await send(`/sandbox/${path}?${new URLSearchParams({ as: state.me, ...query })}`));
}

export async function tell(path, body = {}, method = "POST") {
  const text = JSON.stringify({ as: state.me, ...body });
  return read(await send(`/sandbox/${path}`, { method, body: text, headers: { "Content-Type": "application/json" } }));
}

// Tells, and shows a refusal as a notice instead of throwing it.
export async function attempt(path, body) {
  try {
    return await tell(path, body);
  } catch (error) {
    emit("notice", error.message);
    return null;
  }
}
