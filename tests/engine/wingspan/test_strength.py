"""How strong she is: what is shipped fits the rules and data in force, and comes out again when it is simulated."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest

from engine.chance import LiveChance
from engine.wingspan import wingspan
from engine.wingspan.actions import Setup, Tray, WingspanAction
from engine.wingspan.names import LEVELS, MODES, VARIANTS, Mode
from engine.wingspan.rules import rules_for
from engine.wingspan.strength.distribution import (
    WIDTH,
    Distribution,
    Setting,
    digest,
    made_with,
    of,
    read,
    shipped,
    summed_up,
    written,
)
from engine.wingspan.strength.model import model
from engine.wingspan.strength.simulate import (
    Birds,
    TableGame,
    all_tables,
    cards_of,
    joined,
    parts,
    play,
    score,
    simulate,
    simulate_part,
    took,
    tray,
)

RULES = rules_for(wingspan.components(), {})
FEW = 120


def test_the_shipped_file_was_made_with_the_data_in_force() -> None:
    """When this fails: aviary strength --games 4000 --write engine/wingspan/strength/strength.toml."""
    assert made_with() == digest(wingspan.components())


def test_the_digest_notices_what_her_scores_depend_on() -> None:
    own = wingspan.components()
    own["duet"]["tracker"]["4"]["status"] = "printed"
    own["birds"]["de"]["Canvasback"] = ["Riesentafelente (f)"]
    assert digest(own) == digest(wingspan.components())
    own["levels"]["eagle"]["face_down"] += 1
    assert digest(own) != digest(wingspan.components())


def test_every_setting_is_there() -> None:
    modes_and_specials = {(setting.mode, setting.special) for setting in shipped()}
    assert modes_and_specials == set(all_tables()) == set(product(MODES, ("none", "AUTOMUBON", "ALLIANCE")))
    sorts = {"asia", "european", "percent", *(card.id for card in RULES.components.bonus_cards)}
    assert len(shipped()) == len(modes_and_specials) * len(LEVELS) * len(sorts) * len(VARIANTS)
    for found in shipped().values():
        assert sum(found.histogram) == found.count >= 1000
        assert found.first <= found.lowest <= found.quartiles[0] <= found.quartiles[1] <= found.quartiles[2]
        assert found.quartiles[2] <= found.highest < found.first + WIDTH * len(found.histogram)


@pytest.mark.parametrize("table", [("duet", "ALLIANCE"), ("green", "none")])
def test_a_few_games_come_near_what_is_shipped(table: tuple[str, str]) -> None:
    for setting, found in simulate(FEW, 99, tables=[table]).items():  # type: ignore[list-item]
        known = shipped()[setting]
        assert abs(found.mean - known.mean) < 5 * known.sd / FEW**0.5, setting
        assert 0.6 < found.sd / known.sd < 1.5, setting


def test_the_same_seed_gives_the_same() -> None:
    once, again, other = (simulate(3, seed, tables=[("blue", "AUTOMUBON")]) for seed in (1, 1, 2))
    assert once == again != other


def test_it_does_not_matter_in_which_parts_it_is_simulated() -> None:
    tables: list[tuple[Mode, str]] = [("blue", "AUTOMUBON"), ("duet", "none")]
    whole = simulate(5, 1, tables=tables)
    for most in (1, 2, 5, 9):
        divided = parts(5, 1, most, tables)
        assert max(part.games for part in divided) <= most
        together = joined([simulate_part(part) for part in divided])
        assert (together, list(together)) == (whole, list(whole))


@pytest.mark.parametrize(("special", "published"), [("none", 77.1), ("AUTOMUBON", 83.6)])
def test_the_same_settings_as_in_a_published_simulation_come_near_it(special: str, published: float) -> None:
    """model.toml says whose, and what explains the rest; the base box alone is another setting, and weaker."""
    found = shipped()[Setting("green", "eaglet", special, "european", "cache")]
    assert abs(found.mean - published) < 2
    assert shipped()[Setting("green", "eaglet", special, "percent", "cache")].mean < found.mean - 5


def test_of_a_setup() -> None:
    setup = Setup(mode="duet", level="eagle", special="ALLIANCE", bonus="asia")
    assert of(setup) == shipped()[Setting("duet", "eagle", "ALLIANCE", "asia", "cache")]
    assert of(replace(setup, bonus="percent:Anatomist")) == of(replace(setup, bonus="percent"))
    assert of(replace(setup, special=None)) == shipped()[Setting("duet", "eagle", "none", "asia", "cache")]
    assert of(replace(setup, special="RAOUTOMA")) is None


def test_wa63_higher_levels_are_stronger() -> None:
    for setting, found in shipped().items():
        if setting.level == "eaglet":
            eagle, eyed = (shipped()[setting._replace(level=level)] for level in LEVELS[1:])
            assert found.mean < eagle.mean < eyed.mean


def test_a_distribution_adds_up() -> None:
    found = summed_up([71, 72, 78, 80, 89])
    assert (found.count, found.lowest, found.highest, found.first) == (5, 71, 89, 70)
    assert found.histogram == (2, 1, 1, 1)
    assert found.mean == 78
    assert found.quartiles == pytest.approx((72, 78, 80))
    assert found.share_below(75) == 0.4
    assert found.share_below(60) == 0
    assert found.share_below(200) == 1
    assert found.points_at(0.4) == 75
    assert found.points_at(1) == 90


def test_what_is_written_can_be_read() -> None:
    made = simulate(2, 5, tables=[("duet", "none")])
    text = written(made, wingspan.components(), 5)
    assert read(text) == made
    assert all(isinstance(found, Distribution) for found in read(text).values())


def test_a_score_is_the_one_of_the_final_sheet() -> None:
    """The parts that are simulated apart make the same total as the rules do with all answers given."""
    for number, mode in enumerate(MODES):
        setup = Setup(mode=mode, level="eaglet", bonus="rare_species_lister", boxes=("asia", "core"))
        rng = random.Random(number)
        trays = iter([tray(rng) for _ in range(40)])
        used = []
        position = wingspan.start(("blue",), {}, wingspan.components(), LiveChance(rng)).position
        chance = LiveChance(random.Random(7))
        position = wingspan.apply(position, "blue", setup, chance).position
        while position.asked is not None:
            action = wingspan.decisions(position)[0].default
            assert isinstance(action, WingspanAction)
            if isinstance(action, Tray):
                used.append(next(trays))
                action = replace(action, points=tuple(points for points, _ in used[-1] if points in (4, 5, 6)))
            position = wingspan.apply(position, "blue", action, chance).position
        sheet = wingspan.view(position, None).final
        assert sheet is not None
        hers = sheet.hers
        drawn = sum(turn.action == "draw_cards" for turn in wingspan.view(position, None).turns)
        game = TableGame(len(used), drawn, hers.eggs_laid, hers.goals, hers.group or 0, dict.fromkeys(VARIANTS, 0))
        birds = took(RULES, "rare_species_lister", "eaglet", used)
        assert score(RULES, "eaglet", game, birds, "cache") == hers.total


def test_wa55_tokens_become_eggs_by_level() -> None:
    game = TableGame(played=0, drawn=2, eggs=3, goals=4, group=5, tokens={"cache": 9, "hoard": 16})
    assert score(RULES, "eagle", game, Birds(points=6, face_down=1), "cache") == 6 + 3 * 4 + 3 + 2 + 4 + 5
    assert score(RULES, "eagle_eyed_eagle", game, Birds(points=6, face_down=1), "hoard") == 6 + 3 * 5 + 3 + 5 + 4 + 5


def test_a_tray_gives_what_the_bonus_card_wants() -> None:
    trays = [((3, 0.5), (4, 0.1), (3, 0.9)), ((9, 0.99), (8, 0.98), (1, 0.97))]
    assert took(RULES, "avid_asian_avian_admirer", "eagle", trays) == Birds(points=6, face_down=1)
    assert took(RULES, "percent:Photographer", "eagle", trays) == Birds(points=4, face_down=1)


def test_the_model_covers_every_percentage_card() -> None:
    assert {f"percent:{name}" for name in model().percent_cards} == set(RULES.percent_boxes)
    assert sum(model().points.birds) == 100
    assert set(cards_of(RULES, "percent")) == set(RULES.percent_boxes)
    assert cards_of(RULES, "asia") == ("avid_asian_avian_admirer", "rare_species_lister")
    assert cards_of(RULES, "autwitcher") == ("autwitcher",)


def test_a_game_is_played_to_its_end() -> None:
    for mode, special in all_tables():
        setup = Setup(mode=mode, special=None if special == "none" else special, boxes=("asia", "core"))
        game = play(setup, random.Random(1))
        assert game.played > 0
        assert game.drawn > 0
        assert (game.group > 0) == (mode == "duet")
