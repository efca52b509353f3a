"""Whole actions with numbers as people count: cards of the hand and slots from 1, as pictures and panels show them.

The record, and the notation that the log speaks, has card ids, and slots from 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.offers import read_action
from bot.games.typed_commands import Misread
from bot.hosting.turn import Turn
from engine.contract import Action
from engine.laisla.actions import Assign, Slot


def write_whole(turn: Turn, action: Action) -> str:
    """Return an action as text, with the numbers that people use."""
    return turn.game.notation(counted(action, _hand(turn)))


def read_whole(turn: Turn, typed: str) -> Action:
    """Read a whole action, with the numbers that people use; raises Misread."""
    return recorded(read_action(turn, typed), _hand(turn))


def _hand(turn: Turn) -> Sequence[int]:
    return turn.view.seat(turn.seat).hand or ()


def counted(action: Action, hand: Sequence[int]) -> Action:
    """Return an action with the numbers that people use for it."""
    if isinstance(action, Assign):
        return Assign(*(hand.index(card) + 1 for card in (action.a, action.b, action.d)))
    return Slot(action.slot + 1) if isinstance(action, Slot) else action


def recorded(action: Action, hand: Sequence[int]) -> Action:
    """Return the action that is meant by one with people's numbers; raises Misread for a card that is not there."""
    if isinstance(action, Assign) and hand:
        return Assign(*(card_at(number, hand) for number in (action.a, action.b, action.d)))
    return Slot(action.slot - 1) if isinstance(action, Slot) else action


def card_at(number: int, hand: Sequence[int]) -> int:
    """Return the card of a hand by its number; raises Misread."""
    if not 1 <= number <= len(hand):
        raise Misread("unread-card", typed=str(number))
    return hand[number - 1]
