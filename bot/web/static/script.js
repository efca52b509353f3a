// Leads to other steps without loading the whole page anew, by keys, swipes and the slider, and shows new steps as they
// come. Every step is a page of its own: this fetches such pages and takes their parts over.

"use strict";

const PARTS = ["status", "shown", "ways", "told", "more", "log", "languages"];
const KEPT = 12; // pages that are kept, so that the next one is there at once
const PATIENCE = 400; // milliseconds for which the words wait for their picture
const BUSY = ["429", "503"]; // the statuses after which a page is asked for again
const AGAIN = 1500; // milliseconds until then
const FAR = 50; // pixels that make a swipe

const byId = (id) => document.getElementById(id);
const shown = () => byId("shown").dataset;
const narrow = matchMedia("(max-width: 40rem)");
const pages = new Map();
let going = 0;
let source = null;

// Every address is asked for once as long as it is kept; after news all are asked for anew.
function page(address) {
  let found = pages.get(address);
  if (!found) {
    found = fetch(address, { headers: { Accept: "text/html" } })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((text) => new DOMParser().parseFromString(text, "text/html"));
    found.catch(() => pages.delete(address));
    pages.set(address, found);
    if (pages.size > KEPT) pages.delete(pages.keys().next().value);
  }
  return found;
}

function pictureOf(doc) {
  const board = doc.getElementById("board");
  if (!board) return null;
  const square = doc.querySelector("#shown source");
  const name = narrow.matches && square ? square.getAttribute("srcset") : board.getAttribute("src");
  const picture = new Image();
  picture.src = name;
  return picture.decode().catch(() => null);
}

const within = (work, time) => Promise.race([work, new Promise((done) => setTimeout(done, time))]);

// Take over the parts of a page. Who stands on one of its ways stays there.
function show(doc, address) {
  const focused = document.activeElement && document.activeElement.id;
  const open = byId("words") && byId("words").open;
  document.title = doc.title;
  for (const id of PARTS) {
    const part = byId(id);
    const fresh = doc.getElementById(id);
    if (!part || !fresh) continue;
    if (part.dataset.name) for (const key of Object.keys(part.dataset)) delete part.dataset[key];
    Object.assign(part.dataset, fresh.dataset);
    part.replaceChildren(...fresh.cloneNode(true).childNodes);
  }
  if (open && byId("words")) byId("words").open = true;
  const kept = focused && byId(focused);
  if (kept && document.activeElement !== kept) kept.focus({ preventScroll: true });
  history.replaceState(null, "", address);
  settle();
}

function settle() {
  const slider = byId("slider");
  slider.max = shown().count;
  slider.value = shown().number;
  slider.setAttribute("aria-valuetext", byId("title").textContent);
  byId("slide").hidden = shown().count < 2;
  const log = byId("log");
  const here = log.querySelector(".here");
  if (here && log.scrollHeight > log.clientHeight) log.scrollTop = here.offsetTop - log.clientHeight / 2;
  for (const way of ["back", "on"]) {
    const link = byId(`way-${way}`);
    if (link.href) page(link.href).then(pictureOf, () => null);
  }
}

async function go(address) {
  const mine = ++going;
  try {
    const doc = await page(address);
    if (mine !== going) return;
    await within(pictureOf(doc), PATIENCE);
    if (mine === going) show(doc, address);
  } catch (fault) {
    if (mine !== going) return;
    if (BUSY.includes(fault.message)) setTimeout(() => mine === going && go(address), AGAIN);
    else location.assign(address); // that page says why
  }
}

const step = (name) => new URL(`${name}${shown().query}`, location.href).href;
const follow = (way) => byId(`way-${way}`).href && go(byId(`way-${way}`).href);
const last = () => shown().name === shown().count;

function keys(event) {
  const typed = event.target.closest("input, summary");
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || typed) return;
  const way = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
  if (way && follow(way)) event.preventDefault();
}

function clicks(event) {
  const link = event.target.closest("#ways a, #log a, #more nav a, #new a");
  if (!link || event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  byId("new").hidden = true;
  go(link.href);
  if (link.closest("#log, #more")) byId("shown").scrollIntoView();
}

let touched = null;

function touches(event) {
  const here = event.touches[0] || event.changedTouches[0];
  if (event.type === "touchstart") {
    touched = event.touches.length === 1 && event.target.closest("figure") ? here : null;
  } else if (touched) {
    const right = here.clientX - touched.clientX;
    const down = here.clientY - touched.clientY;
    touched = null;
    const zoomed = window.visualViewport && window.visualViewport.scale > 1.05;
    if (!zoomed && Math.abs(right) > FAR && Math.abs(right) > 2 * Math.abs(down)) follow(right < 0 ? "on" : "back");
  }
}

let sliding = 0;

function slides() {
  clearTimeout(sliding);
  sliding = setTimeout(() => go(step(byId("slider").value)), 120);
}

// What is new is shown at once to who looks at the newest step; others are told that there is more.
function hear(news) {
  if (news.over) source.close();
  if (news.mark === shown().mark) return;
  pages.clear();
  if (last()) {
    go(new URL(`./${shown().query}`, location.href).href);
  } else {
    byId("new").hidden = false;
    going++;
    page(location.href).then((doc) => show(doc, location.href), () => null);
  }
}

// A window that nobody sees listens to nothing: a browser has only some connections to a place.
function listen() {
  if (source) source.close();
  if (document.hidden || !shown().live || !window.EventSource) return;
  const line = byId("live");
  source = new EventSource(shown().live);
  const say = (what) => {
    line.textContent = line.dataset[what] || "";
    line.hidden = !line.textContent;
  };
  source.onopen = () => say("live");
  source.onerror = () => say(shown().live ? "lost" : "");
  source.addEventListener("stands", (event) => {
    const news = JSON.parse(event.data);
    if (news.over) say("");
    hear(news);
  });
}

document.addEventListener("keydown", keys);
document.addEventListener("click", clicks);
for (const kind of ["touchstart", "touchend"]) document.addEventListener(kind, touches, { passive: true });
document.addEventListener("visibilitychange", listen);
addEventListener("pagehide", () => source && source.close());
addEventListener("pageshow", (event) => event.persisted && listen());
byId("slider").addEventListener("input", slides);
byId("keys").hidden = false;
settle();
listen();
