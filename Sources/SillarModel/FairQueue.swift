import Synchronization

/// Runs a limited number of operations at once. The others wait, and clients take turns.
///
/// First come, first served lets one client fill a queue. Here an operation waits for at most one operation of each other
/// client, however many those have sent.
///
/// ```swift
/// let renderings = FairQueue<String>(
///   running: 2, waiting: 100, waitingPerClient: 8, retryAfter: .seconds(3))
///
/// func render(_ page: Int, for address: String, isNew: Bool) async throws -> String {
///   try await renderings.run(for: address, rank: isNew ? 1 : 0) { "page \(page)" }
/// }
/// ```
///
/// Operations of a lower rank run before all of a higher one; clients take turns within a rank. A full queue refuses one
/// operation: of the highest rank, the newest of the client that waits for most there. It is the newcomer itself unless
/// its client waits for less. An operation whose task is cancelled while it waits leaves the queue and never runs.
public final class FairQueue<Client: Hashable & Sendable>: Sendable {
  private typealias Turn = CheckedContinuation<Void, any Error>

  private struct State {
    var running = 0
    var turns: Turns<Client, Turn>
  }

  private let most: Int
  private let retryAfter: Duration
  private let state: Mutex<State>

  /// - Parameters:
  ///   - running: The most operations that run at once; at least 1.
  ///   - waiting: The most operations that wait, of all clients.
  ///   - waitingPerClient: The most operations of one client and rank that wait.
  ///   - retryAfter: The delay that ``QueueFull`` advises: about the time in which a full queue becomes empty.
  public init(running: Int, waiting: Int, waitingPerClient: Int, retryAfter: Duration) {
    most = max(1, running)
    self.retryAfter = retryAfter
    state = Mutex(State(turns: Turns(limit: waiting, limitPerClient: waitingPerClient)))
  }

  /// The number of operations that wait.
  public var waiting: Int { state.withLock { $0.turns.count } }

  /// False if an operation would be refused now. ``run(for:rank:waits:rest:_:)`` may refuse it all the same, when others come first.
  public func hasRoom(for client: Client, rank: Int = 0) -> Bool {
    state.withLock { state in
      state.running < most || state.turns.hasRoom(for: Line(rank: rank, client: client))
    }
  }

  /// Runs an operation when it is the client's turn, and returns its result.
  ///
  /// - Parameters:
  ///   - client: Who takes turns with others, such as an address or an account.
  ///   - rank: Any number; lower ones run first, so an endless supply of them keeps higher ones waiting.
  ///   - waits: Is told how the number of operations that wait changes, such as for a gauge: 1 before the operation waits for
  ///     its turn, -1 when it waits no more. It is told also of one that does not have to wait.
  ///   - rest: Work for which the place stays taken once the operation has returned, such as a pause; the result
  ///     does not wait for it.
  /// - Throws: ``QueueFull`` when the operation is refused, as it arrives or while it waits; `CancellationError` when
  ///   the task is cancelled before the operation starts; the operation's error.
  public func run<Value>(
    for client: Client, rank: Int = 0, waits: (_ change: Int) -> Void = { _ in },
    rest: (@Sendable () async -> Void)? = nil, _ operation: () async throws -> Value
  ) async throws -> Value {
    do {
      waits(1)
      defer { waits(-1) }
      try await enter(Line(rank: rank, client: client))
    }
    var hasReturned = false
    defer {
      if hasReturned, let rest {
        Task {
          await rest()
          leave()
        }
      } else {
        leave()
      }
    }
    try Task.checkCancellation()
    let value = try await operation()
    hasReturned = true
    return value
  }

  private func enter(_ line: Line<Client>) async throws {
    let ticket = Ticket()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (turn: Turn) in
        let (resumed, result) = state.withLock { state -> (Turn?, Result<Void, any Error>) in
          // A cancellation handler that has not run yet waits for this lock.
          if Task.isCancelled { return (turn, .failure(CancellationError())) }
          guard state.running >= most else {
            state.running += 1
            return (turn, .success(()))
          }
          let full = QueueFull(retryAfter: retryAfter)
          switch state.turns.enter(turn, as: ticket, in: line) {
          case .waits(let dropped): return (dropped, .failure(full))
          case .refused: return (turn, .failure(full))
          }
        }
        resumed?.resume(with: result)
      }
    } onCancel: {
      let turn = state.withLock { $0.turns.remove(ticket, from: line) }
      turn?.resume(throwing: CancellationError())
    }
  }

  /// Gives the place to the next operation.
  private func leave() {
    let next = state.withLock { state in
      let next = state.turns.next()
      if next == nil { state.running -= 1 }
      return next
    }
    next?.resume()
  }
}

/// A ``FairQueue`` is full.
///
/// ```swift
/// func advice(_ error: QueueFull) -> String { "Try again in \(error.retryAfter)." }
/// ```
public struct QueueFull: Error, Equatable {
  /// The delay before the next attempt.
  public let retryAfter: Duration

  public init(retryAfter: Duration) { self.retryAfter = retryAfter }
}
