import ChatModel
import Foundation
import Logging
import SillarData
import SillarModel
import TestServers
import Testing
import Work
import WorkInfra

/// The service is brought back from a backup, and has lost what came after it.
struct RestoreTests {
  private struct Tokens: SessionTokens {
    let tokens: [String: String]

    func token(of person: PersonID) -> String? { tokens[person.rawValue] }
    func tokenRefused(_ token: String, of person: PersonID) {}
  }

  private struct Device {
    let phone: Phone
    let person: Person

    func say(_ text: String) async throws {
      try await phone.actions(of: person).sendDraft.execute(ChatDraft(text: text), in: chat)
      try await see { $0.isAllSent || $0.pending.allSatisfy { $0.state == .parked(.lost) } }
    }

    @discardableResult
    func see(_ isSo: @escaping (Conversation) -> Bool) async throws -> Conversation {
      try await phone.follow(of: person) { news in
        guard let reading = news.reading, reading.freshness == .live else { return false }
        return isSo(reading.value)
      }
    }

    func see(_ texts: [String]) async throws {
      try await see { $0.lines.map(\.text) == texts }
    }
  }

  @Test(.timeLimit(.minutes(3)))
  func `after a restore all see what the service has, and what it lost of theirs as not sent`()
    async throws
  {
    try await withFolder { folder in
      let (data, backup) = (folder.appending(path: "data"), folder.appending(path: "backup"))
      let service = RealQuotes()
      try await service.start(in: data)
      try await service.addRequest(tap.rawValue)
      let tokens = Tokens(tokens: [
        "ana": try await service.token(of: "ana"), "carla": try await service.token(of: "carla"),
      ])
      try await withServer(service, logger: quiet) { port in
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/api/quotes"))
        func device(_ name: String, _ person: Person) throws -> Device {
          Device(
            phone: try Phone(url, in: folder.appending(path: name), tokens: tokens), person: person)
        }
        let (home, pro) = (try device("home", ana), try device("pro", carla))
        let running = [home, pro].map { device in Task { await device.phone.service.run() } }
        defer { for task in running { task.cancel() } }

        for (device, text) in [(home, "one"), (pro, "two"), (home, "three")] {
          try await device.say(text)
        }
        // An ordinary restart, with a backup on the way: nothing is lost, and nothing said to be.
        try service.stop()
        try FileManager.default.copyItem(at: data, to: backup)
        try await service.start(in: data)
        for (device, text) in [
          (home, "lost 1"), (pro, "lost 2"), (home, "lost 3"), (pro, "lost 4"),
        ] {
          try await device.say(text)
        }
        let before = ["one", "two", "three", "lost 1", "lost 2", "lost 3", "lost 4"]
        for device in [home, pro] { try await device.see(before) }

        try service.stop()
        try await service.start(in: backup)
        for (device, text) in [(pro, "new 1"), (home, "new 2"), (pro, "new 3"), (home, "new 4")] {
          try await device.say(text)
        }
        let there = ["one", "two", "three", "new 1", "new 2", "new 3", "new 4"]
        try await device("third", ana).see(there)
        for (device, lost) in [(home, ["lost 1", "lost 3"]), (pro, ["lost 2", "lost 4"])] {
          try await device.see(there + lost)
          let window = try await device.see { $0.pending.count == 2 }
          #expect(window.pending.map(\.state) == [.parked(.lost), .parked(.lost)])
          let unsent = try await device.phone.service.outbox
            .unsentCount(of: device.person.id.rawValue)
          #expect(unsent.parked == 2)
        }

        // One is sent again and one is not; nothing is sent by itself.
        let mine = try await home.see { $0.pending.count == 2 }.pending
        let actions = home.phone.actions(of: ana).chat
        try await actions.retry(mine[0].id, in: chat)
        #expect(try await actions.discard(mine[1].id, in: chat))
        try await home.see(there + ["lost 1"])
        try await home.see(\.isAllSent)
        try await pro.see(there + ["lost 1", "lost 2", "lost 4"])
        try await device("fourth", carla).see(there + ["lost 1"])
      }
      try service.stop()
    }
  }
}
