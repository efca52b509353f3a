"""Setup, periods, rounds and turns (S, P, R, B1, B4)."""

import random
from collections import Counter

import pytest

from engine.chance import LiveChance
from engine.contract import FurtherSide, Unreadable
from engine.moa import moa
from engine.moa.events import (
    FirstPlayerPassed,
    GameStarted,
    HandDealt,
    Passed,
    PeriodBegan,
    PeriodScored,
    RoundBegan,
    StrongholdsLeft,
    TurnBegan,
    TurnEnded,
)
from engine.moa.position import MoaPosition
from tests.engine.moa.positions import duel, game


def started(*seats: str, seed: int = 1, **options: str) -> tuple[MoaPosition, LiveChance, list[object]]:
    chance = LiveChance(random.Random(seed))
    position, events = moa.start(seats, options, moa.components(), chance)
    return position, chance, list(events)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_s1_sixteen_birds_four_leaders_score_zero(count: int) -> None:
    position, chance, events = started(*moa.colours[:count])
    assert sorted(position.seating) == sorted(moa.colours[:count])
    assert chance.used[0] == {"shuffle": "seating", "order": list(position.seating)}
    assert position.first_player == position.seating[0]
    assert events[0] == GameStarted(position.seating, position.neutral)
    for seat in position.seating:
        state = position.seats[seat]
        pieces = [territory.pieces(seat) for territory in position.territories.values()]
        assert (state.birds, state.leaders, state.score, sum(pieces)) == (16, 4, 0, 0)
        assert len(state.hand) == 9


def test_s1_who_can_play() -> None:
    for seats, found in (
        (("red",), "found 1, expected 2 or 3 to 5"),
        (("red", "red", "green"), "different"),
        (("red", "green", "pink"), "pink"),
    ):
        with pytest.raises(Unreadable, match=found):
            started(*seats)
    with pytest.raises(Unreadable, match="found 6"):
        started(*moa.colours, "pink")


def test_s1_the_neutral_colour_is_a_further_one() -> None:
    assert moa.further_side(("red", "green")) == FurtherSide("yellow", opponent=False)
    assert moa.further_side(("red", "yellow")) == FurtherSide("green", opponent=False)
    assert moa.further_side(("red", "yellow", "green")) is None
    chance = LiveChance(random.Random(1))
    position = moa.start(("red", "green"), {}, moa.components(), chance, further="white").position
    assert list(position.seats) == [*position.seating, "white"]
    for seats, neutral in ((("red", "green"), "red"), (("red", "green", "blue"), "white")):
        with pytest.raises(Unreadable):
            moa.start(seats, {}, moa.components(), chance, further=neutral)


def test_s2_a_leader_tile_in_each_territory_and_the_volcano_at_the_bottom() -> None:
    position, chance, _ = started("red", "green", "blue", seed=4)
    tiles = chance.used[1]["order"]
    assert chance.used[1]["shuffle"] == "leader_tiles"
    assert Counter(tiles) == Counter(position.rules.leader_tiles)
    for tile, territory in zip(tiles, position.territories.values(), strict=True):
        assert territory.leader_tile == (None if territory.mammal else tile)


def test_s3_tiles_in_stock_and_the_order_of_chance() -> None:
    position, chance, _ = started("red", "green", "blue")
    assert sum(position.stock.values()) == 13
    names = [use["shuffle"] for use in chance.used]
    assert names == ["seating", "leader_tiles", "mammal_deck", "bird_deck", "terrain_deck"]
    assert [len(use["order"]) for use in chance.used] == [3, 12, 20, 60, 14]


def test_p1_the_deal() -> None:
    position, chance, _ = started("red", "green", "blue")
    birds, terrain = chance.used[3]["order"], chance.used[4]["order"]
    for place, seat in enumerate(position.seating):
        assert position.seats[seat].hand == tuple(sorted(birds[9 * place : 9 * place + 9]))
    assert position.bird_draw == tuple(birds[27:])
    assert position.active_terrain == tuple(terrain[:2])
    assert position.terrain_draw == tuple(terrain[2:])


def test_p1_p4_the_second_period_begins_after_the_tidying_up() -> None:
    table = game().strongholds(3).hand("red", "pukeko")
    table.position.round = 7
    table.does("red", "pass").does("yellow", "pass").does("green", "pass")
    order = [type(event) for event in table.events]
    wanted = [FirstPlayerPassed, PeriodScored, StrongholdsLeft, PeriodBegan, HandDealt, RoundBegan]
    assert [kind for kind in dict.fromkeys(order) if kind in wanted] == wanted
    assert table.chance.shuffled[:2] == ["bird_deck", "terrain_deck"]
    assert (table.position.period, table.position.round) == (2, 1)
    assert table.position.first_player == "yellow"
    birds = Counter(table.position.bird_draw + table.position.bird_discard)
    for seat in table.position.seating:
        birds.update(table.seat(seat).hand)
    assert birds == Counter(table.position.rules.bird_deck)
    assert len(table.position.terrain_draw) == 12


def test_p1_the_deal_of_a_period_begins_with_the_first_player() -> None:
    table = game()
    table.position.first_player = "green"
    table.scores()
    assert [event.seat for event in table.told(HandDealt)] == ["green", "red", "yellow"]
    assert table.seat("green").hand == tuple(sorted(table.position.rules.bird_deck[:9]))


