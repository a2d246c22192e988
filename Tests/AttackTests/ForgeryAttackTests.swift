import SillarWeb
import TestServers
import Testing

/// Events that no screen offers, and windows of somebody else.
@Suite(.timeLimit(.minutes(2))) struct ForgeryAttackTests {
  @Test
  func `400 ids that the screen does not show, and 60 values for what takes none, do nothing`()
    async throws
  {
    try await AttackedHost.run {
      $0.limits.eventsPerSecond = 10_000
    } test: { attacked in
      let attacker = attacked.client(2)
      let page = try await attacker.ask("GET", "/")
      let socket = try await attacker.socket(of: page, cookie: page.cookie)
      for number in 0..<400 {
        let id = number < 200 ? -number : 100 + number * number
        try await socket.send(Attacker.frame("{\"e\":\"1.\(id)\"}"))
      }
      for number in 0..<60 {
        try await socket.send(Attacker.frame("{\"e\":\"\(page.button)\",\"v\":\"\(number)\"}"))
      }
      try await socket.send(Attacker.frame("{\"e\":\"\(page.note)\",\"v\":\"true\"}"))
      #expect(try await eventually { attacked.app.events.count == 1 })
      #expect(attacked.app.events.all == ["text(\"true\")"])
    }
  }

  @Test func `a window answers to its own session alone, in 7 ways to ask`() async throws {
    try await AttackedHost.run { attacked in
      let victim = attacked.client(3)
      let theirs = try await victim.ask("GET", "/")
      _ = try await victim.post("f\(theirs.note)=swordfish&e=0", to: theirs, cookie: theirs.cookie)
      let attacker = attacked.client(2)
      let own = try await attacker.ask("GET", "/")
      let window = theirs.window
      for cookie in ["", own.cookie] {
        let page = try await attacker.ask("GET", "/?w=\(window)", cookie: cookie)
        #expect(!page.text.contains("swordfish") && page.window != window)
        let whereabouts = try await attacker.ask("GET", "/-/windows/\(window)", cookie: cookie)
        #expect(!whereabouts.text.contains(window))
      }
      // With the own token, and with the other's.
      for token in [own.token, theirs.token] {
        let answer = try await attacker.ask(
          "POST", "/-/windows/\(window)", cookie: own.cookie,
          ["Content-Type": "application/x-www-form-urlencoded"],
          body: "token=\(token)&e=\(theirs.button)")
        #expect(!answer.text.contains("swordfish"))
      }
      let socket = try await attacker.socket(of: theirs, cookie: own.cookie)
      let received = try await socket.allReceived()
      #expect(!received.contains("swordfish") && received.contains("no such window"))
      #expect(attacked.app.events.all == ["text(\"swordfish\")"])
    }
  }
}
