# Sillar: run it, test it, measure it. Each command installs what it needs.

PORT ?= 8080
HOST ?= 127.0.0.1
# The address at which other computers reach it, for HOST=0.0.0.0.
PUBLIC_URL ?=
DATA ?= .data
PRODUCT ?= showcase
ROUNDS ?= 200
CLUSTER_PORT ?= 8090
# Of the chance in the kill loops; without one each loop has its own.
SEED ?=

.DEFAULT_GOAL := help
.PHONY: help run cluster build test test-module kill-loops lint format docs bench clean

help: ## Lists these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: ## Builds and starts everything on http://127.0.0.1:8080 (PORT=9000 make run for another port)
	@Scripts/install sqlite libpq
	@Scripts/build showcase
	@exec .build$(if $(DEBUG),-debug)/debug/showcase --host $(HOST) --port $(PORT) --data-dir $(DATA) --demo $(if $(PUBLIC_URL),--public-url $(PUBLIC_URL))

cluster: ## Runs two processes with PostgreSQL behind HAProxy on http://127.0.0.1:8090, until Ctrl+C (CLUSTER_PORT=9000 make cluster)
	@Scripts/install sqlite libpq postgresql haproxy curl
	@Scripts/build showcase
	@Scripts/build backend
	@exec Scripts/cluster $(CLUSTER_PORT)

build: ## Builds a program and prints its path (make build PRODUCT=trivia)
	@Scripts/install sqlite libpq
	@Scripts/build "$(PRODUCT)"

test: ## Builds and runs all tests, in Chromium, Firefox and WebKit too, or some (make test FILTER=Receipt, AFFECTED=main)
	@Scripts/install sqlite libpq postgresql chromium firefox webkit nginx haproxy curl
	@Scripts/test $(if $(FILTER),--filter "$(FILTER)") $(if $(AFFECTED),--affected "$(AFFECTED)")
	$(if $(FILTER)$(AFFECTED),,@Scripts/check-examples)
	$(if $(FILTER)$(AFFECTED),,@Scripts/swift-build --package-path Benchmarks)
	$(if $(FILTER)$(AFFECTED),,@Scripts/check-readme)
	$(if $(FILTER)$(AFFECTED),,@Scripts/check-new)
	$(if $(FILTER)$(AFFECTED),,@Scripts/check-package)
	$(if $(FILTER)$(AFFECTED),,@Scripts/check-tutorial)
	$(if $(FILTER)$(AFFECTED),,@Scripts/sillar api --check)
	$(if $(FILTER)$(AFFECTED),,@Scripts/docs)

test-module: ## Builds and runs the tests of one package or test target (make test-module MODULE=Payments)
	@if [ -z "$(MODULE)" ]; then echo "Say which: make test-module MODULE=Payments" >&2; exit 2; fi
	@Scripts/install sqlite $(if $(filter Apps Browser QuotesBrowser KillLoop Load SillarWeb,$(MODULE)),chromium nginx haproxy curl) $(if $(filter SillarWeb,$(MODULE)),firefox webkit) $(if $(wildcard Tests/$(MODULE)Tests)$(filter Backend Photos Examples/Quotes Apps Browser QuotesBrowser KillLoop Load,$(MODULE)),libpq) $(if $(filter Backend Photos Examples/Quotes KillLoop Sillar SillarData SillarServer SillarWeb,$(MODULE)),postgresql)
	@Scripts/test --module "$(MODULE)"

kill-loops: ## Kills programs at random and looks for what is lost or doubled (ROUNDS=200 SEED=101 make kill-loops)
	@Scripts/install sqlite libpq postgresql chromium haproxy curl
	SILLAR_ROUNDS=$(ROUNDS) SILLAR_SEED=$(SEED) SILLAR_TEST_LIMIT=10800 Scripts/test --module KillLoop

lint: ## Checks the rules in sillar.rules, calls that block threads, words of SQL, style sheets, the script, and the layout of the code
	@Scripts/sillar check
	@Scripts/check-blocking
	@Scripts/check-sql
	@Scripts/check-looks
	@Scripts/check-script
	swift format lint --strict --parallel --recursive Package.swift Sources Examples Tests Tools Benchmarks

format: ## Lays the code out
	swift format --in-place --parallel --recursive Package.swift Sources Examples Tests Tools Benchmarks

docs: ## Makes the site of the API and the guides, with search, in .build/docs
	@Scripts/install sqlite libpq
	@Scripts/swift-build
	@Scripts/docs

bench: ## Measures speed and memory
	@Scripts/install sqlite libpq postgresql chromium
	Scripts/bench

clean: ## Removes what was built; the data in .data stays
	rm -rf .build .build-debug Benchmarks/.build
