"""What the games of a balance report come to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from bot.balance.components import CERTAIN, Row, Worth, judged, rows_of, usual_chances, worths
from bot.balance.markdown import markdown
from bot.balance.playing import Balance, BalanceTask, Counted, play_counted, play_counted_game
from bot.balance.report import Report, report
from bot.locale.words import wording
from bot.tournament.entrant import Thinking, entrant
from engine.counting import SeatCount, Use
from engine.games import GAMES
from tests.engine.toy import Toy


def planned(game: str, seats: tuple[int, ...], games: int) -> Balance:
    return Balance(game, entrant("random", Thinking()), seats, games, 1, {})


@cache
def found(game: str) -> tuple[Report, Sequence[Counted]]:
    """Return the report of a few random games."""
    plan = planned(game, (2, 3), 6)
    games = [play_counted(BalanceTask(plan.tournament(seats), number)) for seats, number in plan.keys]
    return report(plan, GAMES[game], games), games


both = pytest.mark.parametrize("game", ["moa", "laisla"])


@both
def test_shares_add_up_to_one_and_points_to_the_score(game: str) -> None:
    for table in found(game)[0].tables:
        assert sum(each.share for each in table.places) == pytest.approx(1)
        assert sum(each.points for each in table.sources) == pytest.approx(table.score)
        assert sum(each.part for each in table.sources) == pytest.approx(1)
        assert sum(each.winners for each in table.sources) >= table.score
        assert table.winning >= table.score


@both
def test_chapters_are_the_sum_of_their_rules(game: str) -> None:
    for table in found(game)[0].tables:
        assert sum(each.each for each in table.chapters) == pytest.approx(sum(each.each for each in table.rules))
        assert all(0 <= each.games <= 1 and each.title for each in table.rules)


@both
def test_every_answer_and_every_game_is_there(game: str) -> None:
    for table in found(game)[0].tables:
        entries = [each.entries for each in found(game)[1] if len(each.seats) == table.seats]
        assert sum(each.each for each in table.ways) == pytest.approx(sum(entries) / len(entries) - 1)
        assert (table.length.entries[0], table.length.entries[-1]) == (min(entries), max(entries))
        assert sum(table.length.rounds.values()) == table.games == 6


@both
def test_the_order_of_games_does_not_matter(game: str) -> None:
    whole, games = found(game)
    mixed = random.Random(1).sample(list(games), len(games))
    assert report(whole.balance, GAMES[game], mixed).to_data() == whole.to_data()


@both
def test_it_is_written_with_every_component(game: str) -> None:
    whole = found(game)[0]
    text = markdown(whole, wording("en"))
    assert all(f"`{each.name}`" in text for each in whole.components)
    assert "balance-" not in text
    for line in text.splitlines():
        assert not line.startswith("|") or line.endswith("|")
    data = whole.to_data()
    assert [each["seats"] for each in data["seats"]] == [2, 3]
    assert len(data["components"]) == len(whole.components)


def test_a_few_games_say_nothing_of_who_begins() -> None:
    seats, whole = (SeatCount(), SeatCount()), found("moa")[0]
    games = [Counted(n, (1.0, 0.0), (9, 5), 40, 14, Counter(), Counter(), seats) for n in range(30)]
    few, many = (report(whole.balance, GAMES["moa"], games[:count]).tables[0].places[0] for count in (3, 30))
    assert few.share == many.share == 1
    assert few.sure == pytest.approx(2 * 0.0833, abs=1e-3)
    assert many.sure < 0.001


def test_a_game_that_is_far_too_long_is_named() -> None:
    whole, games = found("moa")
    long = Counted.from_data(games[0].to_data() | {"number": 99, "entries": 5000})
    again = report(whole.balance, GAMES["moa"], [*games, long])
    assert again.tables[0].length.far == (99,)
    assert whole.tables[0].length.far == ()


def test_a_game_without_a_ledger_has_what_all_games_have() -> None:
    plan, toy = planned("toy", (2,), 5), Toy()
    games = [play_counted_game(BalanceTask(plan.tournament(2), number), toy) for number in range(5)]
    whole = report(plan, toy, games)
    assert sum(each.share for each in whole.tables[0].places) == pytest.approx(1)
    assert (whole.components, whole.tables[0].rules) == ((), ())
    assert "| lay |" in markdown(whole, wording("en"))


def test_without_a_game_there_is_nothing_to_tell() -> None:
    with pytest.raises(ValueError, match="no game"):
        report(planned("moa", (2,), 1), GAMES["moa"], [])


# -- components of which the truth is known -------------------------------------------------------------------------


def invented(cards: dict[str, float], games: int = 300) -> list[Row]:
    """Return games of two in which each has four cards; a card is worth so many points, the rest is luck."""
    rng, rows = random.Random(5), []
    for number in range(games):
        hands = [Counter(rng.choices(list(cards), k=4)) for _ in range(2)]
        worth = [sum(cards[card] * many for card, many in hand.items()) + rng.gauss(0, 4) for hand in hands]
        for place, hand in enumerate(hands):
            uses = {("card", card): Use(had=many, used=many - (card == "spare")) for card, many in hand.items()}
            margin = worth[place] - worth[1 - place]
            rows.append(Row((2, number), SeatCount(uses=uses), (margin > 0) - 0.5, margin))
    return rows


def test_a_dominant_and_a_poor_card_are_found_and_equal_ones_are_not() -> None:
    cards = {"equal": 2.0, "best": 5.0, "same": 2.0, "poor": 0.0, "spare": 2.0, "even": 2.0}
    names = {"card": (*cards, "missing")}
    worth = {each.name: each for each in worths(invented(cards), names, {"card": "dealt"})}
    usual = usual_chances(list(worth.values()))["card"]
    verdicts = {name: judged(each, usual) for name, each in worth.items()}
    assert verdicts["best"] == "strong"
    assert verdicts["poor"] == "weak"
    assert verdicts["missing"] == "dead"
    assert verdicts["equal"] == verdicts["same"] == verdicts["even"] == ""
    assert worth["best"].one_more is not None
    assert worth["best"].sure < CERTAIN < worth["same"].sure
    assert worth["missing"].one_more is None


def test_who_used_it_is_set_against_who_had_it_only() -> None:
    cards = {"spare": 2.0, "other": 2.0}
    spare = next(each for each in worths(invented(cards), {"card": tuple(cards)}, {"card": "taken"}))
    rows = invented(cards)
    having = [row.seat.uses["card", "spare"] for row in rows if ("card", "spare") in row.seat.uses]
    assert (spare.users, spare.others) == (sum(use.used > 0 for use in having), sum(use.used == 0 for use in having))
    assert spare.one_more is None
    assert spare.telling is spare.margin is not None


def test_seats_that_are_too_few_say_nothing() -> None:
    worth = worths(invented({"one": 1.0, "two": 9.0}, games=3), {"card": ("one", "two")}, {"card": "taken"})
    assert [(each.wins, each.margin, each.sure) for each in worth] == [(None, None, 1.0)] * 2


def test_a_seat_is_measured_against_equal_shares_and_the_best_of_the_others() -> None:
    game = Counted(0, (0.5, 0.5, 0.0), (7, 7, 4), 9, 1, Counter(), Counter(), (SeatCount(), SeatCount(), SeatCount()))
    rows = rows_of([game])
    assert [row.above for row in rows] == pytest.approx([1 / 6, 1 / 6, -1 / 3])
    assert [row.margin for row in rows] == [0, 0, -3]


def test_open_components_are_compared_with_all_seats() -> None:
    rows = invented({"one": 1.0, "two": 1.0}, games=30)
    one: Worth = worths(rows, {"card": ("one",)}, {"card": "open"})[0]
    assert one.users + one.others == len(rows)
    assert one.chances == one.users / len(rows)
