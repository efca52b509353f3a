"""Alt texts: what a picture shows, in its order, in at most 1,024 characters.

Numbers that no plural depends on are handed over as text: formatting them is most of the time that a message takes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.contract import Seat
from engine.moa.actions import MoaAction
from engine.moa.views.view import MoaView, ScoringSheet, TerritoryView
from engine.preview import Preview
from render.contract import ALT_LIMIT, Names
from render.fit_text import clean_caption, cut, first_fitting, joined
from render.moa.board import state_line
from render.moa.hand import hand_totals
from render.moa.naming import colour_name, seat_name
from render.moa.outcome import defender_after, places_after
from render.moa.price import cost
from render.words import Words


def board_alt(
    view: MoaView, words: Words, *, caption: str = "", names: Names | None = None, around: int | None = None
) -> str:
    """Describe the board, or the part around one territory: what happened, who acts, places, seats by score."""
    return first_fitting(_variants(view, words, caption, names, around), ALT_LIMIT)


def _variants(view: MoaView, words: Words, caption: str, names: Names | None, around: int | None) -> Iterator[str]:
    happened = clean_caption(caption) if view.result is None else ""  # who has won is said next
    frame = [happened, state_line(view, words, names), _round(view, words)]
    seats = _seats(view, words, names)
    shown = _shown(view, around)
    for detail in (2, 1):
        yield joined([*frame, *place_lines(shown, view, words, detail), seats])
    yield joined([*frame, *place_lines(shown, view, words, 0), _seats(view, words, None)])
    yield joined([*frame, _seats(view, words, None)])


def _round(view: MoaView, words: Words) -> str:
    cards = [_terrain_card(card, words) for card in view.active_terrain]
    limits = view.components.limits
    return words(
        "moa-picture-alt-round", period=view.period, round=view.round, rounds=limits.rounds, open=words.listed(cards)
    )


def _terrain_card(card: str, words: Words) -> str:
    terrain, _, instruction = card.partition(":")
    return words("moa-terrain-card", terrain=terrain, instruction=instruction)


def _shown(view: MoaView, around: int | None) -> list[TerritoryView]:
    if around is None:
        return list(view.territories)
    return [each for each in view.territories if each.number == around or around in each.adjacent]


def place_lines(territories: list[TerritoryView], view: MoaView, words: Words, detail: int) -> list[str]:
    """Describe territories by number: 2 with values and tiles, 1 with every piece, 0 with counts only."""
    sentences = []
    empty = []
    for territory in territories:
        parts = _contents(territory, view.neutral, words, detail)
        if parts:
            key = "moa-picture-alt-territory-values" if detail == 2 else "moa-picture-alt-territory"
            higher, lower = territory.vp
            facts = {"territory": str(territory.number), "what": ", ".join(parts)}
            facts |= {"higher": str(higher), "lower": str(lower)}
            sentences.append(words(key, **facts))
        else:
            empty.append(str(territory.number))
    if empty:
        sentences.append(words("moa-picture-alt-empty", territories=words.listed(empty)))
    return sentences


def _contents(territory: TerritoryView, neutral: Seat | None, words: Words, detail: int) -> list[str]:
    if territory.erupted:
        return [words("moa-picture-alt-erupted")]
    parts = []
    if territory.mammal:
        parts.append(mammal_there(territory, words))
    if territory.stronghold:
        parts.append(words("moa-tile", tile="stronghold"))
    if detail:
        parts += [
            words("moa-picture-alt-birds", colour=colour_name(seat, words, neutral), count=str(count))
            for seat, count in territory.birds.items()
        ]
        if territory.leader:
            parts.append(words("moa-picture-alt-leader", colour=colour_name(territory.leader, words, neutral)))
    elif territory.birds:
        parts.append(words("moa-birds", birds=sum(territory.birds.values())))
    if detail == 2 and territory.leader_tile:
        parts.append(leader_tile_text(territory.leader_tile, words))
    return parts


def mammal_there(territory: TerritoryView, words: Words) -> str:
    """Say which mammal holds a territory, and how."""
    mammal = words("moa-mammal", mammal=territory.mammal)
    if territory.sold_by:
        return words("moa-picture-alt-sold", mammal=mammal, colour=words("moa-colour", seat=territory.sold_by))
    return words("moa-picture-alt-invaded", mammal=mammal)


def leader_tile_text(tile: str, words: Words) -> str:
    """Say what a leader tile ("honour:2") is."""
    kind, _, value = tile.partition(":")
    return words("moa-leader-tile", icon=kind, value=int(value))


def _seats(view: MoaView, words: Words, names: Names | None) -> str:
    ranked = sorted(view.seats, key=lambda seat: -(seat.score if seat.score is not None else -1))
    shown = []
    for seat in ranked:
        score = words("moa-picture-no-score") if seat.score is None else str(seat.score)
        shown.append(words("moa-picture-alt-seat", name=seat_name(seat.seat, words, names, view.neutral), score=score))
    return words("moa-picture-alt-seats", seats=words.listed(shown))


# -- the other pictures ---------------------------------------------------------------------------------------------


def counted_cards(cards: tuple[str, ...], words: Words) -> list[str]:
    """Return cards by species with their counts, as a list in words."""
    return [words("moa-cards", bird=species, count=count) for species, count in sorted(Counter(cards).items())]


def counted_tiles(tiles: tuple[str, ...], words: Words) -> list[str]:
    """Return karakia tiles by kind with their counts, as a list in words."""
    return [words("moa-tiles", tile=kind, count=count) for kind, count in sorted(Counter(tiles).items())]


def hand_alt(view: MoaView, words: Words) -> str:
    """Describe the viewer's hand and tiles."""
    seat = view.seat(view.viewer or "")
    cards = words.listed(counted_cards(seat.hand or (), words)) or words("moa-nothing")
    totals = [
        words("moa-icons", icon=kind, count=count) for kind, count in hand_totals(view, seat)._asdict().items() if count
    ]
    tiles = [*(leader_tile_text(tile, words) for tile in seat.leader_tiles), *counted_tiles(seat.karakia, words)]
    return cut(
        joined(
            [
                words("moa-picture-alt-hand", cards=cards),
                words("moa-picture-alt-totals", icons=words.listed(totals)) if totals else "",
                words("moa-picture-alt-tiles", tiles=words.listed(tiles)) if tiles else "",
            ]
        ),
        ALT_LIMIT,
    )


