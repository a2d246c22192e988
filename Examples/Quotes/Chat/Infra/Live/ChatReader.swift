import ChatModel
import Foundation
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
  /// - Returns: What the service knows about how far messages have come.
  func readNews() async throws -> Receipts {
    let saved = try await service.database.read { [key] in try ExtentRow.load(of: key, $0)?.readTo }
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
    try await save(messages, receipts, isWhole: !page.hasEarlier)
    return receipts
  }

  private func save(_ messages: [Message], _ receipts: Receipts, isWhole: Bool) async throws {
    let numbers = messages.map(\.number)
    let (first, last) = (numbers.min(), numbers.max() ?? 0)
    let now = service.now()
    try await service.database.write { [key] database in
      let old = try ExtentRow.load(of: key, database)
      try MessageRows.save(messages, of: key, database)
      try ReceiptRows.save(receipts, of: key, database)
      try ExtentRow(
        readTo: max(last, old?.readTo ?? 0), beginsAt: isWhole ? first : old?.beginsAt,
        savedAt: now
      ).save(of: key, database)
    }
  }

  /// The messages before one: those that are saved, else those that the service has.
  func readEarlier(than number: Int) async throws -> EarlierMessages {
    let saved = try await earlier(than: number)
    guard saved.messages.isEmpty, saved.hasEarlier else { return saved }
    let page = try await remote.messages(of: key.chat, before: number)
    let first = page.messages.map(\.number).min()
    try await service.database.write { [key] database in
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

  private func earlier(than number: Int) async throws -> EarlierMessages {
    try await service.database.read { [key] database in
      let messages = try MessageRows.messages(before: number, of: key, database)
      let beginsAt = try ExtentRow.load(of: key, database)?.beginsAt
      let first = messages.map(\.number).min() ?? number
      return EarlierMessages(messages: messages, hasEarlier: beginsAt.map { $0 < first } ?? true)
    }
  }
}
