"""Who may import whom (docs/architecture.md): each room only what stands before it in the list, and no more."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

ROOMS = (
    "engine",
    "render",
    "bot.locale",
    "bot.settings",
    "bot.measuring",
    "bot.processes",
    "bot.drawing",
    "bot.thinking",
    "bot.tournament",
    "bot.balance",
    "bot.leagues",
    "bot.store",
    "bot.hosting",
    "bot.games",
    "bot.web",
    "bot.discord",
    "bot.cli",
)
"""From the ground up."""
ENGINE_FLOOR = (
    "engine.faults",
    "engine.languages",
    "engine.choices",
    "engine.notation",
    "engine.codec",
    "engine.contract",
    "engine.schema",
    "engine.tagged_data",
    "engine.components",
    "engine.base",
    "engine.chance",
    "engine.preview",
    "engine.rulebook",
    "engine.spelling",
)
"""What a game of the engine may use besides its own package."""
ONLY_IN = {
    "discord": ("bot.discord", "bot.cli"),
    "sqlalchemy": ("bot.store", "bot.hosting"),
    "alembic": ("bot.store",),
    "PIL": ("render", "sandbox"),
    "aiohttp": ("bot.discord", "bot.web", "bot.cli", "sandbox"),
    "jinja2": ("bot.web",),
    "markdown_it": ("bot.web",),
    "typer": ("bot.cli",),
    "pgqueuer": ("bot.store", "bot.hosting.jobs"),
    "nacl": ("bot.discord.running", "sandbox"),
    "prometheus_client": ("bot.measuring",),
    "opentelemetry": ("bot.measuring",),
}
"""Libraries that belong to certain rooms."""
IMPURE = {"asyncio", "datetime", "os", "pathlib", "secrets", "socket", "subprocess", "threading", "time", "uuid"}
"""What the engine has no use for: it reads no clock and does no input or output."""


def module_name(file: Path) -> str:
    """Give a file's dotted name."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def files_of(*packages: str) -> list[Path]:
    """Give every source file of the packages."""
    return sorted(file for package in packages for file in (ROOT / package).rglob("*.py"))


@cache
def imports(file: Path) -> tuple[tuple[int, str], ...]:
    """Give every module that a file imports, with the line; `from a import b` gives a.b too where that is a module."""
    return tuple(_imports(file))


def _imports(file: Path) -> Iterator[tuple[int, str]]:
    package = module_name(file) if file.name == "__init__.py" else module_name(file).rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            inner = [f"{source}.{alias.name}" for alias in node.names if is_module(f"{source}.{alias.name}")]
            for name in inner or [source]:
                yield node.lineno, name


@cache
def is_module(name: str) -> bool:
    """Say whether a name is a module of the project."""
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def within(name: str, room: str) -> bool:
    """Say whether a module is of a room."""
    return name == room or name.startswith(f"{room}.")


def room_of(name: str) -> str | None:
    """Give a module's room."""
    return next((room for room in ROOMS if within(name, room)), None)


def is_ours(name: str) -> bool:
    """Say whether a module is of the project."""
    return name.split(".", maxsplit=1)[0] in {"engine", "render", "bot", "sandbox", "tests", "bench"}


def downwards(file: Path) -> Iterator[str]:
    """Say where a file imports what it may not."""
    name, own = module_name(file), room_of(module_name(file))
    if own is None:
        yield f"{name} stands in no room: give it one in ROOMS of this test and in docs/architecture.md"
        return
    for line, used in imports(file):
        if not is_ours(used) or used == "bot":
            continue
        if within(used, "sandbox") and own == "bot.cli":
            continue
        other = room_of(used)
        if other is None:
            yield f"{name} line {line} imports {used}, which {own} must not know"
        elif ROOMS.index(other) > ROOMS.index(own):
            yield f"{name} line {line} imports {used}: {own} stands below {other}, imports go downwards only"


@pytest.mark.parametrize("room", ["engine", "render", "bot"])
def test_rooms_import_only_what_stands_below_them(room: str) -> None:
    files = [file for file in files_of(room) if module_name(file) != "bot"]
    assert files
    assert [fault for file in files for fault in downwards(file)] == []


def test_the_sandbox_knows_nothing_of_the_project() -> None:
    faults = [
        f"{module_name(file)} line {line} imports {used}: the sandbox stands for Discord and knows nothing of the bot"
        for file in files_of("sandbox")
        for line, used in imports(file)
        if is_ours(used) and not within(used, "sandbox")
    ]
    assert faults == []


def test_the_contract_imports_nothing_but_what_it_speaks_of() -> None:
    used = {used for _, used in imports(ROOT / "engine" / "contract.py") if is_ours(used)}
    assert used == {"engine.choices", "engine.faults"}
    below = {used for file in files_of("engine/choices") for _, used in imports(file) if is_ours(used)}
    assert {used for used in below if not within(used, "engine.choices")} == {"engine.faults"}


def test_a_game_knows_the_contract_and_itself_only() -> None:
    faults = []
    for package in sorted(path.parent for path in (ROOT / "engine").glob("*/components.py")):
        own = module_name(package / "__init__.py")
        for file in sorted(package.rglob("*.py")):
            for line, used in imports(file):
                if is_ours(used) and not any(within(used, room) for room in (own, *ENGINE_FLOOR)):
                    faults.append(f"{module_name(file)} line {line} imports {used}: a game knows only itself")
    assert faults == []


def circles(graph: Mapping[str, Iterable[str]]) -> Iterator[tuple[str, ...]]:
    """Return the first circle of modules that import each other; none where there is no circle."""
    sorter: TopologicalSorter[str] = TopologicalSorter(graph)
    try:
        sorter.prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        yield tuple(circle)


@pytest.mark.parametrize("package", sorted(path.parent.name for path in (ROOT / "engine").glob("*/__init__.py")))
def test_no_package_of_the_engine_imports_in_a_circle(package: str) -> None:
    """Imports under TYPE_CHECKING count: modules that need each other's types are one thing, or need a third one."""
    graph = {module_name(file): {used for _, used in imports(file)} for file in files_of(f"engine/{package}")}
    assert [" -> ".join(circle) for circle in circles(graph)] == []


def test_a_planted_circle_is_found() -> None:
    assert list(circles({"a": ["b"], "b": ["c"], "c": ["a", "d"], "d": []}))
    assert not list(circles({"a": ["b", "c"], "b": ["c"], "c": ["d"]}))


def test_the_engine_is_pure() -> None:
    faults = [
        f"{module_name(file)} line {line} imports {used}: the engine has no clock, no input and no output"
        for file in files_of("engine")
        for line, used in imports(file)
        if used.split(".")[0] in IMPURE
    ]
    assert faults == []


def test_the_engine_draws_no_global_randomness() -> None:
    """`random.Random` is a source that somebody hands in; anything else of `random` is the global one."""
    faults = []
    for file in files_of("engine"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.ImportFrom(module="random"):
                    faults.append(f"{module_name(file)} line {node.lineno}: import random, not names from it")
                case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                    faults.append(f"{module_name(file)} line {node.lineno}: random.{name} is global, take a Random")
    assert faults == []


def test_libraries_stay_in_their_rooms() -> None:
    faults = [
        f"{module_name(file)} line {line} imports {used}, which belongs in {', '.join(rooms)}"
        for file in files_of("engine", "render", "bot", "sandbox")
        for line, used in imports(file)
        for library, rooms in ONLY_IN.items()
        if within(used, library) and not any(within(module_name(file), room) for room in rooms)
    ]
    assert faults == []
