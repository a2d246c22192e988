import ChatModel
import ChatTesting
import Foundation
import Kit
import SillarModel
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

struct ReadingTests {
  @Test func `a chat opens without the service as it was, also after a restart`() async throws {
    try await Place.with(FakeQuotes.chat(messages: 3).server) { place in
      // The phone tells the service that the messages are delivered.
      let live = try await Phone(place.url, in: place.folder).chats().live {
        $0.shown.count == 3 && $0.heading != nil
      }
      let phone = try Phone(try await refusingURL(), in: place.folder)
      let saved = try await phone.chats().follow { $0.problem == .offline }
      #expect(saved.shown == ["Nº 1", "Nº 2", "Nº 3"])
      #expect(saved.heading == ChatHeading(with: carla, title: "A dripping tap"))
      #expect(saved.lines == live.lines)
      // Nothing is saved for Carla on this phone.
      await #expect(throws: Problem.offline) {
        try await phone.chats(of: carla).follow { _ in true }
      }
    }
  }

  @Test func `the chats of who has signed out are removed, and those of others stay`() async throws
  {
    try await Place.with(FakeQuotes.chat(messages: 3).server) { place in
      let tokens = SomeNames(ana, carla)
      let phone = try Phone(place.url, in: place.folder, tokens: tokens)
      for person in [ana, carla] {
        _ = try await phone.chats(of: person).live { $0.shown.count == 3 }
      }
      tokens.signOut(ana)
      await phone.service.forgetSignedOut()
      let offline = try Phone(try await refusingURL(), in: place.folder)
      await #expect(throws: Problem.offline) {
        try await offline.chats().follow { _ in true }
      }
      let others = try await offline.chats(of: carla).follow { $0.problem == .offline }
      #expect(others.shown.count == 3)
    }
  }

  @Test func `whatever has come meanwhile is there, in order, without a gap`() async throws {
    let quotes = FakeQuotes.chat(messages: 40)
    try await Place.with(quotes.server) { place in
      let first = try await Phone(place.url, in: place.folder).chats().live()
      #expect(first.shown == (11...40).map { "Nº \($0)" })
      #expect(first.hasEarlier)
      quotes.write(250, from: "carla")
      let phone = try Phone(place.url, in: place.folder)
      var seen: [[String]] = []
      let all = try await phone.chats().follow { reading in
        seen.append(reading.value.shown)
        return reading.savedAt == nil
      }
      #expect(seen.first?.last == "Nº 40")
      #expect(all.shown == (11...290).map { "Nº \($0)" })
    }
  }

  @Test func `events that come twice, or late, change nothing`() async throws {
    let quotes = FakeQuotes.chat(messages: 2)
    try await Place.with(quotes.server) { place in
      var hasWritten = false
      let conversation = try await Phone(place.url, in: place.folder).chats().follow { reading in
        if !hasWritten, reading.savedAt == nil, quotes.listeners > 0 {
          hasWritten = true
          quotes.write(2, from: "ana")
          for _ in 0..<3 { quotes.tellChat(tap.rawValue) }
          quotes.write(1, from: "carla")
          for _ in 0..<2 { quotes.tellChat(tap.rawValue) }
        }
        return reading.value.messages.count == 5 && reading.savedAt == nil
      }
      #expect(conversation.shown == ["Nº 1", "Nº 2", "Nº 3 s", "Nº 4 s", "Nº 5"])
    }
  }

  @Test func `earlier messages are there offline once they were read, and else it says so`()
    async throws
  {
    let quotes = FakeQuotes.chat(messages: 70)
    try await Place.with(quotes.server) { place in
      func readAll(_ phone: Phone, _ start: Conversation) async throws -> [String] {
        var first = start.first
        while let number = first,
          let earlier = try await phone.chats().findEarlier(than: number, in: chat)
        {
          first = earlier
        }
        for try await reading in phone.chats().conversation(chat, from: first) {
          return reading.value.shown
        }
        return []
      }
      let phone = try Phone(place.url, in: place.folder)
      let live = try await phone.chats().live()
      let offline = try Phone(try await refusingURL(), in: place.folder)
      let saved = try await offline.chats().follow { _ in true }
      #expect(saved.shown.count == 30)
      await #expect { try await readAll(offline, saved) } throws: { Problem($0) == .offline }
      let shown = try await readAll(phone, live)
      #expect(shown == (1...70).map { "Nº \($0)" })
      #expect(quotes.reads.count { $0.contains("before=") } == 2)
      let again = try await readAll(offline, saved)
      #expect(again == (1...70).map { "Nº \($0)" })
    }
  }

  @Test func `who writes before they have read sees what was written before that`() async throws {
    try await Place.with(FakeQuotes.chat(messages: 2).server) { place in
      let phone = try Phone(place.url, in: place.folder)
      try await phone.chats().say("Hi")
      try await phone.service.send(of: ana, until: \.isEmpty)
      let live = try await phone.chats().live()
      #expect(live.shown == ["Nº 1", "Nº 2", "Hi s"])
    }
  }

  @Test func `a service that fails says so, and is asked again until it answers`() async throws {
    let quotes = FakeQuotes.chat(messages: 1)
    quotes.fail()
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      await #expect {
        try await phone.chats().live()
      } throws: { error in
        if case .broken = Problem(error) { true } else { false }
      }
      try await phone.chats().say("Mine")
      // An unsent message is shown meanwhile.
      let conversation = try await phone.chats().follow { reading in
        if reading.problem != nil { quotes.server.fail(false) }
        return reading.savedAt == nil
      }
      #expect(conversation.shown == ["Nº 1", "Mine …"])
    }
  }

  @Test func `a message that cannot be read takes no others with it`() async throws {
    let quotes = FakeQuotes.chat(messages: 3)
    quotes.change(tap.rawValue) { $0.professionals[0].messages[1].sent = "never" }
    try await Place.with(quotes.server) { place in
      let live = try await Phone(place.url, in: place.folder).chats().live()
      #expect(live.shown == ["Nº 1", "Nº 3"])
    }
  }
}
