"""The look-ups: why the Automa's token went there, its card, which dice go, how strong it is, the games of somebody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.games.contract import Command, Look, Looking, Misread, Option, OptionKind
from bot.games.narration_base import NONE
from bot.games.wingspan.dice import removal_told
from bot.games.wingspan.history import history
from bot.games.wingspan.phrases import Phrases
from bot.games.wingspan.scans import scan_explained
from bot.games.wingspan.spelling import (
    read_bonus,
    read_faces,
    read_level,
    read_mode,
    read_special,
    read_turn,
    read_variant,
)
from bot.games.wingspan.strength import setting_of, spread
from engine.wingspan.actions import Setup
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


def _text(name: str) -> Option:
    return Option(name, OptionKind.TEXT, required=False)


LOOKS = (
    Command("why", (_text("when"),)),
    Command("card"),
    Command("dice", (_text("faces"),)),
    Command("strength", (_text("mode"), _text("level"), _text("special"), _text("bonus"), _text("tokens"))),
    Command("history"),
)


def look(name: str, looking: Looking, words: Words) -> Look:
    """Answer a look-up; raises Misread where a given option is none."""
    return _LOOKS[name](looking, words)


# -- why its token went there ---------------------------------------------------------------------------------------


def _why(looking: Looking, words: Words) -> Look:
    view = looking.view
    if not isinstance(view, WingspanView) or view.setup is None:
        return Look(words("wingspan-why-none"))
    if view.setup.mode != "duet":
        return Look(words("wingspan-why-no-map"))
    taken = _asked_about(view, str(looking.given.get("when") or ""))
    if taken is None or taken.scan is None:
        return Look(words("wingspan-why-none"))
    facts = {"round": taken.round, "turn": taken.turn, "action": taken.action}
    lines = [words("wingspan-why-title", **facts)]
    lines += scan_explained(taken.scan, Phrases(words, view, looking.names))
    return Look("\n".join(lines), partial(PAINTER.why, view, words, taken))


def _asked_about(view: WingspanView, when: str) -> TurnTaken | None:
    """Return the turn that is meant: the one named, else the latest that looked for a space."""
    looked = [each for each in view.turns if each.scan is not None]
    if not when:
        return looked[-1] if looked else None
    round_number, turn = read_turn(when)
    for each in looked:
        if (each.round, each.turn) == (round_number, turn):
            return each
    raise Misread("no-token-then", round=round_number, turn=turn)


# -- its card -------------------------------------------------------------------------------------------------------


def _card(looking: Looking, words: Words) -> Look:
    view = looking.view
    if not isinstance(view, WingspanView) or view.setup is None:
        return Look(words("wingspan-card-none"))
    card = NONE if view.current is None else card_name(view.current, words)
    lines = [words("wingspan-card-title", card=card, round=max(1, view.round))]
    lines += [words("wingspan-card-line", text=line) for line in section_lines(view, words)]
    return Look("\n".join(lines), partial(PAINTER.her_card, view, words))


# -- dice -----------------------------------------------------------------------------------------------------------


def _dice(looking: Looking, words: Words) -> Look:
    view = looking.view
    order = view.turns[-1].food_order if isinstance(view, WingspanView) and view.current and view.turns else ()
    if not isinstance(view, WingspanView) or not order:
        return Look(words("wingspan-dice-no-order"))
    faces = Phrases(words, view, looking.names).faces(order)
    lines = [words("wingspan-dice-title"), words("wingspan-dice-order", faces=faces)]
    typed = str(looking.given.get("faces") or "")
    lines.append(removal_told(read_faces(typed), order, words) if typed else words("wingspan-dice-ask"))
    return Look("\n".join(lines))


# -- strength -------------------------------------------------------------------------------------------------------


def _strength(looking: Looking, words: Words) -> Look:
    setup = _setting(looking)
    found = distribution.of(setup)
    sort = setting_of(setup).bonus
    facts = {"mode": setup.mode, "level": setup.level, "special": setup.special or "none", "tokens": setup.tokens}
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
    shown = Strength(setting_of(setup), found, _own_score(looking))
    return Look("\n".join(lines), partial(PAINTER.strength, shown, words))


def _own_score(looking: Looking) -> int | None:
    """Return the person's score of the finished game here, to be compared."""
    view = looking.view
    return view.final.yours.total if isinstance(view, WingspanView) and view.final is not None else None


def _setting(looking: Looking) -> Setup:
    """Return the setup that is asked about: that of the table here, or the usual one, with what is named."""
    view, given = looking.view, looking.given
    setup = Setup()
    if isinstance(view, WingspanView) and view.setup is not None:
        setup = view.setup
    if given.get("mode"):
        mode = read_mode(str(given["mode"]))
        setup = replace(setup, mode=mode, special="ALLIANCE" if mode == "duet" else None)
    if given.get("level"):
        setup = replace(setup, level=read_level(str(given["level"])))
    if given.get("special"):
        setup = replace(setup, special=read_special(str(given["special"])))
    if given.get("bonus"):
        setup = replace(setup, bonus=read_bonus(str(given["bonus"])))
    if given.get("tokens"):
        setup = replace(setup, tokens=read_variant(str(given["tokens"])))
    return setup


_LOOKS: Mapping[str, LookUp] = {
    "why": _why,
    "card": _card,
    "dice": _dice,
    "strength": _strength,
    "history": history,
}
"""By name."""
