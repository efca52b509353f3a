"""Chapter C: her turn (WA15 to WA28) and what belongs to it (WS4 to WS6)."""

import pytest

from engine.wingspan import wingspan
from engine.wingspan.actions import Tray, Turn
from engine.wingspan.chapters.food import Removal, removal
from engine.wingspan.events import (
    BirdTaken,
    CardDrawn,
    CubePlaced,
    CubeRemoved,
    EggsLaid,
    FaceDownTaken,
    TokenPlaced,
    TrayAnswered,
)
from engine.wingspan.names import Face
from tests.engine.wingspan.positions import Table, duet, green

FISHERS: tuple[Face, ...] = ("rodent", "fish", "fruit", "invertebrate_or_seed", "invertebrate", "seed")


def test_wa15_she_draws_one_card_of_which_this_rounds_section_is_carried_out() -> None:
    table = duet().draws("A05")
    assert table.told(CardDrawn) == [CardDrawn(1, 1, "A05", "lay_eggs", "place_cube", 1, (), 1)]
    assert (table.view.current, table.view.drawn) == ("A05", ("A05",))
    assert "A05" not in table.view.unseen
    table = duet().in_round(3).draws("A05")
    assert table.told(CardDrawn) == [CardDrawn(3, 1, "A05", "lay_eggs", "remove_cube", 3, (), 3)]


def test_wa16_all_icons_of_the_section_and_no_other() -> None:
    """A05: an egg and a cube in round 1; what stands below is for later rounds."""
    table = green().draws("A05")
    assert table.kinds == ["card_drawn", "eggs_laid", "cube_placed"]
    assert (table.view.hers.eggs, table.view.hers.cubes, table.view.hers.face_down) == (1, 1, 0)


def test_wa17_draw_cards_discards_the_tray_and_gives_her_a_card_face_down() -> None:
    table = duet().draws("A04")
    assert table.kinds == ["card_drawn", "tray_discarded", "face_down_taken", "token_placed"]
    assert table.told(FaceDownTaken) == [FaceDownTaken("draw")]
    assert table.view.hers.face_down == 1
    assert table.asked.kind == "turn", "nothing is asked"


def test_wa18_play_a_bird_keeps_the_highest_of_the_matching_ones() -> None:
    """The rulebook's example of the Cartographer: of all that match, the best one."""
    table = duet(bonus="percent:Cartographer").draws("A07")
    assert (table.asked.kind, table.asked.facts) == ("tray", {"round": 1, "turn": 1})
    table.does("tray 1.1 3,8,5")
    assert table.told(TrayAnswered) == [TrayAnswered(1, 1, (3, 5, 8))]
    assert table.told(BirdTaken) == [BirdTaken((8,), (5, 3))]
    assert (table.view.hers.birds, table.view.hers.face_down) == ((8,), 0)


def test_wa18_of_equal_ones_any() -> None:
    table = duet(bonus="percent:Cartographer").draws("A07", tray="4,4")
    assert table.told(BirdTaken) == [BirdTaken((4,), (4,))]


def test_wa18_what_cannot_lie_in_the_tray_is_refused() -> None:
    table = duet(bonus="percent:Cartographer").draws("A07")
    table.refuses("tray 1.1 1,2,3,4", "WA18", "too-many-birds", found=4, most=3)
    table.refuses("tray 1.1 10", "WA18", "no-such-number", number=10, most=9)
    table.refuses(Tray(1, 1, (-1,)), "WA18", "no-such-number", number=-1)
    table.refuses("tray 1.2 3", "WA18", "no-such-turn", round=1, turn=2)
    table.refuses("turn", "WA15", "wrong-answer", action="turn", kind="tray")
    duet().draws("A04").refuses("tray 1.1 3", "WA18", "no-such-turn")


@pytest.mark.parametrize(
    ("bonus", "level", "tray", "kept"),
    [
        ("avid_asian_avian_admirer", "eaglet", "2,3,3", (2, 3)),
        ("avid_asian_avian_admirer", "eagle", "4,3,4", (3, 4)),
        ("avid_asian_avian_admirer", "eagle_eyed_eagle", "5,5,5", (5, 5)),
        ("avid_asian_avian_admirer", "eagle", "4", (4,)),
        ("rare_species_lister", "eagle", "7,6", (6,)),
        ("rare_species_lister", "eagle_eyed_eagle", "8,7,6", (6,)),
        ("autwitcher", "eagle_eyed_eagle", "3,4,3", (4, 3)),
        ("raspb_life_fellow", "eagle", "5,7,6", (7,)),
    ],
)
def test_wa19_her_bonus_card_says_how_many_and_which_first(
    bonus: str, level: str, tray: str, kept: tuple[int, ...]
) -> None:
    table = duet(bonus=bonus, level=level).draws("A07", tray=tray)
    assert table.view.hers.birds == kept
    taken = table.view.turn_taken(1, 1)
    assert sorted([*taken.kept, *taken.discarded]) == list(taken.points or ())


def test_wa19_a_value_card_takes_its_values_only() -> None:
    table = duet(bonus="rare_species_lister", level="eagle").draws("A07")
    table.refuses("tray 1.1 4", "WA19", "not-wanted", points=4, values=[5, 6, 7])
    assert table.view.bonus is not None
    assert table.view.bonus.percent is False


def test_wa20_without_a_match_a_card_face_down() -> None:
    table = duet().draws("A07", tray="none")
    assert table.told(FaceDownTaken) == [FaceDownTaken("no_match")]
    assert (table.view.hers.birds, table.view.hers.face_down) == ((), 1)


