import AccountModel
import AccountTesting
import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import AccountDelivery

struct FindPeopleTests {
  private let world = World()

  @Test func `typing fast asks once, when one pauses`() async throws {
    try await world.watch(at: "/send") { app in
      #expect(world.wallet.takeLog("people") == ["people "])
      for length in 1...6 {
        try await app.type(String("lucía ".prefix(length)), into: "To whom?")
        await world.clock.advance(by: .milliseconds(100))
      }
      try await app.advance(by: .milliseconds(299))
      #expect(world.wallet.takeLog("people") == [])
      try await app.advance(by: .milliseconds(1))
      #expect(world.wallet.takeLog("people") == ["people lucía"])
      try await app.see("Lucía Romero")
      try await app.dontSee("Tom Baker")
    }
  }

  @Test func `a handle is found with its sign, and the return key does not wait`() async throws {
    try await world.watch(at: "/send") { app in
      try await app.type("@ana", into: "To whom?")
      try await app.submit("To whom?")
      try await app.see("Ana Blanco")
      try await app.dontSee("Tom Baker")
    }
  }

  @Test func `an older answer never replaces a newer one`() async throws {
    let gate = world.wallet.hold("people t")
    try await world.watch(at: "/send") { app in
      try await app.type("t", into: "To whom?")
      try await app.advance(by: .milliseconds(500))
      try await app.type("ana", into: "To whom?")
      try await app.advance(by: .milliseconds(500))
      try await app.see("Ana Blanco")
      gate.open()
      try await app.advance(by: .seconds(1))
      try await app.see("Ana Blanco")
      try await app.dontSee("Tom Baker")
    }
  }

  @Test(arguments: ["en", "es"])
  func `nobody found is said, with what was looked for`(_ language: String) async throws {
    let world = World(language: language)
    try await world.watch(at: "/send") { app in
      try await app.type("zz", into: try world.text(.formSearch))
      try await app.advance(by: .milliseconds(500))
      try await app.see(language == "en" ? "Nobody found for “zz”" : "No hay nadie como «zz»")
    }
  }

  @Test func `a search that fails can be tried again`() async throws {
    world.wallet.fail("people tom", .timedOut)
    try await world.watch(at: "/send") { app in
      try await app.type("tom", into: "To whom?")
      try await app.advance(by: .milliseconds(500))
      try await app.see("∅ The service takes too long to answer")
      world.wallet.recover()
      try await app.tap("Try again")
      try await app.see("Tom Baker")
    }
  }

  @Test func `while the service is away people are looked for again and again, until it is back`()
    async throws
  {
    world.wallet.fail(.offline)
    try await world.watch(at: "/send") { app in
      try await app.see("∅ The service cannot be reached")
      world.wallet.recover()
      world.reconnection.happen()
      world.reconnection.happen()
      try await app.see("Lucía Romero")
      try await app.dontSee("cannot be reached")
    }
  }

  @Test func `whoever was chosen can be changed, and what was found is still there`() async throws {
    try await world.watch(at: "/send") { app in
      try await app.tap("Tom Baker")
      try await app.see("@tom")
      try await app.dontSee("Lucía Romero")
      try await app.type("7", into: "Amount")
      try await app.tap("Change")
      try await app.tap("Lucía Romero")
      try await app.see("Amount: [7]")
    }
  }
}