def preview_alt(view: MoaView, words: Words, action: MoaAction, foreseen: Preview) -> str:
    """Describe a proposed action: what is laid down, needed, and how the place would look."""
    price = cost(view, action, foreseen.events)
    laid = counted_cards(price.cards, words)
    laid += [leader_tile_text(tile, words) for tile in price.leader_tiles]
    laid += counted_tiles(price.karakia, words)
    paid = dict(price.paid)
    needs = [
        words("moa-picture-alt-need", icon=kind, paid=paid[kind], needed=needed)
        for kind, needed in price.needed
        if needed
    ]
    sentences = [words("moa-picture-action", action=action.type, name=seat_name(view.viewer or "", words, None))]
    if laid:
        sentences.append(words("moa-picture-alt-laid", what=words.listed(laid)))
    sentences += needs
    places = place_lines(list(places_after(view, foreseen.events)), view, words, 1)
    if defender_after(foreseen.events) is not None:
        sentences.append(words("moa-picture-unless"))
    sentences += places
    return cut(joined(sentences), ALT_LIMIT)


def sheet_alt(view: MoaView, sheet: ScoringSheet, words: Words, names: Names | None = None) -> str:
    """Describe a scoring sheet: the scores after it, then each territory."""
    seats = [
        words(
            "moa-picture-alt-sheet-seat",
            name=seat_name(seat.seat, words, names, view.neutral),
            before=seat.before,
            after=seat.after,
        )
        for seat in sorted(sheet.seats, key=lambda each: -each.after)
    ]
    rows = []
    for row in sheet.territories:
        gains = [
            words("moa-picture-alt-birds", colour=colour_name(seat, words, view.neutral), count=str(points))
            for seat, points in row.points.items()
            if points
        ]
        if gains:
            rows.append(words("moa-picture-alt-territory", territory=str(row.territory), what=", ".join(gains)))
    head = [words("moa-picture-sheet", period=sheet.period) + ":", words.listed(seats)]
    if view.result is not None:
        head.insert(0, state_line(view, words, names))
    return first_fitting((joined([*head, *rows]), joined(head)), ALT_LIMIT)