def test_p2_what_is_carried_over() -> None:
    table = game().land(1, red=2, leader="red").land(2, mammal="dog", sold_by="green", green=1).land(3, mammal="rat")
    table.land(4, tile="honour:2").land(5, red=3).display(dog=2).hand("red", tiles="move", leader_tiles="fight:2 vp:2")
    table.decks(mammals="possum possum possum possum dog").land(6, green=1)
    table.position.volcano = 1
    table.scores()
    assert (table.position.period, table.position.volcano, table.position.sales) == (2, 1, 1)
    assert (table[2].mammal, table[2].sold_by, table[3].mammal, table[4].leader_tile) == (
        "dog",
        "green",
        "rat",
        "honour:2",
    )
    assert table[5].birds == {"red": 3}
    assert table.seat("red").karakia == ("move",)
    assert table.seat("red").leader_tiles == ("fight:2",)
    assert table.position.first_player == "red"
    assert "mammal_deck" not in table.chance.shuffled


def test_p3_hands_and_strongholds_go_also_after_period_2() -> None:
    table = game().hand("red", "pukeko kea").strongholds(1, 2)
    table.position.period = 2
    table.scores()
    assert [table.seat(seat).hand for seat in table.position.seating] == [(), (), ()]
    assert not table[1].stronghold
    assert table.position.bird_discard == ("kea", "kiwi", "kiwi", "pukeko")
    assert table.position.phase == "finished"


def test_b1_one_action_each_clockwise_from_the_first_player() -> None:
    table = game().hand("red", "pukeko kiwi")
    table.does("red", "place 1 at 1 with pukeko")
    assert [type(event).__name__ for event in table.events] == ["BirdsPlaced", "TurnEnded", "TurnBegan"]
    assert table.asked == ("yellow", "action")
    table.refuses("red", "pass", "B1", "not-asked", seat="red", asked="yellow")
    table.does("yellow", "pass")
    assert table.asked == ("green", "action")


def test_b1_after_the_action_only_tiles_and_the_end_of_the_turn() -> None:
    table = game().hand("red", "pukeko kiwi", tiles="move stronghold").land(1, red=1)
    table.refuses("red", "end turn", "B1", "action-first")
    table.refuses("red", "decline", "B1", "wrong-answer", action="decline", kind="action")
    table.does("red", "place 1 at 1 with pukeko")
    assert table.asked == ("red", "tiles")
    table.refuses("red", "leader at 1 with kiwi", "B1", "action-taken", action="place_leader")
    table.refuses("red", "pass", "B1", "action-taken", action="pass")
    table.does("red", "move 1 from 1 to 2").does("red", "end turn")
    assert table.seat("red").karakia == ("stronghold",)


def test_b1_the_turn_ends_by_itself_without_a_legal_use_of_a_ready_tile() -> None:
    table = game().hand("red", "kiwi", tiles="move two_fight any_territory")
    table.does("red", "pass")
    assert table.asked == ("yellow", "action"), "no bird to move; the others are of no use by themselves"
    other = game().hand("red", "kiwi", tiles="stronghold").strongholds(*range(1, 13))
    other.does("red", "pass")
    assert other.asked == ("yellow", "action")
    last = game().hand("red", "kiwi", tiles="stronghold").strongholds(*range(1, 12)).erupted()
    last.does("red", "pass")
    assert last.asked == ("yellow", "action")


def test_b1_a_bird_that_has_nowhere_to_go_gives_the_move_tile_no_use() -> None:
    table = game().hand("red", "kiwi", tiles="move").land(1, mammal="dog", sold_by="red", red=1)
    for number in range(2, 13):
        table.land(number, mammal="rat")
    table.does("red", "pass")
    assert table.asked == ("yellow", "action")


def test_b1_tiles_before_the_action() -> None:
    table = game().hand("red", "pukeko", tiles="move stronghold").land(1, red=2)
    table.does("red", "stronghold at 4").does("red", "move 2 from 1 to 3").does("red", "place 4 at 3 with pukeko")
    assert table[3].birds == {"red": 6}


def test_b4_passing_locks_nobody_out() -> None:
    table = game().hand("red", "pukeko").does("red", "pass")
    assert table.told(Passed) == [Passed("red", False)]
    table.does("yellow", "pass").does("green", "pass").does("yellow", "pass").does("green", "pass")
    table.does("red", "place 1 at 1 with pukeko")


def test_r1_the_token_passes_clockwise_after_the_last_seat() -> None:
    table = game().does("red", "pass").does("yellow", "pass")
    assert table.position.first_player == "red"
    table.does("green", "pass")
    assert table.told(FirstPlayerPassed) == [FirstPlayerPassed("yellow")]
    assert table.told(TurnEnded) == [TurnEnded("green")]
    assert table.told(TurnBegan) == [TurnBegan("yellow")]
    assert table.position.round == 2


def test_r1_after_round_seven_the_period_is_scored() -> None:
    table = game().land(1, red=1)
    table.position.round, table.position.period = 7, 2
    table.does("red", "pass").does("yellow", "pass").does("green", "pass")
    assert table.told(PeriodScored)
    assert table.asked is None
    assert (table.position.round, table.position.first_player) == (7, "yellow")


def test_t1_the_die_of_two_turns_in_one_entry() -> None:
    """H1: yellow is bare and nothing can be added for it, so its pass and its die come in red's entry."""
    table = duel().bare("yellow").supply("blue", birds=0, leaders=0).does("red", "pass", dice=[3, 7])
    assert table.chance.shuffled[:2] == ["die of 12", "die of 12"]
    assert table.asked == ("red", "action")
