"""A language more needs files only: the program knows it at its next start, and says in English what it lacks."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
FRENCH = """moa-name = Moa
moa-birds = { $birds ->
    [one] 1 oiseau
   *[other] { $birds } oiseaux
}
table-joined = Ta place : { $colour }.
"""
COMMANDS = """command-table = table
    .description = Ouvrir une table et y jouer
command-table-new = nouvelle
    .description = Ouvrir une table dans ce salon
"""
TRIED = """
from bot.cli import build
from bot.hosting.clocks.typed import read_clock_text
from bot.locale.words import LANGUAGES, wording
from engine.rulebook import load
from engine.wingspan.bird_names import all_names, names_of
from sandbox.languages import offered
from typer.testing import CliRunner

words = wording("fr")
print(LANGUAGES)
print(words("table-joined", colour="Rouge"))
print(words("moa-birds", birds=3))
print(words("button-join"))
print(words.commands("`/table new`"))
print(words.listed(["a", "b", "c"]))
print(read_clock_text("2 jours") == read_clock_text("2 days"))
print(load("engine.moa", "fr").title, len(load("engine.moa", "fr").entries))
print(names_of("Osprey", "fr"), "Rybołów" in all_names("Osprey"))
print("fr" in offered())
regional = [wording(each).language for each in ("pt-BR", "pt-PT", "pt")]
print(regional, wording("pt-BR")("table-joined", colour="Vermelho"), wording("pt-BR").decimal(1.5))
print(wording("pt-BR")("moa-birds", birds=2), wording("pt")("table-joined", colour="Vermelho"))
print(load("engine.moa", "pt-BR").language, offered())
answer = CliRunner().invoke(build(), ["translation", "pt_BR", "--file", "moa-terms.ftl"])
print("moa-birds" in answer.output, "moa-colour: is missing." in answer.output)
answer = CliRunner().invoke(build(), ["translation", "fr", "--file", "moa-terms.ftl"])
print(answer.exit_code, "moa-terms.ftl, moa-colour: is missing." in answer.output)
"""


@pytest.mark.slow
def test_a_language_more_needs_files_only(tmp_path: Path) -> None:
    for room in ("bot", "engine", "render", "sandbox"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__", "fr", "fr.*"))
    folder = tmp_path / "bot" / "locale" / "fr"
    folder.mkdir()
    (folder / "moa-terms.ftl").write_text(FRENCH, encoding="utf-8")
    (folder / "commands.ftl").write_text(COMMANDS, encoding="utf-8")
    (regional := folder.parent / "pt_BR").mkdir()
    (folder.parent / "pt").mkdir()
    (folder.parent / "pt" / "moa-terms.ftl").write_text("moa-birds = { $birds } pássaros\n", encoding="utf-8")
    (regional / "table.ftl").write_text("table-joined = Seu lugar: { $colour }.\n", encoding="utf-8")
    book = "# Moa en français\n## Règles\n### PB1 · Poser des oiseaux\nOn paie avec des cartes.\n"
    (tmp_path / "engine" / "moa" / "rulebook" / "fr.md").write_text(book, encoding="utf-8")
    (tmp_path / "engine" / "moa" / "rulebook" / "pt_BR.md").write_text(book, encoding="utf-8")
    (tmp_path / "sandbox" / "web" / "words" / "pt_BR.json").write_text("{}", encoding="utf-8")
    (tmp_path / "sandbox" / "web" / "words" / "pt.json").write_text("{}", encoding="utf-8")
    (tmp_path / "sandbox" / "web" / "words" / "fr.json").write_text('{"Cancel": "Annuler"}', encoding="utf-8")
    with (tmp_path / "engine" / "wingspan" / "components.toml").open("a", encoding="utf-8") as components:
        components.write('\n[birds.fr]\n"Osprey" = ["Balbuzard pêcheur"]\n')
    ran = subprocess.run([sys.executable, "-c", TRIED], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == [
        "('de', 'en', 'fr', 'pl', 'pt', 'pt_BR')",
        "Ta place : Rouge.",
        "3 oiseaux",
        "Join",
        "`/table nouvelle`",
        "a, b et c",
        "True",
        "Moa en français 1",
        "('Balbuzard pêcheur',) True",
        "True",
        "['pt_BR', 'pt', 'pt'] Seu lugar: Vermelho. 1,5",
        "2 pássaros Seu lugar: Vermelho.",
        "pt_BR ['en-US', 'de', 'fr', 'pl', 'pt-BR']",
        "False True",
        "1 True",
    ]
