# Sillar: run it, test it, measure it. Each command installs what it needs.

PORT ?= 8080
HOST ?= 127.0.0.1
DATA ?= .sillar
ROUNDS ?= 200
# Of the chance in the kill loops; without one each loop has its own.
SEED ?=

.PHONY: help run test kill-loops lint format bench clean

help: ## Lists these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: ## Builds and starts everything on http://127.0.0.1:8080 (PORT=9000 make run for another port)
	@Scripts/install sqlite
	swift build --product showcase
	@exec "$$(swift build --show-bin-path)/showcase" --host $(HOST) --port $(PORT) --data-dir $(DATA)

# stdbuf: line by line, so that the last test named is the one that hung.
test: ## Builds and runs all tests, Chromium included
	@Scripts/install sqlite chromium nginx haproxy
	swift build --build-tests --explicit-target-dependency-import-check error
	timeout 1800 stdbuf -oL swift test --skip-build --no-parallel
	@Scripts/check-examples

kill-loops: ## Kills programs at random and looks for what is lost or doubled (ROUNDS=200 SEED=101 make kill-loops)
	@Scripts/install sqlite chromium
	swift build --build-tests
	SILLAR_ROUNDS=$(ROUNDS) SILLAR_SEED=$(SEED) timeout 10800 swift test --skip-build --no-parallel --filter KillLoopTests

lint: ## Checks the layout of the code, words that it may not have, and calls that block threads for tasks
	@Scripts/check-sources
	@Scripts/check-blocking
	swift format lint --strict --recursive Package.swift Sources Examples Tests Benchmarks

format: ## Lays the code out
	swift format --in-place --recursive Package.swift Sources Examples Tests Benchmarks

bench: ## Measures speed and memory
	@Scripts/install sqlite
	Scripts/bench

clean: ## Removes what was built; the data in .sillar stays
	rm -rf .build Benchmarks/.build
