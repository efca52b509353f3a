"""The one loose type of the stand-in: a JSON object as it travels on the wire."""

import json
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


def dumps(value: object) -> str:
    """Compact JSON text."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def without_none(value: Json) -> Json:
    """Return the object without its null members, one level deep."""
    return {key: item for key, item in value.items() if item is not None}
