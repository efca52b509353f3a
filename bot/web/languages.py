"""In which language a page is: as its address says, else as its reader's browser asks, else as its table speaks."""

from __future__ import annotations

from operator import itemgetter

from bot.locale.words import LANGUAGES, spoken
from engine.languages import nearest

MOST = 20
"""How many languages of a browser are looked at."""


def language(said: str, accepted: str, usual: str) -> str:
    """Return the language of a page: `said` in its address, `accepted` by the browser (Accept-Language), `usual`."""
    wanted = [said, *_in_order(accepted)]
    known = (nearest(each, LANGUAGES) for each in wanted if each)
    return next((each for each in known if each is not None), spoken(usual))


def _in_order(accepted: str) -> list[str]:
    """Return languages as a browser weighs them."""
    parted = [each.partition(";") for each in accepted.split(",")[:MOST]]
    weighed = [(_weight(weight), name.strip()) for name, _, weight in parted]
    return [name for weight, name in sorted(weighed, key=itemgetter(0), reverse=True) if weight > 0]


def _weight(text: str) -> float:
    """Return the weight behind a language ("q=0.8"); 1 where none is said, 0 where it is none."""
    if not text.strip():
        return 1.0
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 0.0
