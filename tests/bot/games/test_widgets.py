"""What a phone shows of a select's labels, and what goes on below."""

import pytest

from bot.discord.messages.items import option
from bot.games.widgets import SHOWN, parted

BREAKS = [
    ("Two days a turn", "Two days a turn", ""),
    ("x" * SHOWN, "x" * SHOWN, ""),
    (
        "6 birds: leader tile (2 fight), kākāpō, and pūkeko",
        "6 birds: leader tile (2 fight), …",
        "… kākāpō, and pūkeko",
    ),
    (
        "Round 1: birds with a platform nest that have eggs",
        "Round 1: birds with a platform …",
        "… nest that have eggs",
    ),
    ("Annakolibri mit langem Schnabel · 3 Eier", "Annakolibri mit langem Schnabel …", "… 3 Eier"),
    ("9 Vögel: Haastadler, Kea und 2 × Pukeko", "9 Vögel: Haastadler, Kea und …", "… 2 × Pukeko"),
    ("Donaudampfschifffahrtsgesellschaftskapitän", "Donaudampfschifffahrtsgesellschaf…", "…tskapitän"),
]


@pytest.mark.parametrize(("text", "head", "rest"), BREAKS)
def test_a_label_breaks_where_one_reads_on(text: str, head: str, rest: str) -> None:
    assert parted(text) == (head, rest)
    assert len(head) <= SHOWN


@pytest.mark.parametrize("length", range(1, 80))
def test_nothing_is_lost_and_all_is_shown(length: int) -> None:
    text = "Riesenfossa, Dodo und 2 × Pfeifhase; dann noch einmal alles, was es auf der Insel gibt"[:length].strip()
    head, rest = parted(text)
    assert len(head) <= SHOWN
    assert (head.removesuffix("…") + rest.removeprefix("…")).split() == text.split()


def test_the_rest_stands_before_the_note() -> None:
    shown = option("6 birds: leader tile (2 fight), kākāpō, and pūkeko", "a", "lost with it: 2 birds")
    assert shown.label == "6 birds: leader tile (2 fight), …"
    assert shown.description == "… kākāpō, and pūkeko · lost with it: 2 birds"
    assert option("Two days", "a").description is None
