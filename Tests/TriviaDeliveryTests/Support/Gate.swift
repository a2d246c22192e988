import Synchronization

/// Holds up whoever wants to pass until the test lets them; open at first.
final class Gate: Sendable {
  private struct State {
    var isOpen = true
    var next = 0
    var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  func close() { state.withLock { $0.isOpen = false } }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.continuation.resume() }
  }

  /// Lets the one pass that has waited longest.
  func letOnePass() {
    let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    first?.continuation.resume()
  }

  func pass() async throws {
    let id = state.withLock { state in
      state.next += 1
      return state.next
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          if state.isOpen || Task.isCancelled { return true }
          state.waiting.append((id, continuation))
          return false
        }
        if isFree { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0) }
      }
      waiter?.continuation.resume()
    }
    try Task.checkCancellation()
  }
}
