"""The languages that the page speaks: English, and each that has a file of words."""

from importlib import resources

from sandbox.limits.commands import LOCALES

ENGLISH = "en-US"
WORDS = ".json"
"""How the names of files of words end: `web/words/de.json`."""


def offered() -> list[str]:
    """Return what Discord calls the languages that somebody can choose on the page, English first."""
    files = (each.name for each in (resources.files("sandbox") / "web" / "words").iterdir())
    offered = (locale_of(each.removesuffix(WORDS)) for each in sorted(files) if each.endswith(WORDS))
    return list(dict.fromkeys((ENGLISH, *offered)))


def locale_of(language: str) -> str:
    """Return what Discord calls a language ("sv"): some by a country ("sv-SE"); one that it has not, as it is."""
    named = language.replace("_", "-")
    return named if named in LOCALES else max((each for each in LOCALES if each.split("-")[0] == named), default=named)
