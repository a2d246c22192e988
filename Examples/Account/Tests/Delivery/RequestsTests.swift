import AccountModel
import AccountTesting
import Foundation
import Kit
import Money
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import AccountDelivery

struct RequestsTests {
  @Test(arguments: ["en", "es"])
  func `requests are in two lists, each with its state in words`(_ language: String) async throws {
    let world = World(language: language)
    try await world.watch(at: "/requests") { app in
      let text = await app.text
      let incoming = try #require(text.range(of: try world.text(.requestsIncoming)))
      let outgoing = try #require(text.range(of: try world.text(.requestsOutgoing)))
      let luciaAt = try #require(text.range(of: "Lucía Romero"))
      let tomAt = try #require(text.range(of: "Tom Baker"))
      #expect(incoming.lowerBound < luciaAt.lowerBound)
      #expect(luciaAt.lowerBound < outgoing.lowerBound)
      #expect(outgoing.lowerBound < tomAt.lowerBound)
      let english = ["‹1 open›", "‹Open›", "‹Paid›"]
      let spanish = ["‹1 pendiente›", "‹Pendiente›", "‹Pagada›"]
      for word in language == "en" ? english : spanish { try await app.see(word) }
    }
  }

  @Test(arguments: ["/", "/requests", "/requests/req_1"])
  func `a request is paid from wherever it is seen, and the home is up to date then`(
    _ path: String
  ) async throws {
    let world = World()
    try await world.watch(at: path) { app in
      try await app.tap("Pay")
      try await app.see("# Till for req_1")
      try await app.tap("Not now")
      #expect(await app.location.path == path)
      try await app.tap("Pay")
      try await app.tap("Pay it")
      #expect(await app.location.path == "/")
      try await app.see("€237.50")
      try await app.dontSee("waits for you")
      #expect(world.payables.lines == ["req_1", "req_1"])
    }
  }

  @Test(arguments: ["en", "es"])
  func `declining asks first, and the screen beneath shows what became of it`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    for path in ["/requests", "/requests/req_1"] {
      world.wallet.set([request("req_1", .incoming, lucia, 12_50)])
      try await world.watch(at: path) { app in
        try await app.tap(try world.text(.requestsDecline))
        try await app.see(
          language == "en" ? "# Decline this request?" : "# ¿Rechazar esta petición?")
        try await app.see(
          try world.text(
            .declineAdvice, ["name": "Lucía Romero", "amount": try world.money(12_50)]))
        try await app.tap(try world.text(.declineKeep))
        #expect(world.wallet.requestStates == [.open])
        try await app.tap(try world.text(.requestsDecline))
        try await app.tap(try world.text(.declineConfirm))
        try await app.see("‹\(try world.text(.requestsDeclined))›")
        try await app.dontSee(try world.text(.declineTitle))
        #expect(world.wallet.requestStates == [.declined])
        #expect(await app.location.modals == 0)
      }
    }
  }

  @Test func `Back takes the question away and declines nothing`() async throws {
    let world = World()
    try await world.watch(at: "/requests") { app in
      try await app.tap("Decline")
      try await app.back()
      try await app.dontSee("Decline this request?")
      #expect(world.wallet.takeLog("decline") == [])
    }
  }

  @Test func `two taps decline once, and a failure can be tried again`() async throws {
    let world = World()
    let gate = world.wallet.hold("decline req_1")
    try await world.watch(at: "/requests") { app in
      try await app.tap("Decline")
      try await app.tap("Decline", times: 2)
      try await app.see("⏳ Declining")
      world.wallet.fail("decline req_1", .timedOut)
      gate.open()
      try await app.see("✗ The service takes too long to answer")
      #expect(world.wallet.takeLog("decline") == ["decline req_1"])
      world.wallet.recover()
      try await app.tap("Decline")
      try await app.see("‹Declined›")
    }
  }

  @Test func `a request that was settled meanwhile says so, and is then seen as it is`()
    async throws
  {
    let world = World()
    try await world.watch(at: "/requests") { app in
      try await app.tap("Decline")
      world.wallet.fail("decline req_1", AccountError.notOpen.problem)
      world.wallet.set([request("req_1", .incoming, lucia, 12_50, .cancelled)])
      try await app.tap("Decline")
      try await app.see("✗ That is settled already")
      try await app.tap("Keep it")
      try await app.see("‹Cancelled›")
    }
  }

  @Test(arguments: ["/requests", "/requests/req_2"])
  func `what one has asked for is taken back, once, whatever becomes of the answer`(
    _ path: String
  ) async throws {
    let world = World()
    let gate = world.wallet.hold("cancel req_2")
    try await world.watch(at: path) { app in
      try await app.tap("Cancel request", times: 2)
      try await app.see("⏳ Cancelling")
      world.wallet.fail("cancel req_2", .broken(""))
      gate.open()
      try await app.see("✗ The service has a problem")
      #expect(world.wallet.takeLog("cancel") == ["cancel req_2"])
      world.wallet.recover()
      try await app.tap("Try again")
      try await app.see("‹Cancelled›")
      try await app.dontSee("✗")
      try await app.dontSee("[Cancel request]")
    }
  }

  @Test(arguments: ["en", "es"])
  func `a link leads to a request, with its title in words, and Back leads home`(
    _ language: String
  ) async throws {
    let world = World(language: language)
    try await world.watch(at: "/requests/req_1") { app in
      try await app.see(
        language == "en"
          ? "# Lucía Romero asks you for money" : "# Lucía Romero te pide dinero")
      try await app.see("Cena")
      try await app.see(language == "en" ? "December 31, 2025" : "31 de diciembre de 2025")
      try await app.back()
      try await app.see("# Sunny Otter")
    }
  }

  @Test func `a link to a request that is not there says so, and leads on`() async throws {
    try await World().watch(at: "/requests/req_9") { app in
      try await app.see("∅ This request is not there")
      try await app.tap("All requests")
      try await app.see("# Requests")
    }
  }

  @Test(arguments: [
    "/requests/a/b", "/requests/..", "/requests/é", "/nothing", "/send/x",
    "/requests/\(String(repeating: "x", count: 101))",
  ])
  func `a path that leads nowhere is not opened`(_ path: String) async throws {
    try await World().watch { app in
      try await app.dontOpen(path)
      try await app.see("# Sunny Otter")
    }
  }

  @Test(arguments: [
    "/", "/activity", "/send", "/requests", "/requests/req_1", "/ask", "/activity/m-1",
  ])
  func `each path is where it was opened`(_ path: String) async throws {
    try await World().watch(at: path) { app in #expect(await app.location.path == path) }
  }

  @Test func `a request is opened from the home and from the list`() async throws {
    try await World().watch { app in
      try await app.tap("Lucía Romero", in: "1 request waits for you")
      #expect(await app.location.path == "/requests/req_1")
      try await app.back()
      try await app.tap("All requests")
      try await app.tap("Tom Baker")
      try await app.see("# You have asked Tom Baker for money")
    }
  }
}
