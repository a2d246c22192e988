import Synchronization

/// What an app does besides its windows, such as sending an outbox.
///
/// Each type that must run takes the work and adds itself when it is made, so that no app can forget to run it. An app makes
/// one `AppWork` and gives it to its `Flavor`: the hosts of the app run it. A program without an app calls ``run()``.
///
/// ```swift
/// func makeWork(_ refresh: @escaping @Sendable () async -> Void) -> AppWork {
///   let work = AppWork()
///   work.add(refresh)
///   return work
/// }
/// ```
public final class AppWork: Sendable {
  public typealias Part = @Sendable () async -> Void

  private struct State {
    var parts: [Part] = []
    var running: AsyncStream<Part>.Continuation?
  }

  private let state = Mutex(State())

  public init() {}

  package var isEmpty: Bool { state.withLock { $0.parts.isEmpty } }

  /// Adds a part, which runs until its task is cancelled. While the work runs, the part begins at once.
  public func add(_ part: @escaping Part) {
    state.withLock { state in
      state.parts.append(part)
      state.running?.yield(part)
    }
  }

  /// Runs all parts until the task is cancelled. Only one call may run at a time.
  public func run() async {
    let (parts, running) = AsyncStream.makeStream(of: Part.self)
    state.withLock { state in
      for part in state.parts { running.yield(part) }
      state.running = running
    }
    await withDiscardingTaskGroup { group in
      for await part in parts { group.addTask { await part() } }
    }
    state.withLock { $0.running = nil }
  }
}
