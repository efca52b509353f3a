"""Autocompletion: for each option what is legal now, given what has been filled in already."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from bot.games.contract import Suggestion, Typing
from bot.games.laisla.commands import draft_so_far, read_whole
from bot.games.laisla.counting import counted
from bot.games.laisla.desk import Desk
from bot.games.laisla.page_explore import describe
from bot.games.offers import shown, whole_actions
from bot.games.parts import fitting
from bot.hosting.turn import Turn
from engine.laisla.formats.notation import NONE, NOTATION
from engine.laisla.island import CODES
from render.words import Words


def suggest(turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
    """Give at most 25 offers for the option that is being typed."""
    offer = _OFFERS.get(typing.option)
    if offer is None or turn.decision.kind not in _ASKED.get(typing.command, (turn.decision.kind,)):
        return []
    desk = Desk(turn, {each.seat: each.name for each in turn.table.occupants}, words)
    return shown(offer(desk, typing), typing.typed)


def _cards(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer the cards of the hand that go to no other action yet, with the part that counts."""
    taken = draft_so_far(desk.legal, typing).cards.values()
    for number, card in enumerate(desk.legal.me.hand or (), 1):
        if card not in taken:
            part = desk.phrases.part(card, typing.option)
            whole = desk.phrases.whole_card(card)
            label = desk.words("laisla-command-card", number=number, part=part, card=whole)
            yield Suggestion(fitting(label), str(number))


def _slots(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    for slot in desk.legal.me.slots:
        if slot.function is not None:
            function = desk.phrases.function(slot.function)
            label = desk.words("laisla-panel-cover", number=slot.number + 1, function=function)
            yield Suggestion(fitting(label), str(slot.number + 1))


def _fields(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer fields that can be paid, with what they cost and bring."""
    source = _source(desk, typing)
    for field in desk.legal.fields(source):
        told = describe(desk, field, desk.legal.prospect(field, source), source)
        name = desk.words("laisla-panel-field", **desk.phrases.at(field.slot))
        yield Suggestion(fitting(f"{name} · {told}" if told else name), field.code)


def _sources(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    target = draft_so_far(desk.legal, typing).field
    for slot in desk.legal.sources():
        if slot != target:
            yield Suggestion(desk.words("laisla-panel-field", **desk.phrases.at(slot)), CODES[slot])


def _payments(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    field = draft_so_far(desk.legal, typing).field
    for pay in desk.legal.payments(field, _source(desk, typing)) if field is not None else ():
        yield Suggestion(fitting(desk.phrases.cubes(pay)), ", ".join(pay))


def _source(desk: Desk, typing: Typing) -> str | None:
    """Give where the explorer comes from that moves: as filled in, else the first that can."""
    if not desk.legal.moves:
        return None
    return draft_so_far(desk.legal, typing).source or next(iter(desk.legal.sources()), None)


def _cubes(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    for colour in desk.view.colours:
        yield _cube(desk, colour)


def _given(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    """Offer the cubes that can be swapped, and no swap."""
    for colour in desk.view.colours:
        if desk.legal.me.cubes[colour]:
            yield _cube(desk, colour)
    yield Suggestion(desk.words("laisla-button-no-swap"), NONE)


def _taken(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    draft = draft_so_far(desk.legal, typing)
    if not draft.declined:
        yield from (_cube(desk, colour) for colour in desk.view.colours if colour != draft.cube)


def _cube(desk: Desk, colour: str) -> Suggestion:
    name = desk.words("laisla-panel-cube-choice", cube=colour)
    have = desk.words("laisla-panel-have-cubes", cube=colour, count=desk.legal.me.cubes[colour])
    return Suggestion(fitting(f"{name} · {have}"), colour)


def _animals(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer the markers with what a step brings; none, where that is allowed."""
    for animal in desk.drafts.animals:
        name = desk.words("laisla-panel-marker-choice", animal=animal, own="no")
        yield Suggestion(fitting(f"{name} · {desk.step(animal)}"), animal)
    if typing.command == "marker":
        yield Suggestion(desk.words("laisla-button-no-marker"), NONE)


def _actions(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    hand = desk.legal.me.hand or ()
    write = partial(_written, hand=hand)
    return whole_actions(desk.turn, typing.typed, read=read_whole, write=write)


def _written(action: Any, hand: Sequence[int]) -> str:
    return NOTATION.write(counted(action, hand))


_OFFERS: Mapping[str, Callable[[Desk, Typing], Iterator[Suggestion]]] = {
    "a": _cards,
    "b": _cards,
    "d": _cards,
    "card": _slots,
    "field": _fields,
    "source": _sources,
    "payment": _payments,
    "cube": _cubes,
    "give": _given,
    "take": _taken,
    "animal": _animals,
    "action": _actions,
}
"""By option."""
_ASKED: Mapping[str, tuple[str, ...]] = {
    "assign": ("assign",),
    "slot": ("slot",),
    "place": ("explore",),
    "take": ("explore",),
    "cube": ("cube",),
    "marker": ("marker",),
    "swap": ("swap",),
    "advance": ("advance",),
}
"""By command: the decision that it answers; nothing is offered for another."""
