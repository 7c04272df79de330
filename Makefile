# Python 3.11 or newer, make and the package registries are all that these commands need: `make help` lists them.
MAKEFLAGS += --no-print-directory
# Some containers set it; then each of the hundreds of processes of the tests compiles all its modules anew.
unexport PYTHONDONTWRITEBYTECODE
.DEFAULT_GOAL := help
.PHONY: help play dev test test-long quick lint lint-python lint-page game check fast bench bench-live bench-sim mutants leaks release generated lock page browser nginx ready

# A Python that is named has an environment of its own, by its version, beside the usual one.
NAMED := $(if $(filter command line,$(origin PYTHON)),$(or $(shell $(PYTHON) -c \
	'import sys; print("-%d.%d" % sys.version_info[:2])' 2>/dev/null),$(error There is no Python $(PYTHON))))
VENV := .venv$(NAMED)
BIN := $(VENV)/bin
# What is installed names the folder that it was installed in.
MADE_AT := $(shell made="$$(sed -n 's/^command = .* -m venv \(--[^ ]* \)*//p' "$(VENV)/pyvenv.cfg" 2>/dev/null)"; \
	[ -z "$$made" ] || [ "$$made" -ef "$(VENV)" ] || echo "$$made")
$(if $(MADE_AT),$(error This folder was moved or copied, and what is installed in it names $(MADE_AT): rm -rf $(VENV), and try again))
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# The lists are whole, so nothing is resolved; and modules are compiled when they are first imported.
LISTED := $(PIP) install --no-deps --no-compile --require-hashes -r
PAGE := $(BIN)/python hatch_build.py
PYTEST := $(BIN)/python -m pytest --dist worksteal
CHROMIUM := /usr/bin/chromium-headless-shell
NEWEST := for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	  $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; done

help:  ## this list
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

play: $(VENV)/play page  ## start the server and open the browser: make play ARGS="--no-browser --port 9123"
	@exec $(BIN)/ninefold $(ARGS)

dev: $(VENV)/dev  ## the server on port 9009 and, before it, a page that reloads as you edit
	@$(BIN)/ninefold --no-browser --port 9009 & server=$$!; trap "kill $$server 2>/dev/null" EXIT INT TERM; $(PAGE) run dev

test: ready  ## everything but what takes minutes, lint included; with another Python: make test PYTHON=python3.13
	@$(PYTEST) -n auto -m "not long" --durations 10 $(ARGS)

test-long: ready  ## everything, with examples that were never tried; OpenSpiel's games if it can be installed
	@$(PIP) install open_spiel || echo "The tests of OpenSpiel's games are skipped."
	@$(PYTEST) -n auto --hypothesis-profile new -o faulthandler_timeout=7200 --durations 10 $(ARGS)

quick: $(VENV)/dev  ## before each commit, in under a minute: style, imports, rules; no browser and no server
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/lint-imports --no-logo
	@$(PYTEST) -n logical -m "not long" --sample 2 tests/contracts tests/engine tests/games tests/minds tests/parts tests/server/live tests/server/table tests/test_scenarios.py tests/docs $(ARGS)

lint: $(VENV)/dev page  ## ruff, mypy, import-linter, Prettier, ESLint, svelte-check, vitest, and what `make generated` would change
	@$(MAKE) --jobs 2 --output-sync lint-python lint-page

lint-python:
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/python -m tools.generate check
	@$(BIN)/lint-imports --no-logo

lint-page:
	@$(PAGE) run style
	@$(PAGE) run lint
	@$(PAGE) run check
	@$(PAGE) run test

game: $(VENV)/dev  ## lay out a further game, to be played at once: make game NAME=pig
	@$(if $(NAME),,$(error Which name? make game NAME=pig))$(BIN)/python -m tools.new_game $(NAME)
	@$(BIN)/ruff format --quiet src/ninefold/games/$(NAME) tests/games/$(NAME)
	@$(PAGE) exec --no -- prettier --write --log-level warn src/games/$(NAME) 'src/texts/*/$(NAME).json'
	@$(BIN)/python -m tests.test_golden $(NAME)
	@$(BIN)/python -m tests.test_rules_versions $(NAME)
	@$(MAKE) generated

