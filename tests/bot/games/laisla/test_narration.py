import re
from collections.abc import Iterator

import pytest

from engine.laisla import events as happened
from engine.laisla import laisla
from engine.laisla.chapters.scoring import ScoringSheet
from engine.laisla.events import EVENTS as EVERY_EVENT
from engine.laisla.events import LaIslaEvent
from engine.log import new_setup
from tests.bot.games.laisla.support import FULL, LAISLA_CASES, PRESENTER, WORDS, names_of
from tests.engine.laisla.positions import Table, game
from tests.support.games import Case
from tests.support.play import steps

NAMES = {"red": "Ann", "yellow": "Ben", "green": "Cy"}
NO_SHEET = ScoringSheet(())
POINTS, MARKER = "symbol_vp3_rope", "symbol_marker_tent"


def told(table: Table) -> list[str]:
    seen = [event.seen_by(None) for event in table.events]
    return PRESENTER.narrate(seen, table.view(None), NAMES, WORDS)


EVENTS: tuple[tuple[LaIslaEvent, str], ...] = (
    (happened.GameStarted(("red", "yellow"), (), {"red": "dodo", "yellow": "moth"}), "Ann dodo and Ben owl"),
    (happened.RoundBegan(3, "yellow"), "**Round 3.** **Ben** is start player."),
    (happened.DeckShuffled(40), "The discard pile (40 cards) is shuffled"),
    (happened.HandDealt("red", 3, (11,)), "dealt [A: tent field: marker up · B: brown · D: giant fossa]."),
    (happened.Assigned("red"), "**Ann** has assigned cards."),
    (happened.Assigned("red", again=True), "**Ann** has assigned cards."),
    (happened.LeftoverDiscarded("red", 11), "**Ann** discards the fourth card [A: tent field: marker up"),
    (happened.CardShown("red", "a", 11), "**Ann** turns up the card for A: [A: tent field"),
    (happened.CardShown("red", "d", 11), "**Ann** turns up the card for D: [A: tent field"),
    (happened.GameEnded("sum", NO_SHEET, {"red": 40, "yellow": 51}, ("yellow",)), "**Ben wins!**"),
    (happened.GameEnded("cards", NO_SHEET, {"red": 5, "yellow": 5}, ("red", "yellow")), "There are not enough cards"),
    (happened.CardLaid("red", 33, POINTS, 0, None), "**Ann** lays “rope field: 3 points”."),
    (happened.CardLaid("red", 33, POINTS, 0, 11), "lays “rope field: 3 points” over “tent field: marker up”."),
    (happened.SlotAdded("red", 173, 3), "**Ann** has one more slot for cards."),
    (happened.SlotAdded("red", 173, None), "in vain"),
    (happened.ExplorerGained("red", 1, 4, 1), "**Ann**: +1 explorer (4 to place)."),
    (happened.ExplorerGained("red", 0, 4, 0), "**Ann**: No explorer is left in the reserve."),
    (happened.CubeGained("red", "grey", None), "**Ann** gains a grey cube."),
    (happened.CubeGained("red", "grey", "gain_double_grey"), "**Ann**: +1 grey cube (“grey cube: one more”)."),
    (happened.PointsGained("red", 3, POINTS, 1), "**Ann**: +3 points (“rope field: 3 points”)."),
    (happened.PointsGained("red", 6, "tile_vp3_dodo", 2), "+6 points (“dodo tile: 3 points”, 2 times)."),
    (happened.Swapped("red", "grey", "brown"), "**Ann**: 1 grey cube is swapped for 1 brown cube."),
    (happened.SwapDeclined("red"), "**Ann**: No cube is swapped."),
    (
        happened.ExplorerPlaced("red", "in0", None, ("yellow", "yellow"), (), ()),
        "**Ann** places an explorer on A1 (yellow, tent) for 2 yellow.",
    ),
    (
        happened.ExplorerPlaced("red", "in0", "in1", ("yellow",), (), ("rival_discount",)),
        "from A2 (green, hat) to A1 (yellow, tent) for 1 yellow (cheaper by “beside a rival: 1 cube cheaper”).",
    ),
    (happened.TileTaken("red", "core0", "pika", 2), "**Ann**: **Won: pika tile**, +2 points."),
    (happened.CubeTaken("red", "brown"), "**Ann** places nobody and takes a brown cube."),
    (
        happened.MarkerMoved("red", "toad", 4, 1, 1, virtual=False, function=None, instead_of=None),
        "**Ann** moves the golden toad up to space 4 (value 1): +1 point.",
    ),
    (
        happened.MarkerMoved("red", "toad", 16, 5, 2, virtual=True, function=None, instead_of="pika"),
        "whose marker stays on top: +2 points. It moves in place of the pika.",
    ),
    (
        happened.MarkerMoved("red", "toad", 4, 1, 2, virtual=False, function=MARKER, instead_of=None),
        "**Ann**: The golden toad goes up to space 4 (value 1): +2 points (“tent field: marker up”).",
    ),
    (happened.MarkerDeclined("red", MARKER), "**Ann**: No marker moves for “tent field: marker up”."),
)  # fmt: skip
SILENT = {happened.PhaseBegan}


@pytest.mark.parametrize(("event", "sentence"), EVENTS, ids=lambda each: each if isinstance(each, str) else each.type)
def test_every_event_is_told(event: LaIslaEvent, sentence: str) -> None:
    (line,) = PRESENTER.narrate([event], game().view("red"), NAMES, WORDS)
    assert sentence in line
    assert not re.search(r"\bnone\b|\{|\$|laisla-", line)


