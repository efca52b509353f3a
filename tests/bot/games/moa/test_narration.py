import random
import re
from collections.abc import Iterator

import pytest

from bot.games.moa.phrases import Phrases
from engine.automa import RandomPlayer
from engine.log import new_setup
from engine.match import Match
from engine.moa import events as happened
from engine.moa import moa
from engine.moa.events import MoaEvent, Returned, Spent
from engine.moa.views.view import ScoringSheet, SeatScore
from engine.question import question_of
from tests.bot.games.moa.support import MOA_CASES, PRESENTER, WORDS, names_of
from tests.engine.moa.positions import Table, duel, game
from tests.support.games import Case
from tests.support.play import steps

NAMES = {"red": "Ann", "yellow": "Ben", "green": "Cy"}


def told(table: Table) -> list[str]:
    return PRESENTER.narrate([event.seen_by(None) for event in table.events], table.view(None), NAMES, WORDS)


def every_type() -> Iterator[type[MoaEvent]]:
    for each in vars(happened).values():
        if isinstance(each, type) and issubclass(each, MoaEvent) and each is not MoaEvent:
            yield each


SHEET = ScoringSheet(1, (), (SeatScore("red", 3, 9, (), (), 0, 0, 12), SeatScore("yellow", 5, 10, (), (), 0, 0, 15)))
SPENT = Spent(("kea", "kea", "tui"), ("fight:2",), 1, True)
HOME = Returned({"red": 3, "yellow": 1}, ("yellow", "green"))
EVENTS: tuple[tuple[MoaEvent, str], ...] = (
    (happened.GameStarted(("red", "yellow"), "blue"), "Blue is neutral"),
    (happened.GameStarted(("red", "yellow", "green"), None), "Ann, Ben, and Cy."),
    (happened.PeriodBegan(2), "Period 2 begins"),
    (happened.HandDealt("red", 2, ("kea", "tui")), "**Ann** is dealt kea and tūī."),
    (happened.RoundBegan(1, 3, "yellow", ("coast:draw_2", "forest:volcano")), "Round 3 of 7**, period 1. Open: coast"),
    (happened.FirstPlayerPassed("red"), "**Ann** is first player now."),
    (happened.PeriodScored(SHEET), "Ben +10 = 15 and Ann +9 = 12."),
    (happened.GameEnded({"red": 12, "yellow": 15}, ("yellow",)), "**Ben wins!**"),
    (happened.GameEnded({"red": 15, "yellow": 15}, ("red", "yellow")), "**Ann and Ben share the victory!**"),
    (happened.MammalWaits("dog"), "New in the display: dog."),
    (happened.WeaselDrawn(), "A weasel is drawn"),
    (happened.NoMammalLeft(), "No mammal card is left"),
    (happened.MammalsCalled("rat", 2), "Both waiting rats invade."),
    (happened.PileShuffled("mammal_deck"), "The mammal discard is shuffled"),
    (happened.PileShuffled("bird_deck"), "The bird discard is shuffled"),
    (happened.VolcanoRose(3, 2), "now scores 2 less"),
    (
        happened.VolcanoErupted(12, HOME, "dog", True, "vp:3"),
        "Back to the supply: 3 birds of Ann, 1 bird and the leader of Ben",
    ),
    (happened.VolcanoQuiet(), "stays quiet"),
    (happened.StrongholdsLeft((2, 5)), "All strongholds leave the board (2 · coast and 5 · plains)."),
    (happened.InvasionFailed("possum", 2), "nowhere left for a possum"),
    (happened.Invaded(5, "dog"), "**A dog** (fight 6) invades 5 · plains."),
    (happened.DefenceDeclined("red", 5, "dog", by_host=False), "**Ann** does not defend."),
    (happened.DefenceDeclined("red", 5, "dog", by_host=True), "**Ann** has nothing to defend with."),
    (
        happened.Defended("red", 5, "dog", SPENT),
        "drives the dog out of 5 · plains with 2 × kea, tūī, leader tile (2 fight), “two fight”",
    ),
    (happened.InvasionSucceeded(5, "dog", HOME, "bird:2"), "5 · plains is lost. Back to the supply: 3 birds of Ann"),
    (happened.InvasionSucceeded(5, "dog", Returned({}), None), "Nobody is there to stop it."),
    (happened.BirdsPlaced("red", 5, 1, SPENT), "places 1 bird at 5 · plains, paying with 2 × kea"),
    (happened.LeaderPlaced("red", 5, "honour:2", SPENT), "and takes the leader tile (2 honour)."),
    (happened.Attacked("red", 5, "rat", 0, True, SPENT), "“any territory”. A stronghold is built."),
    (happened.LandSold("red", 5, "dog", 3, HOME, None, True, SPENT), "sells 5 · plains to the dogs for 3 honour"),
    (happened.KarakiaBought("red", ("move", "two_fight"), SPENT), "buys “move” and “two fight”, paying with"),
    (happened.Passed("red", by_host=False), "**Ann** passes."),
    (happened.Passed("red", by_host=True), "**Ann** has nothing left to play and passes."),
    (happened.BirdsMoved("red", 1, 12, 2), "moves 2 birds from 1 · coast to 12 · volcano."),
    (happened.StrongholdPlaced("red", 4), "sets up a stronghold at 4 · plains."),
    (happened.TileUsed("red", "draw_one"), "uses a tile: “draw one”."),
    (happened.CardsDrawn("red", 3, None), "**Ann** draws 3 cards."),
    (happened.CardsDrawn("red", 1, ("kea",)), "**Ann** draws kea."),
    (happened.CardsDiscarded("red", ("kea", "kea", "moa")), "discards 2 × kea and moa."),
    (happened.DieRolled("red", 7), "**Ann** rolls 7."),
    (happened.NeutralBirdsPlaced("red", "blue", 7, 2), "adds 2 neutral birds at 7 · forest."),
    (happened.NeutralLeaderPlaced("red", "blue", 7, "fight:3"), "adds a neutral leader at 7 · forest. Out of the game"),
    (happened.NeutralSkipped("red", by_host=True), "Nothing of the neutral colour can be added."),
)
SILENT = {happened.InstructionBegan, happened.TurnBegan, happened.TurnEnded, happened.DefenceAsked}


