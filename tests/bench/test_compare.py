"""Comparing two commits: medians, ratios and their spread; what cannot be compared is said."""

import sys
from pathlib import Path

import pytest

from bench.report import compare
from bench.report.compare import Compared, Side, checkouts, compared, git, take_turns
from bench.report.running import PartError


def test_medians_are_compared_and_the_spread_is_that_of_rounds() -> None:
    (found,) = compared({"a": [10, 12, 20]}, {"a": [5, 9, 12]})
    assert found == Compared("a", 12, 9, 0.75, 0.5, 0.75)


@pytest.mark.parametrize(
    ("old", "new", "differs"),
    [
        ([10, 12, 20], [5, 9, 8], True),
        ([5, 9, 8], [10, 12, 20], True),
        ([10, 12, 20], [5, 9, 11], False),
        ([100, 101, 102], [103, 104, 103], False),
    ],
)
def test_what_overlaps_or_is_a_trifle_does_not_differ(old: list[float], new: list[float], differs: bool) -> None:
    assert next(compared({"a": old}, {"a": new})).differs is differs


def test_the_same_does_not_differ() -> None:
    assert not next(compared({"a": [1, 1]}, {"a": [1, 1]})).differs


def test_a_figure_that_one_commit_lacks_has_no_ratio() -> None:
    assert list(compared({"a": [1, 3]}, {"b": [5]})) == [Compared("a", 2, None), Compared("b", None, 5)]


def test_nothing_is_divided_by_nothing() -> None:
    assert list(compared({"a": [0, 0]}, {"a": [1, 2]})) == [Compared("a", 0, 1.5)]
    assert next(compared({"a": [0, 2, 4]}, {"a": [1, 3, 4]})) == Compared("a", 2, 3, 1.5, 1.0, 1.5)


def test_rounds_after_a_fault_are_left_out() -> None:
    assert next(compared({"a": [2, 2, 2]}, {"a": [4]})) == Compared("a", 2, 4, 2, 2, 2, differs=True)


def sides(tmp_path: Path) -> tuple[Side, Side]:
    return Side("old", "1" * 40, tmp_path / "old"), Side("new", "2" * 40, tmp_path / "new")


def test_both_begin_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def measured(part: str, sizes: object, root: Path, python: str) -> dict[str, object]:
        asked.append(f"{part} {root.name}")
        return {"ms": len(asked), "deep": {"er": 1}}

    monkeypatch.setattr(compare, "measured", measured)
    old, new = sides(tmp_path)
    take_turns((old, new), ["a"], {}, 3)
    assert asked == ["a old", "a new", "a new", "a old", "a old", "a new"]
    assert (old.found["a.ms"], new.found["a.ms"]) == ([1, 4, 5], [2, 3, 6])


def test_a_part_that_one_commit_lacks_is_tried_once_and_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def measured(part: str, sizes: object, root: Path, python: str) -> dict[str, object]:
        asked.append(root.name)
        if root.name == "old":
            raise PartError("no such part: a")
        return {"ms": 1}

    monkeypatch.setattr(compare, "measured", measured)
    old, new = sides(tmp_path)
    take_turns((old, new), ["a"], {}, 2)
    assert (asked.count("old"), asked.count("new")) == (1, 2)
    assert old.faults == {"a": "no such part: a"}
    assert list(compared(old.found, new.found)) == [Compared("a.ms", None, 1)]


# -- with a repository ----------------------------------------------------------------------------------------------

BENCH = (
    "import json, sys; part = sys.argv[1]; print(json.dumps({part: {'ms': %d}})) if part == 'a' else sys.exit('none')"
)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with two commits: the first's bench measures 10 ms, that of the second 5."""
    root = tmp_path / "repository"
    (root / "bench").mkdir(parents=True)
    (root / "bench" / "__init__.py").touch()
    monkeypatch.setattr(compare, "ROOT", root)
    git("init", "-q")
    for number in (10, 5):
        (root / "bench" / "__main__.py").write_text(BENCH % number)
        git("add", ".")
        git("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "commit", "-q", "-m", "Change")
    return root


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize("name", ["no-such-branch", "", "--all", "HEAD:bench", "HEAD^{tree}", "HEAD~7"])
def test_what_is_no_commit_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(SystemExit, match="no such commit"):
        compare.commit_of(name)


@pytest.mark.usefixtures("repository")
@pytest.mark.parametrize("words", [["HEAD"], ["HEAD", "HEAD", "--rounds", "0"], ["HEAD", "HEAD", "--rounds", "x"]])
def test_bad_words_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        compare.main(words)


@pytest.mark.usefixtures("repository")
def test_each_commit_is_measured_by_its_own_bench(capsys: pytest.CaptureFixture[str]) -> None:
    compare.main(["HEAD~1", "HEAD", "a", "b", "--rounds", "2"])
    told = capsys.readouterr()
    assert "a.ms 10 5 0.50 0.50 to 0.50 differs" in " ".join(told.out.split())
    assert "b of HEAD~1 could not be measured: none" in told.err
    assert "b of HEAD could not be measured: none" in told.err
    assert git("worktree", "list").count("\n") == 0


@pytest.mark.usefixtures("repository")
def test_both_can_be_measured_by_the_newer_bench(capsys: pytest.CaptureFixture[str]) -> None:
    compare.main(["HEAD~1", "HEAD", "a", "--rounds", "1", "--same-bench"])
    assert "a.ms 5 5 1.00 1.00 to 1.00" in " ".join(capsys.readouterr().out.split())


def test_what_is_not_committed_is_said_to_be_left_out(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / "bench" / "__main__.py").write_text("")
    compare.main(["HEAD~1", "HEAD", "a", "--rounds", "1"])
    told = capsys.readouterr()
    assert "not committed" in told.err
    assert "a.ms" in told.out


def test_checkouts_are_gone_also_after_a_fault(repository: Path, tmp_path: Path) -> None:
    commit = compare.commit_of("HEAD")
    with checkouts(tmp_path, [commit, commit]) as roots:
        assert [(root / "bench" / "__main__.py").exists() for root in roots] == [True, True]
        (roots[0] / "left").touch()
    assert not any(root.exists() for root in roots)
    with pytest.raises(SystemExit), checkouts(tmp_path, [commit, "0" * 40]):
        pass
    assert git("worktree", "list").count("\n") == 0
    assert repository.exists()


def test_the_same_dependencies_share_an_interpreter(repository: Path, tmp_path: Path) -> None:
    for root in (repository, tmp_path):
        lock = root / compare.LOCK
        lock.parent.mkdir()
        lock.write_text("discord.py==2.7.1")
    assert compare.interpreter(tmp_path) == sys.executable
