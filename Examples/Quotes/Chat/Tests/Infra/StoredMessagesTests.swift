import ChatModel
import Foundation
import SillarData
import Testing
import Work

@testable import ChatInfra

/// Unsent messages as version 1.0 has stored them.
struct StoredMessagesTests {
  @Test func `a message that waits is still read, and is stored as it was`() throws {
    let stored = #"""
      {"id":"m1","person":"ana","photo":"p1","professional":"carla","request":"r1","text":"Hi"}
      """#
    let message = try SendMessage.decode(Data(stored.utf8), version: 1)
    #expect(message.subject == "chat/r1~carla")
    #expect(message.key.person == PersonID("ana"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(message), as: UTF8.self) == stored)
  }

  @Test func `a draft is still read`() throws {
    let stored = #"{"text":"When could","photos":["p1"]}"#
    let draft = try ChatDraftRecord.decode(Data(stored.utf8), version: 1)
    #expect(draft.text == "When could")
    #expect(draft.photos == [PhotoID(rawValue: "p1")])
  }
}
