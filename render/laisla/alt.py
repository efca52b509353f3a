"""Alt texts: what a picture shows, in its order, in at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator

from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.chapters.scoring import ScoringSheet
from engine.laisla.views.view import Dealt, FieldView, LaIslaView, SeatView
from engine.preview import Preview
from render.contract import ALT_LIMIT, Names
from render.fit_text import clean_caption, cut, first_fitting, joined
from render.laisla.board import state_line
from render.laisla.hand import cards_of
from render.laisla.naming import field_name, function_name, seat_name
from render.laisla.outcome import outcome
from render.laisla.preview import action_title
from render.laisla.sheet import title
from render.words import Words


def board_alt(
    view: LaIslaView, words: Words, *, caption: str = "", names: Names | None = None, around: int | None = None
) -> str:
    """Describe the board, or the part around one place: what happened, who acts, tracks, fields, clearings, seats."""
    return first_fitting(_variants(view, words, caption, names, around), ALT_LIMIT)


def _variants(view: LaIslaView, words: Words, caption: str, names: Names | None, around: int | None) -> Iterator[str]:
    happened = clean_caption(caption) if view.result is None else ""  # who has won is said next
    frame = [happened, state_line(view, words, names), _round(view, words), _tracks(view, words)]
    fields = [field for field in view.fields if around is None or around in places_beside(field)]
    seats = _seats(view, words, names)
    if around is not None:
        yield joined([*frame, *(_field(field, words) for field in fields), seats])
    standing = _standing(fields, words)
    left = words("laisla-picture-alt-tiles", count=sum(each.animal is not None for each in view.clearings))
    yield joined([*frame, standing, left, seats])
    yield joined([*frame, standing, _seats(view, words, None)])
    yield joined([*frame, _seats(view, words, None)])


def places_beside(field: FieldView) -> set[int]:
    """Return the places (1 to 10) whose close-up shows a field: its own and the two beside it."""
    own = int(field.code[1:])
    return {(own + step - 1) % 10 + 1 for step in (-1, 0, 1)}


def _round(view: LaIslaView, words: Words) -> str:
    return words("laisla-picture-alt-round", round=view.round, phase=view.phase)


def _tracks(view: LaIslaView, words: Words) -> str:
    tracks = [words("laisla-picture-alt-track", animal=track.animal, value=track.value) for track in view.tracks]
    return words("laisla-picture-alt-tracks", tracks=words.listed(tracks), now=view.value_sum, needed=view.end_sum)


def _field(field: FieldView, words: Words) -> str:
    who = [words("laisla-colour", seat=seat) for seat in field.explorers]
    return words(
        "laisla-picture-alt-field", field=field_name(field, words), who=words.listed(who) or words("laisla-nothing")
    )


def _standing(fields: list[FieldView], words: Words) -> str:
    """List the fields that are not empty, each with who stands there."""
    parts = []
    for field in fields:
        if field.explorers:
            who = ", ".join(words("laisla-colour", seat=seat) for seat in field.explorers)
            parts.append(words("laisla-picture-alt-standing", code=field.code, who=who))
    return (
        words("laisla-picture-alt-explorers", fields="; ".join(parts)) if parts else words("laisla-picture-alt-empty")
    )


def _seats(view: LaIslaView, words: Words, names: Names | None) -> str:
    ranked = sorted(view.seats, key=lambda seat: -seat.score)
    shown = [
        words("laisla-picture-alt-seat", name=seat_name(seat.seat, words, names), score=seat.score) for seat in ranked
    ]
    return words("laisla-picture-alt-seats", seats=words.listed(shown))


# -- the other pictures ---------------------------------------------------------------------------------------------


def card_text(view: LaIslaView, card: int, words: Words) -> str:
    """Describe a card of the viewer's by its number and its three parts."""
    cards, _ = cards_of(view.seat(view.viewer or ""))
    known = view.all_cards[card]
    name = function_name(known.function, words)
    number = cards.index(card) + 1
    return words("laisla-picture-alt-card", card=number, function=name, cube=known.cube, animal=known.animal)


def assigned_text(view: LaIslaView, seat: SeatView, words: Words) -> str:
    """Say what a seat has assigned to each action, as far as the view tells."""
    _, dealt = cards_of(seat)
    told = _parts(view, dealt, words)
    return words("laisla-picture-alt-assigned-all", parts=words.listed(told)) if told else ""


