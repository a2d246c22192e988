import Foundation
import NIOCore
import SillarWeb
import TestServers
import Testing

/// One client that asks for more than the limit of events, by ways that are not taps.
@Suite(.timeLimit(.minutes(2))) struct RateAttackTests {
  @Test func `300 GETs of a window's page are charged as events`() async throws {
    // So few that a slow machine exceeds them, too.
    try await AttackedHost.run {
      $0.limits.eventsPerSecond = 5
    } test: { attacked in
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      let statuses = try await Attacker.times(300) { _ in
        try await attacker.ask("GET", "/?w=\(page.window)", cookie: page.cookie).status
      }
      #expect(statuses.contains(429))
      // What a person needs is there: the burst of two seconds.
      #expect(statuses.filter { $0 == 200 }.count >= 10)
    }
  }

  @Test func `650 aliases of one field in a form are one event at most`() async throws {
    try await AttackedHost.run { attacked in
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      #expect(!page.note.isEmpty)
      let aliases = (1...650).map { "f\(String(repeating: "0", count: $0))\(page.note)=text\($0)" }
      let answer = try await attacker.post(
        "f\(page.note)=plain&" + aliases.joined(separator: "&") + "&e=0", to: page,
        cookie: page.cookie)
      #expect(answer.status == 303)
      #expect(attacked.app.events.all == ["text(\"plain\")"])
    }
  }

  @Test func `300 forms are charged as events, and so are their fields`() async throws {
    try await AttackedHost.run {
      $0.limits.eventsPerSecond = 5
    } test: { attacked in
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      let statuses = try await Attacker.times(300) { number in
        try await attacker.post("f\(page.note)=\(number)&e=0", to: page, cookie: page.cookie).status
      }
      #expect(statuses.contains(429))
    }
  }

  /// Requests that show no window, and an upper bound for how many of them a budget of ten events pays.
  private static let windowless = [
    ("GET", "/-/windows/none/session", 10), ("POST", "/-/windows/none/end", 10),
    ("POST", "/-/windows/none", 10), ("POST", "/-/windows/none/files", 10),
    ("PUT", "/-/windows/none/files/1", 10), ("GET", "/-/none", 10), ("GET", "/-/pictures/none", 40),
    ("GET", "/-/resources/none.svg", 100),
  ]

  @Test(arguments: windowless)
  func `a flood of requests for no window is refused, and others are served`(
    method: String, path: String, paid: Int
  ) async throws {
    try await AttackedHost.run {
      $0.limits.eventsPerSecondPerClient = 1
    } test: { attacked in
      let attacker = attacked.client(2)
      let start = ContinuousClock.now
      let statuses = try await Attacker.times(300) { _ in
        try await attacker.ask(method, path).status
      }
      let seconds = Int((ContinuousClock.now - start) / .seconds(1)) + 1
      let served = statuses.count { $0 != 429 }
      // Each second pays for more.
      #expect((1...(paid + seconds * paid / 10 + 1)).contains(served), "\(served)")
      #expect(try await attacked.client(3).ask("GET", "/").status == 200)
    }
  }

  @Test func `a neighbor who loads pages without end leaves forms and sockets of others alone`()
    async throws
  {
    // So few that a slow machine exceeds them, too.
    try await AttackedHost.run {
      $0.limits.eventsPerSecondPerClient = 20
    } test: { attacked in
      let (attacker, neighbor) = (attacked.client(2), attacked.client(2))
      let page = try await neighbor.ask("GET", "/")
      let open = try await neighbor.socket(of: page, cookie: page.cookie)
      let flood = try await Attacker.times(100) { _ in try await attacker.ask("GET", "/").status }
      #expect(flood.contains(429))
      try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
          while !Task.isCancelled { _ = try await attacker.ask("GET", "/") }
          return false
        }
        group.addTask {
          for number in 0..<12 {
            let form = try await neighbor.post("e=0", to: page, cookie: page.cookie)
            #expect(form.status == 303, "form \(number)")
            let shown = try await neighbor.ask("GET", "/?w=\(page.window)", cookie: page.cookie)
            #expect(shown.status == 200, "page \(number)")
          }
          // The event of a socket that was there, and a new socket in its place.
          try await open.send(Attacker.frame("{\"e\":\"\(page.button)\"}"))
          #expect(try await eventually { attacked.app.events.all.contains("tap(\"tap\")") })
          let socket = try await neighbor.socket(of: page, cookie: page.cookie)
          try await socket.send(Attacker.frame("{\"e\":\"\(page.button)\"}"))
          #expect(
            try await eventually { attacked.app.events.all.count { $0 == "tap(\"tap\")" } == 2 })
          return true
        }
        while let isDone = try await group.next(), !isDone {}
        group.cancelAll()
      }
      // Whoever has no window yet waits.
      #expect(attacked.lines("refused a client's page").count == 1)
      #expect(attacked.lines("refused a client's form").isEmpty)
      #expect(attacked.lines("refused a socket").isEmpty)
    }
  }

  @Test func `2,000 forged ids are one line of the log`() async throws {
    try await AttackedHost.run {
      $0.limits.eventsPerSecond = 100_000
    } test: { attacked in
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      let socket = try await attacker.socket(of: page, cookie: page.cookie)
      for number in 0..<2_000 {
        try await socket.send(Attacker.frame("{\"e\":\"1.\(10_000 + number)\"}"))
      }
      try await socket.send(Attacker.frame("{\"e\":\"\(page.button)\"}"))
      #expect(try await eventually { attacked.app.events.count == 1 })
      #expect(attacked.lines("refused an event").count == 1)
    }
  }

  @Test func `a flood of 33,000 messages is closed with 1008`() async throws {
    try await AttackedHost.run { attacked in
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      let socket = try await attacker.socket(of: page, cookie: page.cookie)
      var many = Attacker.frame("{\"e\":\"\(page.button)\"}")
      let one = many
      for _ in 0..<999 {
        var next = one
        many.writeBuffer(&next)
      }
      for _ in 0..<33 { try? await socket.send(many) }
      let received = try await socket.allReceived()
      #expect(received.contains("too many messages"))
      // It was told so a few times, not for each message.
      #expect(received.components(separatedBy: "Too fast").count < 20)
      #expect(attacked.app.events.count < 1_000)
      #expect(try await attacked.client(3).ask("GET", "/").status == 200)
    }
  }
}
