"""Reading a position back from the data of a snapshot."""

from __future__ import annotations

from engine.codec import check_known
from engine.contract import Unreadable
from engine.wingspan.chapters.setup import COLOURS
from engine.wingspan.names import RESET, ROUNDS, SPACES
from engine.wingspan.position import PHASES, WingspanPosition


def check_position(position: WingspanPosition) -> None:
    """Raise Unreadable where names do not belong to the components or to this table."""
    rules = position.rules
    check_known("seat", [position.seat, position.automa], COLOURS)
    check_known("phase", [position.phase], PHASES)
    check_known("round", [position.round], (0, *ROUNDS))
    cards = [*position.deck, *position.removed, *(turn.card for turn in position.turns)]
    check_known("cards", [*cards, *(each.card for each in position.reactions if each.card is not None)], rules.cards)
    check_known("goals", position.goals, rules.tile)
    check_known("bonus_card", [position.bonus_card], (None, *rules.bonus_cards, *rules.percent_boxes))
    check_known("own_tokens", [token.space for token in position.own_tokens], (*SPACES, RESET))
    check_known("reactions", [each.bird for each in position.reactions], (None, *rules.powers))
    if (position.setup is None) != (position.phase == "setup") or (len(position.goals) == 0) != (position.round == 0):
        raise Unreadable("position: setup: found one in the wrong phase", "setup")
