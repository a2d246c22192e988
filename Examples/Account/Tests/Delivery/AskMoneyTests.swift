import AccountModel
import AccountTesting
import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import AccountDelivery

struct AskMoneyTests {
  @Test(arguments: ["en", "es"])
  func `somebody is asked for money, and the request is there to be seen`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await app.tap(try world.text(.homeAsk))
      try await app.tap("Tom Baker")
      try await app.type(language == "en" ? "7.30" : "7,30", into: try world.text(.formAmount))
      try await app.type("Taxi", into: try world.text(.formNote))
      try await app.tap(try world.text(.askConfirm))
      #expect(await app.location.path == "/requests/req_4")
      try await app.see(try world.text(.requestOutgoing, ["name": "Tom Baker"]))
      try await app.see(try world.money(7_30))
      try await app.see("Taxi")
      try await app.back()
      try await app.see("# Sunny Otter")
    }
  }

  @Test func `two taps ask once, and a lost answer can be tried again`() async throws {
    let world = World()
    let gate = world.wallet.hold("ask")
    try await world.watch(at: "/ask") { app in
      try await app.tap("Tom Baker")
      try await app.type("7", into: "Amount")
      try await app.tap("Ask", times: 2)
      try await app.see("⏳ Asking")
      world.wallet.fail("ask", .timedOut)
      gate.open()
      try await app.see("✗ The service takes too long to answer")
      #expect(world.wallet.takeLog("ask") == ["ask"])
      world.wallet.recover()
      try await app.tap("Ask")
      try await app.see("# You have asked Tom Baker for money")
    }
  }

  @Test func `an amount is needed here, too`() async throws {
    let world = World()
    try await world.watch(at: "/ask") { app in
      try await app.tap("Tom Baker")
      try await app.tap("Ask")
      try await app.see("✗ Write an amount.")
      #expect(world.wallet.takeLog("ask") == [])
    }
  }
}