def _parts(view: LaIslaView, dealt: Dealt, words: Words) -> list[str]:
    """Say of each card the part that counts in its action."""
    parts = []
    if dealt.a is not None:
        parts.append(("a", function_name(view.all_cards[dealt.a].function, words)))
    if dealt.b is not None:
        parts.append(("b", words("laisla-cube", cube=view.all_cards[dealt.b].cube)))
    if dealt.d is not None:
        parts.append(("d", words("laisla-animal", animal=view.all_cards[dealt.d].animal)))
    return [words("laisla-picture-alt-assigned", action=action, part=part) for action, part in parts]


def hand_alt(view: LaIslaView, words: Words) -> str:
    """Describe the viewer's cards, what is assigned, cubes and visible functions."""
    seat = view.seat(view.viewer or "")
    cards, _ = cards_of(seat)
    listed = [card_text(view, card, words) for card in cards] or [words("laisla-picture-no-cards")]
    functions = [function_name(name, words) for name in seat.functions]
    return cut(
        joined(
            [
                *listed,
                assigned_text(view, seat, words),
                words("laisla-picture-alt-cubes", cubes=cubes_text(seat, words)),
                words("laisla-picture-alt-functions", functions=words.listed(functions) or words("laisla-nothing")),
            ]
        ),
        ALT_LIMIT,
    )


def cubes_text(seat: SeatView, words: Words) -> str:
    """List a seat's cubes."""
    cubes = [words("laisla-cubes", cube=colour, count=count) for colour, count in seat.cubes.items() if count]
    return words.listed(cubes) or words("laisla-nothing")


def preview_alt(view: LaIslaView, words: Words, action: LaIslaAction, foreseen: Preview) -> str:
    """Describe a proposed action: what it takes, where, and what it brings."""
    seat = view.seat(view.viewer or "")
    brings = outcome(view, action, foreseen)
    sentences = [action_title(view, words, action, None), *_subject(view, seat, action, words)]
    for tile in brings.tiles:
        sentences.append(words("laisla-picture-alt-wins", animal=tile.animal, points=tile.points))
    functions = [function_name(name, words) for name, _ in brings.functions]
    if functions:
        sentences.append(words("laisla-picture-alt-acting", functions=words.listed(functions)))
    if brings.points:
        sentences.append(words("laisla-picture-alt-points", points=brings.points))
    return cut(joined(sentences), ALT_LIMIT)


def _subject(view: LaIslaView, seat: SeatView, action: LaIslaAction, words: Words) -> list[str]:
    """Say what an action is about."""
    match action:
        case Place():
            paid = [
                words("laisla-cubes", cube=each, count=action.pay.count(each)) for each in dict.fromkeys(action.pay)
            ]
            target = field_name(view.field(action.field), words)
            return [
                words("laisla-picture-alt-place", field=target, cubes=words.listed(paid) or words("laisla-nothing"))
            ]
        case Assign():
            return _parts(view, Dealt(action.a, action.b, action.d), words)
        case Slot():
            old = next((slot.function for slot in seat.slots if slot.number == action.slot), None)
            covered = function_name(old, words) if old else words("laisla-nothing")
            return [words("laisla-picture-alt-covers", function=covered)]
        case Take() | Cube():
            return [words("laisla-cubes", cube=action.cube, count=1)]
        case Swap() if action.give and action.take:
            return [
                words(
                    "laisla-picture-alt-swap",
                    give=words("laisla-cube", cube=action.give),
                    take=words("laisla-cube", cube=action.take),
                )
            ]
        case Advance() | Marker() if action.animal:
            return [words("laisla-animal", animal=action.animal)]
    return []


def sheet_alt(view: LaIslaView, sheet: ScoringSheet, words: Words, names: Names | None = None) -> str:
    """Describe a scoring sheet: the scores after it, then each seat's sources."""
    ranked = sorted(sheet.seats, key=lambda each: -each.after)
    scores = [
        words(
            "laisla-picture-alt-sheet-seat",
            name=seat_name(seat.seat, words, names),
            before=seat.before,
            after=seat.after,
        )
        for seat in ranked
    ]
    rows = [
        words(
            "laisla-picture-alt-sheet-row",
            name=seat_name(seat.seat, words, names),
            animals=seat.animal_points,
            sets=seat.set_points,
            cubes=seat.cube_points,
        )
        for seat in ranked
    ]
    head = [title(view, sheet, words, names), words.listed(scores)]
    return first_fitting((joined([*head, *rows]), joined(head)), ALT_LIMIT)
