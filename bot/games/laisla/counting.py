"""Numbers as people count: cards of the hand and slots from 1, as the picture and the panel show them.

The record, and the notation that log and draft speak, has card ids, and slots from 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.contract import Misread
from engine.laisla.actions import Assign, LaIslaAction, Slot


def counted(action: LaIslaAction, hand: Sequence[int]) -> LaIslaAction:
    """Give an action with the numbers that people use for it."""
    if isinstance(action, Assign):
        return Assign(*(hand.index(card) + 1 for card in (action.a, action.b, action.d)))
    return Slot(action.slot + 1) if isinstance(action, Slot) else action


def recorded(action: LaIslaAction, hand: Sequence[int]) -> LaIslaAction:
    """Give the action that is meant by one with people's numbers; raises Misread for a card that is not there."""
    if isinstance(action, Assign) and hand:
        return Assign(*(card_at(number, hand) for number in (action.a, action.b, action.d)))
    return Slot(action.slot - 1) if isinstance(action, Slot) else action


def card_at(number: int, hand: Sequence[int]) -> int:
    """Give the card of a hand by its number; raises Misread."""
    if not 1 <= number <= len(hand):
        raise Misread("unread-card", typed=str(number))
    return hand[number - 1]
