"""The Automa's slash commands: what each takes, and the action that it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from bot.games.contract import Command, Misread, Option, OptionKind, Unfinished
from bot.games.offers import read_action
from bot.games.spelling import plainly, quoted
from bot.games.wingspan import birds as birds_typed
from bot.games.wingspan import places
from bot.games.wingspan.spaces import read_space
from bot.games.wingspan.spelling import read_amounts, read_level, read_mode
from bot.hosting.turn import Turn
from engine.choices import Sheet, walk
from engine.contract import Action, Illegal
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, WingspanAction
from engine.wingspan.actions import Turn as AutomasTurn
from engine.wingspan.choices.score import SCORED
from engine.wingspan.choices.setup import suited
from engine.wingspan.views.view import WingspanView

Given: TypeAlias = Mapping[str, Any]
Meant: TypeAlias = "WingspanAction | Unfinished"

_TURN = re.compile(r"\D*(\d{1,2})\D+(\d{1,2})\D*")
_NUMBERS = re.compile(r"\d+")
_NONE = frozenset({"none", "no", "nothing", "keine", "keiner", "nichts"})


def _text(name: str, required: bool = False, *, suggests: bool = True) -> Option:
    return Option(name, OptionKind.TEXT, required, suggests)


def _number(name: str, required: bool = False) -> Option:
    return Option(name, OptionKind.INTEGER, required, suggests=False)


COMMANDS = (
    Command("turn"),
    Command("tray", (_text("points"), _text("when"))),
    Command("goal", (_number("count"), _number("round"))),
    Command("token", (_text("target"), _text("source"), _number("since"))),
    Command("react", (_text("bird"), _number("count"), _text("gains", suggests=False), _text("pays", suggests=False))),
    Command("take-back", (_text("reaction"),)),
    Command("score", (*(_number(name) for name in SCORED), _number("leftover"))),
    Command("setup", (_text("mode"), _text("level"))),
    Command("correct"),
    Command("do", (_text("action", required=True),)),
)


def command_action(turn: Turn, command: str, given: Given) -> Action | Unfinished:
    """Return the action of a command, or where in the panel it goes on; raises Misread."""
    if command == "do":
        return read_action(turn, str(given["action"]))
    return _READ[command](turn, given)


def read_turn(typed: str) -> tuple[int, int]:
    """Read round and turn ("2.3", "round 2, turn 3"); raises Misread."""
    if match := _TURN.fullmatch(typed.strip()):
        return int(match[1]), int(match[2])
    raise Misread("unread-turn", typed=quoted(typed))


def latest_tray(view: WingspanView) -> tuple[int, int]:
    """Return the Automa's latest turn with a question about the tray; raises Misread where there was none."""
    for each in reversed(view.turns):
        if each.action == "play_bird":
            return each.round, each.turn
    raise Misread("no-tray-yet")


# -- by command -----------------------------------------------------------------------------------------------------


def _tray(turn: Turn, given: Given) -> Meant:
    round_number, number = read_turn(str(given["when"])) if given.get("when") else latest_tray(turn.view)
    typed = str(given.get("points", ""))
    return Tray(round_number, number, _points(typed)) if typed else Unfinished(places.tray(round_number, number))


def _points(typed: str) -> tuple[int, ...]:
    if plainly(typed) in _NONE:
        return ()
    found = _NUMBERS.findall(typed)
    if not found or _NUMBERS.sub("", typed).strip(" ,;+&/") or any(len(each) > 1 for each in found):
        raise Misread("unread-points", typed=quoted(typed))
    return tuple(map(int, found))


def _goal(turn: Turn, given: Given) -> Meant:
    view: WingspanView = turn.view
    due = view.asked.round if view.asked is not None and view.asked.kind == "goal" else None
    scored = view.goal_sheets[-1].round if view.goal_sheets else view.round
    round_number, count = int(given.get("round") or due or scored), given.get("count")
    duet = view.setup is not None and view.setup.mode == "duet"
    if duet == (count is None):
        return Goal(round_number, count)
    return Unfinished(places.goal(round_number))


def _token(_turn: Turn, given: Given) -> Meant:
    source, target = (read_space(str(given[name])) if given.get(name) else None for name in ("source", "target"))
    if source is None and target is None:
        return Unfinished(places.token_page(None, since=given.get("since")))
    return Token(source, target, given.get("since") if target else None)


def _react(turn: Turn, given: Given) -> Meant:
    view: WingspanView = turn.view
    count = given.get("count")
    if given.get("gains") or given.get("pays"):
        gains, pays = (read_amounts(str(given.get(name) or "")) for name in ("gains", "pays"))
        return React(None, gains, pays)
    if not given.get("bird"):
        return Unfinished(places.REACT)
    bird = birds_typed.read(str(given["bird"]), view.components.birds)
    power = view.components.power_of(bird)
    if count is None and power is not None and power.kind == "fewest":
        return Unfinished(places.bird(view, bird))
    return React(bird, count=count)


def _take_back(_turn: Turn, given: Given) -> Meant:
    typed = str(given.get("reaction", ""))
    if not typed:
        return Unfinished(places.TAKE_BACK)
    if not (found := _NUMBERS.match(typed.strip())):
        raise Misread("unread-reaction", typed=quoted(typed))
    return TakeBack(int(found[0]))


def _score(_turn: Turn, given: Given) -> Meant:
    if not any(name in given for name in SCORED):
        return Unfinished(places.SCORE)
    points: dict[str, int] = {name: int(given.get(name) or 0) for name in SCORED}
    return Score(**points, leftover=given.get("leftover"))


def _setup(turn: Turn, given: Given) -> Meant:
    sheet = walk(turn.tree, places.SETUP)
    if not isinstance(sheet, Sheet):
        return Unfinished(places.SETUP)
    setup: Setup = sheet.begun
    if given.get("mode"):
        setup = suited(turn.view.rules, setup, read_mode(str(given["mode"])))
    if given.get("level"):
        setup = replace(setup, level=read_level(str(given["level"])))
    try:
        return Unfinished(places.setup_page(sheet.step(setup), 1))
    except Illegal:
        return Unfinished(places.SETUP)


_READ: Mapping[str, Callable[[Turn, Given], Meant]] = {
    "turn": lambda _turn, _given: AutomasTurn(),
    "tray": _tray,
    "goal": _goal,
    "token": _token,
    "react": _react,
    "take-back": _take_back,
    "score": _score,
    "setup": _setup,
    "correct": lambda _turn, _given: Unfinished(places.CORRECT),
}
"""By command."""
