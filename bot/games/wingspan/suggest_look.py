"""Autocompletion of look-ups, for anybody: also where nothing is asked, and where no game is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.games.contract import Looking, Suggestion, Typing
from bot.games.offers import shown
from bot.games.widgets import fitting
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.spelling import SPECIALS
from engine.wingspan.names import FACES, LEVELS, MODES, RANDOM_BONUS, VARIANTS
from engine.wingspan.views.view import WingspanView
from render.words import Words


def suggest_look(looking: Looking, typing: Typing, words: Words) -> list[Suggestion]:
    """Return at most 25 offers for the option of a look-up that is being typed."""
    offer = _OFFERS.get(typing.option)
    return [] if offer is None else shown(offer(looking, words), typing.typed)


def _scans(looking: Looking, words: Words) -> Iterator[Suggestion]:
    """Offer its turns in which it looked for a space, latest first."""
    view = looking.view
    if not isinstance(view, WingspanView):
        return
    phrases = Phrases(words, view, looking.names)
    for each in reversed(view.turns):
        if each.scan is not None:
            where = words("wingspan-nothing") if each.scan.space is None else phrases.space(each.scan.space)
            label = words("wingspan-tray-choice", round=each.round, turn=each.turn, answer=where)
            yield Suggestion(fitting(label), f"{each.round}.{each.turn}")


def _faces(_looking: Looking, words: Words) -> Iterator[Suggestion]:
    yield from (Suggestion(words("wingspan-face", face=face), face) for face in FACES)


def _modes(_looking: Looking, words: Words) -> Iterator[Suggestion]:
    yield from (Suggestion(words("wingspan-choice-mode", mode=mode), mode) for mode in MODES)


def _levels(_looking: Looking, words: Words) -> Iterator[Suggestion]:
    yield from (Suggestion(words("wingspan-level", level=level), level) for level in LEVELS)


def _specials(_looking: Looking, words: Words) -> Iterator[Suggestion]:
    yield from (Suggestion(words("wingspan-special", special=card), card) for card in SPECIALS)


def _sorts(_looking: Looking, words: Words) -> Iterator[Suggestion]:
    yield from (Suggestion(words("wingspan-choice-bonus", bonus=sort), sort) for sort in RANDOM_BONUS)


def _variants(_looking: Looking, words: Words) -> Iterator[Suggestion]:
    yield from (Suggestion(words("wingspan-variant", tokens=variant), variant) for variant in VARIANTS)


_OFFERS: Mapping[str, Callable[[Looking, Words], Iterator[Suggestion]]] = {
    "when": _scans,
    "faces": _faces,
    "mode": _modes,
    "level": _levels,
    "special": _specials,
    "bonus": _sorts,
    "tokens": _variants,
}
"""By option."""
