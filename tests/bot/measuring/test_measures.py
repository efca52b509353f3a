"""What is measured is told to all who listen, whatever comes of it."""

from __future__ import annotations

import pytest
from typing_extensions import override

from bot.measuring import Part, Took, listening, looked_at_position, measured
from bot.measuring.measures import End, Listener
from bot.measuring.prometheus import Prometheus


class Notes(Listener):
    def __init__(self) -> None:
        self.noted: list[str] = []

    @override
    def begun(self, took: Took) -> End:
        self.noted.append(f"{took.part} begins")
        return lambda ended: self.noted.append(f"{ended.part} {ended.labels} {ended.outcome}")


def test_all_who_listen_hear_of_the_beginning_and_the_end() -> None:
    one, other = Notes(), Notes()
    with listening(one):
        with listening(other), measured(Part.JOB, kind="posts"):
            assert one.noted == other.noted == ["job begins"]
        with measured(Part.PICTURE) as took:
            took.outcome = "none"
    assert other.noted == ["job begins", "job {'kind': 'posts'} done"]
    assert one.noted == [*other.noted, "picture begins", "picture {} none"]
    with measured(Part.PICTURE):
        pass
    assert len(one.noted) == 4


def test_what_raises_has_failed_unless_more_is_known() -> None:
    notes = Notes()
    with listening(notes):
        with pytest.raises(ZeroDivisionError), measured(Part.PICTURE):
            raise ZeroDivisionError
        with pytest.raises(ZeroDivisionError), measured(Part.TRANSACTION) as took:
            raise_undone(took)
    assert notes.noted[1::2] == ["picture {} failed", "transaction {} undone"]


def raise_undone(took: Took) -> None:
    took.outcome = "undone"
    raise ZeroDivisionError


def test_it_is_told_how_long_something_took() -> None:
    with measured(Part.PICTURE) as took:
        assert took.seconds == 0
    assert took.seconds > 0


def test_prometheus_counts_by_labels_and_outcome() -> None:
    prometheus = Prometheus()
    with listening(prometheus):
        with measured(Part.PRESS, kind="start"):
            pass
        with measured(Part.JOB, kind="posts") as took:
            took.fail()
        for _ in range(2):
            with measured(Part.TRANSACTION):
                pass
        with measured(Part.PICTURE):
            pass
        with measured(Part.REQUEST, method="POST", route="/channels/{}/messages") as took:
            took.labels["status"] = "200"
        with measured(Part.REQUEST, method="GET", route="/gateway/bot"):
            pass  # without an answer
        looked_at_position(cached=True)
    told = prometheus.text().decode()
    for line in (
        'aviary_press_seconds_count{kind="start",outcome="done"} 1.0',
        'aviary_job_seconds_count{kind="posts",outcome="failed"} 1.0',
        'aviary_transaction_seconds_count{outcome="done"} 2.0',
        'aviary_picture_seconds_count{outcome="done"} 1.0',
        'aviary_discord_requests_total{method="POST",status="200"} 1.0',
        'aviary_positions_total{cached="yes"} 1.0',
    ):
        assert line in told
    assert 'method="GET"' not in told
