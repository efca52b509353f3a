"""Chapter G: from round to round (WA45, WA46, WS9)."""

from engine.wingspan.actions import Goal
from engine.wingspan.events import RoundBegan
from tests.engine.wingspan.positions import duet, game, green


def test_wa45_the_trackers_are_turned_to_the_next_round() -> None:
    table = duet()
    for number in (1, 2, 3):
        assert (table.view.round, table.view.section) == (number, number)
        table.finish_round().does(f"goal {number}")
        assert table.kinds == ["goal_scored", "round_began"]
    assert (table.view.round, table.view.section, table.view.turn) == (4, 4, 0)


def test_wa46_the_marked_card_leaves_and_all_others_are_shuffled() -> None:
    table = duet(special="ALLIANCE")
    left = {f"A{number:02}" for number in range(1, 11)} | {"ALLIANCE"}
    for number, removed in ((1, "A01"), (2, "A02"), (3, "A03")):
        table.finish_round().does(f"goal {number}")
        left -= {removed}
        assert table.told(RoundBegan) == [RoundBegan(number + 1, removed)]
        assert [(name, set(cards)) for name, cards in table.chance.shuffled] == [("automa_deck", left)]
        assert set(table.view.unseen) == left
    assert table.view.removed == ("A01", "A02", "A03")


def test_ws9_unseen_cards_are_shuffled_in_too_and_the_special_one_stays() -> None:
    """In round 1 three of eleven cards are not drawn; A01 leaves even when it was one of them."""
    table = game(special="AUTOMUBON")
    for card in ("AUTOMUBON", "A02", "A03", "A04", "A05", "A06", "A07", "A08"):
        table.draws(card, tray="none" if card in ("AUTOMUBON", "A07") else None)
    assert table.view.unseen == ("A01", "A09", "A10")
    table.does("goal 1")
    assert table.told(RoundBegan) == [RoundBegan(2, "A01")]
    assert set(table.view.unseen) == {"AUTOMUBON", *(f"A{number:02}" for number in range(2, 11))}


def test_what_she_got_stays_from_round_to_round() -> None:
    table = duet().finish_round()
    before = table.view.hers
    after = table.does("goal 1").view.hers
    assert (after.birds, after.face_down, after.eggs) == (before.birds, before.face_down, before.eggs)


def test_wa42_without_an_answer_nothing_is_counted_where_the_seat_must_count() -> None:
    assert duet().finish_round().asked.default == Goal(1, None)
    assert green().finish_round().asked.default == Goal(1, 0)
