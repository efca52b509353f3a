"""Parts in processes of their own, and sizes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.__main__ import figures, main
from bench.report.running import PartError, Run, measure, measured, read_sizes


def bench_that(code: str, folder: Path) -> Path:
    """Write a bench that does something else."""
    (folder / "bench").mkdir()
    (folder / "bench" / "__init__.py").touch()
    (folder / "bench" / "__main__.py").write_text(code)
    return folder


def test_the_bench_of_a_checkout_is_the_one_that_runs(tmp_path: Path) -> None:
    root = bench_that("import json, sys; print(json.dumps({'a': sys.argv[1:]}))", tmp_path)
    assert measured("a", {"tables": 3}, root) == ["a", "--set", "tables=3"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise ValueError('oops')", "ValueError: oops"),
        ("raise SystemExit('no such part: a')", "no such part: a"),
        ("raise SystemExit(3)", "said nothing"),
        ("print('hello')", "no JSON"),
        ("print('{}')", "measures nothing"),
    ],
)
def test_what_goes_wrong_is_told_by_its_last_line(code: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(PartError, match=said):
        measured("a", {}, bench_that(code, tmp_path))


def test_a_part_that_fails_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def some(part: str, sizes: object) -> dict[str, int]:
        if part == "b":
            raise PartError("oops")
        return {"ms": 1}

    told: list[str] = []
    monkeypatch.setattr("bench.report.running.measured", some)
    run = measure({"a": {}, "b": {}, "c": {}}, told.append)
    assert (run.figures, run.faults, told) == ({"a": {"ms": 1}, "c": {"ms": 1}}, {"b": "oops"}, ["a", "b", "c"])
    assert list(run.seconds) == ["a", "b", "c"]


def test_sizes_are_read() -> None:
    assert read_sizes(["tables=20", "presses=0"]) == {"tables": 20, "presses": 0}


@pytest.mark.parametrize("word", ["tables", "tables=", "=3", "tables=-1", "tables=x", "tables=1.5"])
def test_what_is_no_size_is_refused(word: str) -> None:
    with pytest.raises(SystemExit, match="no size"):
        read_sizes([word])


def test_an_unknown_part_is_refused_with_those_there_are() -> None:
    with pytest.raises(SystemExit, match=r"no such part: nothing; there are: .*hosting"):
        figures(["nothing"], {})


def test_an_unknown_size_is_refused() -> None:
    with pytest.raises(SystemExit, match="bare has no size tables"):
        figures(["bare"], {"tables": 3})


@pytest.mark.parametrize("text", ["", "[]", "3", "{}", '{"figures": {}}'])
def test_what_holds_no_run_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    file.write_text(text)
    with pytest.raises(SystemExit, match="no run of the table"):
        main(["--read", str(file)])


def test_a_run_that_was_written_is_shown_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.json"
    run = Run({"load": 0.1}, {"disk": {"moa": {"finished_kB": 4.25}}}, {"disk": 7.0}, {"engine": "oops"})
    file.write_text(json.dumps(run.to_data()))
    with pytest.raises(SystemExit):  # a part had failed
        main(["--read", str(file)])
    told = capsys.readouterr()
    assert "a finished game on disk, Moa 4.25 kB ≤ 6 kB yes – 7 s" in " ".join(told.out.split())
    assert "engine could not be measured: oops" in told.err


def test_what_is_logged_is_no_part_of_the_figures() -> None:
    code = "import bench, structlog; structlog.get_logger('x').info('logs_packed')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    assert "logs_packed" in done.stderr
