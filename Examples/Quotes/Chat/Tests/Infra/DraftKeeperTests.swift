import ChatModel
import ChatTesting
import Foundation
import GRDB
import SillarData
import Synchronization
import TestServers
import Testing
import Work
import WorkTesting

@testable import ChatInfra

/// What was typed, in the order in which it was typed.
struct DraftKeeperTests {
  private struct Failure: Error { let reason: String }

  private let key = ChatKey(person: ana.id, chat: chat)

  private func open(
    _ folder: URL, onStep: (@Sendable (LocalDatabase.Step) throws -> Void)? = nil
  ) throws -> LocalDatabase {
    var migrator = DatabaseMigrator()
    Drafts.registerMigration(in: &migrator)
    return try LocalDatabase("drafts", in: folder, migrations: migrator, onStep: onStep) {
      Failure(reason: $0)
    }
  }

  private func keeper(_ database: LocalDatabase) -> DraftKeeper {
    DraftKeeper(drafts: Drafts(database: database), report: { _ in })
  }

  /// Runs on the thread that stores drafts, after each step.
  private final class Hook: Sendable {
    private let steps = Mutex<(stored: Int, next: @Sendable () throws -> Void)>((0, {}))
    let stored: AsyncStream<Void>
    private let tell: AsyncStream<Void>.Continuation

    init() { (stored, tell) = AsyncStream.makeStream() }

    func afterNext(_ next: @escaping @Sendable () throws -> Void) {
      steps.withLock { $0.next = next }
    }

    func step(_ step: LocalDatabase.Step) throws {
      guard step == .proceed else { return }
      let next = steps.withLock { steps in
        defer { steps.next = {} }
        return steps.next
      }
      try next()
      tell.yield()
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what was typed before Send and is stored after it does not come back after a kill`()
    async throws
  {
    try await withFolder { folder in
      let hook = Hook()
      let keeper = keeper(try open(folder) { try hook.step($0) })
      let other = try DatabaseQueue(path: folder.appending(path: "drafts.sqlite").path)
      let key = key
      // "Hel" is being stored while the rest is typed and sent: the rest is stored after that.
      hook.afterNext {
        keeper.keep(ChatDraft(text: "Hello"), of: key)
        let sending = keeper.sending()
        try other.write { try keeper.discard(key, sending, $0) }
      }
      keeper.keep(ChatDraft(text: "Hel"), of: key)
      var stores = hook.stored.makeAsyncIterator()
      for _ in 0..<2 { await stores.next() }
      // The process dies here, before it stores that nothing is left to write.
      let after = await self.keeper(try open(folder)).draft(of: key)
      #expect(after == ChatDraft())
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is typed after Send stays when the message is stored after that`() async throws {
    try await withFolder { folder in
      let hook = Hook()
      let database = try open(folder) { try hook.step($0) }
      let keeper = keeper(database)
      keeper.keep(ChatDraft(text: "Hello"), of: key)
      var stores = hook.stored.makeAsyncIterator()
      await stores.next()
      let sending = keeper.sending()
      keeper.keep(ChatDraft(text: "And when?"), of: key)
      await stores.next()
      try await database.write { [key] in try keeper.discard(key, sending, $0) }
      keeper.sent(key, sending)
      #expect(await keeper.draft(of: key) == ChatDraft(text: "And when?"))
      let after = await self.keeper(try open(folder)).draft(of: key)
      #expect(after == ChatDraft(text: "And when?"))
    }
  }
}
