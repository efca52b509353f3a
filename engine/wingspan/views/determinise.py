"""Drawing a whole position that the person may take for the true one: all but the order of the deck is known."""

from __future__ import annotations

import random

from engine.wingspan.position import WingspanPosition
from engine.wingspan.views.view import WingspanView


def determinise(view: WingspanView, rng: random.Random) -> WingspanPosition:
    """Return a whole position of which `view` is a view; every order of the deck is as likely."""
    entered = view.entered
    return WingspanPosition(
        rules=view.rules,
        seat=view.seat,
        automa=view.automa,
        phase=view.phase,
        setup=view.setup,
        bonus_card=None if view.bonus is None else view.bonus.card,
        goals=view.goals,
        round=view.round,
        deck=tuple(rng.sample(view.unseen, len(view.unseen))),
        removed=view.removed,
        turns=entered.turns,
        own_tokens=entered.own_tokens,
        reactions=entered.reactions,
        counts=entered.counts,
        score=entered.score,
    )
