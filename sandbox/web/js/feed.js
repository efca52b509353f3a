// Live news over a websocket that comes back by itself.

import { emit, state } from "/web/js/store.js";

const PAUSE_MS = 1000;
let socket = null;
let watched = [];

export function connect() {
  if (socket) {
    socket.onclose = null;
    socket.close();
  }
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/sandbox/feed?as=${encodeURIComponent(state.me)}`);
  socket.onopen = () => {
    emit("line", true);
    watch(...watched);
  };
  socket.onmessage = (frame) => {
    const news = JSON.parse(frame.data);
    emit(news.kind, news);
  };
  socket.onclose = () => {
    emit("line", false);
    setTimeout(connect, PAUSE_MS);
  };
}

export function watch(...channels) {
  watched = channels;
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ watch: channels }));
}