@pytest.mark.parametrize(("event", "sentence"), EVENTS, ids=lambda each: each if isinstance(each, str) else each.type)
def test_every_event_is_told(event: MoaEvent, sentence: str) -> None:
    (line,) = PRESENTER.narrate([event], game().view(None), NAMES, WORDS)
    assert sentence in line
    assert not re.search(r"\bnone\b|\{|\$|moa-", line)


def test_no_type_of_event_is_forgotten() -> None:
    assert {type(event) for event, _ in EVENTS} | SILENT == set(every_type())


@pytest.mark.parametrize("case", MOA_CASES, ids=str)
def test_whole_games_are_told_and_captioned(case: Case, caplog: pytest.LogCaptureFixture) -> None:
    names = names_of(case.setup.seats)
    for match in steps(case, seed=21):
        seen = [event.seen_by(None) for event in match.entries[-1].events]
        view = moa.view(match.position, None)
        lines = PRESENTER.narrate(seen, view, names, WORDS)
        assert all(0 < len(line) <= 600 for line in lines)
        assert not any(re.search(r"\bnone\b|moa-[a-z]|\{\$", line) for line in lines)
        caption = PRESENTER.caption(seen, view, names, WORDS)
        assert 0 < len(caption) <= 80
        assert "*" not in caption


@pytest.mark.parametrize("seed", range(4))
def test_a_round_of_five_fits_a_message(seed: int) -> None:
    rng = random.Random(seed)
    match = Match.start(moa, new_setup(moa, moa.colours), rng)
    rounds: list[list[MoaEvent]] = [[]]
    while decisions := match.decisions():
        seat = decisions[0].seat
        entry = match.act(seat, RandomPlayer().choose(question_of(moa, match.position, seat), rng), rng)
        for event in entry.events:
            if isinstance(event, happened.RoundBegan):
                rounds.append([])
            rounds[-1].append(event.seen_by(None))  # type: ignore[arg-type]
    view, names = moa.view(match.position, None), names_of(moa.colours)
    told = ["\n".join(PRESENTER.narrate(events, view, names, WORDS)) for events in rounds]
    lengths = sorted(map(len, told))
    assert lengths[-1] < 2000
    assert lengths[-2] < 1500


