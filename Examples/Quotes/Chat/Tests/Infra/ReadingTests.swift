import ChatModel
import ChatTesting
import Foundation
import Kit
import SillarModel
import TestServers
import Testing
import Work
import WorkTesting

struct ReadingTests {
  @Test func `a chat opens without the service as it was, also after a restart`() async throws {
    try await Place.with(FakeQuotes.chat(messages: 3).server) { place in
      // The phone tells the service that it has the messages, and reads that too.
      let live = try await Phone(place.url, in: place.folder).actions().live {
        $0.receipts.delivered[ana.id] == 3
      }
      let phone = try Phone(try await refusingURL(), in: place.folder)
      let saved = try await phone.actions().follow { $0.problem == .offline }
      #expect(saved.shown == ["Nº 1", "Nº 2", "Nº 3"])
      #expect(saved.heading == ChatHeading(with: carla, title: "A dripping tap"))
      #expect(saved == live)
      // Carla has not been here.
      await #expect(throws: CancellationError.self) {
        try await phone.actions(of: carla).follow { $0.problem != nil }
      }
    }
  }

  @Test func `whatever has come meanwhile is there, in order, without a gap`() async throws {
    let quotes = FakeQuotes.chat(messages: 40)
    try await Place.with(quotes.server) { place in
      let first = try await Phone(place.url, in: place.folder).actions().live()
      #expect(first.shown == (11...40).map { "Nº \($0)" })
      #expect(first.hasEarlier)
      quotes.write(250, from: "carla")
      let ana = try Phone(place.url, in: place.folder).actions()
      var known = try await ana.follow { $0.reading?.freshness != .live }
      #expect(known.shown.last == "Nº 40")
      var news = Conversation(me: WorkTesting.ana.id)
      try await ana.follow { step in
        if let value = step.reading?.value { news.take(value) }
        return step.reading?.freshness == .live
      }
      known.take(news)
      #expect(known.shown == (11...290).map { "Nº \($0)" })
    }
  }

  @Test func `events that come twice, or late, change nothing`() async throws {
    let quotes = FakeQuotes.chat(messages: 2)
    try await Place.with(quotes.server) { place in
      var conversation = Conversation(me: ana.id)
      var hasWritten = false
      try await Phone(place.url, in: place.folder).actions().follow { news in
        if let value = news.reading?.value { conversation.take(value) }
        if !hasWritten, news.reading?.freshness == .live, quotes.listeners > 0 {
          hasWritten = true
          quotes.write(2, from: "ana")
          for _ in 0..<3 { quotes.tellChat(tap.rawValue) }
          quotes.write(1, from: "carla")
          for _ in 0..<2 { quotes.tellChat(tap.rawValue) }
        }
        return conversation.messages.count == 5 && !news.isAsking
      }
      #expect(conversation.shown == ["Nº 1", "Nº 2", "Nº 3 s", "Nº 4 s", "Nº 5"])
      // An older look at it, come late.
      let first = Conversation(me: ana.id, messages: Array(conversation.messages.prefix(2)))
      conversation.take(first)
      #expect(conversation.shown == ["Nº 1", "Nº 2", "Nº 3 s", "Nº 4 s", "Nº 5"])
    }
  }

  @Test func `earlier messages are there offline once they were read, and else it says so`()
    async throws
  {
    let quotes = FakeQuotes.chat(messages: 70)
    try await Place.with(quotes.server) { place in
      func readAll(_ phone: Phone, _ start: Conversation) async throws -> [String] {
        var conversation = start
        while conversation.hasEarlier, let first = conversation.first {
          conversation.take(try await phone.actions().chat.messages(before: first, in: chat))
        }
        return conversation.shown
      }
      let phone = try Phone(place.url, in: place.folder)
      let live = try await phone.actions().live()
      let offline = try Phone(try await refusingURL(), in: place.folder)
      let saved = try await offline.actions().follow { $0.reading != nil }
      #expect(saved.shown.count == 30)
      await #expect(throws: ChatError.offline) { try await readAll(offline, saved) }
      #expect(try await readAll(phone, live) == (1...70).map { "Nº \($0)" })
      #expect(quotes.reads.count { $0.contains("before=") } == 2)
      #expect(try await readAll(offline, saved) == (1...70).map { "Nº \($0)" })
    }
  }

  @Test func `who writes before they have read sees what was written before that`() async throws {
    try await Place.with(FakeQuotes.chat(messages: 2).server) { place in
      let phone = try Phone(place.url, in: place.folder)
      try await phone.actions().say("Hi")
      try await phone.service.send(of: ana, until: \.isEmpty)
      #expect(try await phone.actions().live().shown == ["Nº 1", "Nº 2", "Hi s"])
    }
  }

  @Test func `a service that fails is asked again until it answers`() async throws {
    let quotes = FakeQuotes.chat(messages: 1)
    quotes.fail()
    try await Place.with(quotes.server) { place in
      var problems: [ChatError] = []
      let conversation = try await Phone(place.url, in: place.folder).actions().follow { news in
        if let problem = news.problem {
          problems.append(problem)
          quotes.server.fail(false)
        }
        return news.reading?.freshness == .live
      }
      #expect(conversation.shown == ["Nº 1"])
      guard case .serviceFailed = problems.first else {
        Issue.record("\(problems)")
        return
      }
    }
  }

  @Test func `a message that cannot be read takes no others with it`() async throws {
    let quotes = FakeQuotes.chat(messages: 3)
    quotes.change(tap.rawValue) { $0.professionals[0].messages[1].sent = "never" }
    try await Place.with(quotes.server) { place in
      let live = try await Phone(place.url, in: place.folder).actions().live()
      #expect(live.shown == ["Nº 1", "Nº 3"])
    }
  }
}
