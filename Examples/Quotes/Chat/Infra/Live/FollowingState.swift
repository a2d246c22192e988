import ChatModel
import Synchronization

/// How far somebody who follows something has come with asking the service.
final class FollowingState: Sendable {
  struct Value: Sendable {
    var isAsking = true
    var isLive = false
    var problem: ChatError?
    var failures = 0
    /// Whether it is asked again by itself.
    var isWaiting = false
  }

  private let value = Mutex(Value())

  var now: Value { value.withLock { $0 } }
  func asks() { value.withLock { $0.isAsking = true } }
  func hasWaited() { value.withLock { $0.isWaiting = false } }

  func succeeded() {
    value.withLock { $0 = Value(isAsking: false, isLive: true, isWaiting: $0.isWaiting) }
  }

  /// - Returns: How often it has failed in a row, where it is to be asked again by itself.
  func failed(_ problem: ChatError) -> Int? {
    value.withLock { value in
      value.isAsking = false
      value.isLive = false
      value.problem = problem
      value.failures += 1
      guard problem.maySolveItself, !value.isWaiting else { return nil }
      value.isWaiting = true
      return value.failures
    }
  }
}
