"""What `--help` says, and what is said of a line that is no command: messages, in the language of the system.

Commands carry no words of their own. A command has `cli-help-<command>` and, for its own page, `.more`; an option or
argument `cli-option-<command>-<name>`, or `cli-option-<name>` where commands share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from typer import BadParameter, TyperException
from typer.core import TyperArgument, TyperCommand, TyperGroup

from bot.cli.console import complain, system_words, text

NAME = "aviary"
"""What the whole command line is called, however it was started."""
NONE = "none"
"""A fact that there is not."""


class Misuse(TyperException):
    """A line that is no command; the message is a sentence in the language of the system."""

    exit_code = 2

    def __init__(self, sentence: str, context: Any = None) -> None:
        super().__init__(sentence)
        self.ctx = context


def describe(command: TyperCommand, facts: Mapping[str, Any]) -> None:
    """Give a command and its options their words; `facts` are what the words tell of it."""
    words, name = system_words(), command.name or ""
    more = f"cli-help-{name}.more"
    command.help = " ".join([text(f"help-{name}"), *([words(more)] if words.has(more) else [])])
    described: list[Any] = [*command.params]
    for param in described:
        called = param.name.replace("_", "-")
        own = f"option-{name}-{called}"
        param.help = text(own if words.has(f"cli-{own}") else f"option-{called}", **facts)


def write_usage(command: TyperCommand | TyperGroup, context: Any, formatter: Any) -> None:
    """Write how a command is called."""
    formatter.write_usage(context.command_path, " ".join(command.collect_usage_pieces(context)), f"{text('usage')} ")


def write_help(command: TyperCommand | TyperGroup, context: Any) -> None:
    """Write the page of a command."""
    from typer import rich_utils  # noqa: PLC0415  (takes a while to load, and few ask for help)

    rich_utils.ARGUMENTS_PANEL_TITLE = text("panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text("panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = text("panel-commands")
    rich_utils.DEFAULT_STRING = f"[{text('option-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{text('option-required')}]"
    helping = command.get_help_option(context)
    if helping is not None:
        helping.help = text("option-help")
    rich_utils.rich_format_help(obj=command, ctx=context, markup_mode="rich")


def no_such_command(typed: str, known: Iterable[str]) -> Misuse:
    """Return what is raised where somebody types a command that is not there."""
    return Misuse(text("misuse-command", command=typed, near=_nearest(typed, known)))


def too_much(rest: Iterable[str], context: Any) -> Misuse:
    """Return what is raised where more is typed than a command takes."""
    return Misuse(text("misuse-rest", rest=" ".join(rest)), context)


def _nearest(typed: str, known: Iterable[str]) -> str:
    return next(iter(get_close_matches(typed, list(known), 1)), NONE)


def complain_of(misuse: TyperException) -> int:
    """Say what is wrong with a line that was typed, and how it is called; return the exit code."""
    context = getattr(misuse, "ctx", None)
    if context is not None:
        complain(context.get_usage())
    complain(_sentence(misuse))
    complain(text("misuse-help", command=NAME if context is None else context.command_path))
    return misuse.exit_code


def _sentence(misuse: TyperException) -> str:
    if isinstance(misuse, Misuse):
        return misuse.message
    if isinstance(misuse, BadParameter) and misuse.param is not None:
        return _of_a_value(misuse, misuse.param)
    option = getattr(misuse, "option_name", None)
    if option is None:
        return text("misuse-other", said=misuse.format_message())
    if not hasattr(misuse, "possibilities"):
        return text("misuse-bare", option=option)
    return text("misuse-option", option=option, near=_nearest(option, misuse.possibilities or ()))


def _of_a_value(misuse: BadParameter, param: Any) -> str:
    """Say what is wrong with an option or argument: it is missing, or is nothing that could stand there."""
    what = param.display_name_raw if isinstance(param, TyperArgument) else param.opts[0]
    if not misuse.message:
        return text("misuse-missing", what=what)
    least = getattr(param, "min", None)
    return text("misuse-value", what=what, type=param.display_type(misuse.ctx), least=NONE if least is None else least)
