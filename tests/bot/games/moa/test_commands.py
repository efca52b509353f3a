import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.games.typed_commands import Misread, Suggestion, Typing, Unfinished
from bot.games.widgets import Button, Panel
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Occupant
from bot.locale.words import LANGUAGES, wording
from engine.choices import Node, walk
from engine.contract import Action, Illegal
from engine.moa import moa
from engine.moa.actions import PlaceBirds
from tests.bot.games.moa.support import MOA_CASES, PRESENTER, WORDS, controls, panel, text_of, turn_at, turns
from tests.bot.games.support import is_reason
from tests.engine.moa.positions import Table, duel, game
from tests.support.games import Case
from tests.support.permute import permute


def meant(turn: Turn, command: str, **given: Any) -> Action | Unfinished:
    return PRESENTER.command_action(turn, command, given)


def notation(turn: Turn, command: str, **given: Any) -> str:
    action = meant(turn, command, **given)
    assert not isinstance(action, Unfinished)
    turn.check(action)
    return text_of(action)


def offers(turn: Turn, command: str, option: str, typed: str = "", **given: Any) -> list[Suggestion]:
    made = PRESENTER.suggest(turn, Typing(command, option, typed, given), WORDS)
    assert len(made) <= 25
    assert len({each.value for each in made}) == len(made)
    for each in made:
        assert 0 < len(each.label) <= 100
        assert not isinstance(each.value, str) or 0 < len(each.value) <= 100
    return made


def values(turn: Turn, command: str, option: str, typed: str = "", **given: Any) -> list[str | int]:
    return [each.value for each in offers(turn, command, option, typed, **given)]


def laid() -> Table:
    return game().open("coast", "forest").hand("red", "pukeko tui kea kiwi", leader_tiles="honour:2 fight:2")


# -- what commands mean ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paid", ["pūkeko, tūī", "pukeko tui".replace(" ", " and "), "Pukeko + Tui", "swamphen;tui"])
def test_a_payment_is_read_however_it_is_spelt(paid: str) -> None:
    turn = turn_at(laid().position)
    assert notation(turn, "place", territory=2, payment=paid, birds=7) == "place 7 at 2 with pukeko, tui"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", ["{icon} 2", "2 {icon}", "{icons}", "{tile}"])
def test_a_leader_tile_is_called_by_its_icons_in_every_language(said: str, language: str) -> None:
    words = wording(language)
    paid = said.format(
        icon=words("moa-icon", icon="honour"),
        icons=words("moa-icons", icon="honour", count=2),
        tile=words("moa-leader-tile", icon="honour", value=2),
    )
    turn = turn_at(game().open("coast").land(2, red=1).hand("red", "kiwi", leader_tiles="honour:2 fight:2").position)
    assert notation(turn, "leader", territory=2, payment=paid) == "leader at 2 with honour:2"


def test_leader_tiles_and_two_fight_tiles_are_payments() -> None:
    turn = turn_at(laid().land(3, mammal="dog").hand("red", tiles="two_fight").position)
    attack = notation(turn, "attack", territory=3, payment="kea, fight 2, two fight", birds=0)
    assert attack == "attack 3 placing 0 with kea, fight:2 using 1 two-fight"


