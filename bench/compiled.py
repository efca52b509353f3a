"""Random play of the compiled engine (`make compiled`), where there is one; as uncompiled in the part `engine`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import engine.match
from bench.engine import random_play
from bench.report.running import ROOT
from bot.cli.collecting import leave_the_program_alone
from engine.games import GAMES

BUILD = ROOT / "build" / "compiled"


def measure() -> dict[str, dict[str, float]]:
    """Return what `figures` gives in a process that has the compiled engine; nothing where none was made."""
    if not any((BUILD / "engine").glob(f"*{EXTENSION_SUFFIXES[0]}")):
        return {}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(BUILD), str(ROOT)))}
    command = (sys.executable, "-m", "bench.compiled")
    done = subprocess.run(command, cwd=BUILD, env=environment, stdout=subprocess.PIPE, check=True)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def figures() -> dict[str, dict[str, float]]:
    """Return for each game how many entries a second are played, and how many plies of chess at that time."""
    if Path(str(engine.match.__file__)).suffix == ".py":
        sys.exit("this engine is not compiled")
    leave_the_program_alone()
    found = {}
    for name, game in GAMES.items():
        played, seconds, per_ply = random_play(game)
        entries = sum(len(match.entries) for match in played)
        found[name] = {
            "entries_per_second": round(entries / seconds),
            "chess_plies_per_second": round(1 / per_ply),
            "entries_per_ply": round(entries / seconds * per_ply, 2),
        }
    return found


if __name__ == "__main__":
    print(json.dumps(figures()))
