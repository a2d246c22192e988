import Kit
import MoviesModel
import MoviesTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

/// The notices about saved lists, and their refresh.
struct FreshnessTests {
  let world = World()

  @Test func `what is saved is shown at once, and replaced by what is live`() async throws {
    try await savePages(1)
    world.source.set(films(46...50, "Newer film"), in: .popular)
    let gate = world.source.hold("popular 1")
    try await world.watch { app in
      try await app.see("## Popular  Updating…")
      try await app.see("Popular film 20")
      gate.open()
      try await app.see("Newer film 46")
      try await app.dontSee("Popular film 1")
      try await app.dontSee("Updating")
    }
  }

  @Test func `without a network it is said when the films were saved, and that moves on`()
    async throws
  {
    try await savePages(1)
    world.source.fail(.offline)
    try await world.watch { app in
      try await app.see("## Popular  Offline, saved just now")
      try await app.see("Popular film 20")
      try await app.advance(by: .seconds(64))
      try await app.see("Offline, saved 1 minute ago")
      try await app.advance(by: .seconds(4 * 60))
      try await app.see("Offline, saved 5 minutes ago")
    }
    await world.clock.advance(by: .seconds(3 * 60 * 60))
    try await world.watch { app in try await app.see("Offline, saved 3 hours ago") }
    await world.clock.advance(by: .seconds(24 * 60 * 60))
    try await world.watch { app in try await app.see("Offline, saved 1 day ago") }
  }

  @Test func `another problem of the service is named`() async throws {
    try await savePages(1)
    world.source.fail(.broken("503"))
    try await world.watch { app in
      try await app.see("## Popular  The service has a problem; saved just now")
      try await app.see("Popular film 20")
    }
  }

  @Test func `a list of several pages comes up to date by itself, and stays meanwhile`()
    async throws
  {
    try await savePages(2)
    world.source.fail(.offline)
    try await world.watch { app in
      try await app.reachEnd()
      try await app.see("Popular film 40")
      try await app.see("Offline, saved just now")
      try await app.advance(by: .seconds(2))
      world.source.set(films(1...60, "Newer film"), in: .popular)
      world.source.recover()
      let gate = world.source.hold("popular 2")
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.see("Offline, saved just now")
      try await app.see("Popular film 40")
      gate.open()
      try await app.see("Newer film 40")
      try await app.dontSee("Popular film 1")
      try await app.dontSee("saved")
    }
  }

  @Test func `what cannot be refreshed stays as it is, and is asked for less and less often`()
    async throws
  {
    try await savePages(1)
    world.source.fail(.offline)
    try await world.watch { app in
      try await app.see("Offline, saved just now")
      for failures in 1...3 {
        try await app.advance(by: .seconds(2))
        await world.reconnection.untilWaitedFor(failures)
        #expect(world.reconnection.failures == Array(1...failures))
        world.reconnection.happen()
        try await app.see("Popular film 20")
      }
      world.source.fail(.timedOut)
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.see("takes too long to answer; saved just now")
    }
  }

  @Test func `a page that is added while the list is refreshed is not lost`() async throws {
    try await savePages(2)
    world.source.fail(.offline)
    try await world.watch { app in
      try await app.see("Offline, saved just now")
      try await app.advance(by: .seconds(2))
      try await world.readOnWhileRefreshing("popular 1", app)
    }
  }

  @Test func `a page belongs to the list that was refreshed meanwhile`() async throws {
    try await savePages(1)
    world.source.fail(.offline)
    try await world.watch { app in
      try await app.see("Offline, saved just now")
      try await app.advance(by: .seconds(2))
      world.source.recover()
      let gate = world.source.hold("popular 2")
      try await app.reachEnd()
      world.source.set(films(1...60, "Newer film"), in: .popular)
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.see("Newer film 20")
      gate.open()
      try await app.see("Newer film 40")
      try await app.dontSee("- [## Popular film")
    }
  }

  @Test func `who was up to date meanwhile begins to wait anew`() async throws {
    try await savePages(1)
    world.source.fail(.offline)
    try await world.watch { app in
      try await app.see("Offline, saved just now")
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      await world.reconnection.untilWaitedFor(2)
      world.source.recover()
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.dontSee("Offline")
      world.source.fail(.offline)
      try await app.reachEnd()
      try await app.see("✗ The service cannot be reached")
      try await app.advance(by: .seconds(2))
      await world.reconnection.untilWaitedFor(3)
      #expect(world.reconnection.failures == [1, 2, 1])
    }
  }

  @Test func `a page that is added before the first is live is not lost`() async throws {
    try await savePages(2)
    let gate = world.source.hold("popular 1")
    try await world.watch { app in
      try await app.see("Updating…")
      try await app.reachEnd()
      try await app.see("Popular film 40")
      gate.open()
      try await app.dontSee("Updating…")
      try await app.see("Popular film 40")
      try await app.dontSee("saved")
    }
  }

  @Test func `nobody waits for a network for a list that is not to be seen`() async throws {
    world.source.fail("popular 1", .offline)
    world.source.set([matrix], in: .topRated)
    try await world.watch { app in
      try await app.see("The service cannot be reached")
      try await app.advance(by: .seconds(2))
      await world.reconnection.untilWaitedFor(1)
      #expect(world.reconnection.failures == [1])
      try await app.choose("Top rated", in: "Category")
      try await app.see("The Matrix")
      world.source.recover()
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.advance(by: .seconds(10))
      #expect(world.source.takeLog("popular") == ["popular 1"])
      try await app.choose("Popular", in: "Category")
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.see("Popular film 1")
    }
  }

  /// Saves pages of the popular films, as an earlier visit would.
  private func savePages(_ count: Int) async throws {
    for number in 1...count { _ = try await world.source.page(number, of: .popular).last() }
  }
}

extension World {
  /// Reaches the end of a saved list while the list is being refreshed: neither the page that is added nor the refresh
  /// is lost.
  ///
  /// - Parameter question: The first request of the refresh.
  func readOnWhileRefreshing(_ question: String, _ app: TestHost) async throws {
    source.recover()
    let gate = source.hold(question)
    try await app.advance(by: .seconds(2))
    reconnection.happen()
    try await app.advance(by: .seconds(1))
    try await app.reachEnd()
    try await app.see("Popular film 40")
    gate.open()
    try await app.see("Popular film 40")
    try await app.see("Offline, saved just now")
    try await app.advance(by: .seconds(2))
    reconnection.happen()
    try await app.dontSee("saved just now")
    try await app.see("Popular film 40")
  }
}