@pytest.mark.parametrize(
    ("command", "given", "said"),
    [
        ("pass", {}, "pass"),
        ("leader", {"territory": 2, "payment": "honour 2"}, "leader at 2 with honour:2"),
        ("leader", {"territory": 2, "payment": "Ehre 2"}, "leader at 2 with honour:2"),
        ("leader", {"territory": 2, "payment": "2 Ehre"}, "leader at 2 with honour:2"),
        ("buy", {"tile": "Beliebiges Gebiet", "payment": "Kea"}, "buy any_territory with kea"),
        ("sell", {"territory": 2, "mammal": "Ratten", "payment": "Kiwi"}, "sell 2 to rat with kiwi"),
        ("sell", {"territory": 2, "mammal": "rats", "payment": "kiwi"}, "sell 2 to rat with kiwi"),
        ("buy", {"tile": "any territory", "payment": "kea"}, "buy any_territory with kea"),
        (
            "buy",
            {"tile": "any, exchange", "payment": "kea, kiwi"},
            "buy any_territory, exchange_three with kea, kiwi",
        ),
        ("move", {"source": 2, "target": 5, "birds": 2}, "move 2 from 2 to 5"),
        ("stronghold", {"territory": 9}, "stronghold at 9"),
        ("draw", {}, "draw one"),
        ("exchange", {}, "exchange three"),
        ("do", {"action": "place 4 at 2 with pūkeko"}, "place 4 at 2 with pukeko"),
    ],
)
def test_a_command_is_an_action(command: str, given: dict[str, Any], said: str) -> None:
    tiles = "move stronghold draw_one exchange_three"
    table = laid().land(2, red=3).display(rat=1).hand("red", tiles=tiles)
    assert notation(turn_at(table.position), command, **given) == said


def test_defending_declining_and_discarding_are_commands() -> None:
    table = game().land(1, red=2).hand("red", "haasts_eagle kea", tiles="exchange_three").display(dog=1).calls("dog")
    turn = turn_at(table.position)
    assert notation(turn, "defend", payment="eagle, kea") == "defend with haasts_eagle, kea"
    assert notation(turn, "decline") == "decline"
    table.does("red", "exchange three")
    assert notation(turn_at(table.position), "discard", cards="2 kea, kiwi") == "discard kea, kea, kiwi"


def test_the_turn_ends_by_command() -> None:
    table = game().land(1, red=2).hand("red", "kea", tiles="move").does("red", "pass")
    assert notation(turn_at(table.position), "end") == "end turn"


def test_the_neutral_colour_is_placed_by_command() -> None:
    turn = turn_at(duel().rolls("red", 5).position)
    assert notation(turn, "neutral", territory=5, birds=1) == "neutral 1 at 5"
    assert notation(turn, "do", action="neutral 1 at 5") == "neutral 1 at 5"
    assert 5 in values(turn, "neutral", "territory", birds=1)


@pytest.mark.parametrize(
    ("command", "given"),
    [
        ("place", {"territory": 2}),
        ("place", {"territory": 2, "payment": "pukeko"}),
        ("place", {"territory": 2, "birds": 3}),
        ("leader", {"territory": 2}),
        ("sell", {"territory": 2, "mammal": "rat"}),
        ("buy", {"tile": "move"}),
        ("move", {"source": 2, "target": 5}),
        ("leader", {}),
    ],
)
def test_what_is_left_out_is_asked_by_the_panel(command: str, given: dict[str, Any]) -> None:
    turn = turn_at(laid().land(2, red=3).display(rat=1).hand("red", tiles="move").position)
    unfinished = meant(turn, command, **given)
    assert isinstance(unfinished, Unfinished)
    assert panel(turn, unfinished.path)


def test_birds_that_were_typed_are_kept_while_the_panel_asks_what_pays() -> None:
    turn = turn_at(laid().position)
    unfinished = meant(turn, "place", territory=2, birds=3)
    assert isinstance(unfinished, Unfinished)
    made = panel(turn, unfinished.path)
    best = {each.label: each for each in controls(made) if isinstance(each, Button)}
    review = panel(turn, best["4 birds: pūkeko"].path)
    assert review.proposed == PlaceBirds(2, 3, ("pukeko",))
    assert PRESENTER.answer(turn, button_to_confirm(review)) == review.proposed
    assert panel(turn, back_from(review)) == made


def test_birds_that_were_typed_are_asked_anew_where_the_payment_is_too_small() -> None:
    turn = turn_at(laid().position)
    unfinished = meant(turn, "place", territory=2, birds=3)
    assert isinstance(unfinished, Unfinished)
    payment = walk(turn.tree, "place.2")
    assert isinstance(payment, Node)
    made = panel(turn, f"{unfinished.path}.{payment.step_of(PlaceBirds(2, 1, ('kea',)))}")
    assert "⚠️ For 3 birds you need 3 bird icons" in made.text
    assert made.proposed is None


