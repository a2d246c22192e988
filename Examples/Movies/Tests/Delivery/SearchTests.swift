import Kit
import MoviesModel
import MoviesTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

struct SearchTests {
  let world = World()

  @Test func `typing thirty letters fast asks once`() async throws {
    try await world.watch { app in
      let text = "the dune that is called part 2"
      #expect(text.count == 30)
      for length in 1...30 {
        try await app.type(String(text.prefix(length)), into: "Search films")
        await world.clock.advance(by: .milliseconds(100))
      }
      #expect(world.source.takeLog("search") == [])
      try await app.advance(by: .milliseconds(399))
      try await app.see("⏳ Searching")
      #expect(world.source.takeLog("search") == [])
      try await app.advance(by: .milliseconds(1))
      try await app.see("∅ Nothing found for “\(text)”")
      #expect(world.source.takeLog("search") == ["search \(text) 1"])
    }
  }

  @Test func `an older answer never replaces a newer one`() async throws {
    let gate = world.source.hold("search popular film 1 1")
    try await world.watch { app in
      try await search("popular film 1", app)
      try await search("dune", app)
      try await app.see("Dune: Part Two")
      gate.open()
      try await app.advance(by: .seconds(1))
      try await app.see("## Results for “dune”")
      try await app.dontSee("Popular film")
    }
  }

  @Test func `an answer to what is no longer looked for is not shown`() async throws {
    let older = world.source.hold("search popular 1")
    let newer = world.source.hold("search dune 1")
    try await world.watch { app in
      try await search("popular", app)
      try await search("dune", app)
      older.open()
      try await app.advance(by: .seconds(1))
      try await app.see("⏳ Searching")
      try await app.dontSee("Popular film")
      newer.open()
      try await app.see("Dune: Part Two")
    }
  }

  @Test func `what was found before stays until the new answer comes`() async throws {
    let gate = world.source.hold("search top 1")
    try await world.watch { app in
      try await search("dune", app)
      try await app.see("Dune: Part Two")
      try await app.type("top", into: "Search films")
      try await app.see("⏳ Searching")
      try await app.see("Dune: Part Two")
      try await app.advance(by: .milliseconds(500))
      try await app.see("Dune: Part Two")
      gate.open()
      try await app.see("Top film 103")
      try await app.dontSee("Dune: Part Two")
      try await app.dontSee("Searching")
    }
  }

  @Test func `an emptied field brings the list back as it was`() async throws {
    try await world.watch { app in
      try await app.reachEnd()
      try await app.see("Popular film 40")
      let before = await app.text
      try await search("dune", app)
      try await app.see("Search in: (•) All ( ) Popular ( ) Top rated ( ) Upcoming")
      try await app.dontSee("Popular film")
      try await app.type("", into: "Search films")
      #expect(await app.text == before)
      #expect(world.source.takeLog("popular") == ["popular 1", "popular 2"])
      try await app.type("top", into: "Search films")
      try await app.dontSee("Dune: Part Two")
    }
  }

  @Test func `blanks look for nothing, and around the words change nothing`() async throws {
    try await world.watch { app in
      try await search("   ", app)
      try await app.see("Popular film 1")
      try await search("dune", app)
      try await app.see("Dune: Part Two")
      #expect(world.source.takeLog("search") == ["search dune 1"])
      try await search(" dune ", app)
      try await app.dontSee("Searching")
      #expect(world.source.takeLog("search") == [])
    }
  }

  @Test func `a blank behind the words does not ask again while the answer is awaited`()
    async throws
  {
    let gate = world.source.hold("search dune 1")
    try await world.watch { app in
      try await search("dune", app)
      try await search("dune ", app)
      gate.open()
      try await app.see("Dune: Part Two")
      #expect(world.source.takeLog("search") == ["search dune 1"])
    }
  }

  @Test func `text that is put back before it is searched asks nothing`() async throws {
    try await world.watch { app in
      try await search("dune", app)
      try await app.type("dunes", into: "Search films")
      try await app.type("dune", into: "Search films")
      try await app.advance(by: .seconds(1))
      try await app.dontSee("Searching")
      try await app.see("Dune: Part Two")
      #expect(world.source.takeLog("search") == ["search dune 1"])
    }
  }

  @Test func `the return key searches at once, and once`() async throws {
    try await world.watch { app in
      try await app.type("dune", into: "Search films")
      try await app.submit("Search films")
      try await app.see("Dune: Part Two")
      try await app.submit("Search films")
      try await app.advance(by: .seconds(1))
      #expect(world.source.takeLog("search") == ["search dune 1"])
    }
  }

  @Test func `a criterion searches at once within its limits`() async throws {
    try await world.watch { app in
      try await search("f", app)
      try await app.see("Popular film 1")
      try await app.choose("Upcoming", in: "Search in")
      try await app.see("∅ Nothing found for “f” — Choose All to search every film.")
      try await search("dune", app)
      try await app.see("Dune: Part Two")
      try await app.choose("Top rated", in: "Search in")
      try await app.see("Nothing found for “dune”")
      try await app.choose("All", in: "Search in")
      try await app.see("Dune: Part Two")
    }
  }

  @Test func `the end of the results loads more`() async throws {
    let gate = world.source.hold("search popular 2")
    try await world.watch { app in
      try await search("popular", app)
      try await app.reachEnd()
      try await app.reachEnd()
      try await app.see("⏳ Loading more")
      gate.open()
      try await app.see("- [## Popular film 40]\n⋮")
      #expect(world.source.takeLog("search") == ["search popular 1", "search popular 2"])
      world.source.fail("search popular 3", .timedOut)
      try await app.reachEnd()
      try await app.see("✗ The service takes too long to answer")
      world.source.recover()
      try await app.tap("Try again")
      try await app.see("- [## Popular film 45]")
      try await app.dontSee("⋮")
    }
  }

  @Test func `results that come too late for the list do not end up in another`() async throws {
    let gate = world.source.hold("search popular 2")
    try await world.watch { app in
      try await search("popular", app)
      try await app.reachEnd()
      try await search("film", app)
      try await app.see("## Results for “film”")
      _ = world.source.takeLog()
      gate.open()
      try await app.advance(by: .seconds(1))
      try await app.see("- [## Popular film 20]\n⋮")
      try await app.dontSee("Loading more")
      #expect(world.source.takeLog() == [])
    }
  }

  @Test func `many results without a match do not end the search`() async throws {
    world.source.set(films(1...120, "Popular film"), in: .popular)
    // Films with the words in their titles come first.
    world.source.set(
      [Movie(id: 500, title: "At last", overview: "A popular film", popularity: 90)], in: .topRated)
    try await world.watch { app in
      try await search("popular film", app)
      try await app.choose("Popular", in: "Search in")
      try await app.see("∅ Nothing among the first results — There are more to look through.")
      try await app.tap("Look further")
      try await app.see("At last")
    }
  }

  @Test func `Back from a film leads to the results as they were`() async throws {
    world.source.set([matrix], in: .topRated)
    try await world.watch { app in
      try await search("matrix", app)
      let before = await app.text
      try await app.tap("The Matrix")
      try await app.see("Welcome to the real world.")
      try await app.back()
      #expect(await app.text == before)
      #expect(world.source.takeLog("search") == ["search matrix 1"])
    }
  }

  private func search(_ text: String, _ app: TestHost) async throws {
    try await app.type(text, into: "Search films")
    try await app.advance(by: .milliseconds(500))
  }
}
