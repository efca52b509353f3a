"""The whole view in words, line by line: complete enough to play by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.contract import Seat
from engine.moa.components import ERUPTION
from engine.moa.rules import SWITCHES
from engine.moa.views.view import MoaView, ScoringSheet, SeatView, TerritoryScore, TerritoryView
from render.contract import Names
from render.moa.alt import counted_cards, counted_tiles, leader_tile_text, mammal_there
from render.moa.cards import icons_of
from render.moa.naming import colour_name
from render.words import Words


def full_text(view: MoaView, words: Words, names: Names | None) -> str:
    """Describe everything the view holds. Names are taken as they are given."""
    blocks = [
        "\n".join(_table(view, words, names)),
        "\n".join(_place(territory, view.neutral, words) for territory in view.territories),
        "\n".join(line for seat in view.seats for line in _seat(view, seat, words, names)),
        "\n".join(_piles(view, words)),
    ]
    return "\n\n".join(blocks)


def _who(seat: Seat, words: Words, names: Names | None) -> str:
    colour = words("moa-colour", seat=seat)
    given = (names or {}).get(seat)
    return words("moa-picture-named-seat", name=given, colour=colour) if given else colour


def _listed(items: Iterable[str], words: Words) -> str:
    return words.listed(list(items)) or words("moa-nothing")


def part_text(view: MoaView, words: Words, part: tuple[str, str]) -> str:
    """Describe a card with what it bears, or a territory with what lies there; "" for what the rules describe."""
    kind, name = part
    components = view.components
    match kind:
        case "bird":
            return _card(name, components.bird_cards[name].copies, view, words)
        case "mammal":
            mammal = components.mammals[name]
            head = words("moa-picture-full-waiting", mammal=name, count=mammal.cards)
            bears = {"fight": mammal.fight, "honour": mammal.honour, "vp": mammal.vp}
            icons = [words("moa-icons", icon=icon, count=count) for icon, count in bears.items() if count]
            return words("moa-picture-full-line", head=head, what=words.listed(icons))
        case "territory":
            return _place(view.territory(int(name)), view.neutral, words)
    return ""


# -- the table ------------------------------------------------------------------------------------------------------


def _table(view: MoaView, words: Words, names: Names | None) -> Iterator[str]:
    limits = view.components.limits
    yield words(
        "moa-picture-full-round", period=view.period, periods=limits.periods, round=view.round, rounds=limits.rounds
    )
    yield _asked(view, words, names)
    yield words("moa-picture-full-first", name=_who(view.first_player, words, names))
    cards = [card.partition(":") for card in view.active_terrain]
    open_cards = [words("moa-terrain-card", terrain=terrain, instruction=each) for terrain, _, each in cards]
    yield words("moa-picture-full-open", cards=_listed(open_cards, words))
    display = [
        words("moa-picture-full-waiting", mammal=kind, count=count) for kind, count in view.display.items() if count
    ]
    if display:
        yield words("moa-picture-full-display", mammals=words.listed(display))
    yield _volcano(view, words)
    stock = [
        words("moa-picture-full-tile", tile=kind, count=view.karakia_stock.get(kind, 0), cost=tile.cost)
        for kind, tile in view.components.karakia_tiles.items()
    ]
    yield words("moa-picture-full-stock", tiles=_listed(stock, words))
    yield words("moa-picture-full-sales", count=view.sales)
    if switches := _switches(view, words):
        yield words("moa-picture-full-switches", switches=words.listed(switches))


def _switches(view: MoaView, words: Words) -> list[str]:
    """Name the switches that this table plays in another way than usual (W1 to W3)."""
    return [
        words(
            "moa-picture-full-switch",
            switch=words(f"switch-moa-{switch.name}"),
            value=words(f"switch-moa-{switch.name}-{view.options[switch.name]}"),
        )
        for switch in SWITCHES
        if view.options.get(switch.name, switch.choices[0]) != switch.choices[0]
    ]


def _asked(view: MoaView, words: Words, names: Names | None) -> str:
    if view.result is not None:
        winners = [_who(seat, words, names) for seat in view.result.winners]
        return words("moa-picture-winners", names=words.listed(winners), count=len(winners))
    if view.asked is None:
        return words("moa-picture-full-nobody")
    name = _who(view.asked.seat, words, names)
    if view.asked.kind == "defend" and view.asked.mammal:
        mammal = words("moa-mammal", mammal=view.asked.mammal)
        return words("moa-picture-asked-defend", name=name, mammal=mammal, territory=view.asked.territory or 0)
    return words("moa-picture-asked", name=name, kind=view.asked.kind, territory=view.asked.territory or 0)


def _volcano(view: MoaView, words: Words) -> str:
    track = view.components.volcano.track
    if view.erupted:
        return words("moa-picture-full-erupted")
    lowers = track[min(view.volcano, len(track) - 1)]
    steps = len(track) - 1 - view.volcano
    return words("moa-picture-full-volcano", lowers=0 if lowers == ERUPTION else lowers, steps=steps)


# -- territories ----------------------------------------------------------------------------------------------------


def _place(territory: TerritoryView, neutral: Seat | None, words: Words) -> str:
    higher, lower = territory.vp
    head = words(
        "moa-picture-full-place",
        territory=territory.number,
        terrain=territory.terrain,
        higher=higher,
        lower=lower,
        open="yes" if territory.open else "no",
        adjacent=", ".join(str(each) for each in territory.adjacent),
    )
    things = "; ".join(_things(territory, neutral, words))
    return words("moa-picture-full-line", head=head, what=things) if things else head


def _things(territory: TerritoryView, neutral: Seat | None, words: Words) -> list[str]:
    if territory.erupted:
        return [words("moa-picture-alt-erupted")]
    things = []
    if territory.mammal:
        things.append(mammal_there(territory, words))
        if territory.sale_scored:
            things.append(words("moa-picture-full-scored"))
    if territory.stronghold:
        things.append(words("moa-tile", tile="stronghold"))
    for seat, count in territory.birds.items():
        things.append(words("moa-picture-full-birds", colour=colour_name(seat, words, neutral), birds=count))
    if territory.leader:
        things.append(words("moa-picture-alt-leader", colour=colour_name(territory.leader, words, neutral)))
    if territory.leader_tile:
        things.append(leader_tile_text(territory.leader_tile, words))
    return things


# -- seats ----------------------------------------------------------------------------------------------------------


def _seat(view: MoaView, seat: SeatView, words: Words, names: Names | None) -> Iterator[str]:
    name = words("moa-picture-neutral-seat", colour=words("moa-colour", seat=seat.seat)) if seat.neutral else ""
    yield words(
        "moa-picture-full-seat",
        name=name or _who(seat.seat, words, names),
        score=words("moa-picture-no-score") if seat.score is None else str(seat.score),
        birds=seat.birds,
        leaders=seat.leaders,
        board=seat.pieces_on_board,
        cards=seat.cards,
    )
    tiles = [leader_tile_text(tile, words) for tile in seat.leader_tiles] + counted_tiles(seat.karakia, words)
    if tiles:
        yield words("moa-picture-full-tiles", tiles=words.listed(tiles))
    if seat.karakia_fresh:
        yield words("moa-picture-full-fresh", tiles=words.listed(counted_tiles(seat.karakia_fresh, words)))
    for key, prizes in (("moa-picture-full-trophies", seat.trophies), ("moa-picture-full-sold", seat.sold_cards)):
        if prizes:
            yield words(key, mammals=words.listed([_prize(each, words) for each in prizes]))
    if seat.hand is not None:
        yield words("moa-picture-full-hand", cards=_listed(_hand(view, seat.hand, words), words))


def _prize(prize: str, words: Words) -> str:
    kind, _, points = prize.partition(":")
    return words("moa-picture-full-prize", mammal=kind, points=int(points))


def _hand(view: MoaView, hand: tuple[str, ...], words: Words) -> Iterator[str]:
    for species, count in sorted(Counter(hand).items()):
        yield _card(species, count, view, words)


def _card(species: str, count: int, view: MoaView, words: Words) -> str:
    icons = [words("moa-icons", icon=kind, count=each) for kind, each in icons_of(species, view.components)]
    return words("moa-picture-full-card", bird=species, count=count, icons=words.listed(icons))


def _piles(view: MoaView, words: Words) -> Iterator[str]:
    piles = view.piles
    yield words("moa-picture-full-piles", birds=piles.birds, mammals=piles.mammals, terrain=piles.terrain)
    if cards := words.listed(counted_cards(view.bird_discard, words)):
        yield words("moa-picture-full-bird-discard", cards=cards)
    discard = [
        words("moa-picture-full-waiting", mammal=kind, count=count)
        for kind, count in sorted(Counter(view.mammal_discard).items())
    ]
    if discard:
        yield words("moa-picture-full-mammal-discard", mammals=words.listed(discard))


# -- scoring sheets -------------------------------------------------------------------------------------------------


def sheet_text(sheet: ScoringSheet, words: Words, names: Names | None) -> str:
    """Write a scoring sheet out: a line for each territory that somebody is in, then one for each seat."""
    neutral = _neutral_of(sheet, names)
    lines = [words("moa-picture-sheet", period=sheet.period)]
    lines += [_sheet_row(row, neutral, words) for row in sheet.territories if row.pieces]
    for seat in sheet.seats:
        lines.append(
            words(
                "moa-picture-sheet-seat",
                name=words("moa-neutral") if seat.seat == neutral else _who(seat.seat, words, names),
                before=seat.before,
                territories=seat.territories,
                mammals=seat.mammals,
                tiles=seat.leader_tiles,
                after=seat.after,
            )
        )
    return "\n".join(lines)


def _neutral_of(sheet: ScoringSheet, names: Names | None) -> Seat | None:
    """Return the neutral colour: it has no column while its score is hidden (W3), and never a person's name."""
    columns = [seat.seat for seat in sheet.seats]
    present = dict.fromkeys([*columns, *(seat for row in sheet.territories for seat in row.pieces)])
    return next((seat for seat in present if seat not in columns or (names and seat not in names)), None)


def _sheet_row(row: TerritoryScore, neutral: Seat | None, words: Words) -> str:
    parts = []
    for seat, pieces in row.pieces.items():
        colour = colour_name(seat, words, neutral)
        place = "first" if seat in row.first else "second" if seat in row.second else "none"
        leader = "yes" if row.leader == seat else "no"
        facts = {
            "colour": colour,
            "pieces": pieces,
            "place": place,
            "leader": leader,
            "points": row.points.get(seat, 0),
        }
        parts.append(words("moa-picture-sheet-share", **facts))
    facts = {"territory": row.territory, "higher": row.vp[0], "lower": row.vp[1]}
    return words("moa-picture-sheet-row", what="; ".join(parts), **facts)
