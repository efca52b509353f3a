"""A command that the rules refuse now says so while its options are typed, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.games.typed_commands import Misread, Option, OptionKind, Suggestion, Typing
from bot.games.widgets import LONGEST
from bot.hosting.playing.turn import Turn
from bot.locale.words import wording
from engine.contract import Illegal
from engine.moa import moa
from tests.bot.games.support import WORDS, paged_cases, turn_at, turns
from tests.engine.moa.positions import game
from tests.support.games import Case, fewest_and_most

EVERY = 6
"""Of so many turns one is looked at."""


def some_turns(case: Case) -> Iterator[Turn]:
    return islice(turns(case, seed=3), 0, 200, EVERY)


def offered(turn: Turn, command: str, option: str, typed: str = "", language: str = "en") -> list[Suggestion]:
    presenter = PRESENTERS[turn.game.name]
    return presenter.suggest(turn, Typing(command, option, typed, {}), wording(language))


def fault(turn: Turn, command: str, given: dict[str, Any]) -> Illegal | Misread | None:
    try:
        PRESENTERS[turn.game.name].command_action(turn, command, given)
    except (Illegal, Misread) as error:
        return error
    return None


def barred(turn: Turn) -> Iterator[tuple[str, Option, Illegal]]:
    """Yield the options of the commands whose way the rules refuse now, with why."""
    refused = {each.key.replace("_", "-"): each.refused for each in turn.tree.options() if each.refused is not None}
    for command in PRESENTERS[turn.game.name].commands:
        for option in command.options:
            if command.name in refused and option.suggests and option.kind is not OptionKind.FLAG:
                yield command.name, option, refused[command.name]


@pytest.mark.parametrize("case", fewest_and_most(paged_cases()), ids=str)
def test_a_refused_command_offers_its_reason_and_sending_it_gives_the_refusal(case: Case) -> None:
    presenter = PRESENTERS[case.game.name]
    for turn in some_turns(case):
        for command, option, why in barred(turn):
            for typed in ("", "7", "wrong"):
                (offer,) = offered(turn, command, option.name, typed)
                sent = fault(turn, command, {option.name: offer.value})
                assert isinstance(sent, Illegal)
                assert (sent.rule_id, sent.reason) == (why.rule_id, why.reason)
                told = presenter.pages(turn.view, {}, WORDS, turn.seat).why(why)
                assert offer.label.removesuffix("…") in f"Not now: {told}"
                assert len(offer.label) <= LONGEST
                assert isinstance(offer.value, int) == (option.kind is OptionKind.INTEGER)


def test_what_is_not_asked_now_is_told_with_what_is() -> None:
    turn = turn_at(moa, game().hand("red", "kea").position)
    (offer,) = offered(turn, "defend", "payment")
    assert offer == Suggestion("“Defend” is not asked now. Possible: Place birds, Buy karakia, and Pass.", "-")
    assert isinstance(fault(turn, "defend", {"payment": "-"}), Misread)


@pytest.mark.parametrize(("language", "begins"), [("en", "Not now: "), ("de", "Jetzt nicht: "), ("pl", "Teraz nie: ")])
def test_the_reason_is_in_the_language_of_who_types(language: str, begins: str) -> None:
    turn = turn_at(moa, game().hand("red", "kea").position)
    (offer,) = offered(turn, "attack", "territory", language=language)
    assert offer.label.startswith(begins)


def test_what_is_possible_offers_no_reason_for_what_is_typed_wrong() -> None:
    turn = turn_at(moa, game().hand("red", "kea kea kea kea").position)
    assert offered(turn, "place", "territory", "xqzzv") == []
