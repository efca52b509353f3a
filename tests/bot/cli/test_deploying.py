"""The forms in which several processes are run: together they do every kind of work, each in one role, and what they
name (commands, options, settings, pages, series) is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.cli.run import _kinds
from bot.settings import Settings
from bot.store.jobs import JobKind
from tests.bot.cli import run

ROOT = Path(__file__).parents[3]
FORMS = ["compose.yaml", "deploy/kubernetes/aviary.yaml"]
KINDS = re.compile(r'\[work, --kinds, "?([a-z,]+)"?\]')
SETTINGS = {name.upper() for name in Settings.model_fields}
PAGES = {"/healthz", "/readyz"}
LONGEST_ENDING = 15
"""Seconds besides those of draining: for requests under way, for jobs, for what draws."""


def read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def services() -> dict[str, Any]:
    """Return the services of compose.yaml that are the bot."""
    return {
        name: each for name, each in yaml.safe_load(read(FORMS[0]))["services"].items() if each["image"] == "aviary"
    }


def objects(kind: str) -> dict[str, Any]:
    """Return Kubernetes' objects of a kind, by name."""
    there = yaml.safe_load_all(read(FORMS[1]))
    return {each["metadata"]["name"]: each for each in there if each["kind"] == kind}


def pods() -> dict[str, Any]:
    """Return the one container of each deployment, with what its pod has besides."""
    found = {name: each["spec"]["template"]["spec"] for name, each in objects("Deployment").items()}
    return {name: {**pod, **pod["containers"][0]} for name, pod in found.items()}


def command_lines() -> list[list[str]]:
    return [each["command"] for each in services().values()] + [each["args"] for each in pods().values()]


@pytest.mark.parametrize("file", FORMS)
def test_every_kind_of_work_is_done_in_one_role(file: str) -> None:
    done = [kind for kinds in KINDS.findall(read(file)) for kind in kinds.split(",")]
    assert sorted(done) == sorted(JobKind)


def test_every_kind_of_work_is_told_of() -> None:
    told = read("docs/scale.md")
    kinds = told[told.index("Kinds of work:") :].split("\n\n", 1)[0]
    assert [kind for kind in JobKind if f"`{kind}`" not in kinds] == []


@pytest.mark.parametrize("words", command_lines(), ids=" ".join)
def test_every_command_is_there_with_its_options(words: list[str]) -> None:
    command, *rest = words
    done = run(command, "--help")
    assert done.code == 0
    for option, value in zip(rest[::2], rest[1::2], strict=True):
        assert re.search(rf"{option}\b", done.out)
        assert [kind.value for kind in _kinds(value)] == ([] if value == "none" else value.split(","))


def test_every_setting_is_one() -> None:
    for service in services().values():
        assert set(service["environment"]) <= SETTINGS
    (chosen,) = objects("ConfigMap").values()
    assert set(chosen["data"]) <= SETTINGS
    fixed = re.search(r"^ENV (.*)$", read("Containerfile"), re.MULTILINE)
    assert fixed
    named = {each.partition("=")[0] for each in fixed[1].split()}
    assert named <= SETTINGS | {"PATH", "PYTHONUNBUFFERED"}


def test_the_image_is_made_of_what_is_there() -> None:
    copied = [line.split()[1:-1] for line in read("Containerfile").splitlines() if line.startswith("COPY ")]
    files = [file for each in copied for file in each if not file.startswith(("--", "/"))]
    assert files
    assert [file for file in files if not (ROOT / file).exists()] == []
    packages = re.search(r"packages = \[(.*)\]", read("pyproject.toml"))
    assert packages
    assert {each.strip(' "') for each in packages[1].split(",")} <= set(files)


def test_whoever_looks_after_a_process_asks_for_a_page_that_it_has() -> None:
    asked = [each["httpGet"]["path"] for pod in pods().values() for name, each in pod.items() if "Probe" in name]
    asked += [re.findall(r"8080(/\w+)", str(each["healthcheck"]["test"]))[0] for each in services().values()]
    assert set(asked) == PAGES


def test_nobody_starts_a_process_again_because_discord_is_away() -> None:
    for pod in pods().values():
        asked = {name: each["httpGet"]["path"] for name, each in pod.items() if "Probe" in name}
        assert asked == {"startupProbe": "/healthz", "livenessProbe": "/healthz", "readinessProbe": "/readyz"}
    assert all("/healthz" in str(each["healthcheck"]["test"]) for each in services().values())


def test_a_process_has_the_time_that_it_takes_to_end() -> None:
    (chosen,) = objects("ConfigMap").values()
    longest = float(chosen["data"]["DRAIN_SECONDS"]) + LONGEST_ENDING
    assert all(pod["terminationGracePeriodSeconds"] > longest for pod in pods().values())
    usual = Settings.model_fields["drain_seconds"].default + LONGEST_ENDING
    assert all(int(each["stop_grace_period"].rstrip("s")) > usual for each in services().values())


def test_it_grows_with_the_age_of_what_is_owed_and_keeps_to_one_sender() -> None:
    """Each process tells the same age, and an adapter would add them up; a second sender needs a proxy."""
    scaled = objects("HorizontalPodAutoscaler")
    for each in scaled.values():
        assert each["spec"]["scaleTargetRef"]["name"] in objects("Deployment")
        for metric in each["spec"]["metrics"]:
            assert metric["external"]["metric"]["name"] == "aviary_owed_age_seconds"
            assert metric["external"]["metric"]["selector"]["matchLabels"]["kind"] in tuple(JobKind)
    assert "max(<<.Series>>{<<.LabelMatchers>>}) by (kind)" in read(FORMS[1])
    assert scaled["aviary-sender"]["spec"]["maxReplicas"] == 1


def test_a_disruption_leaves_processes_that_serve_and_work() -> None:
    kept = {name: each["spec"] for name, each in objects("PodDisruptionBudget").items()}
    assert set(kept) == {"aviary-serve", "aviary-worker"}
    for name, spec in kept.items():
        deployment = objects("Deployment")[name]["spec"]
        assert spec["selector"] == deployment["selector"]
        assert 0 < spec["minAvailable"] < deployment["replicas"]


def test_compose_has_a_proxy_that_keeps_the_limits_for_all() -> None:
    proxy = yaml.safe_load(read(FORMS[0]))["services"]["proxy"]
    assert proxy["profiles"] == ["proxy"]
    assert "DISCORD_API=http://proxy:8080/api/v10" in read(FORMS[0])
    assert all(each["environment"]["DISCORD_API"] == "${DISCORD_API:-}" for each in services().values())
