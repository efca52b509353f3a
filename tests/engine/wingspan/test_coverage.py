"""Every rule has a test that bears its name, and every refusal is in the table."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import engine.wingspan
from engine.wingspan.chapters.refusals import REFUSALS
from tests.engine.wingspan.rule_ids import RULE_IDS

TESTS = Path(__file__).parent
ENGINE = Path(engine.wingspan.__file__).parent


def test_every_rule_has_a_test_named_by_it() -> None:
    named = {
        word.upper()
        for path in TESTS.glob("test_*.py")
        for name in re.findall(r"def test_(\w+)\(", path.read_text(encoding="utf-8"))
        for word in re.findall(r"(?<![a-z])w[as]\d+(?![a-z\d])", name)
    }
    assert set(RULE_IDS) == named, sorted(set(RULE_IDS) ^ named)


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Give every call of a name in the engine, with the place where it stands."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == name:
                yield f"{path.name}:{node.lineno}", node


def test_every_refusal_raised_is_in_the_table_with_its_facts() -> None:
    raised = set()
    for place, call in calls("Illegal"):
        rule, reason = call.args
        assert isinstance(reason, ast.Constant), f"{place}: the reason is written out"
        refusal = REFUSALS[str(reason.value)]
        assert {keyword.arg for keyword in call.keywords} == set(refusal.facts), place
        if isinstance(rule, ast.Constant):
            assert rule.value in refusal.rules, place
        raised.add(refusal.reason)
    assert raised == set(REFUSALS), "no refusal is listed that is never raised"


def test_numbers_are_refused_on_a_rule_of_the_table() -> None:
    rules = {call.args[0].value for _, call in calls("why_no_number") if isinstance(call.args[0], ast.Constant)}
    assert rules == set(REFUSALS["no-such-number"].rules)


def test_refusals_stand_on_rules_that_exist() -> None:
    for refusal in REFUSALS.values():
        assert set(refusal.rules) <= set(RULE_IDS)
