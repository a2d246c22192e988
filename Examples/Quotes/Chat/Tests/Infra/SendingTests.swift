import ChatModel
import ChatTesting
import Foundation
import Kit
import SillarModel
import TestServers
import Testing
import Work
import WorkTesting

struct SendingTests {
  private let quotes = FakeQuotes.chat()

  @Test func `what is written offline survives a restart, and is sent in its order later`()
    async throws
  {
    try await Place.with(quotes.server) { place in
      try await Phone(try await refusingURL(), in: place.folder).chats()
        .say("one", "two", "three", "four")
      let phone = try Phone(place.url, in: place.folder)
      let saved = try await phone.chats().follow { $0.savedAt != nil }
      #expect(saved.shown == ["one …", "two …", "three …", "four …"])
      let sent = try await phone.run(until: \.isAllSent)
      #expect(sent.shown == ["one s", "two s", "three s", "four s"])
      #expect(quotes.texts == ["one", "two", "three", "four"])
    }
  }

  @Test func `a message that came back from the service stands for the one that waits`()
    async throws
  {
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      let ana = phone.chats()
      try await ana.say("Hello")
      let mine = try #require(try await ana.follow { _ in true }.lines.first)
      // The service has the message, and its answer was lost.
      quotes.write(
        FakeMessage(mine.id.rawValue, from: "ana", text: "Hello"),
        FakeMessage("x", from: "carla", text: "Hi"), in: tap.rawValue)
      // After a restart: the reading above may not have ended yet, and is live without asking again.
      let conversation = try await Phone(place.url, in: place.folder).chats().live()
      #expect(conversation.shown == ["Hello s", "Hi"])
      #expect(try await phone.waiting() == 1)
    }
  }

  @Test(arguments: [
    (404, "unknown-chat", MessageMark.Refusal.gone), (403, "not-for-your-role", .notAllowed),
    (422, "invalid-body", .notAccepted),
  ])
  func `one that is refused says why, and holds up no others`(
    _ status: Int, _ kind: String, _ refusal: MessageMark.Refusal
  ) async throws {
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      quotes.server.refuse(.init(status, kind))
      try await phone.chats().say("Bad", "Good")
      let parked = try await phone.run { $0.pending.map(\.mark) == [.parked(refusal)] }
      #expect(parked.shown == ["Good s", "Bad !"])
    }
  }

  @Test func `several photos go out one by one, the text with the first`() async throws {
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      let photos = ["p1", "p2"].map { PhotoID(rawValue: $0) }
      try await SendDraft(phone.chats()).execute(
        ChatDraft(text: "Look", photos: photos), in: chat)
      let sent = try await phone.run(until: \.isAllSent)
      #expect(sent.shown == ["Look s", " s"])
      #expect(sent.lines.map(\.photo) == photos)
      #expect(quotes.messages.map(\.photo) == ["p1", "p2"])
    }
  }

  @Test func `what somebody has begun to write survives a restart, until it is sent`()
    async throws
  {
    try await withFolder { folder in
      let gone = try await refusingURL()
      let draft = ChatDraft(text: "When could y", photos: [PhotoID(UUID())])
      let phone = try Phone(gone, in: folder)
      await phone.chats().keep(ChatDraft(text: "Whe"), of: chat)
      await phone.chats().keep(draft, of: chat)
      // Drafts are saved in the background, in order.
      var stored = ChatDraft()
      while stored != draft {
        stored = try await (try Phone(gone, in: folder)).chats().draft(of: chat)
      }
      try await SendDraft(phone.chats()).execute(draft, in: chat)
      let after = try Phone(gone, in: folder).chats()
      #expect(try await after.draft(of: chat) == ChatDraft())
      let saved = try await after.follow { _ in true }
      #expect(saved.shown == ["When could y …"])
    }
  }
}
