import Gallery
import NIOCore
import SillarTesting
import SillarWeb
import TestServers
import Testing

/// Somebody who presses and enters anything anywhere.
@Suite(.timeLimit(.minutes(2))) struct MonkeyAttackTests {
  private static let values = [
    "", "true", "false", "0", "1", "-1", "99", "1e9", "text", "\\u0000", "\\u202e", "<b>", "ñ",
  ]

  private func message(_ chance: inout SeededChance) -> String {
    let node = Int.random(in: -5...120, using: &chance)
    let value = Self.values.randomElement(using: &chance) ?? ""
    return switch Int.random(in: 0..<10, using: &chance) {
    case 0..<4: "{\"e\":\"1.\(node)\"}"
    case 4..<8: "{\"e\":\"1.\(node)\",\"v\":\"\(value)\",\"n\":\(abs(node))}"
    case 8: "{\"e\":\"1.\(node)\",\"r\":\(Int.random(in: 0...50, using: &chance))}"
    default: "{\"b\":\(node)}"
    }
  }

  @Test
  func `1,000 events of a monkey leave the window alive, and nothing but refusals in the log`()
    async throws
  {
    // What takes three seconds is done at once.
    let app = try GalleryApp(clock: ScriptedClock { _ in })
    try await AttackedHost.run(app) {
      $0.limits.eventsPerSecond = 100_000
      $0.limits.eventsPerSecondPerClient = 100_000
    } test: { attacked in
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      let socket = try await attacker.socket(of: page, cookie: page.cookie)
      var chance = SeededChance(seed: 1_000)
      for _ in 0..<1_000 { try await socket.send(Attacker.frame(message(&chance))) }
      // The answer to the last message shows that all have been handled.
      try await socket.send(Attacker.frame("{\"o\":\"/rows\"}"))
      try await socket.waitUntilReceived("Row 1000")
      #expect(socket.isOpen)
      let now = try await attacker.ask("GET", "/?w=\(page.window)", cookie: page.cookie)
      #expect(now.status == 200 && now.window == page.window)
      #expect(MarkupScan(now.text).problem == nil)
      let unexpected = attacked.lines("").filter {
        !$0.contains("refused an event") && !$0.contains("refused a message")
      }
      #expect(unexpected == [])
      #expect(attacked.lines("refused an event").count == 1)
    }
  }
}
