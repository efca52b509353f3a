"""The ratios that the repository keeps: what the short form came to when somebody last said so."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path

FILE = Path(__file__).parents[1] / "kept.json"


class KeptError(Exception):
    """The file of kept ratios cannot be read; the message says why."""


def read(file: Path = FILE) -> dict[str, float]:
    """Return the kept ratios by figure and anchor; nothing where there is no file. KeptError for a broken one."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise KeptError(f"{file.name} cannot be read: {error}") from error
    if not isinstance(found, dict) or not all(_is_ratio(each) for each in found.values()):
        raise KeptError(f"{file.name} holds something else than ratios")
    return {name: float(each) for name, each in found.items()}


def write(ratios: Mapping[str, float], file: Path = FILE) -> None:
    """Keep ratios, in place of those before; three digits tell enough."""
    rounded = {name: float(f"{ratio:.3g}") for name, ratio in sorted(ratios.items())}
    file.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")


def _is_ratio(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value) and value > 0
