import ChatModel
import Foundation
import GRDB
import SillarData
import Work
import WorkInfra

/// Asks the service about one chat, and saves what it says.
struct ChatReader: Sendable {
  let key: ChatKey
  let remote: RemoteChats
  let service: WorkService

  /// The latest messages, and all between those and what is saved: in one piece, or not at all.
  ///
  /// - Returns: What the service knows about how far messages have come, and in which generation: see `StoreHistory`.
  func readNews() async throws -> (Receipts, generation: Int) {
    let (saved, generation) = try await service.database.read { [key] database in
      (
        try ExtentRow.load(of: key, database)?.readTo,
        try StoreHistory.generation(in: database)
      )
    }
    var page = try await remote.messages(of: key.chat)
    let receipts = page.receipts
    var messages = page.messages
    var lowest = messages.map(\.number).min()
    // Only until it meets what is saved: what is older is for those who look for it.
    while let saved, let first = lowest, first > saved + 1, page.hasEarlier {
      page = try await remote.messages(
        of: key.chat, before: first, limit: RemoteChats.largestPage)
      messages += page.messages
      let next = page.messages.map(\.number).min() ?? first
      lowest = min(first, next)
      // A service that gives the same again would do so for ever.
      if next >= first { break }
    }
    try await save(messages, receipts, isWhole: !page.hasEarlier, asked: generation)
    return (receipts, generation)
  }

  private func save(
    _ messages: [Message], _ receipts: Receipts, isWhole: Bool, asked generation: Int
  ) async throws {
    let numbers = messages.map(\.number)
    let (first, last) = (numbers.min(), numbers.max() ?? 0)
    let now = service.now()
    try await service.database.write { [key, service] database in
      try check(generation, database)
      // A message that was said to be lost is there after all.
      let ids = Set(messages.map(\.id))
      try service.outbox.found(SendMessage.self, of: key.person.rawValue, in: database) {
        ids.contains($0.messageID)
      }
      let old = try ExtentRow.load(of: key, database)
      try MessageRows.save(messages, of: key, database)
      try ReceiptRows.save(receipts, of: key, database)
      try ExtentRow(
        readTo: max(last, old?.readTo ?? 0), beginsAt: isWhole ? first : old?.beginsAt,
        savedAt: now
      ).save(of: key, database)
    }
  }

  /// What was asked for in an earlier history of the service is not mixed with what holds now.
  private func check(_ generation: Int, _ database: Database) throws {
    guard try StoreHistory.generation(in: database) == generation else { throw StoreReplaced() }
    try service.history.note(in: database)
  }

  /// The messages before one: those that are saved, else those that the service has.
  func readEarlier(than number: Int) async throws -> EarlierMessages {
    let (saved, generation) = try await earlier(than: number)
    guard saved.messages.isEmpty, saved.hasEarlier else { return saved }
    let page = try await remote.messages(of: key.chat, before: number)
    let first = page.messages.map(\.number).min()
    try await service.database.write { [key] database in
      try check(generation, database)
      // Only what joins on to what is saved: a gap would never be noticed.
      guard let extent = try ExtentRow.load(of: key, database),
        try MessageRows.first(of: key, database).map({ $0 <= number }) == true
      else { return }
      try MessageRows.save(page.messages, of: key, database)
      guard !page.hasEarlier else { return }
      try ExtentRow(readTo: extent.readTo, beginsAt: first ?? number, savedAt: extent.savedAt)
        .save(of: key, database)
    }
    return EarlierMessages(messages: page.messages, hasEarlier: page.hasEarlier)
  }

  private func earlier(than number: Int) async throws -> (EarlierMessages, generation: Int) {
    try await service.database.read { [key] database in
      let messages = try MessageRows.messages(before: number, of: key, database)
      let beginsAt = try ExtentRow.load(of: key, database)?.beginsAt
      let first = messages.map(\.number).min() ?? number
      return (
        EarlierMessages(messages: messages, hasEarlier: beginsAt.map { $0 < first } ?? true),
        try StoreHistory.generation(in: database)
      )
    }
  }
}
