"""The look-ups: why the Automa's token went there, its card, which dice go, how strong it is, the games of somebody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.games.narration_base import NONE
from bot.games.typed_commands import Look, Looking
from bot.games.wingspan.history import history
from bot.games.wingspan.narration import scan_facts
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.strength import setting_of, spread
from engine.wingspan.actions import Setup
from engine.wingspan.choices.setup import DUET_SPECIAL
from engine.wingspan.facts import Scan
from engine.wingspan.names import LEVELS, RANDOM_BONUS
from engine.wingspan.strength import distribution
from engine.wingspan.tallies import TurnTaken
from engine.wingspan.views.view import WingspanView
from render.wingspan import PAINTER
from render.wingspan.alt import section_lines
from render.wingspan.chart import Strength
from render.wingspan.naming import card_name
from render.words import Words

LookUp: TypeAlias = Callable[[Looking, Words], Look]


def look(name: str, looking: Looking, words: Words) -> Look:
    """Answer a look-up; what is given is read already."""
    return _LOOKS[name](looking, words)


# -- why its token went there ---------------------------------------------------------------------------------------


def _why(looking: Looking, words: Words) -> Look:
    view: WingspanView | None = looking.view
    if view is not None and view.setup is not None and view.setup.mode != "duet":
        return Look(words("wingspan-why-no-map"))
    latest = next((each for each in reversed(view.turns) if each.scan is not None), None) if view is not None else None
    taken: TurnTaken | None = looking.given.get("when", latest)
    if view is None or taken is None or taken.scan is None:
        return Look(words("wingspan-why-none"))
    title = words("wingspan-why-title", round=taken.round, turn=taken.turn, action=taken.action)
    lines = scan_explained(taken.scan, Phrases(words, view, looking.names))
    return Look("\n".join([title, *lines]), partial(PAINTER.why, view, words, taken))


def scan_explained(scan: Scan, phrases: Phrases) -> Iterator[str]:
    """Tell step by step how it came to the space: corner, what it looked for, spaces gone past, the end."""
    words, facts = phrases.words, scan_facts(scan, phrases)
    if scan.reason == "no_tokens":
        yield words("wingspan-why-no-tokens")
        return
    yield words("wingspan-why-corner", section=scan.section, symbol=scan.symbol, corner=scan.corner)
    yield words(f"wingspan-why-{scan.reason.replace('_', '-')}", **facts)
    yield words("wingspan-why-way", side="right" if scan.corner.endswith("left") else "left", **facts)
    for why in ("taken", "unfit"):
        passed = [each.space for each in scan.passed if each.why == why]
        if passed:
            yield words(f"wingspan-why-{why}", spaces=phrases.codes(passed))
    yield words("wingspan-why-space" if scan.space else "wingspan-why-no-space", **facts)
    if marks := phrases.marked(scan.marks).strip():
        yield marks


# -- its card, dice -------------------------------------------------------------------------------------------------


def _card(looking: Looking, words: Words) -> Look:
    view: WingspanView | None = looking.view
    if view is None or view.setup is None:
        return Look(words("wingspan-card-none"))
    card = NONE if view.current is None else card_name(view.current, words)
    lines = [words("wingspan-card-title", card=card, round=max(1, view.round))]
    lines += [words("wingspan-card-line", text=line) for line in section_lines(view, words)]
    return Look("\n".join(lines), partial(PAINTER.her_card, view, words))


def _dice(looking: Looking, words: Words) -> Look:
    phrases = Phrases(words, looking.view, looking.names) if looking.view is not None else None
    if phrases is None or not phrases.food_order:
        return Look(words("wingspan-dice-no-order"))
    lines = [words("wingspan-dice-title"), words("wingspan-dice-order", faces=phrases.faces(phrases.food_order))]
    faces = looking.given.get("faces")
    return Look("\n".join([*lines, phrases.dice_removed(faces) if faces else words("wingspan-dice-ask")]))


# -- strength -------------------------------------------------------------------------------------------------------


def _strength(looking: Looking, words: Words) -> Look:
    setup = _setting(looking)
    found = distribution.of(setup)
    sort = setting_of(setup).bonus
    facts = {"mode": setup.mode, "level": setup.level, "special": setup.special or NONE, "tokens": setup.tokens}
    name = words("wingspan-strength-sort" if sort in RANDOM_BONUS else "wingspan-bonus", bonus=sort)
    lines = [words("wingspan-strength-title", bonus=name, **facts)]
    if found is None:
        return Look("\n".join([*lines, words("wingspan-strength-missing")]))
    lines.append(words("wingspan-strength-line", **spread(found)))
    every = {level: distribution.of(replace(setup, level=level)) for level in LEVELS}
    means = {level: round(each.mean) for level, each in every.items() if each is not None}
    if len(means) == len(LEVELS):
        lines.append(words("wingspan-strength-compare", **means))
    lines.append(words("wingspan-strength-source", games=found.count))
    final = looking.view.final if looking.view is not None else None
    shown = Strength(setting_of(setup), found, final.yours.total if final is not None else None)
    return Look("\n".join(lines), partial(PAINTER.strength, shown, words))


def _setting(looking: Looking) -> Setup:
    """Return the setup that is asked about: that of the table here, or the usual one, with what is named."""
    given = dict(looking.given)
    if "mode" in given:
        given.setdefault("special", DUET_SPECIAL if given["mode"] == "duet" else NONE)
    if given.get("special") == NONE:
        given["special"] = None
    return replace((looking.view.setup if looking.view is not None else None) or Setup(), **given)


_LOOKS: Mapping[str, LookUp] = {
    "why": _why,
    "card": _card,
    "dice": _dice,
    "strength": _strength,
    "history": history,
}
"""By name."""
