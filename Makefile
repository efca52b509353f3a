# Two commands matter: `make run` and `make test`. Both install what is missing first.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

# The engine's suites with one table of each game, panels of each game, hosting's play, import rules; without what plays
# many games (records, statistics, comparisons with a second telling of the rules).
QUICK := --quick --ignore tests/engine/record --ignore-glob '*/test_random_games.py' --ignore-glob '*/test_strength.py' \
	--ignore-glob '*/test_record.py' --ignore-glob '*/test_reference_rules.py' --ignore-glob 'tests/engine/*/test_choices.py' \
	tests/test_import_rules.py tests/engine tests/bot/games/test_every_panel.py tests/bot/hosting/playing/test_play.py

# Seconds for one quick test: one that waits for ever is to fail while somebody still looks.
PATIENCE := 240

COMPILED := build/compiled

.PHONY: run quick test test-slow check mutants format bench compiled test-compiled lock clean

run: $(READY)                ## the bot with a DISCORD_TOKEN, else the sandbox page
	$(BIN)/aviary run

# The tests start many processes, and workers that all load every test: none is to compile again what another one has.
quick test test-slow: export PYTHONDONTWRITEBYTECODE =

quick: $(READY)              ## under half a minute: while working
	$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not slow and not browser and not postgres" --timeout $(PATIENCE) $(QUICK)

test: $(READY)               ## everything that is quick; needs no system packages
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow and not browser and not postgres" --timeout $(PATIENCE)

test-slow: $(READY)          ## crash tests, long fuzzing, real browser, PostgreSQL; whole bots one after the other
	$(BIN)/python -m pytest -n auto --dist worksteal -m "slow or browser or postgres" --ignore tests/end_to_end
	$(BIN)/python -m pytest -m "slow or browser or postgres" tests/end_to_end

check: $(READY)              ## style, types, import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/test_import_rules.py

mutants: $(READY)            ## faults planted at random, that the tests should notice (an hour or two); can be broken off
	$(BIN)/python -m tests.mutation $(ROOM)

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY)              ## how fast and how small: every figure with its goal and its anchors (seven minutes)
	$(BIN)/python -m bench

compiled: $(READY)           ## the project in build/compiled, rules and choices compiled by mypyc (needs a C compiler; minutes)
	rm -rf $(COMPILED)
	HATCH_BUILD_HOOKS_ENABLE=1 $(BIN)/python -m pip install -q --no-deps --no-build-isolation --target $(COMPILED) .

test-compiled: compiled      ## the engine's suites, over it
	cp -r tests pyproject.toml $(COMPILED)
	cd $(COMPILED) && $(CURDIR)/$(BIN)/python -c "import engine.moa.chapters.turn as it; assert it.__file__.endswith(('.so', '.pyd'))"
	cd $(COMPILED) && $(CURDIR)/$(BIN)/python -m pytest -q -n auto --dist worksteal -m "not slow" tests/engine

lock:                        ## renew requirements/*.txt after a change to pyproject.toml (needs uv)
	$(PYTHON) -m uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml --extra dev -o requirements/dev.txt

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Aviary needs Python 3.11 or newer; set PYTHON=/path/to/python3."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || { echo "Python's venv module is missing (on Debian or Ubuntu: apt install python3-venv)."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	$(BIN)/python -m compileall -q bot engine render sandbox  # who runs the bot may not be allowed to write here
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .mutants build
