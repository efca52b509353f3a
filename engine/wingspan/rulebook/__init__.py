"""The Wingspan Automa's rulebook as players look it up.

`engine.rulebook.load("engine.wingspan", language).filled(facts(data))` is the book as a table reads it: `facts` gives
the value of every {name} in the files from the components in force, `provenance` tells which of those values are the
printed ones.
"""

from engine.rulebook.provenance import Group, Mark, Provenance, Value
from engine.wingspan.rulebook.facts import facts
from engine.wingspan.rulebook.provenance import provenance

__all__ = ["Group", "Mark", "Provenance", "Value", "facts", "provenance"]
