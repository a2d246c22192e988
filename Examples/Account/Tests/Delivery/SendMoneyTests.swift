import AccountModel
import AccountTesting
import Kit
import Money
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import AccountDelivery

struct SendMoneyTests {
  private func fill(
    _ app: TestHost, _ world: World, amount: String, note: String? = nil
  ) async throws {
    try await app.tap("Lucía Romero")
    try await app.type(amount, into: try world.text(.formAmount))
    if let note { try await app.type(note, into: try world.text(.formNote)) }
  }

  @Test(arguments: ["en", "es"])
  func `money is sent to a person, paid by the app, and the home is up to date`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await app.tap(try world.text(.homeSend))
      try await fill(app, world, amount: language == "en" ? "12.50" : "12,50", note: " Cena ")
      try await app.see(try world.text(.sendBalance, ["amount": try world.money(250_00)]))
      try await app.tap(try world.text(.sendContinue))
      try await app.see("# Till for trf_1")
      #expect(world.payables.lines == ["trf_1"])
      let transfer = try #require(world.wallet.transfers.first)
      #expect(transfer.to == lucia)
      #expect(transfer.amount == Money(minorUnits: 12_50, .eur))
      #expect(transfer.note == "Cena")
      try await app.tap("Pay it")
      try await app.see("# Sunny Otter")
      try await app.see(try world.money(237_50))
      #expect(await app.location.depth == 1)
      // No unfinished transfer is left.
      try await app.tap(try world.text(.homeSend))
      try await app.see("Lucía Romero")
      try await app.dontSee(try world.text(.sendUnfinished))
    }
  }

  @Test(arguments: [
    ("en", "", "Write an amount."), ("es", "", "Escribe un importe."),
    ("en", "lots", "Write it in digits, like 12.50."),
    ("es", "mucho", "Escríbelo con cifras, como 12,50."),
    ("en", "1.234", "Too many decimals: write it like 12.50."),
    ("es", "1,234", "Sobran decimales: escríbelo como 12,50."),
    ("en", "0", "Write an amount above zero."), ("es", "-5", "Escribe un importe mayor que cero."),
    ("en", "10000.01", "€10,000.00 is the most at a time."),
    ("es", "99999999999999999999", "10.000,00\u{A0}€ es lo máximo cada vez."),
  ])
  func `an amount that makes no sense is told at its field, until it does`(
    _ language: String, _ amount: String, _ problem: String
  ) async throws {
    let world = World(language: language)
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: amount)
      // The problem is not shown while the customer types.
      try await app.dontSee("✗")
      try await app.tap(try world.text(.sendContinue))
      try await app.see("✗ \(problem)")
      #expect(world.wallet.keys == [])
      try await app.type("3", into: try world.text(.formAmount))
      try await app.dontSee("✗")
      try await app.submit(try world.text(.formAmount))
      try await app.see("# Till for trf_1")
    }
  }

  @Test(arguments: [("en", "12,5"), ("en", "12,50"), ("es", "12.50"), ("es", "12.5")])
  func `cents are understood behind a comma and behind a point`(
    _ language: String, _ amount: String
  ) async throws {
    let world = World(language: language)
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: amount)
      try await app.tap(try world.text(.sendContinue))
      try await app.see("# Till for trf_1")
      #expect(world.wallet.transfers.map(\.amount) == [Money(minorUnits: 12_50, .eur)])
    }
  }

  @Test(arguments: ["en", "es"])
  func `a note that is too long is told at its field`(_ language: String) async throws {
    let world = World(language: language)
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: "5", note: String(repeating: "x", count: 141))
      try await app.see(
        language == "en" ? "✗ At most 140 characters" : "✗ Como mucho 140 caracteres")
      try await app.tap(try world.text(.sendContinue))
      #expect(world.wallet.keys == [])
    }
  }

  @Test func `more than there is can be sent all the same, by card`() async throws {
    try await World().watch(at: "/send") { app in
      try await app.tap("Lucía Romero")
      try await app.type("251", into: "Amount")
      try await app.see("That is more than the €250.00 that you have. You can still pay by card.")
      try await app.tap("Continue")
      try await app.see("# Till for trf_1")
    }
  }

  @Test func `two taps make one transfer`() async throws {
    let world = World()
    let gate = world.wallet.hold("make")
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: "5")
      try await app.tap("Continue", times: 2)
      try await app.submit("Amount")
      try await app.see("⏳ Getting the transfer ready")
      gate.open()
      try await app.see("# Till for trf_1")
      #expect(world.wallet.keys.count == 1)
      #expect(world.payables.lines == ["trf_1"])
    }
  }

  @Test(arguments: [Problem.offline, .timedOut, .broken("")])
  func `a lost answer says so, and the same key is tried again`(
    _ problem: Problem
  ) async throws {
    let world = World()
    world.wallet.fail("make", problem)
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: "5")
      try await app.tap("Continue")
      try await app.see("✗ The service")
      world.wallet.recover()
      try await app.tap("Continue")
      try await app.see("# Till for trf_1")
      #expect(world.wallet.keys.count == 2)
      #expect(Set(world.wallet.keys).count == 1)
      #expect(world.wallet.transfers.count == 1)
    }
  }

  @Test func `a lost answer and a window that was closed lead to the same transfer`() async throws {
    let world = World()
    world.wallet.fail("make", .timedOut)
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: "5")
      try await app.tap("Continue")
      try await app.see("✗ The service takes too long to answer")
    }
    world.wallet.recover()
    try await world.watch(at: "/send") { app in
      try await app.see("## You have not finished this")
      try await app.see("€5.00")
      try await app.tap("Go on")
      try await app.see("# Till for trf_1")
      #expect(Set(world.wallet.keys).count == 1)
      #expect(world.wallet.transfers.count == 1)
    }
  }

  @Test func `somebody who is gone is told, and somebody else can be chosen`() async throws {
    let world = World()
    world.wallet.fail("make", AccountError.unknownPerson.problem)
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: "5")
      try await app.tap("Continue")
      try await app.see("✗ This person is not there — Choose somebody else.")
      try await app.dontSee("Try again")
      world.wallet.recover()
      try await app.tap("Change")
      try await app.tap("Tom Baker")
      try await app.tap("Continue")
      try await app.see("# Till for trf_1")
    }
  }

  @Test(arguments: ["en", "es"])
  func `what was not paid can be gone on with`(_ language: String) async throws {
    let world = World(language: language)
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: "5")
      try await app.tap(try world.text(.sendContinue))
      try await app.tap("Not now")
      try await app.see("# " + (language == "en" ? "Send money" : "Enviar dinero"))
      try await app.see(try world.text(.sendUnfinishedAdvice))
      try await app.see(try world.money(5_00))
      try await app.tap(try world.text(.sendGoOn))
      try await app.see("# Till for trf_1")
      try await app.tap("Pay it")
      try await app.see("# Sunny Otter")
      #expect(world.payables.lines == ["trf_1", "trf_1"])
      #expect(world.wallet.transfers.count == 1)
    }
  }

  @Test func `what was not paid can be discarded, and something else sent`() async throws {
    let world = World()
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: "5")
      try await app.tap("Continue")
      try await app.back()
      world.wallet.fail("cancel trf_1", .offline)
      try await app.tap("Discard")
      try await app.see("✗ The service cannot be reached")
      world.wallet.recover()
      try await app.tap("Try again")
      try await app.dontSee("You have not finished this")
      #expect(world.wallet.transfers.map(\.state) == [.cancelled])
      // The form still has the typed text.
      try await app.see("Amount: [5]")
      try await app.tap("Continue")
      try await app.see("# Till for trf_2")
    }
  }

  @Test func `another amount after a lost answer leaves nothing behind`() async throws {
    let world = World()
    world.wallet.fail("make", .timedOut)
    try await world.watch(at: "/send") { app in
      try await fill(app, world, amount: "5")
      try await app.tap("Continue")
      try await app.see("✗")
      world.wallet.recover()
      try await app.type("6", into: "Amount")
      try await app.tap("Continue")
      try await app.tap("Pay it")
      try await app.tap("Send")
      try await app.dontSee("You have not finished this")
    }
  }

  @Test func `without a connection one can begin, and what is wrong is said`() async throws {
    let world = World()
    world.wallet.fail(.offline)
    try await world.watch(at: "/send") { app in
      try await app.see("∅ The service cannot be reached")
      world.wallet.recover()
      try await app.tap("Try again")
      try await app.see("Lucía Romero")
    }
  }
}