# -- what shares a line ---------------------------------------------------------------------------------------------


def test_an_invasion_is_one_line() -> None:
    table = game().land(1, red=2, yellow=1).hand("red", "kea").hand("yellow", "haasts_eagle kea").display(dog=1)
    table.terrain("coast:dog_invasion")
    assert told(table) == ["🐾 **A dog** (fight 6) invades 1 · coast."]
    table.does("red", "decline")
    assert told(table) == ["**Ann** does not defend."]
    table.does("yellow", "defend with haasts_eagle, kea")
    assert told(table) == [
        "🛡️ **Ben** drives the dog out of 1 · coast with Haast's eagle and kea, and builds a stronghold."
    ]


def test_who_does_not_defend_is_told_in_the_order_of_asking() -> None:
    table = game().bare("yellow").land(1, tile="bird:2", red=3, yellow=2, green=1).display(dog=1)
    table = table.hand("red", "kea").hand("green", "kea").terrain("coast:dog_invasion")
    events = [*table.events, *table.does("red", "decline").events, *table.does("green", "decline").events]
    view = table.view(None)
    assert PRESENTER.narrate([event.seen_by(None) for event in events], view, NAMES, WORDS)[0] == (
        "🐾 **A dog** (fight 6) invades 1 · coast. **Ann** does not defend. **Ben** has nothing to defend with. "
        "**Cy** does not defend. 1 · coast is lost. Back to the supply: 3 birds of Ann, 2 birds of Ben, and "
        "1 bird of Cy. Out of the game: leader tile (2 bird)."
    )


def test_several_invasions_are_announced_and_none_is_not() -> None:
    table = game().display(rat=2).terrain("coast:rat_invasion", "forest:dog_invasion")
    line = "\n".join(told(table))
    assert "Both waiting rats invade. 🐾 **A rat**" in line
    assert "dog" not in line


def test_a_tie_says_what_broke_it() -> None:
    scores, names = {"red": 15, "yellow": 15, "green": 9}, ("red",)
    table = game().land(1, red=3).land(2, yellow=2)
    table.position.agenda.clear()
    told = PRESENTER.narrate([happened.GameEnded(scores, names)], table.view(None), NAMES, WORDS)
    tie = "Ann and Ben have 15 points each, so most pieces on the board decide: Ann 3 and Ben 2."
    assert told == [f"🏆 **Ann wins!** {tie}"]
    table.land(2, yellow=3)
    told = PRESENTER.narrate([happened.GameEnded(scores, ("red", "yellow"))], table.view(None), NAMES, WORDS)
    assert told[0].endswith("Ann and Ben have 15 points each and equally many pieces on the board (3).")


def test_what_comes_to_wait_from_two_cards_is_one_sentence() -> None:
    table = game().decks(mammals="dog rat possum").terrain("coast:draw_1", "forest:draw_2")
    assert told(table)[0] == "New in the display: dog, rat, and possum."


def test_die_and_neutral_birds_are_told_with_the_turn() -> None:
    table = duel().open("coast", "forest").hand("red", "pukeko").does("red", "place 1 at 1 with pukeko", dice=[5])
    assert told(table) == ["🐦 **Ann** places 1 bird at 1 · coast, paying with pūkeko.", "🎲 **Ann** rolls 5."]


def test_nobody_reads_what_another_draws() -> None:
    table = game().hand("red", "pukeko", tiles="draw_one").decks(birds="kea tui").does("red", "draw one")
    assert told(table) == ["🃏 **Ann** draws a card (“draw one”)."]
    own = [event.seen_by("red") for event in table.events]
    (line,) = PRESENTER.narrate(own, table.view("red"), NAMES, WORDS)
    assert line.endswith("**Ann** draws kea (“draw one”).")


def test_a_seat_without_a_name_is_called_by_its_colour() -> None:
    assert Phrases(WORDS, game().view(None), {"red": "Ann"}).name("blue") == "Blue"
