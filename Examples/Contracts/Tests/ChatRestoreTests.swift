import ChatModel
import ChatTesting
import Foundation
import Kit
import SillarData
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

/// A restore of the service from a backup, which loses all later messages.
struct ChatRestoreTests {
  @Test(.timeLimit(.minutes(1)))
  func `after a restore all see what the service has, and what it lost of theirs as not sent`()
    async throws
  {
    try await withFolder { folder in
      let (data, backup) = (folder.appending(path: "data"), folder.appending(path: "backup"))
      let backend = RestorableBackend()
      try await backend.start(in: data)
      try await withServer(backend, logger: quiet) { port in
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/api"))
        let place = QuotesPlace(
          place: Place(url: url, folder: folder), tokens: try await BackendTokens(at: url))
        let chat = try await place.chat()
        let (home, pro) = (try place.phone(of: ana), try place.phone(of: carla))
        func say(_ texts: (QuotesPhone, String)...) async throws {
          for (phone, text) in texts {
            try await phone.chats.say(text, in: chat)
            try await phone.send()
          }
        }
        func see(_ phone: QuotesPhone, _ texts: [String]) async throws {
          try await phone.chats.live(chat) { $0.lines.map(\.text) == texts }
        }

        try await say((home, "one"), (pro, "two"), (home, "three"))
        // A normal restart, with a backup in between: no message is lost or shown as lost.
        backend.stop()
        try FileManager.default.copyItem(at: data, to: backup)
        try await backend.start(in: data)
        try await say((home, "lost 1"), (pro, "lost 2"), (home, "lost 3"), (pro, "lost 4"))
        let before = ["one", "two", "three", "lost 1", "lost 2", "lost 3", "lost 4"]
        for phone in [home, pro] { try await see(phone, before) }

        backend.stop()
        try await backend.start(in: backup)
        try await say((pro, "new 1"), (home, "new 2"), (pro, "new 3"), (home, "new 4"))
        let there = ["one", "two", "three", "new 1", "new 2", "new 3", "new 4"]
        try await see(place.phone(of: ana), there)
        for (phone, lost) in [(home, ["lost 1", "lost 3"]), (pro, ["lost 2", "lost 4"])] {
          try await see(phone, there + lost)
          let window = try await phone.chats.live(chat) { $0.pending.count == 2 }
          #expect(window.pending.map(\.mark) == [.parked(.lost), .parked(.lost)])
          let unsent = try await phone.service.outbox.unsentCount(of: phone.person.id.rawValue)
          #expect(unsent.parked == 2)
        }

        // One lost message is sent again and one is discarded; none is sent without the user.
        let mine = try await home.chats.live(chat) { $0.pending.count == 2 }.pending
        try await home.chats.retry(mine[0].id, in: chat)
        #expect(try await home.chats.discard(mine[1].id, in: chat))
        try await home.send()
        try await see(home, there + ["lost 1"])
        try await home.chats.live(chat, until: \.isAllSent)
        try await see(pro, there + ["lost 1", "lost 2", "lost 4"])
        try await see(place.phone(of: carla), there + ["lost 1"])
      }
      backend.stop()
    }
  }
}
