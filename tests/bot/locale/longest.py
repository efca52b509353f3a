"""How long a message can get: with each of its facts as long as it may be, in the longest of its forms."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    Term,
    TextElement,
    VariableReference,
)

from bot.locale.checking.messages import Language

NUMBERS = frozenset(
    {
        *(
            "count",
            "number",
            "points",
            "score",
            "birds",
            "round",
            "rounds",
            "turn",
            "territory",
            "seq",
            "step",
            "steps",
        ),
        *(
            "seconds",
            "minutes",
            "hours",
            "days",
            "place",
            "people",
            "seats",
            "total",
            "value",
            "most",
            "least",
            "wanted",
        ),
        *("step", "steps", "most", "least", "wanted", "games", "won"),
    }
)
"""Facts that are numbers, of three digits at most."""
TIMES = frozenset({"start", "end"})
"""Facts that are times of a day."""
NAME = "Maximiliane von S."
"""Any other fact: as long as the name of a person that is shown."""


def longest(language: Language, name: str, attribute: str = "") -> str:
    """Return the longest text of a message."""
    pattern = language.entries[name].patterns.get(attribute)
    return "" if pattern is None else _longest(language, pattern, frozenset({name}))


def _longest(language: Language, node: BaseNode, within: frozenset[str]) -> str:
    match node:
        case Pattern():
            return "".join(_longest(language, each, within) for each in node.elements)
        case TextElement():
            return node.value
        case Placeable():
            return _longest(language, node.expression, within)
        case StringLiteral() | NumberLiteral():
            return str(node.value)
        case VariableReference():
            return "888" if node.id.name in NUMBERS else "20:00" if node.id.name in TIMES else NAME
        case FunctionReference():
            return NAME
        case SelectExpression():
            return max((_longest(language, each.value, within) for each in node.variants), key=len)
        case MessageReference() if node.id.name in within or node.id.name not in language.entries:
            return NAME
        case MessageReference():
            inner: Message | Term = language.entries[node.id.name].node
            assert inner.value is not None
            return _longest(language, inner.value, within | {inner.id.name})
    raise AssertionError(node)


def all_longest(language: Language) -> Mapping[str, str]:
    """Return the longest text of every message, and of every attribute ("command-table.description")."""
    return {
        f"{name}.{attribute}" if attribute else name: longest(language, name, attribute)
        for name, entry in language.entries.items()
        for attribute in entry.patterns
    }
