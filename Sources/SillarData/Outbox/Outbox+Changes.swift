public import SillarModel
import Synchronization

extension Outbox {
  /// The streams of changes by owner, so that a change costs the same however many other owners listen.
  struct Listeners {
    private struct Listener {
      let isShown: @Sendable (_ subject: String) -> Bool
      let continuation: AsyncStream<Void>.Continuation
    }

    private var last = 0
    /// Those of nil listen to all owners.
    private var byOwner: [String?: [Int: Listener]] = [:]

    mutating func add(
      _ owner: String?, _ continuation: AsyncStream<Void>.Continuation,
      where isShown: @escaping @Sendable (String) -> Bool
    ) -> Int {
      last += 1
      byOwner[owner, default: [:]][last] = Listener(isShown: isShown, continuation: continuation)
      return last
    }

    mutating func remove(_ id: Int, of owner: String?) {
      byOwner[owner]?[id] = nil
      if byOwner[owner]?.isEmpty == true { byOwner[owner] = nil }
    }

    /// - Parameter lines: Nil for all.
    func concerned(by lines: Set<OutboxQueue.Line>?) -> [AsyncStream<Void>.Continuation] {
      guard let lines else { return byOwner.values.flatMap { $0.values.map(\.continuation) } }
      let subjects = Dictionary(grouping: lines, by: \.owner).mapValues { $0.map(\.subject) }
      let owners = [(nil, lines.map(\.subject))] + subjects.map { ($0.key as String?, $0.value) }
      return owners.flatMap { owner, subjects in
        (byOwner[owner] ?? [:]).values.filter { subjects.contains(where: $0.isShown) }
          .map(\.continuation)
      }
    }
  }

  /// Yields a value now, and when an entry is added, removed or changed. Several changes may yield one value.
  public var changes: AsyncStream<Void> { changes(of: nil) { _ in true } }

  /// The same for the entries of one owner, and of one of their subjects: a command wakes those alone who show it.
  ///
  /// - Parameter subject: Nil for all subjects.
  public func changes(of owner: String, on subject: String? = nil) -> AsyncStream<Void> {
    changes(of: owner) { subject == nil || subject == $0 }
  }

  /// The same for the entries of one owner on some subjects, such as those of a list.
  ///
  /// - Parameter isShown: Returns true for a subject whose entries are shown.
  public func changes(
    of owner: String, where isShown: @escaping @Sendable (_ subject: String) -> Bool
  ) -> AsyncStream<Void> {
    changes(of: owner as String?, where: isShown)
  }

  /// A user's pending commands of one kind, on one subject or on all: now, and again after each change. Unreadable commands are
  /// left out.
  ///
  /// ```swift
  /// func newNames(_ outbox: Outbox) -> Readings<[String]> {
  ///   outbox.waiting(Rename.self, of: "ada").mapValues { $0.map(\.name) }
  /// }
  /// ```
  ///
  /// The stream goes on until nobody reads it, and throws errors from the database.
  public func waiting<Command: OutboxCommand>(
    _ type: Command.Type, of owner: String, on subject: String? = nil
  ) -> Readings<[Command]> {
    Readings { [self] give in
      for await _ in changes(of: owner, on: subject) {
        let waiting = try await database.read { [self] database in
          try commands(type, of: owner, on: subject, in: database).map(\.command)
        }
        give(Reading(waiting))
      }
    }
  }

  private func changes(
    of owner: String?, where isShown: @escaping @Sendable (String) -> Bool
  ) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      // Listens before the first value: a change after the caller's first read yields another one.
      let id = state.withLock { $0.listeners.add(owner, continuation, where: isShown) }
      continuation.yield()
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.listeners.remove(id, of: owner) }
      }
    }
  }

  /// Wakes the sender, and notifies the listeners of changes.
  ///
  /// - Parameter lines: The lines whose entries have changed; nil when it may be any.
  func tell(_ lines: Set<OutboxQueue.Line>? = nil) {
    let continuations = state.withLock { state in
      state.listeners.concerned(by: lines) + [state.wake].compactMap(\.self)
    }
    // Not under the lock: a listener's task that is being cancelled may wait for it, in `onTermination`, and `yield`
    // waits for that task.
    for continuation in continuations { continuation.yield() }
  }
}
