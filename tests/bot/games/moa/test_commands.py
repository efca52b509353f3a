import random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games.contract import Misread, OptionKind, Suggestion, Typing, Unfinished
from bot.games.moa.commands import COMMANDS
from bot.games.moa.legal import Legal
from bot.games.moa.spelling import read_bird
from bot.hosting.turn import Turn
from engine.contract import Action, Illegal
from engine.moa import moa
from tests.bot.games.moa.support import MOA_CASES, PRESENTER, WORDS, panel, text_of, turn_at, turns
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


def test_leader_tiles_and_two_fight_tiles_are_payments() -> None:
    turn = turn_at(laid().land(3, mammal="dog").hand("red", tiles="two_fight").position)
    attack = notation(turn, "attack", territory=3, payment="kea, fight 2, two fight", birds=0)
    assert attack == "attack 3 placing 0 with kea, fight:2 using 1 two-fight"


@pytest.mark.parametrize(
    ("command", "given", "said"),
    [
        ("pass", {}, "pass"),
        ("leader", {"territory": 2, "payment": "honour 2"}, "leader at 2 with honour:2"),
        ("sell", {"territory": 2, "mammal": "rats", "payment": "kiwi"}, "sell 2 to rat with kiwi"),
        ("buy", {"tile": "any territory", "payment": "kea"}, "buy any_territory with kea"),
        (
            "buy",
            {"tile": "any", "second": "exchange", "payment": "kea, kiwi"},
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


@pytest.mark.parametrize("what", ["1 at 5", "1 bird at 5", "neutral 1 at 5"])
def test_the_neutral_colour_is_placed_by_command(what: str) -> None:
    assert notation(turn_at(duel().rolls("red", 5).position), "neutral", what=what) == "neutral 1 at 5"


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
        ("defend", {}),
        ("discard", {}),
        ("neutral", {}),
    ],
)
def test_what_is_left_out_is_asked_by_the_panel(command: str, given: dict[str, Any]) -> None:
    turn = turn_at(laid().land(2, red=3).display(rat=1).hand("red", tiles="move").position)
    unfinished = meant(turn, command, **given)
    assert isinstance(unfinished, Unfinished)
    assert panel(turn, unfinished.draft)


@pytest.mark.parametrize(
    ("command", "given", "reason"),
    [
        ("place", {"territory": 2, "payment": "ostrich"}, "unread-payment"),
        ("place", {"territory": 2, "payment": "honour 7"}, "unread-payment"),
        ("place", {"territory": 2, "payment": "k"}, "unread-payment"),
        ("place", {"territory": 2, "payment": "mor, ki, hmm"}, "unread-payment"),
        ("sell", {"territory": 2, "mammal": "cat"}, "unread-mammal"),
        ("buy", {"tile": "teleport"}, "unread-tile"),
        ("neutral", {"what": "everything"}, "unread-neutral"),
        ("do", {"action": "win the game"}, "unread-action"),
    ],
)
def test_what_cannot_be_read_is_said(command: str, given: dict[str, Any], reason: str) -> None:
    with pytest.raises(Misread) as caught:
        meant(turn_at(laid().position), command, **given)
    assert caught.value.reason == reason
    sentence = PRESENTER.refusal(caught.value.reason, caught.value.facts, {}, WORDS)
    assert "“" in sentence
    assert "moa-" not in sentence


def test_an_ambiguous_beginning_is_asked_back() -> None:
    components: Any = SimpleNamespace(bird_cards={"parrot_green": None, "parrot_red": None})
    assert read_bird("parrot r", components) == "parrot_red"
    with pytest.raises(Misread) as caught:
        read_bird("parrot", components)
    sentence = PRESENTER.refusal(caught.value.reason, caught.value.facts, {}, WORDS)
    assert sentence == "“parrot” could be parrot_green and parrot_red. Which one?"


def test_there_is_no_thirteenth_territory() -> None:
    with pytest.raises(Illegal, match="no-such-territory"):
        meant(turn_at(laid().position), "place", territory=13)


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
    assert values(turn, "place", "territory", anywhere=True) == [4, 5, 6, 10, 11, 12]


def test_payments_are_offered_that_are_legal_and_read_back() -> None:
    turn = turn_at(laid().land(3, mammal="rat").position)
    for each in offers(turn, "attack", "payment", territory=3):
        turn.check(meant(turn, "attack", territory=3, payment=each.value, birds=0))  # type: ignore[arg-type]
    assert "kea, fight:2" in values(turn, "attack", "payment", territory=3)
    assert values(turn, "place", "payment", typed="tui", territory=2, birds=3) == ["tui"]


def test_numbers_of_birds_are_offered_for_what_is_paid() -> None:
    turn = turn_at(laid().position)
    assert values(turn, "place", "birds", territory=2, payment="tui") == [3, 2, 1]


def test_prices_are_offered() -> None:
    turn = turn_at(laid().land(2, red=1).display(rat=1, dog=1).position)
    labels = [each.label for each in offers(turn, "sell", "mammal", territory=2)]
    assert labels == ["dogs: 2 honour", "rats: 1 honour"]
    assert offers(turn, "buy", "tile")[0].label.startswith("draw one: 2 karakia · 2 in stock.")
    assert "exchange_three" not in values(turn, "buy", "second", tile="exchange_three")


def test_free_text_is_completed_to_legal_actions() -> None:
    turn = turn_at(laid().position)
    first = values(turn, "do", "action")
    assert {str(each).split()[0] for each in first} >= {"place", "buy", "pass"}
    whole = "place 4 at 2 with pukeko"
    assert values(turn, "do", "action", typed=whole)[0] == whole
    for each in values(turn, "do", "action", typed="place 4 at 2"):
        assert notation(turn, "do", action=each).startswith("place 4 at 2")


@pytest.mark.parametrize("case", MOA_CASES, ids=str)
def test_whatever_is_offered_is_legal_and_known_to_its_seat(case: Case) -> None:
    rng = random.Random(9)
    for turn in turns(case, seed=41):
        if rng.random() < 0.2:
            twin = turn_at(permute(moa, turn._position, turn.seat, rng))
            for command in COMMANDS:
                given: dict[str, Any] = {}
                for option in command.options:
                    if option.kind is OptionKind.FLAG:
                        continue
                    made = offers(turn, command.name, option.name, **given)
                    assert made == offers(twin, command.name, option.name, **given)
                    if made:
                        given[option.name] = rng.choice(made).value
                hold_legal(turn, command.name, given)


def hold_legal(turn: Turn, command: str, given: dict[str, Any]) -> None:
    """Hold that options that were all offered make a legal action, where they make one and it is asked now."""
    required = next(each for each in COMMANDS if each.name == command)
    if any(option.required and option.name not in given for option in required.options):
        return
    action = meant(turn, command, **given)
    if isinstance(action, Unfinished):
        panel(turn, action.draft)
        return
    illegal = Legal(turn).refused(action)  # type: ignore[arg-type]
    assert illegal is None or illegal.reason in NOT_NOW, (command, given, illegal)


NOT_NOW = {
    "wrong-answer",
    "action-taken",
    "action-first",
    "tile-missing",
    "tile-fresh",
    "discard-first",
    "not-for-neutral",
}
"""Why a command that takes no options, or whose options have no offers, is refused."""


# -- words ----------------------------------------------------------------------------------------------------------


def test_every_command_has_its_words_within_the_limits() -> None:
    whole = 0
    for command in COMMANDS:
        keys = [f"command-moa-{command.name}"]
        keys += [f"{keys[0]}-{option.name.replace('_', '-')}" for option in command.options]
        names = [WORDS(key) for key in keys]
        whole += sum(len(WORDS(key)) + len(WORDS(f"{key}.description")) for key in keys)
        assert len(set(names[1:])) == len(names[1:])
        for key, name in zip(keys, names, strict=True):
            assert name != key
            assert 1 <= len(name) <= 32
            assert name == name.lower()
            assert " " not in name
            assert 1 <= len(WORDS(f"{key}.description")) <= 100
        assert [option.required for option in command.options] == sorted(
            (option.required for option in command.options), reverse=True
        )
    assert whole < 8000, "more than Discord takes for one command with all that is below it"
