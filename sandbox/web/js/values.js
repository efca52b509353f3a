// What may be typed for an option of a command: its suggestions, from the command itself or from the bot.

import { ask, tell } from "/web/js/api.js";
import { shownName } from "/web/js/dom.js";
import { local, state } from "/web/js/store.js";
import { t } from "/web/js/words.js";

const BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9;
const MOST = 25;

// [{name, value}] that fit what was typed; null when anything may be typed. May ask the bot.
export async function suggestions(command, option, typed, given) {
  if (option.autocomplete) return fromBot(command, option, typed, given);
  const fixed = known(option);
  return fixed && fixed.filter((each) => each.name.toLowerCase().includes(typed.toLowerCase())).slice(0, MOST);
}

function known(option) {
  if (option.choices?.length) return option.choices.map((each) => ({ name: local(each, "name"), value: each.value }));
  if (option.type === BOOLEAN) return [{ name: t("True"), value: true }, { name: t("False"), value: false }];
  if (option.type === USER || option.type === MENTIONABLE) {
    const people = state.world.people.map((each) => ({ name: shownName(each), value: each.id }));
    return [...people, { name: shownName(state.world.bot), value: state.world.bot.id }];
  }
  if (option.type === CHANNEL) return state.world.channels.filter((each) => each.server === state.channel.server).map((each) => ({ name: `#${each.name}`, value: each.id }));
  return null;
}

async function fromBot(command, option, typed, given) {
  const answer = await tell("suggestions", { channel: state.channel.id, name: command, option: option.name, typed, given, until: "answered" });
  if (answer.failed) throw new Error(t("Loading options failed."));
  return answer.choices.map((each) => ({ name: local(each, "name"), value: each.value }));
}

export async function loadCommands() {
  state.commands = (await ask("commands", { channel: state.channel.id })).commands;
}
