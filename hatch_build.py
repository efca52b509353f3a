"""Builds a wheel in which parts of the engine are compiled by mypyc.

`HATCH_BUILD_HOOKS_ENABLE=1 pip install .` makes one; it needs a C compiler. The parts do the same uncompiled, only
slower. Nothing compiled comes to lie beside the sources: it is made of a copy.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

from compiling.rewriting import rewrite

EXTENDED = (
    "engine/base.py",
    "engine/chance.py",
    "engine/contract.py",
    "engine/log.py",
    "engine/match.py",
    "engine/question.py",
    "engine/tagged_data.py",
    "engine/automa/play.py",
    "engine/automa/random_player.py",
    "engine/choices/*.py",
)
"""What all games are made of: anybody's game may have classes that are made of these, and is not compiled."""
GAMES = (
    *(f"engine/*/{name}.py" for name in ("actions", "agenda", "events", "facts", "game", "position", "tallies")),
    "engine/*/chapters/*.py",
    "engine/*/choices/*.py",
    "engine/*/heuristics/rollout/*.py",
)
"""The games' own modules: rules, choices, and what these change. Left out is what pydantic makes classes of
(components), and what is asked seldom."""
_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]
setup(name="aviary-compiled", packages=[], ext_modules=mypycify([*options, *{files}], debug_level="0"))
"""


class CompilingHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel. The sources stay in it; Python takes what is compiled first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and have what is made included. CalledProcessError where there is no C compiler."""
        if version == "editable":
            return
        self._made = TemporaryDirectory()
        for made in _compiled(Path(self.root), Path(self._made.name)):
            build_data["force_include"][str(made)] = str(made.relative_to(self._made.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, _: dict[str, Any], __: str) -> None:
        """Throw the copy away."""
        if version != "editable":
            self._made.cleanup()


def _compiled(root: Path, folder: Path) -> list[Path]:
    """Copy the engine from `root` to `folder`, compile it there, and return the modules that were made or changed."""
    shutil.copytree(root / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    extended, games = _files(folder, EXTENDED), _files(folder, GAMES)
    rewrite(folder, map(_module, [*extended, *games]), map(_module, extended))
    native = Path(shutil.copy(root / "compiling" / "native.py", folder / "engine" / "_native.py"))
    build(folder, [*extended, *games])
    made = folder.rglob(f"*{EXTENSION_SUFFIXES[0]}")
    return [native, *(each for each in made if "build" not in each.relative_to(folder).parts)]


def build(folder: Path, files: Sequence[str]) -> None:
    """Compile modules below a folder; what is made of each lies beside it."""
    (folder / "setup.py").write_text(_SETUP.format(files=list(files)), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "MYPYPATH": str(folder)})  # noqa: S603


def _files(folder: Path, patterns: Iterable[str]) -> list[str]:
    """Return the modules that are meant, as paths below `folder`."""
    found = (each for pattern in patterns for each in sorted(folder.glob(pattern)) if each.name != "__init__.py")
    return list(dict.fromkeys(str(each.relative_to(folder)) for each in found))


def _module(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")
