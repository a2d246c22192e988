import AccountModel
import AccountTesting
import Kit
import Money
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import AccountDelivery

struct HomeTests {
  @Test(arguments: ["en", "es"])
  func `the home says who one is, how much there is, who waits and what happened`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await app.see("# Sunny Otter")
      try await app.see("@sunny-otter-42")
      try await app.see(try world.money(250_00))
      try await app.see(
        language == "en" ? "## 1 request waits for you" : "## 1 petición te espera")
      try await app.see("Cena")
      try await app.see(try world.money(12_50))
      try await app.see(language == "en" ? "Yesterday" : "Ayer")
      // The text of each amount has a sign, and the balance is beside it.
      try await app.see(try world.money(-45, showsSign: true))
      try await app.see(try world.money(44_00, showsSign: true))
      try await app.see(
        try world.text(
          .activityBalance, ["amount": try world.money(movements(45)[0].balance.minorUnits)]))
      try await app.dontSee("No. 39")
    }
  }

  @Test func `money that came in has a plus, and what went out a minus`() async throws {
    try await World().watch { app in
      try await app.see("-€0.45")
      try await app.see("+€44.00")
    }
    try await World(language: "es").watch { app in
      try await app.see("-0,45\u{A0}€")
      try await app.see("+44,00\u{A0}€")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a request that waits and the last money that came are notices`() async throws {
    let world = World()
    var told = AccountModule.notices(of: world.actions, retrying: world.reconnection)
      .makeAsyncIterator()
    let notices = try #require(await told.next())
    let words = try world.words
    #expect(notices.map(\.link) == ["/requests/req_1", "/activity/m-44"])
    #expect(notices.map(\.unread) == [1, 0])
    #expect(
      notices.map { words.text($0.title) } == [
        try world.text(.requestIncoming, ["name": "Lucía Romero"]), "Lucía Romero",
      ])
    #expect(
      notices.map { words.text($0.text) } == [
        try world.money(12_50), try world.money(44_00, showsSign: true),
      ])
  }

  @Test func `without requests nobody waits`() async throws {
    let world = World()
    world.wallet.set([] as [PaymentRequest])
    try await world.watch { app in
      try await app.see("# Sunny Otter")
      try await app.dontSee("waits for you")
      try await app.tap("All requests")
      try await app.see("∅ No requests")
    }
  }

  @Test func `an account without movements says so`() async throws {
    let world = World()
    world.wallet.set([] as [Movement])
    try await world.watch { app in try await app.see("∅ Nothing here yet") }
  }

  @Test func `it is brought up to date when it is seen again`() async throws {
    let world = World()
    try await world.watch { app in
      try await app.tap("All requests")
      world.wallet.with { $0.balance = 1_00 }
      try await app.back()
      try await app.see("€1.00")
      try await app.dontSee("saved")
      try await app.dontSee("€250.00")
    }
  }

  @Test(arguments: ["en", "es"])
  func `offline it shows what was saved, with its age, and comes back by itself`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { app in
      try await app.see(try world.money(250_00))
    }
    world.wallet.fail(.offline)
    world.wallet.with { $0.balance = 1_00 }
    world.clock.jump(by: .seconds(5 * 60))
    try await world.watch { app in
      try await app.see(try world.money(250_00))
      try await app.see(
        language == "en"
          ? "Offline, saved 5 minutes ago" : "Sin conexión, guardado hace 5 minutos")
      try await app.advance(by: .seconds(60))
      try await app.see(language == "en" ? "6 minutes ago" : "hace 6 minutos")
      world.wallet.recover()
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.see(try world.money(1_00))
      try await app.dontSee(language == "en" ? "Offline" : "Sin conexión")
    }
  }

  @Test func `a first time without a connection says so, and tries again when it is asked to`()
    async throws
  {
    let world = World()
    world.wallet.fail(.offline)
    try await world.watch { app in
      try await app.see("∅ The service cannot be reached")
      world.wallet.recover()
      try await app.tap("Try again")
      try await app.see("€250.00")
    }
  }

  @Test func `where asking is not offered it is nowhere, but what others ask for is`() async throws
  {
    let world = World(Setting(AccountRequests.self, false))
    try await world.watch { app in
      try await app.see("[Send]")
      try await app.see("1 request waits for you")
      try await app.dontSee("[Ask]")
      try await app.tap("All requests")
      try await app.dontSee("Ask for money")
      try await app.dontOpen("/ask")
    }
  }

  @Test func `money that comes in while one looks is shown at once`() async throws {
    let world = World()
    try await world.watch { app in
      try await app.see("€250.00")
      world.wallet.change { $0.balance = 283_33 }
      try await app.see("€283.33")
      #expect(await app.location.depth == 1)
    }
  }

  @Test(arguments: ["/", "/activity", "/activity/m-44"])
  func `amounts are hidden while the window is not in front`(_ path: String) async throws {
    try await World().watch(at: path) { app in
      try await app.see("€44.00")
      try await app.leaveFront()
      try await app.see("•••")
      let text = await app.text
      for line in text.split(separator: "\n") where line.contains("€") {
        #expect(path == "/" && line.contains("€12.50"), "\(line)")
      }
      try await app.comeToFront()
      try await app.see("€44.00")
      try await app.dontSee("•••")
    }
  }

  @Test(arguments: [(0, 1), (1000, 45)])
  func `as many movements are read at a time as the service takes`(
    _ size: Int, _ shown: Int
  ) async throws {
    let world = World(Setting(AccountActivityPageSize.self, size))
    try await world.watch(at: "/activity") { app in
      #expect(await app.text.matches(of: /No\. [0-9]+/).count == shown)
    }
  }
}
