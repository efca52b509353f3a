"""Round ends (rules WA40 to WA46): the goal is scored, a card leaves, a new round begins."""

from __future__ import annotations

from engine.contract import Illegal
from engine.wingspan.actions import Goal
from engine.wingspan.chapters.goals import goal_sheet, goal_sheets
from engine.wingspan.chapters.numbers import why_no_number
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.events import Corrected, GoalRescored, GoalScored, RoundBegan
from engine.wingspan.names import ROUNDS
from engine.wingspan.position import WingspanPosition


def why_no_goal(position: WingspanPosition, action: Goal) -> Illegal | None:
    """Return why a round's goal is not scored yet, or the number is none.

    In Duet the map tells the numbers; those of an earlier round are corrected by correcting tokens.
    """
    due = goals_due(position)
    if not 1 <= action.round <= due:
        return Illegal("WA40", "goal-not-due", round=action.round, due=due)
    if position.duet:
        if action.count is not None:
            return Illegal("WA44", "map-counts")
        if action.round <= len(position.counts):
            return Illegal("WA44", "map-scored", round=action.round)
        return None
    if action.count is None:
        return Illegal("WA40", "count-needed", round=action.round)
    return why_no_number("WA40", (action.count,))


def goals_due(position: WingspanPosition) -> int:
    """Return how many goals can be scored: those that are, and the one that is asked for."""
    return len(position.counts) + (position.phase == "goal")


def answer_goal(transition: Transition, action: Goal) -> None:
    """WA42, WA44: score a round's goal and begin the next round; or score an earlier one anew."""
    position = transition.position
    before = goal_sheets(position)
    counts = [*position.counts[: action.round - 1], action.count, *position.counts[action.round :]]
    position.counts = tuple(counts)
    sheet = goal_sheet(position, action.round)
    if action.round <= len(before):
        transition.emit(Corrected("goal", action.round, None), GoalRescored(before[action.round - 1], sheet))
    else:
        transition.emit(GoalScored(sheet))
        _begin_next_round(transition)


def _begin_next_round(transition: Transition) -> None:
    """WA44 to WA46: after round 4 comes the end; else a card is removed and all others are shuffled anew (WS9)."""
    position = transition.position
    if position.round == ROUNDS[-1]:
        position.phase = "score"
        return
    cards = (*position.deck, *(turn.card for turn in position.this_round))
    removed = next((card for card in cards if position.rules.cards[card].remove_after_round == position.round), None)
    if removed is not None:
        position.removed += (removed,)
    left = [card for card in sorted(cards) if card != removed]
    position.deck = tuple(transition.chance.shuffle("automa_deck", left))
    position.round += 1
    position.phase = "turns"
    transition.emit(RoundBegan(position.round, removed))
