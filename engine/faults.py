"""What goes wrong with an action or with data: refused by the rules, or unreadable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final


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


class Phrase(str):
    """English words about data, which can be said in other languages too: by the `key` of the message and its `facts`.

    Facts are numbers, texts that stand for themselves (names, values of the data), and phrases. Made by `phrase`.
    """

    key: str
    facts: Mapping[str, int | str]


def phrase(key: str, english: str, **facts: object) -> Phrase:
    """Return the phrase of a message: `english` with its facts ("at most {most} lines")."""
    plain = {name: fact if type(fact) is int or isinstance(fact, str) else str(fact) for name, fact in facts.items()}
    made = Phrase(english.format(**plain))
    made.key, made.facts = key, plain
    return made


def either(choices: Sequence[object]) -> str:
    """Return what may stand somewhere, "a, b or c"."""
    *others, last = map(str, choices)
    return phrase("fault-or", "{others} or {last}", others=", ".join(others), last=last) if others else last


def one_of(choices: object) -> Phrase:
    """Return what may stand somewhere, as a list that is shown."""
    return phrase("fault-one-of", "one of {choices}", choices=choices)


def each_once(names: Sequence[str]) -> Phrase:
    """Return that these names are to stand somewhere, and nothing else."""
    return phrase("fault-each-once", "each once: {names}", names=", ".join(names) or NOTHING)


def no_text(error: UnicodeDecodeError) -> Phrase:
    """Return what was found where UTF-8 was expected."""
    byte = f"{error.object[error.start]:#04x}"
    return phrase("fault-no-text", "the byte {byte} at {place}", byte=byte, place=str(error.start + 1))


NOTHING: Final = phrase("fault-nothing", "nothing")
A_VALUE: Final = phrase("fault-value", "a value")
AN_OBJECT: Final = phrase("fault-object", "an object")


class Unreadable(ValueError):  # noqa: N818
    """Data or text that is no action, event, position or components of this game; the message says where and why.

    `path` is the dotted place inside the data ("cards.2"), `expected` and `found` say what is wrong there; each is ""
    where that is not known. People read `message` where all of it is a phrase, else `expected` and `found`.
    """

    def __init__(self, message: str, path: str = "", expected: str = "", found: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.path = path
        self.expected = expected
        self.found = found
