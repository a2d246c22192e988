import ChatModel
import ChatTesting
import Foundation
import SillarModel
import Testing
import Work
import WorkTesting

/// The contract of Chat's repositories.
@Suite(.timeLimit(.minutes(1)))
struct ChatContract {
  @Test(arguments: Implementation.allCases)
  func `what two people write is there at once, and sent once, in its order`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.chat { place in
      try await place.ana.say("Hello", "Hello", in: place.chat)
      let waiting = try await place.ana.follow(place.chat) { _ in true }
      #expect(waiting.shown == ["Hello …", "Hello …"])
      try await place.settle()
      try await place.write(["Hi"])
      let sent = try await place.ana.live(place.chat) { $0.messages.count == 3 }
      #expect(sent.lines.map(\.text) == ["Hello", "Hello", "Hi"])
      #expect(sent.messages.map(\.number) == [1, 2, 3])
      #expect(sent.messages.map(\.from) == [ana.id, ana.id, carla.id])
      #expect(sent.pending.isEmpty)
      #expect(!sent.hasEarlier)
      #expect(sent.heading?.with.id == carla.id)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a chat begins with its latest messages, and those before are read to the first`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.chat { place in
      try await place.write((1...35).map { "Nº \($0)" })
      let chat = try await place.ana.live(place.chat) { $0.messages.last?.number == 35 }
      #expect(chat.messages.count < 35)
      var first = try #require(chat.first)
      while let earlier = try await place.ana.findEarlier(than: first, in: place.chat) {
        #expect(earlier < first)
        first = earlier
      }
      let all = place.ana.conversation(place.chat, from: first)
      var lines: [String] = []
      for try await reading in all {
        lines = reading.value.lines.map(\.text)
        break
      }
      #expect(lines == (1...35).map { "Nº \($0)" })
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what was read is unread no more`(_ implementation: Implementation) async throws {
    try await implementation.chat { place in
      try await place.write(["One", "Two"])
      func wait(for unread: Int) async throws -> ChatSummary? {
        try await place.ana.list { $0.contains { $0.id == place.chat && $0.unread == unread } }
          .first { $0.id == place.chat }
      }
      let two = try await wait(for: 2)
      #expect(two?.last?.text == "Two")
      #expect(two?.heading.with.id == carla.id)
      place.ana.read(upTo: 1, in: place.chat)
      _ = try await wait(for: 1)
      place.ana.read(upTo: 2, in: place.chat)
      _ = try await wait(for: 0)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what waits can be taken back, and what was sent cannot`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.chat { place in
      try await place.ana.say("One", "Two", in: place.chat)
      let waiting = try await place.ana.follow(place.chat) { _ in true }.pending.map(\.id)
      #expect(try await place.ana.discard(waiting[1], in: place.chat))
      try await place.settle()
      #expect(try await place.ana.live(place.chat).shown == ["One s"])
      #expect(try await place.ana.discard(waiting[0], in: place.chat) == false)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `what was begun is kept for its chat until it is sent`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.chat { place in
      let chat = place.ana
      await chat.keep(ChatDraft(text: "When"), of: place.chat)
      #expect(try await chat.draft(of: place.chat) == ChatDraft(text: "When"))
      let other = ChatID(request: place.chat.request, professional: diego.id)
      #expect(try await chat.draft(of: other) == ChatDraft())
      try await SendDraft(chat).execute(ChatDraft(text: "When"), in: place.chat)
      #expect(try await chat.draft(of: place.chat) == ChatDraft())
    }
  }

  @Test(arguments: Implementation.allCases)
  func `a chat that is not there is unknown`(_ implementation: Implementation) async throws {
    try await implementation.chat { place in
      for chat in [
        ChatID(request: RequestID(UUID()), professional: carla.id),
        ChatID(request: place.chat.request, professional: diego.id),
      ] {
        await #expect(throws: Problem.notFound) { try await place.ana.live(chat) }
      }
    }
  }

  // MARK: Behavior of the service

  @Test(arguments: Implementation.ofQuotes)
  func `the other one hears that a message has come, and that it was read`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let chat = try await place.chat()
      let (ana, carla) = (try place.phone(of: ana), try place.phone(of: carla))
      try await ana.chats.say("One", "Two", in: chat)
      try await ana.send()
      try await carla.chats.live(chat)
      try await ana.chats.live(chat) { $0.shown == ["One d", "Two d"] }
      carla.chats.read(upTo: 1, in: chat)
      try await ana.chats.live(chat) { $0.shown == ["One r", "Two d"] }
      // Another phone of Carla has the same state.
      let other = try place.phone(of: WorkTesting.carla)
      try await other.chats.list { $0.contains { $0.id == chat && $0.unread == 1 } }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a chat is for the two whom it concerns, and silent ones come last`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let carlas = try await place.chat()
      let diegos = ChatID(request: carlas.request, professional: diego.id)
      try await place.apply(diego, to: carlas.request)
      let phone = try place.phone(of: diego)
      try await phone.chats.say("Hello", in: diegos)
      try await phone.send()
      func chats(_ person: Person, with count: Int) async throws -> [ChatID] {
        let isHere = { (chat: ChatSummary) in chat.id.request == carlas.request }
        return try await place.phone(of: person).chats
          .list { $0.count(where: isHere) == count }.filter(isHere).map(\.id)
      }
      #expect(try await chats(ana, with: 2) == [diegos, carlas])
      #expect(try await chats(carla, with: 1) == [carlas])
      #expect(try await chats(diego, with: 1) == [diegos])
      #expect(try await chats(ben, with: 0) == [])
      for person in [ben, diego] {
        let phone = try place.phone(of: person)
        await #expect(throws: Problem.notFound) { try await phone.chats.live(carlas) }
      }
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `what the service does not take says why, and holds up no others`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let chat = try await place.chat()
      let phone = try place.phone(of: ana)
      let long = String(repeating: "x", count: ChatDraft.longestText + 1)
      try await phone.chats.send(
        [
          NewMessage(id: MessageID(), text: long, photo: nil),
          NewMessage(id: MessageID(), text: "", photo: PhotoID(UUID())),
          NewMessage(id: MessageID(), text: "Good", photo: nil),
        ], in: chat)
      try await phone.send()
      let after = try await phone.chats.live(chat)
      #expect(after.messages.map(\.text) == ["Good"])
      #expect(after.pending.map(\.mark) == [.parked(.notAccepted), .parked(.gone)])
      for message in after.pending {
        #expect(try await phone.chats.discard(message.id, in: chat))
      }
      #expect(try await phone.chats.live(chat).shown == ["Good s"])
    }
  }

  @Test(arguments: Implementation.ofQuotes)
  func `a message is said once, from however many phones it comes`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.quotes { place in
      let chat = try await place.chat()
      let id = MessageID()
      func send(_ text: String) async throws -> Conversation {
        let phone = try place.phone(of: ana)
        try await phone.chats.send([NewMessage(id: id, text: text, photo: nil)], in: chat)
        try await phone.send()
        return try await phone.chats.live(chat)
      }
      #expect(try await send("Hello").shown == ["Hello s"])
      #expect(try await send("Hello").shown == ["Hello s"])
      // The service refuses another message with this id.
      #expect(try await send("Bye").shown == ["Hello s"])
      #expect(try await place.phone(of: carla).chats.live(chat).shown == ["Hello"])
    }
  }
}
