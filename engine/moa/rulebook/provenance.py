"""Where each number of Moa comes from (rules C1), for `/rules about`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.rulebook.provenance import Provenance, provenance_of


def provenance(data: Mapping[str, Any]) -> Provenance:
    """Sort the values of plain components data (as in the TOML or a record) by where they come from."""
    return provenance_of("engine.moa", data)
