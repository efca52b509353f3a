// The commands that are offered while somebody types: every sub-command as a line of its own.

import { local, state } from "/web/js/store.js";

const CHAT_INPUT = 1, SUB_COMMAND = 1, GROUP = 2;

// [{name: "table new" (as sent), shown: "table neu" (in this language), description, options}]
export function offers() {
  return state.commands.filter((each) => each.type === CHAT_INPUT).flatMap((each) => leaves(each, "", ""));
}

function leaves(item, name, shown) {
  const path = `${name} ${item.name}`.trim();
  const localPath = `${shown} ${local(item, "name")}`.trim();
  const inner = (item.options || []).filter((each) => each.type === SUB_COMMAND || each.type === GROUP);
  if (inner.length) return inner.flatMap((each) => leaves(each, path, localPath));
  return [{ name: path, shown: localPath, description: local(item, "description"), options: item.options || [] }];
}

// "table new" as it is called in this language; as it is where there is no such command any more.
export const calledHere = (name) => offers().find((each) => each.name === name)?.shown ?? name;

// Those that fit what was typed, best first.
export function fitting(typed) {
  const wanted = typed.toLowerCase().trim();
  const rank = (offer) => {
    const names = [offer.shown.toLowerCase(), offer.name];
    if (names.some((each) => each.startsWith(wanted))) return 0;
    if (names.some((each) => each.includes(wanted))) return 1;
    return wanted && offer.description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return offers().map((offer) => [rank(offer), offer]).filter(([order]) => order < 3).sort((a, b) => a[0] - b[0]).map(([, offer]) => offer);
}
