// What the page knows, and who wants to hear of changes.

export const state = {
  me: "", // user name of the person at this window
  ahead: 0, // seconds by which the stand-in's clock is ahead of this machine's
  world: null, // as /sandbox/world tells it
  channel: null, // the open channel's entry in world.channels
  messages: new Map(), // id -> message, oldest first
  older: false, // whether there may be messages before the first
  commands: [],
  waiting: new Set(), // "message id/custom id" of presses under way
  failed: new Map(), // message id -> what to say under it
};

const listeners = new Map();

export function on(event, listener) {
  if (!listeners.has(event)) listeners.set(event, []);
  listeners.get(event).push(listener);
}

export function emit(event, data) {
  for (const listener of listeners.get(event) || []) listener(data);
}

export const personById = (id) => state.world.people.find((person) => person.id === id);
export const channelById = (id) => state.world.channels.find((channel) => channel.id === id);
export const userById = (id) => (id === state.world.bot.id ? state.world.bot : personById(id));
export const locale = () => personById(state.world.me).locale;

// A name or description in the language of this person's client.
export function local(item, key) {
  return (item[`${key}_localizations`] || {})[locale()] || item[key];
}
