"""Finding La Isla's rules and functions as players type."""

import pytest

from engine.laisla import laisla
from engine.laisla.functions import FUNCTIONS
from engine.laisla.rulebook import facts
from engine.rulebook import load
from engine.rulebook.search import search
from tests.bot.games.laisla.support import WORDS

BOOK = load("engine.laisla").filled(facts(laisla.components()))
ENTRY_OF = {name: f"F{number}" for number, name in enumerate(FUNCTIONS, 1)}


def found(words: str, limit: int = 3) -> list[str]:
    return [match.entry.id for match in search(BOOK, words, limit)]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_is_found_by_its_names(name: str) -> None:
    known = FUNCTIONS[name]
    assert found(name, 1) == [ENTRY_OF[name]]
    assert found(name.replace("_", " "), 1) == [ENTRY_OF[name]]
    assert found(WORDS("laisla-function", family=known.family, subject=known.subject), 1) == [ENTRY_OF[name]]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("tent 3 points", "symbol_vp3_tent"),
        ("rope marker", "symbol_marker_rope"),
        ("desert joker", "wild_yellow"),
        ("double pasture cube", "gain_double_green"),
        ("golden toad tile marker", "tile_marker_toad"),
        ("inner ring", "ring_vp2_inner"),
        ("bottel cheaper", "discount_symbol_bottle"),
        ("place on swamp cube", "terrain_cube_brown"),
        ("swap cube", "rival_swap"),
        ("more explorers", "extra_explorer"),
    ],
)
def test_a_function_is_found_by_symbol_or_words(words: str, wanted: str) -> None:
    assert ENTRY_OF[wanted] in found(words)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("when does the game end", "LI3"),
        ("can i change my cards", "LI5"),
        ("fourth card", "LI6"),
        ("deck emty", "LI7"),
        ("cover a slot", "LI8"),
        ("same function twice", "LI9"),
        ("free slot beside the holder", "LI12"),
        ("take a cube instead", "LI17"),
        ("move an explorer", "LI18"),
        ("two explorers on one field", "LI19"),
        ("how much does a field cost", "LI21"),
        ("pay with another color", "LI22"),
        ("enclose a clearing", "LI26"),
        ("tile already taken", "LI27"),
        ("must i move the marker", "LI31"),
        ("marker at top", "LI33"),
        ("final scorring", "LI35"),
        ("tiebreak", "LI35"),
        ("large tile counts double", "LI36"),
        ("who can see my hand", "LI40"),
        ("timeout", "LI42"),
        ("li22", "LI22"),
    ],
)
def test_a_rule_is_found_as_people_ask(words: str, wanted: str) -> None:
    assert wanted in found(words)
