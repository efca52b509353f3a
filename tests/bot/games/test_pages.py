"""Pages of nodes that Moa does not have, made from trees of this test: numbers, long lists, many things, ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from bot.games.pages import panel
from bot.games.pages.pages import Pages
from bot.games.widgets import Button, Panel, Select
from bot.locale.words import Wording
from engine.choices import PATH_LENGTH, Many, Node, Number, One, Option, Pick, Sheet, SheetField, Thing, codes_of
from engine.contract import Illegal
from tests.bot.games.support import controls, hold_to_limits


@dataclass(frozen=True)
class Answered:
    """What a tree of this test leads to."""

    value: Any
    things: Pick = ()


class PlainWords(Wording):
    """Words that say the key and the facts where there is no such message."""

    def __call__(self, key: str, /, **facts: Any) -> str:
        return (
            super().__call__(key, **facts)
            if key.startswith("panel-")
            else f"{key} {' '.join(map(str, facts.values()))}"
        )


class PlainPages(Pages[Any]):
    game = "any"

    def heading(self, decision: Any) -> str:
        return "What now?"

    def foretell(self, action: Any, preview: Any) -> Sequence[str]:
        return [f"{action.value} is done."]


def turn_of(tree: Node[Any], ahead: Callable[[Any], Node[Any] | None] = lambda _: None, given: Any = None) -> Any:
    game = SimpleNamespace(ways=(), obvious_kinds=frozenset())
    return SimpleNamespace(
        table=SimpleNamespace(lesson=False),
        tree=tree,
        ahead=ahead,
        game=game,
        decision=SimpleNamespace(kind="any", default=given),
        answered=given is not None,
        answered_ahead=None,
        preview=lambda action: SimpleNamespace(answers=()),
    )


def answers(turn: Any, path: str) -> tuple[object, object]:
    return panel.answer(turn, path), panel.answer_ahead(turn, path)


def shown(turn: Any, path: str = "", *chosen: str) -> Panel:
    made = panel.panel(turn, PlainPages(None, {}, PlainWords("en")), path, chosen)
    hold_to_limits(made)
    return made


def proposed(made: Panel) -> object:
    return made.proposed


def labels(made: Panel) -> list[str]:
    return [each.label for each in controls(made) if isinstance(each, Button)]


def button(made: Panel, label: str) -> Button:
    return next(each for each in controls(made) if isinstance(each, Button) and each.label == label)


def selects(made: Panel) -> list[Select]:
    return [each for each in controls(made) if isinstance(each, Select)]


# -- numbers --------------------------------------------------------------------------------------------------------


def number() -> Node[Answered]:
    return Number("points", 0, 99, range(4), Answered, value_of=lambda action: int(action.value))


def test_near_numbers_have_buttons_and_others_a_form() -> None:
    made = shown(turn_of(number()))
    assert labels(made) == ["0", "1", "2", "3", "Other …"]
    form = button(made, "Other …")
    assert form.form is not None
    assert proposed(shown(turn_of(number()), form.path, "45")) == Answered(45)


@pytest.mark.parametrize("typed", ["4x", "100", "", "1.5", "٣", "-" * 70])
def test_what_is_no_number_comes_back_with_a_line(typed: str) -> None:
    made = shown(turn_of(number()), "", typed)
    assert "⚠️" in made.text
    assert "Other …" in labels(made)
    assert made.proposed is None


# -- long lists -----------------------------------------------------------------------------------------------------


def values(count: int, groups: int = 1) -> Node[Answered]:
    def about(value: int) -> Option:
        return Option(str(value), (Thing("field", value),), group=f"ring{value % groups}" if groups > 1 else "")

    return One("field", range(count), Answered, about=about, value_of=lambda action: int(action.value))


@pytest.mark.parametrize(("count", "rows"), [(5, 1), (10, 2), (11, 1), (60, 3), (100, 4)])
def test_values_are_buttons_while_they_are_few_and_else_selects(count: int, rows: int) -> None:
    made = shown(turn_of(values(count)))
    assert len(made.rows) == rows
    assert all(isinstance(row, Select) == (count > 10) for row in made.rows)


def test_what_does_not_fit_goes_to_a_further_page_and_round() -> None:
    turn = turn_of(values(230))
    first = shown(turn)
    second = shown(turn, button(first, "More").path)
    third = shown(turn, button(second, "More").path)
    found = [choice.value for made in (first, second, third) for each in selects(made) for choice in each.choices]
    assert found == [str(each) for each in range(230)]
    assert shown(turn, button(third, "More").path) == first


def test_each_group_has_its_own_rows() -> None:
    made = shown(turn_of(values(40, groups=3)))
    assert [each.placeholder.split()[-1] for each in selects(made)] == ["ring0", "ring1", "ring2"]


def test_the_answer_of_before_is_marked() -> None:
    made = shown(turn_of(values(40), given=Answered(7)))
    assert [choice.value for each in selects(made) for choice in each.choices if choice.chosen] == ["7"]


# -- many things ----------------------------------------------------------------------------------------------------


def many(kinds: int, copies: int, needed: int, name: str = "t") -> Node[Answered]:
    def judge(pick: Pick) -> Illegal | None:
        return Illegal("X1", "not-asked", seat="red") if len(pick) < needed else None

    codes = codes_of(f"{name}{at:02}" for at in range(kinds))
    held = [(code, Thing("thing", thing, copies)) for thing, code in codes.items()]
    return Many(
        "things",
        lambda: held,
        lambda: [tuple(islice(cycle(codes), at, at + needed)) for at in range(kinds)],
        lambda pick: Answered("things", pick),
        judge=judge,
        picked=lambda action: action.things,
        value=lambda pick: pick,
        names=lambda pick: tuple(sorted(pick)),
    )


def test_a_pick_goes_on_from_one_select_to_the_next() -> None:
    turn = turn_of(many(20, 2, 3))
    made = shown(turn)
    ways, first, second = selects(made)
    assert (len(ways.choices), len(first.choices), len(second.choices)) == (15, 25, 15)
    short = shown(turn, first.path, "a-0", "b-0")
    assert "⚠️" in short.text
    assert {choice.value for each in selects(short) for choice in each.choices if choice.chosen} == {"a-0", "b-0"}
    done = shown(turn, selects(short)[2].path, "t-0")
    assert proposed(done) == Answered("things", ("t00", "t01", "t19"))


def test_many_copies_of_one_thing_are_picked() -> None:
    turn = turn_of(many(2, 6, 5))
    made = shown(turn)
    short = shown(turn, selects(made)[-1].path, *(f"a-{copy}" for copy in range(4)))
    assert "⚠️" in short.text
    assert sum(choice.chosen for choice in selects(short)[-1].choices) == 4
    picked = [*(f"a-{copy}" for copy in range(4)), "b-0"]
    done = shown(turn, selects(short)[-1].path, *picked)
    assert proposed(done) == Answered("things", ("t00",) * 4 + ("t01",))


def long_way(nodes: int) -> tuple[Node[Answered], str]:
    way = "a" * 16

    def asked(left: int) -> Node[Answered]:
        return One("where", [way, "b"], lambda _: asked(left - 1)) if left else many(50, 1, 48)

    return asked(nodes), ".".join([way] * nodes)


def picked_in_both(turn: Any, made: Panel) -> Panel:
    first = selects(made)[-2]
    kept = shown(turn, first.path, *(choice.value for choice in first.choices))
    second = selects(kept)[-1]
    return shown(turn, second.path, *(choice.value for choice in second.choices))


def test_a_button_carries_a_long_path() -> None:
    tree, path = long_way(3)
    turn = turn_of(tree)
    made = shown(turn, path)
    best = next(each for each in controls(made) if isinstance(each, Button))
    assert len(best.path) == len(path) + 1 + 48 > PATH_LENGTH
    assert proposed(shown(turn, best.path)) == Answered("things", tuple(f"t{at:02}" for at in range(48)))
    assert proposed(picked_in_both(turn, made)) == Answered("things", tuple(f"t{at:02}" for at in range(50)))


def test_a_pick_that_no_button_can_carry_is_shown_and_has_to_be_typed() -> None:
    tree, path = long_way(5)
    turn = turn_of(tree)
    made = shown(turn, path)
    best = next(each for each in controls(made) if isinstance(each, Button))
    assert (best.disabled, best.path) == (True, "")
    assert "type it as a command" in picked_in_both(turn, made).text


# -- ahead ----------------------------------------------------------------------------------------------------------


def test_what_is_asked_because_of_an_answer_is_asked_behind_it() -> None:
    turn = turn_of(values(3), lambda action: number() if action.value == 2 else None)
    assert proposed(shown(turn, "1")) == Answered(1)
    asked = shown(turn, "2")
    assert asked.proposed is None
    ahead = button(asked, "3")
    assert ahead.path == "2+3"
    review = shown(turn, ahead.path)
    assert proposed(review) == Answered(2)
    confirm = button(review, "Confirm").path
    assert answers(turn, confirm) == (Answered(2), Answered(3))
    assert shown(turn, button(review, "Back").path) == asked


# -- sheets ---------------------------------------------------------------------------------------------------------


class Form(NamedTuple):
    """The values of a sheet of this test."""

    level: str = "b"
    boxes: tuple[str, ...] = ("x",)
    goals: tuple[int, ...] = (0, 0, 0, 0)
    coins: int = 0
    stars: int = 0


def sheet(*fields: str, then: Callable[[Form], Any] = Answered) -> Node[Answered]:
    """Return a sheet of some fields."""

    def level(form: Form) -> Node[Form]:
        return One("level", ["a", "b", "c"], lambda level: form._replace(level=level), odd=["d"])

    def fixed(form: Form) -> Node[Form]:
        return One("fixed", ["only"], lambda _: form, value_of=lambda _: "only")

    def boxes(form: Form) -> Node[Form]:
        return Many(
            "boxes",
            lambda: [(name, Thing("box", name)) for name in "xyz"],
            lambda: [("x",)],
            lambda pick: form._replace(boxes=pick),
            judge=lambda pick: None if pick else Illegal("X1", "not-asked", seat="red"),
            picked=lambda form: form.boxes,
            value=lambda pick: pick,
            names=lambda pick: pick,
        )

    def goal(at: int, form: Form) -> Node[Form]:
        def named(goal: int) -> Form:
            return form._replace(goals=(*form.goals[:at], goal, *form.goals[at + 1 :]))

        def about(goal: int) -> Option:
            return Option(str(goal), (Thing("goal", goal),), group="new" if goal >= 20 else "old")

        return One("goal", range(30), named, about=about, value_of=lambda form: form.goals[at])

    def number(name: str, form: Form) -> Node[Form]:
        return Number(name, 0, 99, (), lambda number: Form(**{**form._asdict(), name: number}))

    every: dict[str, Callable[[Form], Node[Form]]] = {
        "level": level,
        "fixed": fixed,
        "boxes": boxes,
        **{f"goal_{at}": partial(goal, at) for at in range(4)},
        **{name: partial(number, name) for name in ("coins", "stars")},
    }
    named = {name: SheetField(chr(ord("A") + at), every[name]) for at, name in enumerate(fields)}
    judge: Callable[[Form], Illegal | None] = lambda form: (  # noqa: E731
        Illegal("X2", "not-asked", seat="red") if form.level == "c" else None
    )
    return Sheet("form", named, Form(), then, values_of=lambda action: action.value, judge=judge)


def marked(made: Panel) -> list[list[str]]:
    return [[choice.value for choice in each.choices if choice.chosen] for each in selects(made)]


def test_a_sheet_has_a_select_for_each_field_that_leaves_a_choice_and_is_taken_as_it_is() -> None:
    turn = turn_of(sheet("level", "fixed", "boxes"))
    made = shown(turn)
    assert [[choice.value for choice in each.choices] for each in selects(made)] == [
        ["Aa", "Ab", "Ac"],
        ["Cx", "Cy", "Cz"],
    ]
    assert marked(made) == [["Ab"], ["Cx"]]
    several = shown(turn, selects(made)[1].path, "Cz", "Cx")
    both = shown(turn, selects(several)[0].path, "Aa")
    assert marked(both) == [["Aa"], ["Cx", "Cz"]]
    confirm = button(both, "Confirm")
    assert confirm.confirms
    assert answers(turn, confirm.path) == (Answered(Form("a", ("x", "z"))), None)
    refused = shown(turn, selects(both)[0].path, "Ac")
    assert "⚠️" in refused.text
    assert "Confirm" not in labels(refused)
    assert marked(refused) == [["Ac"], ["Cx", "Cz"]]


def test_what_does_not_fit_on_a_page_of_a_sheet_goes_to_further_ones() -> None:
    turn = turn_of(sheet("level", "goal_0", "goal_1", "goal_2", "goal_3"))
    first = shown(turn)
    assert [len(each.choices) for each in selects(first)] == [3, 20, 10], "a long list is parted by its groups"
    second = shown(turn, button(first, "Page 2").path)
    assert len(selects(second)) == 4
    changed = shown(turn, selects(second)[0].path, "C7")
    assert marked(changed)[0] == ["C7"]
    assert button(changed, "Page 1").path == "=C7;1"
    third = shown(turn, button(changed, "Page 3").path)
    action, _ = answers(turn, button(third, "Confirm").path)
    assert action == Answered(Form(goals=(0, 7, 0, 0)))


def test_numbers_of_a_sheet_are_typed_in_a_form_beside_its_selects() -> None:
    turn = turn_of(sheet("level", "coins", "stars"))
    form = button(shown(turn), "any-enter-form ")
    typed = shown(turn, form.path, "12", "no")
    assert "“no” is no number" in typed.text
    again = button(typed, "any-enter-form ").form
    assert again is not None
    assert [each.value for each in again.fields] == ["12", ""]
    assert answers(turn, button(typed, "Confirm").path) == (Answered(Form(coins=12)), None)
    assert "Confirm" in labels(shown(turn, form.path, "100", "3")), "what cannot be is left out"


def test_a_sheet_of_numbers_goes_on_when_it_is_typed_and_can_be_typed_anew() -> None:
    turn = turn_of(sheet("coins", "stars", then=lambda form: One("where", ["sea", "land"], lambda _: Answered(form))))
    first = shown(turn)
    assert "Confirm" not in labels(first)
    where = shown(turn, button(first, "any-enter-form ").path, "3", "")
    assert labels(where) == ["any-where sea", "any-where land", "any-enter-form ", "Back", "Begin again"]
    assert button(where, "Back").path == "=A3"
    again = button(where, "any-enter-form ").form
    assert again is not None
    assert [each.value for each in again.fields] == ["3", ""]
    assert proposed(shown(turn, button(where, "any-where sea").path)) == Answered(Form(coins=3))


@pytest.mark.parametrize("path", ["=Zz;1", "=Aq", "=A", "=Ab;2"])
def test_a_forged_place_of_a_sheet_gives_its_first_page(path: str) -> None:
    turn = turn_of(sheet("level", "boxes"))
    made = shown(turn, path, "Qq")
    assert selects(made) == selects(shown(turn))
    assert "⚠️" in made.text


# -- names ----------------------------------------------------------------------------------------------------------


class NamedPages(PlainPages):
    by_name = frozenset({"field"})

    def called(self, thing: Thing) -> Sequence[str]:
        return (f"meadow{thing.name}",)


def by_name(path: str = "", *chosen: str) -> Panel:
    made = panel.panel(turn_of(values(60)), NamedPages(None, {}, PlainWords("en")), path, chosen)
    hold_to_limits(made)
    return made


def test_an_answer_of_a_long_list_is_named_in_a_form() -> None:
    made = by_name()
    assert selects(made)[0].placeholder == "any-field 0 … any-field 24", "a phone shows no more"
    name = button(made, "any-name-field ")
    assert proposed(by_name(name.path, "Meadow 7")) == Answered(7)
    several = by_name(name.path, "meadow 5x")
    assert several.proposed is None
    assert "Which one do you mean?" in several.text
    assert len(labels(several)) == 7, "five answers, another name, and back"
    assert "Do you mean this one?" in by_name("=7").text
    assert selects(by_name(button(several, "Back").path)) == selects(made)
    nothing = by_name(name.path, "xxxxxx")
    assert selects(nothing) == selects(made)
    assert "⚠️" in nothing.text
