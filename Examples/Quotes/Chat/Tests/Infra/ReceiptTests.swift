import ChatModel
import Foundation
import SillarModel
import Synchronization
import TestServers
import Testing
import Work

struct ReceiptTests {
  @Test func `the other one sees when a message is delivered, and when it is read`() async throws {
    let server = FakeChats()
    server.write(2, from: "ana")
    try await withFolder { anaFolder in
      try await withFolder { carlaFolder in
        try await withServer(server.respond) { url in
          let phone = try Phone(url, in: anaFolder)
          let sent = try await phone.live()
          #expect(sent.shown == ["Nº 1 s", "Nº 2 s"])

          let other = try Phone(url, in: carlaFolder)
          _ = try await other.live(of: carla)
          try await server.waitForReceipts { $0 == ["carla 2 0"] }
          let delivered = try await phone.live()
          #expect(delivered.shown == ["Nº 1 d", "Nº 2 d"])

          other.actions(of: carla).chat.read(upTo: 1, in: chat)
          try await server.waitForReceipts { $0.last == "carla 2 1" }
          let read = try await phone.live()
          #expect(read.shown == ["Nº 1 r", "Nº 2 d"])
        }
      }
    }
  }

  @Test func `many at once come to few, and none goes back`() async throws {
    let server = FakeChats(messages: 50)
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        for number in [3, 50, 7, 50, 20] { phone.actions().chat.read(upTo: number, in: chat) }
        try await server.waitForReceipts { $0.last == "ana 50 50" }
        let receipts = server.state.withLock { $0.receipts }
        #expect(receipts.count <= 2)
      }
    }
  }

  @Test func `what was read offline is told when the chat is next read`() async throws {
    let server = FakeChats(messages: 4)
    try await withFolder { folder in
      try await withServer(server.respond) { url in _ = try await Phone(url, in: folder).live() }
      let offline = try Phone(try await refusingURL(), in: folder)
      offline.actions().chat.read(upTo: 4, in: chat)
      // In the list, too, it counts as read.
      _ = try await offline.list { $0.first.map { $0.unread == 0 } == true }
      try await withServer(server.respond) { url in
        _ = try await Phone(url, in: folder).live()
        try await server.waitForReceipts { $0.last == "ana 4 4" }
      }
    }
  }

  @Test func `the list has what is unread, what was written last, and what waits`() async throws {
    let server = FakeChats(messages: 3)
    try await withFolder { folder in
      try await withServer(server.respond) { url in
        let phone = try Phone(url, in: folder)
        let chats = try await phone.list { !$0.isEmpty }
        #expect(chats.map(\.id) == [chat])
        #expect(chats.map(\.heading.with) == [carla])
        #expect(chats.map(\.unread) == [3])
        #expect(chats.map(\.last?.text) == ["Nº 3"])
        let others = try await phone.list(of: carla) { !$0.isEmpty }
        #expect(others.map(\.id) == [chat])
        #expect(others.map(\.heading.with) == [ana])
      }
      let offline = try Phone(try await refusingURL(), in: folder)
      try await offline.say("On my way")
      let chats = try await offline.list { $0.first?.last?.isOwn == true }
      #expect(chats.first?.last?.text == "On my way")
      #expect(chats.first?.last?.mark == .pending(.waiting))
      #expect(chats.first?.unread == 3)
    }
  }
}

extension FakeChats {
  /// Waits until the receipts are as they should be; a test that waits in vain is ended by its time limit.
  func waitForReceipts(_ isSo: ([String]) -> Bool) async throws {
    while !isSo(state.withLock({ $0.receipts })) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

extension Phone {
  func list(
    of person: Person = ana, until isSo: ([ChatSummary]) -> Bool
  ) async throws -> [ChatSummary] {
    for await news in actions(of: person).chats.chats(again: AsyncStream { _ in }) {
      if let chats = news.reading?.value, isSo(chats) { return chats }
    }
    throw CancellationError()
  }
}
