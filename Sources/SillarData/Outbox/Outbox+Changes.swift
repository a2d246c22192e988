import Synchronization

extension Outbox {
  /// A stream of the changes to some entries.
  struct Listener {
    /// Nil for all owners, and for all subjects.
    let owner: String?
    let subject: String?
    let continuation: AsyncStream<Void>.Continuation

    func concerns(_ lines: Set<OutboxQueue.Line>) -> Bool {
      lines.contains { line in
        (owner ?? line.owner) == line.owner && (subject ?? line.subject) == line.subject
      }
    }
  }

  /// Yields a value now, and when an entry is added, removed or changed. Several changes may yield one value.
  public var changes: AsyncStream<Void> { changes(of: nil) }

  /// The same for the entries of one owner, and of one of their subjects: a command wakes those alone who show it.
  ///
  /// - Parameters:
  ///   - owner: Nil for all owners.
  ///   - subject: Nil for all subjects.
  public func changes(of owner: String?, on subject: String? = nil) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = Listener(
          owner: owner, subject: subject, continuation: continuation)
        return state.lastListener
      }
      continuation.yield()
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
      }
    }
  }

  /// Wakes the sender, and notifies the listeners of changes.
  ///
  /// - Parameter lines: The lines whose entries have changed; nil when it may be any.
  func tell(_ lines: Set<OutboxQueue.Line>? = nil) {
    let continuations = state.withLock { state in
      let concerned = state.listeners.values.filter { lines.map($0.concerns) ?? true }
      return concerned.map(\.continuation) + [state.wake].compactMap(\.self)
    }
    // Not under the lock: a listener's task that is being cancelled may wait for it, in `onTermination`, and `yield`
    // waits for that task.
    for continuation in continuations { continuation.yield() }
  }
}
