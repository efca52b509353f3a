// The page's own words, in the language of the person at this window: /web/words/<language>.json has the English ones by key.

const ENGLISH = "en";

async function whoIsHere() {
  const { people } = await (await fetch("/sandbox/people")).json();
  const asked = new URLSearchParams(location.search).get("as") || sessionStorage.getItem("as");
  return people.find((each) => each.name === asked) || people[0];
}

// The words of a locale ("pt-BR": pt_BR.json), else those of its language (pt.json).
async function read(locale) {
  const language = languageOf(locale);
  if (language === ENGLISH) return {};
  for (const name of new Set([locale.replace("-", "_"), language])) {
    const response = await fetch(`/web/words/${name}.json`);
    if (response.ok) return await response.json();
  }
  return {};
}

// The language of a locale, without its region.
export const languageOf = (locale) => locale.split("-")[0];

// Who the page was opened for. Another person may have another language: then the page is opened anew.
export const first = await whoIsHere();

const words = await read(first.locale);

// t("Welcome to #{name}", { name }); English where a language lacks it.
export function t(english, facts = {}) {
  return (words[english] || english).replace(/\{(\w+)\}/g, (all, name) => (name in facts ? facts[name] : all));
}

// What stands in the page as it is written: texts and labels.
export function translatePage() {
  for (const each of document.querySelectorAll("[aria-label]")) each.setAttribute("aria-label", t(each.getAttribute("aria-label")));
  for (const each of document.querySelectorAll("[data-words]")) each.textContent = t(each.textContent);
}