def test_wa21_a_token_after_play_a_bird() -> None:
    table = duet("tokens_in_forest").draws("A07")
    assert [event.scan.reason for event in table.told(TokenPlaced)] == ["goal"]
    assert "token_placed" not in green().draws("A07").kinds, "but not with base goals"


@pytest.mark.parametrize(("card", "number", "eggs"), [("A02", 1, 1), ("A08", 2, 2), ("A05", 3, 3), ("A06", 4, 3)])
def test_wa22_an_egg_for_each_icon(card: str, number: int, eggs: int) -> None:
    table = duet().in_round(number).draws(card)
    assert table.told(EggsLaid) == [EggsLaid(eggs)]
    assert table.view.hers.eggs == eggs


@pytest.mark.parametrize("count", [1, 3, 5])
def test_wa23_all_of_one_face_are_rerolled_first(count: int) -> None:
    assert removal(["fish"] * count, FISHERS) == Removal(True, None, 0)


@pytest.mark.parametrize(
    ("faces", "face", "count"),
    [
        (("seed", "fish", "fish", "rodent"), "rodent", 1),
        (("seed", "fish", "fish", "fruit", "fruit"), "fish", 2),
        (("invertebrate_or_seed", "invertebrate", "seed", "seed"), "invertebrate_or_seed", 1),
        (("invertebrate", "invertebrate", "seed"), "invertebrate", 2),
        ((), None, 0),
    ],
)
def test_wa24_all_dice_of_the_first_face_of_the_table_leave(
    faces: tuple[Face, ...], face: Face | None, count: int
) -> None:
    assert removal(faces, FISHERS) == Removal(False, face, count)


def test_wa24_her_card_tells_the_table_and_she_gets_no_food() -> None:
    table = duet().draws("A01")
    assert table.told(CardDrawn)[0].food_order == FISHERS
    assert table.view.turn_taken(1, 1).food_order == FISHERS
    assert table.view.hers.tokens == 0


def test_wa25_the_persons_pink_powers() -> None:
    for table in (duet(), green()):
        assert table.draws("A08").kinds == ["card_drawn", "pink_activated"]
    assert duet().in_round(2).draws("A07").kinds.count("pink_activated") == 0, "a blank frame is no icon"


def test_wa26_a_cube_with_base_goals_only() -> None:
    table = green().draws("A05")
    assert table.told(CubePlaced) == [CubePlaced(1)]
    assert table.draws("A01").told(CubePlaced) == [CubePlaced(2)]
    assert "cube_placed" not in duet().draws("A05").kinds


def test_wa27_a_cube_is_taken_back_if_there_is_one() -> None:
    table = green().draws("A02")
    assert table.told(CubeRemoved) == [CubeRemoved(0, False)]
    table.draws("A05").draws("A04")
    assert table.told(CubeRemoved) == [CubeRemoved(0, True)]
    assert "cube_removed" not in duet().draws("A02").kinds


def test_wa28_the_person_refills_so_the_next_tray_is_asked_without_more() -> None:
    table = duet(bonus="percent:Anatomist").draws("A07", tray="9,8,7").draws("A10", tray="6,5,4")
    assert table.view.hers.birds == (9, 6)
    table = duet(bonus="percent:Anatomist").draws("A04").draws("A07", tray="9,9,9")
    assert table.view.hers.birds == (9,), "after draw cards three birds lie there, too"


def test_ws4_a_failed_play_places_its_token_by_the_rule_for_playing() -> None:
    """The token comes with the card, before the tray is known."""
    table = duet("tokens_in_wetland").draws("A07")
    (placed,) = table.told(TokenPlaced)
    assert placed.scan.reason == "goal"
    token = placed.scan.space
    table.does("tray 1.1 none")
    assert table.kinds == ["tray_answered", "face_down_taken"]
    assert table.position.automa_tokens() == (token,)


def test_ws5_the_tray_goes_before_she_draws_and_what_she_draws_stays_hidden() -> None:
    table = duet().draws("A04")
    assert table.kinds.index("tray_discarded") < table.kinds.index("face_down_taken")
    assert table.told(FaceDownTaken)[0].to_data() == {"type": "face_down_taken", "why": "draw"}


def test_ws6_matches_that_she_does_not_keep_are_discarded_all_others_stay() -> None:
    table = duet(bonus="avid_asian_avian_admirer", level="eagle").draws("A07", tray="3,3,4")
    assert table.told(BirdTaken) == [BirdTaken((3, 3), (4,))]
    table = duet(bonus="rare_species_lister", level="eagle").draws("A07", tray="5")
    assert table.told(BirdTaken) == [BirdTaken((5,), ())], "nothing that does not match is named"


# -- answers ahead and again ----------------------------------------------------------------------------------------


def test_a_turn_waits_for_its_tray() -> None:
    table = duet().draws("A07")
    assert [each.kind for each in wingspan.decisions(table.position)] == ["tray"]
    assert table.view.turn_taken(1, 1).points is None
    table.does("tray 1.1 none")
    assert table.asked.kind == "turn"
    assert table.view.turn_taken(1, 1).points == ()


def test_the_last_tray_of_a_round_is_asked_before_its_goal() -> None:
    table: Table = duet()
    for card in ("A01", "A02", "A03", "A04", "A05", "A06", "A08"):
        table.draws(card)
    table.draws("A07")
    assert table.asked.kind == "tray"
    assert table.does("tray 1.8 none").asked.kind == "goal"
    table.refuses(Turn(), "WA15", "wrong-answer", kind="goal")
