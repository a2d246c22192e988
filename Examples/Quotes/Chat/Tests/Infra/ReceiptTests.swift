import ChatModel
import ChatTesting
import Foundation
import Kit
import TestServers
import Testing
import WorkTesting

struct ReceiptTests {
  @Test func `many at once come to few, and none goes back`() async throws {
    let quotes = FakeQuotes.chat(messages: 50)
    try await Place.with(quotes.server) { place in
      let phone = try Phone(place.url, in: place.folder)
      for number in [3, 50, 7, 50, 20] { phone.chats().read(upTo: number, in: chat) }
      try await quotes.waitForReceipts { $0.last == ["delivered": 50, "read": 50] }
      #expect(quotes.receipts.count <= 2)
    }
  }

  @Test func `what was read offline is told when the chat is next read`() async throws {
    let quotes = FakeQuotes.chat(messages: 4)
    try await Place.with(quotes.server) { place in
      try await Phone(place.url, in: place.folder).chats().live()
      let offline = try Phone(try await refusingURL(), in: place.folder)
      offline.chats().read(upTo: 4, in: chat)
      // The list counts the messages as read, too.
      try await offline.chats().list { $0.first.map { $0.unread == 0 } == true }
      try await Phone(place.url, in: place.folder).chats().live()
      try await quotes.waitForReceipts { $0.last == ["delivered": 4, "read": 4] }
    }
  }

  @Test func `offline, the list has what was unread, and what waits`() async throws {
    try await Place.with(FakeQuotes.chat(messages: 3).server) { place in
      try await Phone(place.url, in: place.folder).chats().list { !$0.isEmpty }
      let offline = try Phone(try await refusingURL(), in: place.folder).chats()
      try await offline.say("On my way")
      let chats = try await offline.list { $0.first?.last?.isOwn == true }
      #expect(chats.map(\.last?.text) == ["On my way"])
      #expect(chats.map(\.last?.mark) == [.waiting])
      #expect(chats.map(\.unread) == [3])
    }
  }
}
