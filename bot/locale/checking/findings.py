"""One thing that is to be mended in a translation."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """What is wrong, where; `kind` is the end of the message that says it (`cli-translation-missing`)."""

    kind: str
    file: str
    """As "moa-terms.ftl" or "moa/de.md"."""
    name: str
    """A message, with its attribute if it is about that ("command-moa.description"), or a rule's id."""
    what: str = ""
    """The facts, forms or words that it is about, with commas between."""
