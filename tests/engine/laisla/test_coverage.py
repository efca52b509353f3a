"""Every rule has a test that bears its name, every function is really tried, and every refusal is in the table."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import engine.laisla
from engine.laisla.chapters.refusals import REFUSALS
from tests.engine.laisla.rule_ids import RULE_IDS

TESTS = Path(__file__).parent
ENGINE = Path(engine.laisla.__file__).parent
CHECKED_BY_CALLER = {"why_no_colour", "why_no_animal"}
"""Functions that refuse on a rule that they are given."""


def test_every_rule_has_a_test_named_by_it() -> None:
    named = {
        word.upper()
        for path in TESTS.glob("test_*.py")
        for name in re.findall(r"def test_(\w+)\(", path.read_text(encoding="utf-8"))
        for word in re.findall(r"(?<![a-z])[a-z]+\d+(?![a-z\d])", name)
    }
    assert set(RULE_IDS) <= named, sorted(set(RULE_IDS) - named)


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    """Give every call of one of these in the engine, with the file it stands in."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            function = node.func if isinstance(node, ast.Call) else None
            name = getattr(function, "attr", getattr(function, "id", None))
            if isinstance(node, ast.Call) and name in names:
                yield path.name, node


def test_every_refusal_raised_is_in_the_table_with_its_facts() -> None:
    raised = set()
    for name, call in calls({"Illegal"}):
        rule, reason = call.args
        assert isinstance(reason, ast.Constant), f"{name}:{call.lineno}: the reason is written out"
        refusal = REFUSALS[str(reason.value)]
        assert {keyword.arg for keyword in call.keywords} == set(refusal.facts), f"{name}:{call.lineno}"
        if isinstance(rule, ast.Constant):
            assert rule.value in refusal.rules, f"{name}:{call.lineno}"
        raised.add(refusal.reason)
    assert raised == set(REFUSALS), "no refusal is listed that is never raised"


def test_refusals_whose_rule_is_given_stand_on_a_rule_of_the_table() -> None:
    rules = {"why_no_colour": REFUSALS["no-such-colour"].rules, "why_no_animal": REFUSALS["no-such-animal"].rules}
    used: dict[str, set[str]] = {name: set() for name in rules}
    for _, call in calls(CHECKED_BY_CALLER):
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        rule = call.args[2]
        assert isinstance(rule, ast.Constant)
        used[name].add(str(rule.value))
    assert used == {name: set(allowed) for name, allowed in rules.items()}


def test_refusals_stand_on_rules_that_exist() -> None:
    for refusal in REFUSALS.values():
        assert set(refusal.rules) <= set(RULE_IDS)
