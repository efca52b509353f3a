"""Whole actions with numbers as people count: cards of the hand and slots from 1, as pictures and panels show them.

The record, and the notation that the log speaks, has card ids, and slots from 0.
"""

from __future__ import annotations

from bot.games.typed_commands import Misread
from bot.hosting.playing.turn import Turn
from engine.contract import Action
from engine.laisla.actions import Assign, Slot


def said(turn: Turn, action: Action) -> Action:
    """Return an action with the numbers that people use for it."""
    if isinstance(action, Assign):
        hand = turn.view.seat(turn.seat).hand
        return Assign(*(hand.index(card) + 1 for card in (action.a, action.b, action.d)))
    return Slot(action.slot + 1) if isinstance(action, Slot) else action


def meant(turn: Turn, action: Action) -> Action:
    """Return the action that is meant by one with people's numbers; raises Misread for a card that is not there."""
    if isinstance(action, Assign) and (hand := turn.view.seat(turn.seat).hand):
        numbers = (action.a, action.b, action.d)
        if unknown := [number for number in numbers if not 1 <= number <= len(hand)]:
            raise Misread("unread-card", typed=str(unknown[0]))
        return Assign(*(hand[number - 1] for number in numbers))
    return Slot(action.slot - 1) if isinstance(action, Slot) else action
