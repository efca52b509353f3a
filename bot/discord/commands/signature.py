"""Callbacks whose options are known only when the bot starts."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from bot.discord.commands.callbacks import Callback
from bot.discord.commands.text import Interaction


def sign(callback: Callback, parameters: Mapping[str, tuple[Any, Any]]) -> None:
    """Give a callback the signature (name: type and default) from which the library reads its options."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    made = [inspect.Parameter("interaction", kind, annotation=Interaction)]
    made += [
        inspect.Parameter(name, kind, annotation=annotation, default=default)
        for name, (annotation, default) in parameters.items()
    ]
    callback.__signature__ = inspect.Signature(made)  # type: ignore[attr-defined]
