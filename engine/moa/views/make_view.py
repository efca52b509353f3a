"""How a view is made from a position: nothing hidden gets into it (rule H0)."""

from __future__ import annotations

from engine.contract import Seat
from engine.moa.agenda import ASKED, AskDefend, AskNeutral
from engine.moa.chapters.scoring import result
from engine.moa.formats.record import with_points
from engine.moa.position import MoaPosition, SeatState, TerritoryState
from engine.moa.rules import lowered
from engine.moa.views.view import Asked, MoaView, PileSizes, SeatView, TerritoryView


def make_view(position: MoaPosition, viewer: Seat | None) -> MoaView:
    """Return what `viewer` (None: a spectator) may see."""
    return MoaView(
        viewer=viewer,
        components=position.rules.components,
        options=position.rules.options,
        period=position.period,
        round=position.round,
        phase=position.phase,
        seating=position.seating,
        first_player=position.first_player,
        neutral=position.neutral,
        volcano=position.volcano,
        erupted=position.erupted,
        sales=position.sales,
        active_terrain=position.active_terrain,
        display=position.display.copy(),
        karakia_stock=position.stock.copy(),
        territories=tuple(_territory(position, number, state) for number, state in position.territories.items()),
        seats=tuple(_seat(position, seat, state, viewer) for seat, state in position.seats.items()),
        piles=PileSizes(len(position.bird_draw), len(position.mammal_draw), len(position.terrain_draw)),
        bird_discard=tuple(sorted(position.bird_discard)),
        mammal_discard=tuple(sorted(position.mammal_discard)),
        asked=_asked(position),
        sheets=position.sheets,
        result=result(position),
        rules=position.rules,
        agenda=tuple(position.agenda),
    )


def _asked(position: MoaPosition) -> Asked | None:
    asked = position.asked
    if asked is None:
        return None
    kind = ASKED[type(asked)]
    if isinstance(asked, AskDefend):
        return Asked(asked.seat, kind, asked.territory, asked.mammal)
    if isinstance(asked, AskNeutral):
        return Asked(asked.seat, kind, asked.territory)
    return Asked(asked.seat, kind)


def _territory(position: MoaPosition, number: int, state: TerritoryState) -> TerritoryView:
    rules = position.rules
    return TerritoryView(
        number=number,
        terrain=rules.terrain[number],
        vp=lowered(rules.vp[number], number, rules, position.volcano),
        adjacent=rules.adjacent[number],
        at=rules.components.territories[number].at,
        open=position.active(number),
        erupted=position.closed_for_good(number),
        mammal=state.mammal,
        sold_by=state.sold_by,
        sale_scored=state.sale_scored,
        stronghold=state.stronghold,
        leader_tile=state.leader_tile,
        birds={seat: state.birds[seat] for seat in position.seats if seat in state.birds},
        leader=state.leader,
    )


def _seat(position: MoaPosition, seat: Seat, state: SeatState, viewer: Seat | None) -> SeatView:
    neutral = seat == position.neutral
    trophy = dict(position.rules.trophy)
    return SeatView(
        seat=seat,
        neutral=neutral,
        score=None if neutral and not position.rules.neutral_shown else state.score,
        birds=state.birds,
        leaders=state.leaders,
        cards=len(state.hand),
        hand=tuple(sorted(state.hand)) if seat == viewer and not neutral else None,
        leader_tiles=tuple(sorted(state.leader_tiles)),
        karakia=tuple(sorted(state.karakia)),
        karakia_fresh=tuple(sorted(state.fresh)),
        trophies=with_points(state.trophies, trophy),
        sold_cards=with_points(state.sold_cards, trophy),
        pieces_on_board=position.pieces_on_board(seat),
    )
