import ChatModel
import Foundation
import SillarData
import SillarModel
import Synchronization
import TestServers
import Testing
import Work

struct ReadingTests {
  @Test func `a chat opens without the service as it was, also after a restart`() async throws {
    let server = FakeChats(messages: 3)
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let live = try await Phone(url, in: folder).live()
        #expect(live.shown == ["Nº 1", "Nº 2", "Nº 3"])
        #expect(live.hasEarlier == false)
        #expect(live.heading == ChatHeading(with: carla, title: "A dripping tap"))
      }
      let phone = try Phone(try await refusingURL(), in: folder)
      let saved = try await phone.follow { $0.problem == .offline }
      #expect(saved.shown == ["Nº 1", "Nº 2", "Nº 3"])
      #expect(saved.heading?.with == carla)
      // Carla has not been here.
      for await news in phone.actions(of: carla).chat.conversation(
        chat, again: AsyncStream { _ in })
      where news.problem != nil {
        #expect(news.reading == nil)
        break
      }
    }
  }

  @Test func `whatever has come meanwhile is there, in order, without a gap`() async throws {
    let server = FakeChats(messages: 40)
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let first = try await Phone(url, in: folder).live()
        #expect(first.shown == (11...40).map { "Nº \($0)" })
        #expect(first.hasEarlier)
        server.write(250, from: "carla")
        let phone = try Phone(url, in: folder)
        var known = try await phone.follow { $0.reading?.freshness != .live }
        #expect(known.shown.last == "Nº 40")
        var news = Conversation(me: ana.id)
        try await phone.follow { step in
          if let value = step.reading?.value { news.take(value) }
          return step.reading?.freshness == .live
        }
        known.take(news)
        #expect(known.shown == (11...290).map { "Nº \($0)" })
      }
    }
  }

  @Test func `events that come twice, or late, change nothing`() async throws {
    let server = FakeChats(messages: 2)
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        var conversation = Conversation(me: ana.id)
        var hasWritten = false
        try await phone.follow { news in
          if let value = news.reading?.value { conversation.take(value) }
          if !hasWritten, news.reading?.freshness == .live, server.isListenedTo {
            hasWritten = true
            server.write(2, from: "ana")
            server.ring(times: 3)
            server.write(from: "carla")
            server.ring(times: 2)
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
  }

  @Test func `earlier messages are read to the beginning, and are there offline then`()
    async throws
  {
    let server = FakeChats(messages: 70)
    try await withFolder { folder in
      func readAll(_ phone: Phone, _ start: Conversation) async throws -> Conversation {
        var conversation = start
        while conversation.hasEarlier, let first = conversation.first {
          conversation.take(try await phone.actions().chat.messages(before: first, in: chat))
        }
        return conversation
      }
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let all = try await readAll(phone, try await phone.live())
        #expect(all.shown == (1...70).map { "Nº \($0)" })
        let reads = server.state.withLock { $0.earlierReads }
        #expect(reads == 2)
      }
      let phone = try Phone(try await refusingURL(), in: folder)
      let saved = try await phone.follow { $0.reading != nil }
      #expect(saved.shown.count == 30)
      let all = try await readAll(phone, saved)
      #expect(all.shown == (1...70).map { "Nº \($0)" })
    }
  }

  @Test func `earlier messages that are not saved cannot be had offline, and it says so`()
    async throws
  {
    let server = FakeChats(messages: 70)
    try await withFolder { folder in
      try await withServer(server.respond) { url in _ = try await Phone(url, in: folder).live() }
      let phone = try Phone(try await refusingURL(), in: folder)
      let saved = try await phone.follow { $0.reading != nil }
      let first = try #require(saved.first)
      await #expect(throws: ChatError.offline) {
        try await phone.actions().chat.messages(before: first, in: chat)
      }
    }
  }

  @Test func `a service that fails is asked again until it answers`() async throws {
    let server = FakeChats(messages: 1)
    server.goDown()
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        var problems: [ChatError] = []
        let conversation = try await Phone(url, in: folder).follow { news in
          if let problem = news.problem {
            problems.append(problem)
            server.goDown(false)
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
  }

  @Test func `a message that cannot be read takes no others with it`() async throws {
    let server = FakeChats(messages: 3)
    server.state.withLock { $0.garbled = 2 }
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let live = try await Phone(url, in: folder).live()
        #expect(live.shown == ["Nº 1", "Nº 3"])
      }
    }
  }
}
