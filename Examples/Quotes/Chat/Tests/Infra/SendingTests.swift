import ChatModel
import Foundation
import SillarData
import SillarModel
import Synchronization
import TestServers
import Testing
import Work

struct SendingTests {
  @Test func `what is written is to be seen at once, and again as sent`() async throws {
    let server = FakeChats(messages: 1)
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        _ = try await phone.live()
        try await phone.say("Hello", "When?")
        let waiting = try await phone.follow { _ in true }
        #expect(waiting.shown == ["Nº 1", "Hello …", "When? …"])
        let sent = try await phone.run(until: \.isAllSent)
        #expect(sent.shown == ["Nº 1", "Hello s", "When? s"])
        #expect(server.texts == ["Nº 1", "Hello", "When?"])
      }
    }
  }

  @Test func `what is written offline survives a restart, and is sent in its order later`()
    async throws
  {
    let server = FakeChats()
    try await withFolder { folder in
      let gone = try await refusingURL()
      try await Phone(gone, in: folder).say("one", "two", "three", "four")
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let saved = try await phone.follow { $0.reading?.freshness != .live }
        #expect(saved.shown == ["one …", "two …", "three …", "four …"])
        let sent = try await phone.run(until: \.isAllSent)
        #expect(sent.shown == ["one s", "two s", "three s", "four s"])
        #expect(server.texts == ["one", "two", "three", "four"])
      }
    }
  }

  @Test func `a message whose answer was lost is there once, on both sides`() async throws {
    let server = FakeChats()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        server.plan(.lost, .failed, .lost, .failed, .lost, .lost, .failed)
        try await phone.say("Hello", "Again")
        let sent = try await phone.run(until: \.isAllSent)
        #expect(sent.shown == ["Hello s", "Again s"])
        #expect(server.texts == ["Hello", "Again"])
        let keys = server.state.withLock { $0.keys }
        #expect(keys.count > 2)
        #expect(Set(keys).count == 2)
      }
    }
  }

  @Test func `a message that came back from the service stands for the one that waits`()
    async throws
  {
    let server = FakeChats()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        try await phone.say("Hello")
        let mine = try #require(try await phone.follow { _ in true }.lines.first)
        // It has arrived, and nobody here has been told.
        server.state.withLock { state in
          state.entries.append(.init(id: mine.id.rawValue, from: "ana", text: "Hello", photo: nil))
          state.entries.append(.init(id: "x", from: "carla", text: "Hi", photo: nil))
        }
        let conversation = try await phone.live()
        #expect(conversation.shown == ["Hello s", "Hi"])
        #expect(conversation.pending.count == 1)
      }
    }
  }

  @Test(arguments: [(404, PendingMessage.Refusal.gone), (403, .notAllowed), (422, .notAccepted)])
  func `one that is refused says why, and holds up no others`(
    _ status: Int, _ refusal: PendingMessage.Refusal
  ) async throws {
    let server = FakeChats()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        server.plan(.refused(status))
        try await phone.say("Bad", "Good")
        let parked = try await phone.run { conversation in
          conversation.messages.count == 1
            && conversation.pending.map(\.state) == [.parked(refusal)]
        }
        #expect(parked.shown == ["Good s", "Bad !"])
        let bad = try #require(parked.pending.first?.id)
        // Sent again, it goes out under another key.
        try await phone.actions().chat.retry(bad, in: chat)
        let sent = try await phone.run(until: \.isAllSent)
        #expect(sent.shown == ["Good s", "Bad s"])
        #expect(server.texts == ["Good", "Bad"])
      }
    }
  }

  @Test func `one that is refused can be discarded, also after a restart`() async throws {
    let server = FakeChats()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        server.plan(.refused(422))
        try await phone.say("Bad")
        let parked = try await phone.run { $0.pending.first.map { $0.state != .waiting } == true }
        let bad = try #require(parked.pending.first?.id)
        let again = try Phone(url, in: folder)
        let isGone = try await again.actions().chat.discard(bad, in: chat)
        #expect(isGone)
        let after = try await again.live()
        #expect(after.shown == [])
        let wasThere = try await again.actions().chat.discard(bad, in: chat)
        #expect(wasThere == false)
        #expect(server.texts == [])
      }
    }
  }

  @Test func `several photos go out one by one, the text with the first`() async throws {
    let server = FakeChats()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let photos = [PhotoID(UUID()), PhotoID(UUID())]
        try await phone.say("Look", photos: photos)
        let sent = try await phone.run(until: \.isAllSent)
        #expect(sent.shown == ["Look s", " s"])
        #expect(sent.lines.map(\.photo) == photos)
        #expect(server.state.withLock { $0.entries.map(\.photo) } == photos.map(\.rawValue))
      }
    }
  }

  @Test func `what somebody has begun to write survives a restart, until it is sent`()
    async throws
  {
    try await withFolder { folder in
      let gone = try await refusingURL()
      let draft = ChatDraft(text: "When could y", photos: [PhotoID(UUID())])
      let phone = try Phone(gone, in: folder)
      phone.actions().chat.keep(ChatDraft(text: "Whe"), of: chat)
      phone.actions().chat.keep(draft, of: chat)
      #expect(await phone.actions().chat.draft(of: chat) == draft)
      #expect(await phone.actions(of: carla).chat.draft(of: chat) == ChatDraft())
      // Soon after, and in order.
      var stored = ChatDraft()
      while stored != draft {
        stored = await (try Phone(gone, in: folder)).actions().chat.draft(of: chat)
      }
      try await phone.actions().sendDraft.execute(draft, in: chat)
      #expect(await phone.actions().chat.draft(of: chat) == ChatDraft())
      let after = try Phone(gone, in: folder)
      #expect(await after.actions().chat.draft(of: chat) == ChatDraft())
      let saved = try await after.follow { $0.reading != nil }
      #expect(saved.shown == ["When could y …"])
    }
  }

  @Test func `two messages with the same words are two`() async throws {
    let server = FakeChats()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        try await phone.say("Hello", "Hello")
        let sent = try await phone.run(until: \.isAllSent)
        #expect(sent.shown == ["Hello s", "Hello s"])
      }
    }
  }
}
