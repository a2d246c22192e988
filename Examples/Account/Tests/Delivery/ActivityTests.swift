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

struct ActivityTests {
  @Test(arguments: ["en", "es"])
  func `pages are read on at the end, and days are not torn apart`(_ language: String) async throws
  {
    let world = World(language: language)
    try await world.watch(at: "/activity") { app in
      try await app.see("No. 26")
      try await app.dontSee("No. 25")
      try await app.reachEnd()
      try await app.see("No. 6")
      try await app.reachEnd()
      try await app.see("No. 1")
      try await app.dontSee("⋮")
      let days = await app.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(days.count == 15)
      #expect(Set(days).count == 15)
      #expect(days[0] == (language == "en" ? "## Yesterday" : "## Ayer"))
      #expect(days[1] == (language == "en" ? "## December 30, 2025" : "## 30 de diciembre de 2025"))
      #expect(
        world.wallet.takeLog("activity") == ["activity 0", "activity 20", "activity 40"])
    }
  }

  @Test func `a window that is brought back shows as many movements as the customer had read`()
    async throws
  {
    let world = World()
    try await world.watch(at: "/activity") { app in
      try await app.reachEnd()
      try await app.see("No. 6")
      try await app.tap("Received · No. 8")
      try await app.reopened { app in
        try await app.see("No. 8")
        try await app.back()
        try await app.see("No. 6")
        try await app.see("⋮")
        try await app.dontSee("No. 5")
      }
    }
  }

  @Test(arguments: ["/activity", "/"])
  func `days are those of the visitor's time zone, also when it becomes known late`(
    _ path: String
  ) async throws {
    try await World().watch(at: path) { app in
      try await app.see("## Yesterday")
      try await app.changeTimeZone(to: "Asia/Tokyo")
      try await app.see("## Today")
    }
  }

  @Test func `a second wish for more while one is under way asks nothing`() async throws {
    let world = World()
    let gate = world.wallet.hold("activity 20")
    try await world.watch(at: "/activity") { app in
      try await app.reachEnd()
      try await app.reachEnd()
      try await app.see("⏳ Loading more")
      gate.open()
      try await app.see("No. 6")
      #expect(world.wallet.takeLog("activity") == ["activity 0", "activity 20"])
    }
  }

  @Test func `a page that fails says why, and can be had again`() async throws {
    let world = World()
    world.wallet.fail("activity 20", .timedOut)
    try await world.watch(at: "/activity") { app in
      try await app.reachEnd()
      try await app.see("✗ The service takes too long to answer")
      try await app.see("No. 26")
      world.wallet.recover()
      try await app.tap("Try again")
      try await app.see("No. 6")
      try await app.dontSee("✗")
    }
  }

  @Test func `pages are as large as the flavor wants`() async throws {
    let world = World(Setting(AccountActivityPageSize.self, 5))
    try await world.watch(at: "/activity") { app in
      try await app.see("No. 41")
      try await app.dontSee("No. 40")
    }
  }

  @Test func `what comes in while one looks is shown at once`() async throws {
    let world = World()
    try await world.watch(at: "/activity") { app in
      try await app.see("No. 45")
      world.wallet.change { state in
        state.movements.insert(
          Movement(
            id: Movement.ID(rawValue: "m-new"), date: beginning, kind: .transferIn,
            title: "Tom Baker", amount: Money(minorUnits: 33_33, .eur),
            balance: Money(minorUnits: 283_33, .eur)), at: 0)
      }
      try await app.see("+€33.33")
      try await app.see("No. 27")
    }
  }

  @Test(arguments: ["en", "es"])
  func `a movement is opened, with all that is known of it, and Back leads to the list`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch(at: "/activity") { app in
      try await app.tap(language == "en" ? "Received · No. 44" : "Recibido · No. 44")
      #expect(await app.location.path == "/activity/m-44")
      try await app.see("# Lucía Romero")
      try await app.see(try world.money(44_00, showsSign: true))
      try await app.see("No. 44")
      try await app.see(try world.text(.movementBalance))
      try await app.see(try world.words.text(.dateAndTime(movements(45)[1].date)))
      try await app.dontSee(try world.text(.movementReceipt))
      try await app.back()
      try await app.see("# " + world.text(.activityTitle))
    }
  }

  @Test func `a purchase opens its receipt, and so does the movement of what was sent`()
    async throws
  {
    let world = World()
    world.wallet.set([
      paid("m-2", .transferOut, "pay_2", title: "Tom Baker"),
      paid("m-1", .payment, "pay_1", title: "Corner Shop"),
    ])
    try await world.watch { app in
      try await app.tap("Corner Shop")
      #expect(world.receipts.lines == ["pay_1"])
      try await app.tap("Tom Baker")
      try await app.tap("See the receipt")
      #expect(world.receipts.lines == ["pay_1", "pay_2"])
    }
  }

  private func paid(
    _ id: String, _ kind: Movement.Kind, _ payment: String, title: String
  ) -> Movement {
    Movement(
      id: Movement.ID(rawValue: id), date: beginning, kind: kind, title: title,
      amount: Money(minorUnits: -5_00, .eur), balance: Money(minorUnits: 5_00, .eur),
      payment: payment)
  }

  @Test func `a link leads to a movement, and Back to the activity`() async throws {
    let world = World()
    try await world.watch(at: "/activity/m-44") { app in
      try await app.see("+€44.00")
      try await app.back()
      try await app.see("# Activity")
      world.wallet.set([] as [Movement])
      try await app.open("/activity/m-44")
      try await app.see("∅ It is not there any more")
      try await app.tap("All activity")
      try await app.see("# Activity")
    }
  }

  @Test(arguments: ["en", "es"])
  func `the chart of the balance opens a movement, and its fallback says the ends`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch(at: "/activity") { app in
      let balances = movements(45).prefix(20).map(\.balance.minorUnits)
      try await app.see("\(world.text(.chartLowest))  \(world.money(balances.min() ?? 0))")
      try await app.see("\(world.text(.chartHighest))  \(world.money(balances.max() ?? 0))")
      let chart = try world.text(.chartTitle)
      await #expect(throws: TestFailure.self) {
        try await app.send(["movement": "m-none"], to: chart)
      }
      try await app.send(["movement": "m-44"], to: chart)
      #expect(await app.location.path == "/activity/m-44")
    }
  }

  @Test func `the chart hides with the amounts`() async throws {
    let world = World()
    try await world.watch(at: "/activity") { app in
      try await app.see("Lowest balance")
      try await app.leaveFront()
      try await app.dontSee("Lowest balance")
      try await app.comeToFront()
      try await app.see("Lowest balance")
    }
  }

  @Test func `Back leads home from a link`() async throws {
    try await World().watch(at: "/activity") { app in
      try await app.back()
      try await app.see("# Sunny Otter")
      #expect(await app.location.path == "/")
    }
  }
}
