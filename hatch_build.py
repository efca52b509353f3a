"""Builds a wheel in which parts of the engine are compiled by mypyc.

`HATCH_BUILD_HOOKS_ENABLE=1 pip install .` makes one; it needs a C compiler. The parts do the same uncompiled, only
slower. Nothing compiled comes to lie beside the sources: it is made of a copy.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("engine/laisla/heuristics/rollout",)
"""Packages whose modules are compiled. Others gain nothing: what they work on, dataclasses with slots, mypyc cannot
compile."""
_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

options = ["--config-file=", "--ignore-missing-imports", "--explicit-package-bases"]
setup(name="aviary-compiled", packages=[], ext_modules=mypycify([*options, *{files}]))
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
    """Copy the engine from `root` to `folder`, compile it there, and return the modules that were made."""
    shutil.copytree(root / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    modules = (module for package in COMPILED for module in sorted((folder / package).glob("[!_]*.py")))
    files = [str(module.relative_to(folder)) for module in modules]
    (folder / "setup.py").write_text(_SETUP.format(files=files), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "MYPYPATH": str(folder)})  # noqa: S603
    return [made for made in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}") if "build" not in made.relative_to(folder).parts]
