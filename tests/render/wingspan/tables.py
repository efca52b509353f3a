"""Tables with the Automa for the pictures' tests, played by the rules."""

from __future__ import annotations

from dataclasses import replace

from engine.wingspan import wingspan
from engine.wingspan.actions import React, Score, Token, Turn
from engine.wingspan.views.view import WingspanView
from tests.engine.wingspan.positions import SEAT, Table, duet, green, unset

GOALS = (
    "tokens_on_food_spaces",
    "tokens_on_pairs_of_matching_symbols",
    "fewest_tokens_on_bonus_spaces",
    "tokens_in_one_horizontal_row",
)
BASE_GOALS = ("bowl_birds_with_eggs", "sets_of_eggs", "brown_powers", "food_cost_of_birds")


def crowded_table() -> Table:
    """Return a Duet game in round 3 with much on the table; its last turn drew cards and placed a token."""
    table = duet(*GOALS, bonus="rare_species_lister").draws("A10", "5,7").draws("A03")
    table.does(React("Golden Pheasant")).does(React("Sarus Crane"))
    table.finish_round().does("goal 1").finish_round().does("goal 2")
    table.tokens(yours="r4c2 r4c3 r5c2 reset")
    return table.draws("A09").draws("A10")


def crowded(viewer: str | None = None) -> WingspanView:
    return wingspan.view(crowded_table().position, viewer)


def crowded_next() -> WingspanView:
    """Return the same table one turn of the Automa and one token of the person's later."""
    table = crowded_table().does(Token(None, "r6c1")).does(React("Osprey")).draws("A06", "6")
    return wingspan.view(table.position, None)


def asked_about_the_tray() -> Table:
    """Return the crowded table with the question which birds of the tray match."""
    return crowded_table().draws("A06")


def based_table() -> Table:
    """Return a game with base goals in round 3: two goals scored, cubes on the third."""
    table = green(*BASE_GOALS, bonus="percent:Anatomist").draws("A10", "4").finish_round().does("goal 1 1")
    table.finish_round().does("goal 2 3")
    return table.draws("A08").draws("A03", "7")


def based(viewer: str | None = None) -> WingspanView:
    return wingspan.view(based_table().position, viewer)


def finished(table: Table, *, tied: bool = False) -> Table:
    """Play a game to its end; `tied`: with as many points for both sides."""
    table = table.finish(2)
    view = table.view
    assert view.standing is not None
    goals = sum(sheet.yours.points for sheet in view.goal_sheets) + len(view.groups.get(SEAT, ()))
    birds = view.standing.total - goals if tied else 30
    return table.does(Score(birds=birds, leftover=1 if tied else None))


def early() -> WingspanView:
    """Return a Duet game after its first turn, with a card that does not print all sections."""
    return wingspan.view(duet(*GOALS).draws("A02").position, None)


def unprinted_last_round() -> WingspanView:
    """Return round 4, whose tracker is reconstructed."""
    table = duet(*GOALS).in_round(4)
    return wingspan.view(table.does(Turn()).position, None)


def ways() -> dict[str, WingspanView]:
    """Return a view of each kind, by name."""
    crowd = crowded()
    return {
        "crowded": crowd,
        "next": crowded_next(),
        "tray": wingspan.view(asked_about_the_tray().position, None),
        "early": early(),
        "last-round": unprinted_last_round(),
        "based": based(),
        "percent-tray": wingspan.view(based_table().on_top("A06").does(Turn()).position, None),
        "unset": wingspan.view(unset().position, None),
        "duet-end": wingspan.view(finished(crowded_table()).position, None),
        "base-end": wingspan.view(finished(based_table()).position, None),
        "no-birds": replace(crowd, hers=replace(crowd.hers, birds=())),
        "many-birds": replace(crowd, hers=replace(crowd.hers, birds=tuple(range(10)) * 2)),
    }
