"""What `compiling` makes of a dataclass behaves like it once it is compiled."""

from __future__ import annotations

import copy
import pickle
import shutil
import sys
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from compiling import native
from compiling.rewriting import rewrite
from hatch_build import build

COMPILER = [pytest.mark.slow, pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")]
SOURCE = '''
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import ClassVar

NAMES: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Card:
    """A card."""

    kind: ClassVar[str] = "card"
    type = "plain"
    name: str
    count: int = 1
    marks: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.count < 0:
            raise ValueError(self.count)


@dataclass(frozen=True, slots=True)
class Nothing:
    """A kind without fields."""


@dataclass(slots=True)
class Pile:
    """Cards."""

    cards: list[Card] = field(default_factory=list)
    _: KW_ONLY
    open: bool = False
    names: dict[str, str] = field(default_factory=lambda: NAMES)
'''
SECOND = """
from __future__ import annotations

from dataclasses import dataclass

from {package}.first import Card as Card
from {package}.first import Nothing as Nothing
from {package}.first import Pile as Pile


@dataclass(frozen=True, slots=True)
class Joker(Card):
    worth: int = 50


@dataclass(slots=True, eq=False, repr=False)
class Deck(Pile):
    left: int = 0
"""


@pytest.fixture(scope="module", params=["written", pytest.param("compiled", marks=COMPILER)])
def toy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Two modules, as they are written and as they are compiled."""
    folder, package = tmp_path_factory.mktemp("tree"), f"toy_{request.param}"
    (folder / package).mkdir()
    (folder / package / "first.py").write_text(SOURCE)
    (folder / package / "second.py").write_text(SECOND.format(package=package))
    if request.param == "compiled":
        rewrite(folder, [f"{package}.first", f"{package}.second"], [f"{package}.first"])
        build(folder, [f"{package}/first.py", f"{package}/second.py"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "engine._native", native)
        patch.setitem(sys.modules, "mypy_extensions", None)  # it comes with mypy, which is no dependency of the bot
        patch.syspath_prepend(folder)
        module = import_module(f"{package}.second")
        assert str(module.__file__).endswith(".py") == (request.param == "written")
        yield module


def test_the_decorator_is_gone(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(SOURCE)
    rewrite(tmp_path, ["first"], [])
    assert "@dataclass" not in (tmp_path / "first.py").read_text()


def test_fields_and_their_types_are_told(toy: Any) -> None:
    assert is_dataclass(toy.Joker)
    assert [each.name for each in fields(toy.Joker)] == ["name", "count", "marks", "worth"]
    assert get_type_hints(toy.Joker)["marks"] == tuple[str, ...]
    assert getattr(toy.Joker, "__match_args__") == ("name", "count", "marks", "worth")  # noqa: B009
    assert toy.Pile.__match_args__ == ("cards",)
    assert (toy.Card.kind, toy.Card.type) == ("card", "plain")


def test_defaults_are_those_of_the_source(toy: Any) -> None:
    assert (toy.Card("a").count, toy.Joker("a").worth, toy.Pile(open=True).open) == (1, 50, True)
    first, second = toy.Pile(), toy.Deck()
    first.cards.append(toy.Card("a"))
    assert (second.cards, second.left, second.names is first.names) == ([], 0, True)
    with pytest.raises(TypeError):
        toy.Pile([], True)


def test_equality_and_hash(toy: Any) -> None:
    assert toy.Card("a") == toy.Card("a", 1) != toy.Card("b")
    assert hash(toy.Card("a")) == hash(toy.Card("a")) == hash(("a", 1, ()))
    assert toy.Nothing() == toy.Nothing() != toy.Card("a")
    assert hash(toy.Nothing()) == hash(())
    assert toy.Joker("a", 1, ()) != toy.Card("a", 1, ())
    assert toy.Pile() == toy.Pile()
    with pytest.raises(TypeError):
        hash(toy.Pile())


def test_what_is_frozen_stays_as_it_is(toy: Any) -> None:
    card = toy.Card("a")
    with pytest.raises(FrozenInstanceError):
        card.name = "b"
    with pytest.raises(FrozenInstanceError):
        del card.name
    assert copy.deepcopy(card) == pickle.loads(pickle.dumps(card)) == card
    assert replace(card, count=3) == toy.Card("a", 3)
    assert repr(card) == "Card(name='a', count=1, marks=())"


def test_what_a_class_does_after_its_fields_are_set_is_done(toy: Any) -> None:
    with pytest.raises(ValueError, match="-1"):
        toy.Joker("a", -1)
