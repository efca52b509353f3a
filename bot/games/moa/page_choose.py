"""The pages that ask where, whom and what: each legal choice with what one has to know about it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.contract import Choice, Panel, Row
from bot.games.moa.desk import Desk
from bot.games.moa.draft import Draft
from bot.games.moa.legal import Offer
from bot.games.moa.page_first import impossible, out_of_reach
from engine.moa.actions import MoaAction, NeutralBirds, NeutralLeader
from engine.moa.views.view import TerritoryView


def territory_page(desk: Desk, draft: Draft, navigation: Row) -> Panel:
    """Ask for the territory of an action, or of a stronghold."""
    lines = [desk.title(draft)]
    if draft.kind == "stronghold":
        choices = [_place(desk, each.territory) for each in desk.legal.strongholds()]
    elif draft.kind == "move":
        sources = dict.fromkeys(move.source for move in desk.legal.moves())
        choices = [_place(desk, number) for number in sources]
    else:
        offers = [offer for offer in desk.legal.offers(draft.kind) if offer.affordable]
        choices = _offered(desk, offers)
        lines += _refused_places(desk, draft.kind, {offer.territory for offer in offers})
    asks = "moa-panel-ask-source" if draft.kind == "move" else "moa-panel-ask-territory"
    return Panel("\n".join(lines), (*desk.select(asks, draft, "t", choices), navigation))


def target_page(desk: Desk, draft: Draft, navigation: Row) -> Panel:
    """Ask where birds move to."""
    choices = [_place(desk, move.target) for move in desk.legal.moves() if move.source == draft.territory]
    return Panel(desk.title(draft), (*desk.select("moa-panel-ask-target", draft, "g", choices), navigation))


def what_page(desk: Desk, draft: Draft, navigation: Row) -> Panel:
    """Ask for the mammal of a sale, or the tiles of a purchase."""
    offers = desk.legal.offers(draft.kind)
    if draft.kind == "sell_land":
        here = (draft.territory, draft.anywhere)
        offers = [offer for offer in offers if (offer.territory, offer.anywhere) == here]
        choices = [_mammal(desk, offer) for offer in offers if offer.affordable]
        rows = desk.select("moa-panel-ask-mammal", draft, "w", choices)
    else:
        choices = [_tile(desk, offer) for offer in offers if offer.affordable]
        most = desk.view.components.limits.karakia_per_action
        rows = desk.select("moa-panel-ask-tiles", draft, "w", choices, most=most)
    lines = [desk.title(draft), *impossible(desk, _refused_things(desk, draft, offers))]
    return Panel("\n".join(lines), (*rows, navigation), show_hand=True)


def neutral_page(desk: Desk) -> Panel:
    """Ask what goes where for the neutral colour."""
    rolled = desk.turn.decision.question["territory"]
    text = desk.words("moa-panel-neutral", **desk.phrases.at(rolled))
    choices = [_neutral(desk, action) for action in desk.legal.neutral()]
    return Panel(text, tuple(desk.select("moa-panel-ask-neutral", Draft("neutral_birds"), "u", choices)))


# -- choices --------------------------------------------------------------------------------------------------------


def _offered(desk: Desk, offers: Iterable[Offer]) -> list[Choice]:
    """Give each place once; those that are open before those that need a tile."""
    places = dict.fromkeys((offer.anywhere, offer.territory or 0) for offer in offers)
    return [_place(desk, number, anywhere) for anywhere, number in sorted(places)]


def _place(desk: Desk, number: int, anywhere: bool = False) -> Choice:
    value = f"{number}x" if anywhere else str(number)
    return desk.choice(value, desk.phrases.place(number), describe(desk, number, anywhere))


def describe(desk: Desk, number: int, anywhere: bool = False) -> str:
    """Tell in short what stands and lies in a territory."""
    territory = desk.view.territory(number)
    words, high_low = desk.words, dict(zip(("high", "low"), territory.vp, strict=True))
    parts = [words("moa-panel-with-any")] if anywhere else []
    if territory.mammal and territory.sold_by is None:
        parts.append(words("moa-panel-invader", **desk.phrases.mammal(territory.mammal)))
    parts += _pieces(territory, desk) or [words("moa-panel-empty")]
    parts.append(words("moa-panel-worth", **high_low))
    if territory.leader_tile:
        parts.append(desk.phrases.leader_tile(territory.leader_tile))
    return " · ".join(parts)


def _pieces(territory: TerritoryView, desk: Desk) -> list[str]:
    seats = dict.fromkeys([*territory.birds, *([territory.leader] if territory.leader else [])])
    return [
        desk.words(
            "moa-panel-there-seat",
            name=desk.words("moa-you") if seat == desk.turn.seat else desk.phrases.name(seat),
            birds=territory.birds.get(seat, 0),
            leader="yes" if territory.leader == seat else "no",
        )
        for seat in seats
    ]


def _refused_places(desk: Desk, kind: str, offered: set[int | None]) -> list[str]:
    """Tell for each open territory that is not offered why not."""
    reasons: dict[str, str] = {}
    for territory in desk.view.territories:
        if territory.open and territory.number not in offered:
            reasons[desk.phrases.place(territory.number)] = _why_not_there(desk, kind, territory.number)
    return impossible(desk, reasons)


def _why_not_there(desk: Desk, kind: str, number: int) -> str:
    offers = [offer for offer in desk.legal.offers(kind) if offer.territory == number]
    if offers:
        return out_of_reach(desk, kind, min(offers, key=lambda offer: offer.needed))
    mammal = next(iter(desk.view.display), None) if kind == "sell_land" else None
    illegal = desk.legal.refused(desk.legal.least(kind, number, what=mammal))
    return desk.why(illegal) if illegal else ""


def _refused_things(desk: Desk, draft: Draft, offers: Iterable[Offer]) -> dict[str, str]:
    """Tell for each mammal or tile that cannot be had why not."""
    offered = {offer.what: offer for offer in offers}
    sale = draft.kind == "sell_land"
    reasons: dict[str, str] = {}
    for thing in desk.view.display if sale else desk.view.karakia_stock:
        name = desk.words("moa-mammals", mammal=thing) if sale else desk.words("moa-tile", tile=thing)
        if (offer := offered.get(thing)) is None:
            probe = desk.legal.least(draft.kind, draft.territory or 0, draft.anywhere, thing)
            illegal = desk.legal.refused(probe)
            reasons[name] = desk.why(illegal) if illegal else ""
        elif not offer.affordable:
            reasons[name] = out_of_reach(desk, draft.kind, offer)
    return reasons


def _mammal(desk: Desk, offer: Offer) -> Choice:
    kind = offer.what or ""
    facts = desk.phrases.mammal(kind)
    return desk.choice(
        kind,
        desk.words("moa-panel-sale-choice", needed=offer.needed, **facts),
        desk.words("moa-panel-sale-detail", waiting=desk.view.display[kind], **facts),
    )


def _tile(desk: Desk, offer: Offer) -> Choice:
    kind = offer.what or ""
    return desk.choice(
        kind,
        desk.words("moa-panel-tile-choice", tile=kind, needed=offer.needed),
        desk.words("moa-panel-tile-detail", tile=kind, stock=desk.view.karakia_stock[kind]),
    )


def _neutral(desk: Desk, action: MoaAction) -> Choice:
    if isinstance(action, NeutralBirds):
        label = desk.words("moa-panel-neutral-birds", birds=action.birds, **desk.phrases.at(action.territory))
        return desk.choice(f"{action.territory}-{action.birds}", label, describe(desk, action.territory))
    if isinstance(action, NeutralLeader):
        label = desk.words("moa-panel-neutral-leader", **desk.phrases.at(action.territory))
        return desk.choice(f"{action.territory}-leader", label, describe(desk, action.territory))
    return desk.choice("skip", desk.words("moa-panel-neutral-skip"))