check: $(VENV)/dev  ## all that concerns one game, in under two minutes: make check GAME=fix
	@$(if $(GAME),,$(error Which game? make check GAME=fix))$(BIN)/python -m tools.check $(GAME)

fast: $(VENV)/dev  ## compile games for simulation, all or one: make fast GAME=fix
	@$(BIN)/ninefold fast $(GAME) $(ARGS)

bench: $(VENV)/dev page  ## measure side by side
	@$(BIN)/python -m benchmarks $(ARGS)

bench-live: $(VENV)/dev page  ## the server beside raw broadcasts, boardgame.io and Colyseus, in memory and with commits
	@$(BIN)/python -m benchmarks.live $(ARGS)

bench-sim: $(VENV)/dev  ## random play here, and in OpenSpiel, PettingZoo and TextArena, side by side
	@$(BIN)/python -m benchmarks.simulators $(ARGS)

mutants: $(VENV)/dev  ## how many mutants of a game's rules its scenarios kill: make mutants GAME=memo_dice
	@$(if $(GAME),,$(error Which game? make mutants GAME=memo_dice))$(BIN)/python -m tests.mutants $(GAME) $(ARGS)

leaks: $(VENV)/dev  ## plant every leak of a game's secrets and see all of them caught: make leaks GAME=memodixe
	@$(if $(GAME),,$(error Which game? make leaks GAME=memodixe))$(BIN)/python -m tests.leaks $(GAME) $(ARGS)

release: $(VENV)/dev page  ## build, check and tag the version that the changelog names: docs/releasing.md
	@$(PIP) install twine
	@$(BIN)/python -m tools.release $(ARGS)

generated: $(VENV)/dev  ## write what is made from Python: the page's types, the games' boxes
	@$(BIN)/python -m tools.generate write

lock: $(VENV)/dev  ## resolve the Python dependencies anew
	@$(PIP) install uv
	@$(call compile,) --output-file requirements.lock
	@$(call compile,--extra dev --constraints requirements.lock) --output-file requirements-dev.lock
	@$(COMPILE) --extra nodes --constraints requirements-dev.lock pyproject.toml --output-file requirements-nodes.lock

COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --no-strip-extras --upgrade \
	--custom-compile-command "make lock"
compile = $(BIN)/python -c "import tomllib; \
	print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')" \
	| $(COMPILE) $1 pyproject.toml -

# Beside each other: what waits for the network, and what has work to do.
ready: $(VENV)/play
	@$(MAKE) --jobs 3 $(VENV)/dev page nginx

page: $(VENV)/play
	@$(PAGE)

# libatomic1: for Playwright's own Node.
browser:
	@if [ ! -x $(CHROMIUM) ]; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Debian's Chromium for the browser tests …"; \
	    export DEBIAN_FRONTEND=noninteractive; apt-get -qq -o Acquire::Retries=3 update; \
	    apt-get -qq -y -o Acquire::Retries=3 install chromium-headless-shell libatomic1 >/dev/null; \
	  else \
	    echo "The browser tests need $(CHROMIUM): install Debian's package, sudo apt-get install chromium-headless-shell libatomic1" >&2; exit 1; \
	  fi; fi

# Without it the tests behind a proxy are skipped. After the browser: apt does one thing at a time.
nginx: | browser
	@if ! PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Debian's nginx for the tests behind a proxy …"; \
	    export DEBIAN_FRONTEND=noninteractive; apt-get -qq -o Acquire::Retries=3 update; \
	    apt-get -qq -y -o Acquire::Retries=3 install nginx >/dev/null || echo "The tests behind a proxy are skipped." >&2; \
	  else \
	    echo "The tests behind a proxy are skipped: sudo apt-get install nginx" >&2; \
	  fi; fi

$(BIN)/python:
	@$(NEWEST); if [ -z "$$python" ]; then echo "Ninefold needs Python 3.11 or newer: install it, or name it, make PYTHON=…" >&2; exit 1; fi; \
	  $$python -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# The stamps: what is installed, as of these files. The package itself is installed editable.
$(VENV)/play: requirements.lock pyproject.toml hatch_build.py | $(BIN)/python
	@echo "Installing Ninefold …"
	@$(LISTED) requirements.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: requirements-dev.lock | $(VENV)/play
	@echo "Installing the tools for tests …"
	@$(LISTED) requirements-dev.lock
	@touch $@
