"""What the person may tell the bot: for each kind of action what it needs and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.contract import Illegal, Seat
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, Turn, WingspanAction
from engine.wingspan.chapters import powers, round_end, scoring, setup, tokens, turn
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.position import WingspanPosition


class _Answer(NamedTuple):
    """One kind of action."""

    why_not: Callable[[WingspanPosition, Any], Illegal | None]
    carry_out: Callable[[Transition, Any], None]


_ANSWERS: Mapping[type[WingspanAction], _Answer] = {
    Setup: _Answer(setup.why_no_setup, setup.set_up),
    Turn: _Answer(lambda _, __: None, lambda transition, _: turn.take_turn(transition)),
    Tray: _Answer(turn.why_no_tray, turn.answer_tray),
    Goal: _Answer(round_end.why_no_goal, round_end.answer_goal),
    Score: _Answer(scoring.why_no_score, scoring.score),
    Token: _Answer(tokens.why_no_token, tokens.change),
    React: _Answer(powers.why_no_reaction, powers.react),
    TakeBack: _Answer(powers.why_not_taken_back, powers.take_back),
}
ONLY_WHEN_ASKED = (Turn, Score)
"""All others may also be told between, or anew, once there is a setup."""


def why_not(position: WingspanPosition, seat: Seat, action: WingspanAction) -> Illegal | None:
    """Return why the person may not tell this now."""
    if illegal := why_not_asked(position, seat):
        return illegal
    return why_not_now(position, type(action)) or _ANSWERS[type(action)].why_not(position, action)


def why_not_now(position: WingspanPosition, kind: type[WingspanAction]) -> Illegal | None:
    """Return why no action of this kind can be told before the setup, or when something else is asked."""
    if position.setup is None and kind is not Setup:
        return Illegal("WA5", "setup-first", action=kind.type)
    if kind in ONLY_WHEN_ASKED and kind.type != position.asked:
        return Illegal("WA15", "wrong-answer", action=kind.type, kind=position.asked)
    return None


def why_not_asked(position: WingspanPosition, seat: Seat) -> Illegal | None:
    """Return why a seat may tell nothing at all."""
    if position.asked is None:
        return Illegal("WA62", "game-over")
    return None if seat == position.seat else Illegal("WA1", "not-asked", seat=seat, asked=position.seat)


def carry_out(transition: Transition, action: WingspanAction) -> None:
    """Carry out a checked action."""
    _ANSWERS[type(action)].carry_out(transition, action)


def default(position: WingspanPosition) -> WingspanAction:
    """Return the answer on time-out."""
    match position.asked:
        case "setup":
            return Setup()
        case "tray":
            return Tray(position.round, len(position.this_round))
        case "goal":
            return Goal(position.round, None if position.duet else 0)
        case "score":
            return Score(leftover=0)
    return Turn()


def asked_facts(position: WingspanPosition, kind: str) -> dict[str, int | str]:
    """Return the public facts of what the person is asked: the round, and the turn or the goal that it is about."""
    if kind == "turn":
        return {"round": position.round, "turn": len(position.this_round) + 1}
    if kind == "tray":
        return {"round": position.round, "turn": len(position.this_round)}
    return {"round": position.round, "goal": position.goal} if kind == "goal" else {}
