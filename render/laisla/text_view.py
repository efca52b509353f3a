"""The whole view in words, line by line: complete enough to play by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.contract import Seat
from engine.laisla.chapters.scoring import ScoringSheet, SeatScore
from engine.laisla.views.view import ClearingView, FieldView, LaIslaView, SeatView, TrackView
from render.contract import Names
from render.laisla.alt import assigned_text, card_text, cubes_text
from render.laisla.board import topic
from render.laisla.hand import cards_of
from render.laisla.naming import field_name, function_name
from render.words import Words


def full_text(view: LaIslaView, words: Words, names: Names | None) -> str:
    """Describe everything the view holds. Names are taken as they are given."""
    blocks = [
        "\n".join(_table(view, words, names)),
        "\n".join(_field(field, words) for field in view.fields),
        "\n".join(_clearing(view, clearing, words) for clearing in view.clearings),
        "\n".join(line for seat in view.seats for line in _seat(view, seat, words, names)),
        "\n".join(_cards(view, words)),
    ]
    return "\n\n".join(blocks)


def _who(seat: Seat, words: Words, names: Names | None) -> str:
    colour = words("laisla-colour", seat=seat)
    given = (names or {}).get(seat)
    return words("laisla-picture-named-seat", name=given, colour=colour) if given else colour


def _listed(items: Iterable[str], words: Words) -> str:
    return words.listed(list(items)) or words("laisla-nothing")


def part_text(view: LaIslaView, words: Words, part: tuple[str, str]) -> str:
    """Describe an animal by its marker, or a field with who stands there and what lies around it; "" for a function."""
    kind, name = part
    match kind:
        case "animal":
            return next(_track(track, words).removeprefix("– ") for track in view.tracks if track.animal == name)
        case "field":
            around = [each for each in view.clearings if name in each.fields]
            return "\n".join([_field(view.field(name), words), *(_clearing(view, each, words) for each in around)])
    return ""


# -- the table ------------------------------------------------------------------------------------------------------


def _table(view: LaIslaView, words: Words, names: Names | None) -> Iterator[str]:
    yield words("laisla-picture-full-round", round=view.round, phase=view.phase)
    yield _asked(view, words, names)
    yield words("laisla-picture-full-first", name=_who(view.start_player, words, names))
    yield words("laisla-picture-full-order", names=_listed((_who(seat, words, names) for seat in view.seating), words))
    yield words("laisla-picture-full-spokes", spokes=" ".join(view.spokes))
    steps = ", ".join(str(threshold) for threshold in view.thresholds)
    yield words("laisla-picture-full-sum", now=view.value_sum, needed=view.end_sum, steps=steps)
    for track in view.tracks:
        yield _track(track, words)


def _track(track: TrackView, words: Words) -> str:
    return words("laisla-picture-full-track", animal=track.animal, space=track.space, value=track.value)


def _asked(view: LaIslaView, words: Words, names: Names | None) -> str:
    if view.result is not None:
        winners = [_who(seat, words, names) for seat in view.result.winners]
        return words("laisla-picture-winners", names=words.listed(winners), count=len(winners))
    if not view.asked:
        return words("laisla-picture-full-nobody")
    asked = [_who(each.seat, words, names) for each in view.asked]
    text = words("laisla-picture-asked", names=words.listed(asked), kind=view.asked[0].kind, count=len(asked))
    function = topic(view)
    return (
        words("laisla-picture-full-asked-for", asked=text, function=function_name(function, words))
        if function
        else text
    )


# -- the island -----------------------------------------------------------------------------------------------------


def _field(field: FieldView, words: Words) -> str:
    who = words.listed([words("laisla-colour", seat=seat) for seat in field.explorers]) or "none"
    return words("laisla-picture-full-field", field=field_name(field, words), ring=field.ring, who=who)


def _clearing(view: LaIslaView, clearing: ClearingView, words: Words) -> str:
    around = ", ".join(view.field(slot).code for slot in clearing.fields)
    if clearing.animal is None:
        return words("laisla-picture-full-taken", fields=around, number=clearing.number)
    return words("laisla-picture-full-clearing", fields=around, number=clearing.number, animal=clearing.animal)


# -- seats ----------------------------------------------------------------------------------------------------------


def _seat(view: LaIslaView, seat: SeatView, words: Words, names: Names | None) -> Iterator[str]:
    yield words(
        "laisla-picture-full-seat",
        name=_who(seat.seat, words, names),
        score=seat.score,
        supply=seat.supply,
        reserve=seat.reserve,
        cards=seat.cards,
        ready="yes" if seat.has_assigned else "no",
    )
    fields = words.listed([view.field(slot).code for slot in seat.fields]) or "none"
    yield words("laisla-picture-full-fields", fields=fields, cubes=cubes_text(seat, words))
    animals = [words("laisla-animals", animal=animal, count=count) for animal, count in seat.tiles.items() if count]
    yield words("laisla-picture-full-animals", large=seat.large, tiles=words.listed(animals) or "none")
    for slot in seat.slots:
        name = function_name(slot.function, words) if slot.function else words("laisla-picture-empty")
        yield words("laisla-picture-full-slot", number=slot.number + 1, function=name)
    if seat.hand is not None:
        yield from _hand(view, seat, words)
    elif assigned := assigned_text(view, seat, words):
        yield words("laisla-picture-full-note", text=assigned)


def _hand(view: LaIslaView, seat: SeatView, words: Words) -> Iterator[str]:
    cards, _ = cards_of(seat)
    texts = "; ".join(card_text(view, card, words) for card in cards) or words("laisla-nothing")
    yield words("laisla-picture-full-hand", cards=texts)
    if assigned := assigned_text(view, seat, words):
        yield words("laisla-picture-full-note", text=assigned)


def _cards(view: LaIslaView, words: Words) -> Iterator[str]:
    yield words("laisla-picture-full-deck", count=view.deck)
    for key, pile in (("laisla-picture-full-discard", view.discard), ("laisla-picture-full-covered", view.covered)):
        if names := "; ".join(function_name(view.all_cards[card].function, words) for card in pile):
            yield words(key, count=len(pile), cards=names)


# -- scoring sheets -------------------------------------------------------------------------------------------------


def sheet_text(sheet: ScoringSheet, words: Words, names: Names | None) -> str:
    """Write a scoring sheet out: each seat with all its sources that brought something."""
    return "\n".join(line for seat in sheet.seats for line in _column(seat, words, names))


def _column(seat: SeatScore, words: Words, names: Names | None) -> Iterator[str]:
    yield words("laisla-picture-sheet-seat", name=_who(seat.seat, words, names), before=seat.before, after=seat.after)
    if seat.sets:
        yield words("laisla-picture-sheet-sets", sets=seat.sets, points=seat.set_points)
    for each in seat.species:
        if each.count:
            yield words(
                "laisla-picture-sheet-animals",
                animal=each.animal,
                count=each.count,
                value=each.value,
                points=each.points,
            )
    yield words("laisla-picture-sheet-cubes", cubes=seat.cubes, points=seat.cube_points)
