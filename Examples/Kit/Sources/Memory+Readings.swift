public import SillarModel
import Synchronization

extension AsyncThrowingStream where Failure == any Error {
  /// What a service says itself: nothing that was saved stands in for it.
  public func live<Value, Problem>() async throws -> Value
  where Element == Reading<Value, Problem> {
    let reading = try await last()
    if let problem = reading.problem { throw problem }
    return reading.value
  }
}

extension Memory {
  /// Answers as a source does that keeps what it has seen: what is saved at once, then what is live, or why there is
  /// nothing live. All of it runs in the task of the listener.
  ///
  /// - Parameters:
  ///   - savedFirst: Whether what is saved is given before it is known what is live.
  ///   - isFinal: Whether what is saved is no answer where this problem came.
  public func readings<Value: Sendable>(
    _ name: String, savedFirst: Bool = true,
    isFinal: @escaping @Sendable (Problem) -> Bool = { _ in false },
    _ work: @escaping @Sendable (inout State) throws -> Value
  ) -> Readings<Value, Problem> {
    let steps = Steps(at: savedFirst ? 0 : 1)
    return Readings(unfolding: {
      let saved = self.script.withLock { $0.saved[name] }
      let old = saved.flatMap { saved in (saved.value as? Value).map { ($0, saved.date) } }
      let next = steps.next(skippingFirst: old == nil)
      if next == 0 { return old.map { Reading($0.0, .saved(at: $0.1)) } }
      guard next == 1 else { return nil }
      do {
        let value = try await self.call(name, work)
        let date = self.now()
        self.script.withLock { $0.saved[name] = (value, date) }
        return Reading(value, .live)
      } catch let problem as Problem where !isFinal(problem) {
        guard let (value, date) = old else { throw problem }
        return Reading(value, .saved(at: date), problem: problem)
      }
    })
  }
}

/// Counts what has been answered: 0 is what is saved, 1 what is live.
private final class Steps: Sendable {
  private let step: Mutex<Int>

  init(at step: Int) { self.step = Mutex(step) }

  func next(skippingFirst: Bool) -> Int {
    step.withLock { step in
      if step == 0, skippingFirst { step = 1 }
      defer { step += 1 }
      return step
    }
  }
}
