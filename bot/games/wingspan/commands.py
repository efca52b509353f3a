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
from bot.games.wingspan.build import action_of, birds
from bot.games.wingspan.draft import (
    SCORED,
    CorrectDraft,
    DescribeDraft,
    Draft,
    GoalDraft,
    ReactDraft,
    ScoreDraft,
    SetupDraft,
    TakeBackDraft,
    TokenDraft,
    TrayDraft,
    TurnDraft,
)
from bot.games.wingspan.draft_text import write
from bot.games.wingspan.spaces import read_space
from bot.games.wingspan.spelling import read_amounts, read_level, read_mode
from bot.games.wingspan.stock import Stock
from bot.hosting.turn import Turn
from engine.contract import Action, Unreadable
from engine.wingspan.views.view import WingspanView

Given: TypeAlias = Mapping[str, Any]

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
    """Give the action of a command, or where in the panel it goes on; raises Misread."""
    if command == "do":
        return read_action(turn, str(given["action"]))
    draft = _READ[command](turn, given)
    if isinstance(draft, SetupDraft | CorrectDraft):
        return Unfinished(write(draft))
    try:
        return action_of(draft, turn.view)
    except Unreadable:
        return Unfinished(write(draft))


def read_turn(typed: str) -> tuple[int, int]:
    """Read round and turn ("2.3", "round 2, turn 3"); raises Misread."""
    if match := _TURN.fullmatch(typed.strip()):
        return int(match[1]), int(match[2])
    raise Misread("unread-turn", typed=quoted(typed))


def latest_tray(view: WingspanView) -> tuple[int, int]:
    """Give her latest turn with a question about the tray; raises Misread where there was none."""
    for each in reversed(view.turns):
        if each.action == "play_bird":
            return each.round, each.turn
    raise Misread("no-tray-yet")


# -- by command -----------------------------------------------------------------------------------------------------


def _tray(turn: Turn, given: Given) -> Draft:
    round_number, number = read_turn(str(given["when"])) if given.get("when") else latest_tray(turn.view)
    typed = str(given.get("points", ""))
    return TrayDraft(round_number, number, _points(typed) if typed else None)


def _points(typed: str) -> tuple[int, ...]:
    if plainly(typed) in _NONE:
        return ()
    found = _NUMBERS.findall(typed)
    if not found or _NUMBERS.sub("", typed).strip(" ,;+&/") or any(len(each) > 1 for each in found):
        raise Misread("unread-points", typed=quoted(typed))
    return tuple(map(int, found))


def _goal(turn: Turn, given: Given) -> Draft:
    view: WingspanView = turn.view
    due = view.asked.round if view.asked is not None and view.asked.kind == "goal" else None
    round_number = given.get("round") or due or (view.goal_sheets[-1].round if view.goal_sheets else view.round)
    count = given.get("count")
    return GoalDraft(int(round_number), None if count is None else int(count))


def _token(_turn: Turn, given: Given) -> Draft:
    read = {name: read_space(str(given[name])) for name in ("source", "target") if given.get(name)}
    return TokenDraft(read.get("source"), None, read.get("target"), given.get("since"))


def _react(turn: Turn, given: Given) -> Draft:
    if given.get("gains") or given.get("pays"):
        return DescribeDraft(*(read_amounts(str(given.get(name) or "")) for name in ("gains", "pays")))
    if not given.get("bird"):
        return ReactDraft()
    bird = birds_typed.read(str(given["bird"]), turn.view.components.birds)
    count = given.get("count")
    return ReactDraft(birds(turn.view).index(bird), None if count is None else int(count))


def _take_back(_turn: Turn, given: Given) -> Draft:
    typed = str(given.get("reaction", ""))
    if not typed:
        return TakeBackDraft()
    if not (found := _NUMBERS.match(typed.strip())):
        raise Misread("unread-reaction", typed=quoted(typed))
    return TakeBackDraft(int(found[0]))


def _score(_turn: Turn, given: Given) -> Draft:
    if not any(name in given for name in SCORED):
        return ScoreDraft()
    return ScoreDraft(tuple(int(given.get(name) or 0) for name in SCORED), given.get("leftover"))


def _setup(turn: Turn, given: Given) -> Draft:
    stock = Stock(turn.view.components)
    setting = stock.setting_of(turn.view)
    if given.get("mode"):
        mode = read_mode(str(given["mode"]))
        boxes = setting.boxes if mode in stock.modes(setting.boxes) else (*setting.boxes, "asia", "core")
        setting = stock.suited(replace(setting, mode=mode, boxes=boxes))
    if given.get("level"):
        setting = replace(setting, level=read_level(str(given["level"])))
    return SetupDraft("main", stock.fitted(setting))


_READ: Mapping[str, Callable[[Turn, Given], Draft]] = {
    "turn": lambda _turn, _given: TurnDraft(),
    "tray": _tray,
    "goal": _goal,
    "token": _token,
    "react": _react,
    "take-back": _take_back,
    "score": _score,
    "setup": _setup,
    "correct": lambda _turn, _given: CorrectDraft(),
}
"""By command."""
