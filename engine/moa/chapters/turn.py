"""The course of the game: turns, rounds and periods, and running on to the next decision (rules B1, H1, R1, P)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.chance import LiveChance
from engine.contract import Seat
from engine.moa.actions import Decline, EndTurn, NeutralSkip, Pass
from engine.moa.agenda import (
    AskAction,
    AskDefend,
    AskDefenders,
    AskNeutral,
    AskTiles,
    BeginPeriod,
    BeginRound,
    BeginTurn,
    CallWaiting,
    DrawMammals,
    EndRound,
    FinishTurn,
    Instruct,
    ScorePeriod,
    Step,
)
from engine.moa.chapters.invasion import ask_defenders, call_waiting, clear_strongholds, decline
from engine.moa.chapters.neutral import can_add, neutral_skip, roll
from engine.moa.chapters.payment import is_points
from engine.moa.chapters.scoring import public_sheet, result, score_period
from engine.moa.chapters.setup import begin_period
from engine.moa.chapters.terrain import begin_round, draw_mammals, instruct
from engine.moa.chapters.tiles import has_use
from engine.moa.chapters.transition import Transition, added
from engine.moa.events import FirstPlayerPassed, GameEnded, Passed, PeriodScored, TurnBegan, TurnEnded
from engine.moa.position import MoaPosition


def run_on(transition: Transition) -> None:
    """Carry out the agenda up to the next decision or the end."""
    agenda = transition.position.agenda
    while agenda:
        step = agenda[-1]
        work = _WORK.get(type(step))
        if work is not None:
            agenda.pop()
            work(transition, step)
        elif not _host_answers(transition, step):
            return


def _host_answers(transition: Transition, step: Step) -> bool:
    """Answer a decision that is public knowledge: H1, the end of a turn by itself (B1), nothing to add (T3)."""
    position = transition.position
    match step:
        case AskAction(seat) if is_bare(position, seat):
            take_pass(transition, seat, Pass(), by_host=True)
        case AskDefend(seat) if is_bare(position, seat):
            decline(transition, seat, Decline(), by_host=True)
        case AskTiles(seat) if not has_use(position, seat):
            transition.position.agenda.pop()
        case AskNeutral(seat, territory) if not can_add(position, territory):
            neutral_skip(transition, seat, NeutralSkip(), by_host=True)
        case _:
            return False
    return True


def is_bare(position: MoaPosition, seat: Seat) -> bool:
    """H1: no bird cards, no leader tile with icons, no karakia tile (fresh ones count)."""
    state = position.seats[seat]
    return not state.hand and not state.karakia and all(map(is_points, state.leader_tiles))


# -- turns ----------------------------------------------------------------------------------------------------------


def begin_turn(transition: Transition, step: BeginTurn) -> None:
    """B1: one action, tiles around it."""
    if transition.position.rules.fresh_until_own_turn:
        transition.position.seats[step.seat].fresh = ()
    transition.emit(TurnBegan(step.seat))
    transition.push(AskAction(step.seat), FinishTurn(step.seat))


def at_turn(position: MoaPosition, seat: Seat) -> MoaPosition | None:
    """Return a copy in which the seat's turn of this round begins; None where none is to come that asks it."""
    if BeginTurn(seat) not in position.agenda:
        return None
    transition = Transition(position.copy(), LiveChance(random.Random(0)))  # noqa: S311  (nothing is drawn)
    agenda = transition.position.agenda
    del agenda[agenda.index(BeginTurn(seat)) :]
    begin_turn(transition, BeginTurn(seat))
    return None if is_bare(transition.position, seat) else transition.position


def action_taken(transition: Transition, seat: Seat) -> None:
    """B1: the action is taken; tiles may still be used."""
    transition.position.agenda[-1] = AskTiles(seat)


def take_pass(transition: Transition, seat: Seat, _: Pass, by_host: bool = False) -> None:
    """B4: a pass counts as the action."""
    transition.emit(Passed(seat, by_host))
    action_taken(transition, seat)


def end_turn(transition: Transition, _: Seat, _action: EndTurn) -> None:
    """B1: the seat uses no further tile."""
    transition.position.agenda.pop()


def finish_turn(transition: Transition, step: FinishTurn) -> None:
    """K2: fresh tiles become ready; T1: then the die is rolled."""
    if not transition.position.rules.fresh_until_own_turn:
        transition.position.seats[step.seat].fresh = ()
    transition.emit(TurnEnded(step.seat))
    if transition.position.neutral is not None:
        roll(transition, step.seat)


# -- rounds and periods ---------------------------------------------------------------------------------------------


def end_round(transition: Transition, _: EndRound) -> None:
    """R1: the token passes; then another round, or the period is scored."""
    position = transition.position
    position.first_player = position.clockwise()[1]
    transition.emit(FirstPlayerPassed(position.first_player))
    if position.round < position.rules.components.limits.rounds:
        position.round += 1
        transition.push(BeginRound())
    else:
        transition.push(ScorePeriod())


def finish_period(transition: Transition, _: ScorePeriod) -> None:
    """P4, P3: score, tidy up; then another period, or the end."""
    position = transition.position
    sheet = score_period(position)
    for column in sheet.seats:
        position.seats[column.seat].score = column.after
    position.sheets += (public_sheet(position, sheet),)
    transition.emit(PeriodScored(position.sheets[-1]))
    _tidy_up(transition)
    if position.period < position.rules.components.limits.periods:
        transition.push(BeginPeriod())
    elif (ended := result(position)) is not None:
        transition.emit(GameEnded(ended.scores, ended.winners))


def _tidy_up(transition: Transition) -> None:
    """SC4, SC5, P3: what is scored leaves, and hands and strongholds."""
    position = transition.position
    for state in position.seats.values():
        transition.discard_mammals(*state.sold_cards)
        state.trophies = state.sold_cards = ()
        state.leader_tiles = tuple(tile for tile in state.leader_tiles if not is_points(tile))
        position.bird_discard = added(position.bird_discard, state.hand)
        state.hand = ()
    for territory in position.territories.values():
        territory.sale_scored = territory.sold_by is not None
    clear_strongholds(transition)


_WORK: dict[type[Step], Callable[[Transition, Any], None]] = {
    BeginPeriod: begin_period,
    BeginRound: begin_round,
    Instruct: instruct,
    DrawMammals: draw_mammals,
    CallWaiting: call_waiting,
    AskDefenders: ask_defenders,
    BeginTurn: begin_turn,
    FinishTurn: finish_turn,
    EndRound: end_round,
    ScorePeriod: finish_period,
}
"""What carries out each step that does not wait for a seat."""
