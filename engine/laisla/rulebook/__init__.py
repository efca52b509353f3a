"""La Isla's rulebook for players: one Markdown file a language (form: engine.rulebook), and the numbers in it.

`load("engine.laisla", language).filled(facts(data))` is the book as a table reads it: `facts` gives the value of every
{name} in the files from the components in force, `provenance` tells which of those values are the printed ones.
"""

from engine.laisla.rulebook.facts import facts
from engine.laisla.rulebook.provenance import provenance
from engine.rulebook.provenance import Group, Mark, Provenance, Value

__all__ = ["Group", "Mark", "Provenance", "Value", "facts", "provenance"]