def button_to_confirm(made: Panel) -> str:
    return next(each.path for each in controls(made) if isinstance(each, Button) and each.confirms)


def back_from(made: Panel) -> str:
    return next(each.path for each in controls(made) if isinstance(each, Button) and each.label == "Back")


@pytest.mark.parametrize(
    ("command", "given", "reason"),
    [
        ("place", {"territory": 2, "payment": "ostrich"}, "typed-unknown"),
        ("place", {"territory": 2, "payment": "honour 7"}, "typed-unknown"),
        ("place", {"territory": 2, "payment": "k"}, "typed-unknown"),
        ("place", {"territory": 2, "payment": "puk, ki, hmm"}, "typed-unknown"),
        ("sell", {"territory": 2, "mammal": "cat"}, "typed-unknown"),
        ("buy", {"tile": "teleport"}, "typed-unknown"),
        ("place", {"territory": 13}, "typed-unknown"),
        ("decline", {}, "typed-not-now"),
        ("neutral", {"territory": 2}, "typed-not-now"),
    ],
)
def test_what_cannot_be_read_is_said(command: str, given: dict[str, Any], reason: str) -> None:
    with pytest.raises(Misread) as caught:
        meant(turn_at(laid().land(2, red=1).display(rat=1).position), command, **given)
    assert caught.value.reason == reason
    assert all("moa-" not in choice for choice in caught.value.facts["choices"])


def test_what_is_no_action_is_said_as_such() -> None:
    with pytest.raises(Misread) as caught:
        meant(turn_at(laid().position), "do", action="win the game")
    sentence = PRESENTER.refusal(caught.value.reason, caught.value.facts, {}, WORDS)
    assert "“win the game”" in sentence


def test_a_territory_that_is_not_open_is_refused_by_its_rule() -> None:
    with pytest.raises(Illegal) as caught:
        meant(turn_at(laid().position), "place", territory=4)
    assert caught.value.rule_id == "B2"


def test_a_payment_that_is_too_small_is_refused_by_its_rule() -> None:
    with pytest.raises(Illegal) as caught:
        meant(turn_at(laid().land(3, mammal="dog").position), "attack", territory=3, payment="kea")
    assert (caught.value.rule_id, caught.value.reason) == ("AT1", "fight-short")


def test_a_tile_that_nobody_named_is_shown_before_it_is_spent() -> None:
    turn = turn_at(laid().hand("red", tiles="any_territory").position)
    unfinished = meant(turn, "place", territory=4, payment="kea", birds=1)
    assert isinstance(unfinished, Unfinished)
    turn.check(PRESENTER.answer(turn, unfinished.path))


# -- what is offered ------------------------------------------------------------------------------------------------


def test_only_open_territories_are_offered_with_who_stands_there() -> None:
    turn = turn_at(laid().land(2, red=2, yellow=1).land(3, mammal="dog").position)
    assert values(turn, "place", "territory") == [1, 2, 7, 8, 9]
    labels = [each.label for each in offers(turn, "place", "territory")]
    assert labels[1].startswith("2 · coast · you 2 · Ben 1")
    assert values(turn, "place", "territory", typed="forest") == [7, 8, 9]
    assert values(turn, "place", "territory", typed="2") == [2]


def test_the_others_are_offered_with_an_any_territory_tile() -> None:
    turn = turn_at(laid().hand("red", tiles="any_territory").position)
    assert {4, 5, 6, 10, 11, 12} <= {*values(turn, "place", "territory")}


