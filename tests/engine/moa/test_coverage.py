"""Every rule has a test that bears its name, and every refusal is in the table."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import engine.moa
from engine.moa.chapters.refusals import REFUSALS
from engine.rulebook import load
from tests.engine.moa.rule_ids import RULE_IDS

TESTS = Path(__file__).parent
ENGINE = Path(engine.moa.__file__).parent


def test_every_rule_has_a_test_named_by_it() -> None:
    named = {
        word.upper()
        for path in TESTS.glob("test_*.py")
        for name in re.findall(r"def test_(\w+)\(", path.read_text(encoding="utf-8"))
        for word in re.findall(r"(?<![a-z])[a-z]+\d+(?![a-z\d])", name)
    }
    assert set(RULE_IDS) <= named, sorted(set(RULE_IDS) - named)


def test_the_rulebook_has_every_rule() -> None:
    assert {entry.id for entry in load("engine.moa").of_kind("rule")} >= set(RULE_IDS)


def refusals_raised() -> Iterator[tuple[str, ast.Call]]:
    """Give every `Illegal(...)` in the engine, with the file it stands in."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                yield path.name, node


def test_every_refusal_raised_is_in_the_table_with_its_facts() -> None:
    raised = set()
    for name, call in refusals_raised():
        rule, reason = call.args
        assert isinstance(reason, ast.Constant), f"{name}:{call.lineno}: the reason is written out"
        refusal = REFUSALS[str(reason.value)]
        assert {keyword.arg for keyword in call.keywords} == set(refusal.facts), f"{name}:{call.lineno}"
        if isinstance(rule, ast.Constant):
            assert rule.value in refusal.rules, f"{name}:{call.lineno}"
        raised.add(refusal.reason)
    assert raised == set(REFUSALS), "no refusal is listed that is never raised"


def test_refusals_stand_on_rules_that_exist() -> None:
    for refusal in REFUSALS.values():
        assert set(refusal.rules) <= set(RULE_IDS)
