"""What goes wrong with an action or with data: refused by the rules, or unreadable."""

from __future__ import annotations

from typing import Any


class Illegal(Exception):  # noqa: N818  (the contract's word for a refusal)
    """An action that the rules refuse.

    `rule_id` is the rule that forbids it ("AT1"), `reason` a short key for the sentence that explains it
    ("fight-short"), `facts` what the sentence needs (needed, offered, where). The sentence itself is made in the
    reader's language.
    """

    def __init__(self, rule_id: str, reason: str, **facts: Any) -> None:
        super().__init__()
        self.rule_id = rule_id
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        """Return the refusal as a log line shows it; made only when it is read, since thousands are thrown away."""
        return f"{self.rule_id}: {self.reason} {self.facts}"

    def __eq__(self, other: object) -> bool:
        """Two refusals are equal when rule, reason and facts are."""
        if not isinstance(other, Illegal):
            return NotImplemented
        return (self.rule_id, self.reason, self.facts) == (other.rule_id, other.reason, other.facts)

    __hash__ = Exception.__hash__


class Unreadable(ValueError):  # noqa: N818
    """Data or text that is no action, event, position or components of this game; the message says where and why.

    `path` is the dotted place inside the data ("cards.2"), `expected` and `found` say what is wrong there; each is ""
    where that is not known.
    """

    def __init__(self, message: str, path: str = "", expected: str = "", found: str = "") -> None:
        super().__init__(message)
        self.path = path
        self.expected = expected
        self.found = found