def test_payments_are_offered_that_are_legal_and_read_back() -> None:
    turn = turn_at(laid().land(3, mammal="rat").position)
    for each in offers(turn, "attack", "payment", territory=3):
        turn.check(meant(turn, "attack", territory=3, payment=each.value, birds=0))  # type: ignore[arg-type]
    assert "fight:2, kea" in values(turn, "attack", "payment", territory=3)
    assert values(turn, "place", "payment", typed="tui", territory=2, birds=3) == ["tui"]


def test_numbers_of_birds_are_offered_for_what_is_paid() -> None:
    turn = turn_at(laid().position)
    assert values(turn, "place", "birds", territory=2, payment="tui") == [3, 2, 1]


def test_prices_are_offered() -> None:
    turn = turn_at(laid().land(2, red=1).display(rat=1, dog=1).position)
    labels = [each.label for each in offers(turn, "sell", "mammal", territory=2)]
    assert [label.split(" · ")[0] for label in labels] == ["dogs: 2 honour", "rats: 1 honour"]
    tiles = {each.value: each.label for each in offers(turn, "buy", "tile")}
    assert tiles["draw_one"].startswith("draw one: 2 karakia · 2 in stock.")
    assert "any_territory, exchange_three" in tiles
    assert "exchange_three, exchange_three" not in tiles


def test_free_text_is_completed_to_legal_actions() -> None:
    turn = turn_at(laid().position)
    first = values(turn, "do", "action")
    assert {str(each).split()[0] for each in first} >= {"place", "buy", "pass"}
    whole = "place 4 at 2 with pukeko"
    assert values(turn, "do", "action", typed=whole)[0] == whole
    for each in values(turn, "do", "action", typed="place 4 at 2"):
        assert notation(turn, "do", action=each).startswith("place 4 at 2")


@pytest.mark.slow
@pytest.mark.parametrize("case", MOA_CASES, ids=str)
def test_whatever_is_offered_is_legal_and_known_to_its_seat(case: Case) -> None:
    rng = random.Random(9)
    for turn in turns(case, seed=41):
        if rng.random() < 0.2:
            twin = turn_at(permute(moa, turn._position, turn.seat, rng))
            for command in PRESENTER.commands:
                given: dict[str, Any] = {}
                for option in command.options:
                    made = offers(turn, command.name, option.name, **given)
                    assert made == offers(twin, command.name, option.name, **given)
                    picked = {option.name: rng.choice(made).value} if made else {}
                    if not is_reason(turn, command.name, {**given, **picked}, made):
                        given |= picked
                hold_legal(turn, command.name, given)


def hold_legal(turn: Turn, command: str, given: dict[str, Any]) -> None:
    """Hold that options that were all offered make a legal action, where they make one and it is asked now."""
    required = next(each for each in PRESENTER.commands if each.name == command)
    if any(option.required and option.name not in given for option in required.options):
        return
    if not given:
        with suppress(Misread, Illegal):
            meant(turn, command)
        return
    action = meant(turn, command, **given)
    if isinstance(action, Unfinished):
        panel(turn, action.path)
        return
    turn.check(action)


# -- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Vögel einsetzen · 1 · Küste"), ("pl", "Umieść ptaki · 1 · wybrzeże")]
)
def test_a_whole_action_says_beside_it_what_it_is(language: str, told: str) -> None:
    offers = PRESENTER.suggest(turn_at(laid().position), Typing("do", "action", "place 1 at 1", {}), wording(language))
    there = [each for each in offers if str(each.value).startswith("place 1 at 1 ")]
    assert there
    assert all(each.label.startswith(f"{each.value} · {told}") for each in there)


def test_offers_name_automas_in_the_language_of_who_types() -> None:
    turn = turn_at(laid().land(1, yellow=2).position)
    automa = Occupant("yellow", "Jungvogel", automa="fledgling")
    people = tuple(automa if each.seat == "yellow" else each for each in turn.table.occupants)
    turn.table = replace(turn.table, language="de", occupants=people)
    offers = PRESENTER.suggest(turn, Typing("place", "territory", "1", {}), wording("pl"))
    assert "Podlot 2" in offers[0].label
