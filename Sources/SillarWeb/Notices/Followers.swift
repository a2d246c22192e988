import Synchronization

/// The visitors whom a host tells of what waits for them: one task for each, until it is ended.
final class Followers: Sendable {
  private struct Entry {
    let end: AsyncStream<Void>.Continuation
    var unread = 0
  }

  private let entries = Mutex<[String: Entry]>([:])
  private let begun = AsyncStream.makeStream(of: (visitor: String, end: AsyncStream<Void>).self)

  /// Begins to follow a visitor, unless one task does.
  func begin(_ visitor: String) {
    entries.withLock { entries in
      guard entries[visitor] == nil else { return }
      let (end, ending) = AsyncStream.makeStream(of: Void.self)
      entries[visitor] = Entry(end: ending)
      begun.continuation.yield((visitor, end))
    }
  }

  func end(_ visitors: some Sequence<String>) {
    entries.withLock { entries in
      for visitor in visitors { entries.removeValue(forKey: visitor)?.end.finish() }
    }
  }

  /// The number of unread things, as an app has said it last.
  func unread(of visitor: String) -> Int { entries.withLock { $0[visitor]?.unread ?? 0 } }

  func note(unread: Int, of visitor: String) {
    entries.withLock { $0[visitor]?.unread = unread }
  }

  /// Runs some work for each visitor, until the task is cancelled.
  func run(_ work: @escaping @Sendable (_ visitor: String) async -> Void) async {
    await withDiscardingTaskGroup { group in
      for await (visitor, end) in begun.stream {
        group.addTask {
          await withTaskGroup { group in
            group.addTask { await work(visitor) }
            group.addTask { for await _ in end {} }
            await group.next()
            group.cancelAll()
          }
        }
      }
    }
  }
}
