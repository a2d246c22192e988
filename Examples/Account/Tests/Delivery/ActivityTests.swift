import AccountDelivery
import AccountModel
import AccountTesting
import Kit
import Scripted
import Sillar
import SillarTesting
import Testing

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
      try await app.see("✗ The wallet takes too long to answer")
      try await app.see("No. 26")
      world.wallet.recover()
      try await app.tap("Try again")
      try await app.see("No. 6")
      try await app.dontSee("✗")
    }
  }

  @Test func `pages are as large as the flavor wants`() async throws {
    let world = World(options: AccountOptions(activityPageSize: 5))
    try await world.watch(at: "/activity") { app in
      try await app.see("No. 41")
      try await app.dontSee("No. 40")
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
