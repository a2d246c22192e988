import Synchronization

/// The visitors whom a host tells of what waits for them: one task for each, until it is ended.
final class Followers: Sendable {
  private struct Entry {
    let number: Int
    let end: AsyncStream<Void>.Continuation
    var unread = 0
    /// True when the work has ended by itself, such as that of a visitor without a subscription.
    var isOver = false
    /// True if the visitor was to be followed again. The work may have been about to end.
    var isWanted = false
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var last = 0
  }

  private let state = Mutex(State())
  private let begun = AsyncStream.makeStream(
    of: (visitor: String, number: Int, end: AsyncStream<Void>).self)

  /// Begins to follow a visitor, unless one task does.
  func begin(_ visitor: String) {
    state.withLock { state in
      guard state.entries[visitor]?.isOver != false else {
        state.entries[visitor]?.isWanted = true
        return
      }
      begin(visitor, &state)
    }
  }

  private func begin(_ visitor: String, _ state: inout State) {
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    state.last += 1
    state.entries[visitor] = Entry(
      number: state.last, end: ending, unread: state.entries[visitor]?.unread ?? 0)
    begun.continuation.yield((visitor, state.last, end))
  }

  func end(_ visitors: some Sequence<String>) {
    state.withLock { state in
      for visitor in visitors { state.entries.removeValue(forKey: visitor)?.end.finish() }
    }
  }

  /// The work for a visitor is over: by itself, unless the visitor is not followed any more, or by another task.
  private func noteOver(_ visitor: String, _ number: Int) {
    state.withLock { state in
      guard let entry = state.entries[visitor], entry.number == number else { return }
      state.entries[visitor]?.isOver = true
      if entry.isWanted { begin(visitor, &state) }
    }
  }

  /// The number of unread things, as an app has said it last.
  func unread(of visitor: String) -> Int { state.withLock { $0.entries[visitor]?.unread ?? 0 } }

  func note(unread: Int, of visitor: String) {
    state.withLock { $0.entries[visitor]?.unread = unread }
  }

  /// Runs some work for each visitor, until the task is cancelled.
  func run(_ work: @escaping @Sendable (_ visitor: String) async -> Void) async {
    await withDiscardingTaskGroup { group in
      for await (visitor, number, end) in begun.stream {
        group.addTask { [self] in
          await withTaskGroup { group in
            group.addTask { await work(visitor) }
            group.addTask { for await _ in end {} }
            await group.next()
            group.cancelAll()
          }
          noteOver(visitor, number)
        }
      }
    }
  }
}
