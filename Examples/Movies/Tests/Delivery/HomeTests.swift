import Kit
import MoviesModel
import MoviesTesting
import Scripted
import Sillar
import SillarTesting
import Testing

/// Categories, layout, and the way to a film and back.
struct HomeTests {
  let world = World()

  @Test func `the popular films come first, as rows`() async throws {
    world.source.set([matrix, dune], in: .popular)
    try await world.watch { app in
      #expect(
        await app.text == """
          # Films
          Search films: [] (e.g. Blade Runner)
          Category: (•) Popular ( ) Top rated ( ) Upcoming  Layout: (•) List ( ) Grid
          ## Popular
          Popular films:
          - [## The Matrix
             1999 · 8.2 of 10 (sample)
             A hacker learns what is real.]
          - [## Dune: Part Two
             2026]
          """)
    }
  }

  @Test func `a grid shows cards, in every list`() async throws {
    world.source.set([matrix, dune], in: .popular)
    try await world.watch { app in
      try await app.choose("Grid")
      #expect(
        await app.text.hasSuffix(
          """
          ## Popular
          ▫ Popular films:
            - │ [## The Matrix
              │  1999]
            - │ [## Dune: Part Two
              │  2026]
          """))
      try await app.choose("Top rated", in: "Category")
      try await app.see("- │ [## Top film 101]")
      try await app.type("matrix", into: "Search films")
      try await app.advance(by: .seconds(1))
      try await app.see("- │ [## The Matrix")
      try await app.choose("List")
      try await app.see("- [## The Matrix")
      try await app.type("", into: "Search films")
      try await app.see("- [## Top film 101]")
    }
  }

  @Test func `a category is asked for when it is first shown, and keeps its pages`() async throws {
    try await world.watch { app in
      try await app.reachEnd()
      try await app.see("Popular film 40")
      #expect(world.source.takeLog() == ["popular 1", "popular 2"])
      try await app.choose("Top rated", in: "Category")
      try await app.see("Top film 103")
      try await app.dontSee("Popular film")
      #expect(world.source.takeLog() == ["topRated 1"])
      try await app.choose("Popular", in: "Category")
      try await app.see("Popular film 40")
      try await app.choose("Upcoming", in: "Category")
      try await app.see("Dune: Part Two")
      #expect(world.source.takeLog() == ["upcoming 1"])
    }
  }

  @Test func `a category that is left while it loads is there when one comes back`() async throws {
    let gate = world.source.hold("popular 1")
    try await world.watch { app in
      try await app.see("⏳ Loading")
      try await app.choose("Top rated", in: "Category")
      try await app.see("Top film 101")
      gate.open()
      try await app.choose("Popular", in: "Category")
      try await app.see("Popular film 1")
      #expect(world.source.takeLog("popular") == ["popular 1"])
    }
  }

  @Test func `Back from a film leads to the lists as they were`() async throws {
    world.source.set(MovieDetail(movie: films(30...30, "Popular film")[0]))
    try await world.watch { app in
      try await app.choose("Grid")
      try await app.reachEnd()
      try await app.see("Popular film 40")
      let before = await app.text
      try await app.tap("Popular film 30")
      try await app.see("# Popular film 30")
      #expect(await app.location.path == "/movie/30")
      #expect(await app.location.depth == 2)
      try await app.back()
      #expect(await app.text == before)
      #expect(world.source.takeLog("popular") == ["popular 1", "popular 2"])
    }
  }

  @Test func `Back at the lists leaves them as they are`() async throws {
    try await world.watch { app in
      try await app.choose("Grid")
      let before = await app.text
      try await app.back()
      #expect(await app.text == before)
      #expect(world.source.takeLog() == ["popular 1"])
    }
  }

  @Test func `a late tap on a category does not choose a criterion`() async throws {
    try await world.watch { app in
      let categories = await app.screen.nodes { $0.label == "Category" }
      let category = try #require(categories.first)
      try await app.type("dune", into: "Search films")
      let criteria = await app.screen.nodes { $0.label == "Search in" }
      #expect(criteria.count == 1)
      let late = await #expect(throws: TestFailure.self) {
        try await app.choose("Top rated", in: category)
      }
      #expect(late?.message.hasPrefix("\"Category\" is no longer on the screen.") == true)
    }
  }

  @Test func `two taps open a film once`() async throws {
    world.source.set([matrix], in: .popular)
    try await world.watch { app in
      try await app.tap("The Matrix", times: 2)
      try await app.see("Welcome to the real world.")
      #expect(await app.location.depth == 2)
    }
  }

  @Test func `the address says what is shown, so that a reload and a link show it again`()
    async throws
  {
    try await world.watch { app in
      #expect(await app.location.path == "/")
      try await app.choose("Top rated", in: "Category")
      #expect(await app.location.path == "/?list=topRated")
      try await app.type(" dune: part/two? ", into: "Search films")
      let path = await app.location.path
      #expect(path == "/?list=topRated&q=dune:%20part/two?")
      try await app.choose("Upcoming", in: "Search in")
      #expect(await app.location.path == "/?in=upcoming&list=topRated&q=dune:%20part/two?")
      try await app.type("", into: "Search films")
      #expect(await app.location.path == "/?list=topRated")
      #expect(await app.location.depth == 1)
    }
  }

  @Test func `a link opens a list or a search`() async throws {
    try await world.watch(at: "/?list=topRated") { app in
      try await app.see("Top film 101")
      try await app.open("/?q=dune")
      try await app.see("## Results for “dune”")
      try await app.see("Dune: Part Two")
      #expect(await app.location.path == "/?q=dune")
      #expect(await app.location.depth == 1)
      #expect(world.source.takeLog("search") == ["search dune 1"])
    }
  }
}
