import SillarModel
import Synchronization

/// One key of a ``LiveReader`` while somebody reads it.
final class LiveRead: Sendable {
  struct State {
    /// True while the service is being asked, or is about to be.
    var isUnderWay = true
    /// True when the last request has succeeded, also while the next one is under way.
    var isLive = false
    /// The generation of the last answer: ``StoreHistory/generation(in:)``.
    var generation = 0
    var problem: Problem?
    /// The number of failures in a row.
    var failures = 0
    var isWaiting = false
    var lastListener = 0
    var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    var following: Task<Void, Never>?
  }

  /// Yields a value when the service is to be asked. Several at a time come to one request, which begins after them.
  let asks: AsyncStream<Void>
  private let askAgain: AsyncStream<Void>.Continuation
  private let value = Mutex(State())

  init(follow: @escaping @Sendable (LiveRead) async -> Void) {
    (asks, askAgain) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    let following = Task { [weak self] in
      if let self { await follow(self) }
    }
    value.withLock { $0.following = following }
  }

  var state: State { value.withLock { $0 } }

  /// Somebody else reads: the service is asked for them too.
  func join(_ listener: AsyncStream<Void>.Continuation) -> Int {
    let id = value.withLock { state in
      state.isUnderWay = true
      state.lastListener += 1
      state.listeners[state.lastListener] = listener
      return state.lastListener
    }
    listener.yield()
    ask()
    return id
  }

  /// - Returns: True when nobody reads any more: then ``stop()`` it.
  func leave(_ id: Int) -> Bool {
    value.withLock { state in
      state.listeners[id] = nil
      return state.listeners.isEmpty
    }
  }

  /// Asks nothing any more. Not to be called under a lock, which what is cancelled may wait for.
  func stop() { value.withLock { $0.following }?.cancel() }

  /// Has everybody load again.
  func load() { change { _ in } }

  func ask() { askAgain.yield() }

  /// Nobody loads again: a request that begins changes nothing that is shown.
  func begins() { value.withLock { $0.isUnderWay = true } }

  func succeeded(_ generation: Int) {
    change { state in
      state.generation = generation
      (state.isUnderWay, state.isLive, state.problem, state.failures) = (false, true, nil, 0)
    }
  }

  /// - Parameter problem: Nil for a cancellation.
  /// - Returns: The number of failures in a row, when the service is to be asked again after a wait.
  func failed(_ problem: Problem?) -> Int? {
    change { state in
      state.isUnderWay = false
      guard let problem else { return nil }
      state.isLive = false
      state.problem = problem
      state.failures += 1
      guard problem.mayPass, !state.isWaiting else { return nil }
      state.isWaiting = true
      return state.failures
    }
  }

  func hasWaited() {
    value.withLock { $0.isWaiting = false }
    ask()
  }

  @discardableResult
  private func change<Answer: Sendable>(_ change: (inout State) -> Answer) -> Answer {
    value.withLock { state in
      let answer = change(&state)
      for listener in state.listeners.values { listener.yield() }
      return answer
    }
  }
}
