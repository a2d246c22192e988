import Kit
import MoviesModel
import MoviesTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

/// Searches that fail, saved results, and their refresh.
struct SearchFreshnessTests {
  let world = World()

  @Test func `results that were saved say so, and come up to date by themselves`() async throws {
    try await searchOffline { app in
      try await app.see("## Results for “popular”  Offline, saved just now")
      try await app.advance(by: .seconds(120))
      try await app.see("Offline, saved 2 minutes ago")
      try await app.reachEnd()
      try await app.see("Popular film 40")
      world.source.recover()
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.dontSee("Offline")
      try await app.see("Popular film 40")
    }
  }

  @Test func `a refresh without success asks for one page, and changes nothing`() async throws {
    try await searchOffline { app in
      try await app.reachEnd()
      try await app.see("Popular film 40")
      try await app.advance(by: .seconds(2))
      _ = world.source.takeLog()
      world.reconnection.happen()
      try await app.see("Popular film 40")
      try await app.see("Offline, saved just now")
      #expect(world.source.takeLog() == ["search popular 1"])
      await world.reconnection.untilWaitedFor(3)
      #expect(world.reconnection.failures == [1, 1, 2], "the list, then the search")
    }
  }

  @Test func `more results that come while the first are refreshed are not lost`() async throws {
    try await searchOffline { app in
      try await app.advance(by: .seconds(2))
      try await world.readOnWhileRefreshing("search popular 1", app)
    }
  }

  @Test func `more results belong to those that were refreshed meanwhile`() async throws {
    try await searchOffline { app in
      try await app.advance(by: .seconds(2))
      world.source.recover()
      let gate = world.source.hold("search popular 2")
      try await app.reachEnd()
      world.source.set(films(1...45, "Newly popular film"), in: .popular)
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.see("Newly popular film 20")
      gate.open()
      try await app.see("Newly popular film 40")
      try await app.dontSee("- [## Popular film")
    }
  }

  // MARK: Failures

  @Test func `a search that fails says why, and can be tried again`() async throws {
    try await world.watch { app in
      world.source.fail(.offline)
      try await look(for: "dune", app)
      try await app.see(
        "∅ The service cannot be reached — Check the connection, then try again."
      )
      world.source.recover()
      try await app.tap("Try again")
      try await app.see("Dune: Part Two")
      world.source.fail(.offline)
      try await look(for: "top", app)
      try await app.see("The service cannot be reached")
      try await app.dontSee("Dune: Part Two")
      try await app.advance(by: .seconds(2))
      world.source.recover()
      world.reconnection.happen()
      try await app.see("Top film 101")
    }
  }

  @Test func `a failure makes room for what is looked for next`() async throws {
    world.source.fail(.offline)
    try await world.watch { app in
      try await look(for: "dune", app)
      try await app.see("∅ The service cannot be reached")
      try await app.type("dunes", into: "Search films")
      try await app.dontSee("∅ The service cannot be reached")
      try await app.see("⏳ Searching")
    }
  }

  @Test func `the return key tries again`() async throws {
    world.source.fail(.offline)
    try await world.watch { app in
      try await look(for: "dune", app)
      try await app.see("The service cannot be reached")
      world.source.recover()
      try await app.submit("Search films")
      try await app.see("Dune: Part Two")
    }
  }

  @Test func `Try again does not ask twice at a time`() async throws {
    world.source.fail("search dune 1", .offline)
    try await world.watch { app in
      try await look(for: "dune", app)
      try await app.advance(by: .seconds(2))
      let gate = world.source.hold("search dune 1")
      world.reconnection.happen()
      try await app.see("The service cannot be reached")
      try await app.tap("Try again")
      try await app.see("⏳ Loading")
      world.source.recover()
      gate.open()
      try await app.see("Dune: Part Two")
      #expect(world.source.takeLog("search").count == 2)
    }
  }

  @Test func `a failure that comes too late is not shown`() async throws {
    let first = world.source.hold("search popular 1")
    let further = world.source.hold("search film 2")
    let dune = world.source.hold("search dune 1")
    try await world.watch { app in
      try await look(for: "popular", app)
      world.source.fail("search popular 1", .timedOut)
      world.source.fail("search film 2", .timedOut)
      try await look(for: "film", app)
      try await app.see("Popular film 20")
      try await app.reachEnd()
      try await look(for: "dune", app)
      first.open()
      further.open()
      try await app.advance(by: .seconds(1))
      try await app.dontSee("takes too long")
      try await app.see("⏳ Searching")
      dune.open()
      try await app.see("Dune: Part Two")
      try await app.dontSee("takes too long")
    }
  }

  /// Repeats the search of an earlier visit without a connection.
  private func searchOffline(_ test: (TestHost) async throws -> Void) async throws {
    for number in 1...2 { _ = try await world.source.search("popular", page: number).last() }
    world.source.fail(.offline)
    try await world.watch { app in
      try await look(for: "popular", app)
      try await test(app)
    }
  }

  private func look(for text: String, _ app: TestHost) async throws {
    try await app.type(text, into: "Search films")
    try await app.advance(by: .milliseconds(500))
  }
}
