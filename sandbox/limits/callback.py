"""The first answer to an interaction: which kinds fit, and what they carry."""

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from sandbox.errors import Problem
from sandbox.limits.commands import IntegerChoice, NumberChoice, StringChoice
from sandbox.limits.shape import Shape, one_of
from sandbox.model.flags import Callback, Interact, MessageFlag

FITTING = {
    Interact.COMMAND: {4, 5, 9},
    Interact.COMPONENT: {4, 5, 6, 7, 9},
    Interact.AUTOCOMPLETE: {8},
    Interact.MODAL: {4, 5},
}
ANSWER_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.IS_COMPONENTS_V2
)


class CallbackBody(Shape):
    """The envelope; what is in `data` depends on the type."""

    type: Annotated[int, one_of([1, 4, 5, 6, 7, 8, 9, 10, 12])]
    data: dict[str, Any] | None = None


class Deferral(Shape):
    """Data of a deferred answer."""

    flags: int | None = None


class Strings(Shape):
    """Data of an autocompletion of a text."""

    choices: Annotated[list[StringChoice], Field(max_length=25)]


class Integers(Shape):
    """Data of an autocompletion of a whole number."""

    choices: Annotated[list[IntegerChoice], Field(max_length=25)]


class Numbers(Shape):
    """Data of an autocompletion of a number."""

    choices: Annotated[list[NumberChoice], Field(max_length=25)]


CALLBACK = TypeAdapter(CallbackBody)
DEFERRAL = TypeAdapter(Deferral)
SUGGESTIONS: dict[int, TypeAdapter[Any]] = {3: TypeAdapter(Strings), 4: TypeAdapter(Integers), 10: TypeAdapter(Numbers)}
"""Type of an option -> what may be suggested for it."""


def callback_problems(kind: int, asked: int, *, has_message: bool, flags: int) -> Iterator[Problem]:
    """Whether an answer of this kind, with these flags, fits an interaction of type `asked`."""
    fitting = FITTING[Interact(asked)] | ({6, 7} if has_message and asked == Interact.MODAL else set())
    if kind not in fitting:
        message = f"Callback type {kind} does not fit interaction type {asked}."
        yield Problem(("type",), "INTERACTION_APPLICATION_COMMAND_INVALID_CALLBACK", message)
    allowed = MessageFlag.EPHEMERAL if kind == Callback.DEFERRED_MESSAGE else ANSWER_FLAGS
    if kind in (Callback.MESSAGE, Callback.DEFERRED_MESSAGE) and flags & ~allowed:
        yield Problem(("data", "flags"), "FLAGS_INVALID", "There is a flag that may not be set here.")
