import BackendModel
import Foundation
import Testing

@testable import BackendInfra

/// The epochs in the history of a store.
@Suite struct StoreEpochTests {
  private func open(_ folder: URL) async throws -> QuotesStore {
    try await QuotesStore(
      in: .test(folder),
      content: QuotesContent(accounts: try QuotesContent.bundled.accounts),
      now: { Date(timeIntervalSince1970: 0) })
  }

  private func tell(_ quotes: QuotesStore) async throws {
    let ana = try #require(Member.ID("ana"))
    let request = try #require(WorkRequest.ID(.newID))
    try await quotes.change { try $0.record(.request(request), for: [ana]) }
  }

  @Test func `a restart begins an epoch, and a restore one that the lost ones are not in`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (data, backup) = (folder.appending(path: "data"), folder.appending(path: "backup"))
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      var quotes = try await open(data)
      try await tell(quotes)
      let first = try await quotes.position()
      try FileManager.default.copyItem(at: data, to: backup)

      quotes = try await open(data)
      let restarted = try await quotes.timeline()
      #expect(restarted.store == first.store)
      #expect(restarted.epochs.map(\.id).first == first.epoch)
      #expect(restarted.epochs.map(\.after) == [0, first.number])
      try await tell(quotes)
      let lost = try await quotes.position()
      #expect(lost.number > first.number)

      quotes = try await open(backup)
      try await tell(quotes)
      let restored = try await quotes.timeline()
      #expect(restored.store == first.store)
      #expect(!restored.epochs.map(\.id).contains(lost.epoch))
      #expect(restored.epochs.map(\.after) == [0, first.number])
      let live = LiveStore(quotes)
      let ana = try #require(Member.ID("ana"))
      func start(_ place: Int64, _ position: BackendModel.StorePosition) async throws -> EventStart
      {
        let named = EventStart(place: place, epoch: position.epoch, isReset: false)
        return try await live.start(after: named.id(of: place), for: ana)
      }
      // Place 2 belonged to another event before the restore.
      #expect(try await start(2, lost).isReset)
      #expect(try await start(2, first).isReset)
      #expect(try await !start(1, first).isReset)
    }
  }

  @Test func `another store is another one`() async throws {
    try await withTemporaryFolder { folder in
      var stores: Set<String> = []
      for name in ["one", "two"] {
        let folder = folder.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let quotes = try await open(folder)
        stores.insert(try await quotes.position().store)
      }
      #expect(stores.count == 2)
    }
  }
}
