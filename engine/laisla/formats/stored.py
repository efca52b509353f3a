"""Reading a stored position: the names and cards in it must belong to the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.codec import check_known
from engine.contract import Unreadable
from engine.laisla.functions import FUNCTIONS
from engine.laisla.names import SLOTS
from engine.laisla.position import HOLDER_SLOTS, PHASES, LaIslaPosition


def check_position(position: LaIslaPosition) -> None:
    """Raise Unreadable where names or cards in a stored position are not of this game."""
    _check_names(position)
    _check_cards(position)


def _check_names(position: LaIslaPosition) -> None:
    """Raise Unreadable where names do not belong to the components or to this table."""
    rules, seats = position.rules, position.seats
    _same("seats", seats, position.seating)
    _same("spokes", position.spokes, rules.spokes)
    _same("animals", position.animals, rules.clearings)
    _same("markers", position.markers, rules.animals)
    check_known("start_player", [position.start_player], position.seating)
    check_known("phase", [position.phase], PHASES)
    check_known("agenda", [step.seat for step in position.agenda if hasattr(step, "seat")], seats)
    check_known("agenda", [step.function for step in position.agenda if hasattr(step, "function")], FUNCTIONS)
    for seat, state in seats.items():
        _same(f"seats.{seat}.cubes", state.cubes, rules.colours)
        _same(f"seats.{seat}.tiles", state.tiles, rules.animals)
        check_known(f"seats.{seat}.large", [state.large], rules.animals)
        check_known(f"seats.{seat}.fields", state.fields, SLOTS)


def _check_cards(position: LaIslaPosition) -> None:
    """Raise Unreadable for a card that is none, or that lies in two places."""
    cards = [*position.deck, *position.discard, *position.covered]
    for seat, state in position.seats.items():
        if len(state.holder) != HOLDER_SLOTS:
            path = f"seats.{seat}.holder"
            raise Unreadable(f"position: {path}: found {len(state.holder)} slots, expected {HOLDER_SLOTS}", path)
        check_known(f"seats.{seat}.assigned", state.assigned or (), state.hand)
        lying = *state.slots, *state.hand, state.pending_a, state.pending_b, state.pending_d
        cards += [card for card in lying if card is not None]
    check_known("cards", cards, position.rules.cards)
    if twice := [card for card, times in Counter(cards).items() if times > 1]:
        raise Unreadable(f"position: cards: found {twice[0]} in two places", "cards")


def _same(path: str, found: Iterable[str], expected: Iterable[str]) -> None:
    if set(found) != set(expected):
        raise Unreadable(f"position: {path}: found {sorted(found)}, expected {sorted(expected)}", path)
