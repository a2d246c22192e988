import Kit
import MoviesModel
import MoviesTesting
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

/// A list page by page, and its failures.
struct MoviesListTests {
  let world = World()

  @Test func `the end of the list loads the next page, until there is none`() async throws {
    let gate = world.source.hold("popular 2")
    try await world.watch { app in
      try await app.see("- [## Popular film 20]\n⋮")
      try await app.reachEnd()
      try await app.see("⏳ Loading more")
      gate.open()
      try await app.see("- [## Popular film 40]\n⋮")
      try await app.dontSee("Loading more")
      try await app.reachEnd()
      try await app.see("- [## Popular film 45]")
      try await app.dontSee("⋮")
    }
  }

  @Test func `the end that is reached twice loads one page`() async throws {
    let gate = world.source.hold("popular 2")
    try await world.watch { app in
      try await app.reachEnd()
      try await app.reachEnd()
      gate.open()
      try await app.see("Popular film 40")
      try await app.dontSee("Popular film 45")
      #expect(world.source.takeLog() == ["popular 1", "popular 2"])
    }
  }

  @Test func `a page that cannot be had says so below the list, and can be tried again`()
    async throws
  {
    world.source.fail("popular 2", .broken("500"))
    try await world.watch { app in
      try await app.reachEnd()
      #expect(
        await app.text.hasSuffix(
          """
          - [## Popular film 20]
          ✗ The service has a problem — Try again in a moment.
          [Try again]
          """))
      world.source.recover()
      try await app.tap("Try again")
      try await app.see("- [## Popular film 40]\n⋮")
      try await app.dontSee("has a problem")
    }
  }

  @Test func `a page that cannot be had comes by itself when it can`() async throws {
    world.source.fail("popular 2", .offline)
    try await world.watch { app in
      try await app.reachEnd()
      try await app.see("✗ The service cannot be reached")
      try await app.advance(by: .seconds(2))
      world.source.recover()
      world.reconnection.happen()
      try await app.see("Popular film 40")
      try await app.dontSee("The service cannot be reached")
    }
  }

  @Test func `a list without films is said, not left blank`() async throws {
    world.source.set([], in: .popular)
    try await world.watch { app in try await app.see("∅ No films here yet") }
  }

  @Test func `a first start without a network says so, and can be tried again`() async throws {
    world.source.fail(.offline)
    try await world.watch { app in
      #expect(
        await app.text.hasSuffix(
          """
          ## Popular
          ∅ The service cannot be reached — Check the connection, then try again.
          [Try again]
          """))
      try await app.tap("Try again")
      try await app.see("The service cannot be reached")
      world.source.recover()
      try await app.tap("Try again")
      try await app.see("Popular film 1")
      try await app.dontSee("offline")
    }
  }

  @Test func `Try again shows that something is done`() async throws {
    world.source.fail(.timedOut)
    try await world.watch { app in
      try await app.see("The service takes too long to answer")
      let gate = world.source.hold("popular 1")
      try await app.tap("Try again")
      try await app.see("⏳ Loading")
      try await app.dontSee("takes too long")
      gate.open()
      try await app.see("takes too long")
    }
  }

  @Test func `a first start without a network goes on by itself when there is one`() async throws {
    world.source.fail(.offline)
    try await world.watch { app in
      try await app.see("The service cannot be reached")
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.see("The service cannot be reached")
      world.source.recover()
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.see("Popular film 1")
      await world.reconnection.untilWaitedFor(2)
      #expect(world.reconnection.failures == [1, 2])
    }
  }

  @Test func `Try again does not ask twice at a time`() async throws {
    world.source.fail(.offline)
    try await world.watch { app in
      try await app.advance(by: .seconds(2))
      let gate = world.source.hold("popular 1")
      world.reconnection.happen()
      try await app.see("The service cannot be reached")
      try await app.tap("Try again")
      try await app.see("⏳ Loading")
      world.source.recover()
      gate.open()
      try await app.see("Popular film 1")
      #expect(world.source.takeLog() == ["popular 1", "popular 1"])
    }
  }

  @Test func `a key that is refused says what to do`() async throws {
    world.source.fail(.keyRefused)
    try await world.watch { app in
      try await app.see("must give it a valid key")
    }
  }
}