def test_no_type_of_event_is_forgotten() -> None:
    assert {type(event) for event, _ in EVENTS} | SILENT == set(EVERY_EVENT.values())


def test_a_tie_says_what_broke_it() -> None:
    table = game().cubes("red", yellow=4).cubes("yellow", yellow=3)
    table.position.phase = "finished"
    told = PRESENTER.narrate(
        [happened.GameEnded("cards", NO_SHEET, {"red": 40, "yellow": 40}, ("red",))], table.view(None), NAMES, WORDS
    )
    assert told[0].endswith(
        "**Ann wins!** Ann and Ben have 40 points each, so most cubes left decide: Ann 4 and Ben 3."
    )


def rounds(case: Case, seed: int) -> Iterator[list[LaIslaEvent]]:
    """Give the events of each round of a random game, as a spectator sees them."""
    events: list[LaIslaEvent] = []
    *_, match = steps(case, seed)
    for entry in match.entries:
        for event in entry.events:
            if isinstance(event, happened.RoundBegan) and events:
                yield events
                events = []
            events.append(event.seen_by(None))  # type: ignore[arg-type]
    yield events


@pytest.mark.parametrize("case", LAISLA_CASES, ids=str)
def test_whole_games_are_told_and_captioned(case: Case) -> None:
    names = names_of(case.setup.seats)
    for match in steps(case, seed=21):
        seen = [event.seen_by(None) for event in match.entries[-1].events]
        view = laisla.view(match.position, None)
        lines = PRESENTER.narrate(seen, view, names, WORDS)
        assert all(0 < len(line) <= 900 for line in lines)
        assert not any(re.search(r"\bnone\b|laisla-[a-z]|\{\$", line) for line in lines)
        caption = PRESENTER.caption(seen, view, names, WORDS)
        assert 0 < len(caption) <= 80
        assert "*" not in caption


@pytest.mark.parametrize("seed", range(3))
def test_a_round_of_four_fits_a_message(seed: int) -> None:
    case = Case(laisla, new_setup(laisla, laisla.colours, FULL))
    view, names = game(*laisla.colours).view(None), names_of(laisla.colours)
    lengths = sorted(len("\n".join(PRESENTER.narrate(events, view, names, WORDS))) for events in rounds(case, seed))
    assert lengths[-1] < 2000
    assert lengths[len(lengths) // 2] < 1400


# -- what shares a line ---------------------------------------------------------------------------------------------


def test_what_follows_from_placing_is_one_line() -> None:
    table = game().holder("red", POINTS).cubes("red", green=2).explorers("red", "in7", supply=4)
    table.tile("core3", "pika").explores("red").does("red", "place A7 with 2 green")
    assert told(table)[0] == (
        "🏕️ **Ann** places an explorer on A7 (green, rope) for 2 green. **Won: pika tile**, +2 points. "
        "+3 points (“rope field: 3 points”)."
    )


def test_whose_it_is_is_said_where_a_post_begins_in_the_middle() -> None:
    table = game().holder("red", "symbol_cube_tent").cubes("red", yellow=2).explores("red", "yellow")
    table.does("red", "place A1 with 2 yellow").does("red", "cube grey")
    assert told(table) == ["**Ann**: +1 grey cube (“tent field: cube”)."]


def assigned() -> Table:
    table = game()
    for seat in ("red", "yellow"):
        cards = table.view(seat).seat(seat).hand
        assert cards is not None
        table.does(seat, f"assign {cards[0]} {cards[1]} {cards[2]}")
    return table


def test_an_action_of_all_seats_is_one_line() -> None:
    lines = told(assigned())
    assert lines[0] == "🎴 Everybody has assigned cards."
    assert lines[1].startswith("🃏 **A, functions.** **Ann** lays “")
    assert "**Ben** lays “" in lines[1]
    assert re.fullmatch(
        r"📦 \*\*B, cubes\.\*\* \*\*Ann\*\* gains a \w+ cube\. \*\*Ben\*\* gains a \w+ cube\.", lines[2]
    )
    assert len(lines) == 3


def test_who_has_assigned_is_one_sentence_and_nothing_more_is_said() -> None:
    events = [happened.Assigned("red"), happened.Assigned("yellow"), happened.Assigned("red", again=True)]
    lines = PRESENTER.narrate(events, game().view("red"), NAMES, WORDS)
    assert lines == ["**Ann and Ben** have assigned cards."], "logs of before told who had changed its mind"
    assert PRESENTER.narrate(events, game().view(None), NAMES, WORDS) == [], "in the channel the prompt tells it"


def test_the_card_to_be_laid_is_told_where_it_is_asked_what_it_covers() -> None:
    table = game().holder("red", "symbol_cube_rope", "wild_grey", "rival_vp2").lays("red", POINTS)
    assert told(table)[-1].startswith("**Ann** turns up the card for A: [A: rope field: 3 points")
    table.does("red", "slot 1")
    assert told(table)[0] == "**Ann** lays “rope field: 3 points” over “grey cube: pays any colour”."


def test_nobody_reads_what_another_is_dealt() -> None:
    dealt = happened.HandDealt("red", 3, (11, 22, 33))
    assert PRESENTER.narrate([dealt.seen_by("yellow")], game().view("yellow"), NAMES, WORDS) == []
    (line,) = PRESENTER.narrate([dealt.seen_by("red")], game().view("red"), NAMES, WORDS)
    assert line.startswith("🎴 **Ann** is dealt [A: tent field")
