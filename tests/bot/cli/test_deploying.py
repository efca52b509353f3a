"""The forms in which several processes are run: together they do every kind of work, each in one role."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.store.jobs import JobKind

ROOT = Path(__file__).parents[3]
KINDS = re.compile(r'\[work, --kinds, "?([a-z,]+)"?\]')


@pytest.mark.parametrize("file", ["compose.yaml", "deploy/kubernetes/aviary.yaml"])
def test_every_kind_of_work_is_done_in_one_role(file: str) -> None:
    done = [kind for kinds in KINDS.findall((ROOT / file).read_text(encoding="utf-8")) for kind in kinds.split(",")]
    assert sorted(done) == sorted(JobKind)


def test_every_kind_of_work_is_told_of() -> None:
    told = (ROOT / "docs/scale.md").read_text(encoding="utf-8")
    kinds = told[told.index("Kinds of work:") :].split("\n\n", 1)[0]
    assert [kind for kind in JobKind if f"`{kind}`" not in kinds] == []
