import SillarWeb
import Testing

/// One client that takes windows from all others.
@Suite(.timeLimit(.minutes(2))) struct WindowAttackTests {
  /// Opens a page without a cookie, and claims its window with an empty form.
  private func claim(_ client: Attacker) async throws -> Int {
    let page = try await client.ask("GET", "/")
    guard page.status == 200 else { return page.status }
    return try await client.post("e=0", to: page, cookie: page.cookie).status
  }

  @Test
  func `150 pairs of page and form from one client lock nobody out of an app with 50 windows`()
    async throws
  {
    try await AttackedHost.run {
      $0.limits.maximumWindows = 50
    } test: { attacked in
      let attacker = attacked.client(2)
      for _ in 0..<150 { _ = try await claim(attacker) }
      for _ in 0..<5 { #expect(try await attacked.client(3).ask("GET", "/").status == 200) }
      #expect(attacked.host.windowCount <= 50)
    }
  }

  @Test func `a client that drops its cookie 600 times has one budget, and others have theirs`()
    async throws
  {
    // So few that a slow machine exceeds them, too.
    try await AttackedHost.run {
      $0.limits.eventsPerSecondPerClient = 40
    } test: { attacked in
      let attacker = attacked.client(2)
      let statuses = try await Attacker.times(600) { _ in
        try await attacker.ask("GET", "/").status
      }
      #expect(statuses.contains(429))
      #expect(statuses.filter { $0 == 200 }.count >= 40)
      #expect(try await attacked.client(3).ask("GET", "/").status == 200)
      // The log says once what was refused, and to whom.
      let lines = attacked.lines("refused a client's page")
      #expect(lines.count == 1 && lines.allSatisfy { $0.contains("127.0.0.2") }, "\(lines)")
    }
  }
}
