"""The Automa's components: the data it is played with, and the check of a file that brings others.

The shipped data are in components.toml. Free are all values and which birds and cards there are; fixed are the names of
engine.wingspan.names and the shape of the map. A game keeps the data it began with, so nothing here is global.
"""

from __future__ import annotations

from engine.components import ComponentsFile
from engine.wingspan.component_checks import faults
from engine.wingspan.component_schema import Components

FILE = ComponentsFile("engine.wingspan", Components, faults)
"""The shipped components, and the check of others."""
