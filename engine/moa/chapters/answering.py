"""Who may answer now, and with what kind of action (rules B1, SC6)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.choices import ways_to
from engine.contract import Illegal, Seat
from engine.moa import actions as can
from engine.moa.actions import MoaAction
from engine.moa.agenda import ASKED, Ask, AskAction, AskDefend, AskDiscard, AskNeutral, AskTiles
from engine.moa.ways import WAYS

_MAIN = (can.PlaceBirds, can.PlaceLeader, can.Attack, can.SellLand, can.BuyKarakia, can.Pass)
_ANSWERS: Mapping[type[Ask], frozenset[type[MoaAction]]] = {
    ask: frozenset(way.action for way in ways_to(WAYS, kind)) for ask, kind in ASKED.items()
}
"""Which actions answer each decision."""


def why_not_asked(ask: Ask | None, seat: Seat) -> Illegal | None:
    """Return the refusal of a seat that is not asked."""
    if ask is None:
        return Illegal("SC6", "game-over")
    return None if ask.seat == seat else Illegal("B1", "not-asked", seat=seat, asked=ask.seat)


def why_wrong_answer(ask: Ask, action: type[MoaAction]) -> Illegal | None:
    """Return the refusal of a kind of action that does not answer what is asked."""
    if action in _ANSWERS[type(ask)]:
        return None
    match ask:
        case AskDiscard():
            return Illegal("KT2", "discard-first", action=action.type)
        case AskNeutral() if action in (can.DrawOne, can.ExchangeThree):
            return Illegal("KT1" if action is can.DrawOne else "KT2", "not-for-neutral", tile=action.type)
        case AskDefend() if action in (can.Move, can.Stronghold):
            return Illegal("KT5" if action is can.Move else "KT6", "own-turn-only", tile=action.type)
        case AskTiles() if action in _MAIN:
            return Illegal("B1", "action-taken", action=action.type)
        case AskAction() if action is can.EndTurn:
            return Illegal("B1", "action-first")
    rules: dict[type[Ask], str] = {AskDefend: "I5", AskNeutral: "T1"}
    return Illegal(rules.get(type(ask), "B1"), "wrong-answer", action=action.type, kind=ASKED[type(ask)])
