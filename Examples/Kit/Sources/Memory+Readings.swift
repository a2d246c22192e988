import Foundation
public import SillarModel
import Synchronization

extension AsyncThrowingStream where Failure == any Error {
  /// What a service says itself: nothing that was saved stands in for it.
  public func live<Value, Problem>() async throws -> Value
  where Element == TypedReading<Value, Problem> {
    let reading = try await last()
    if let problem = reading.problem { throw problem }
    return reading.value
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// The live value of a service, without saved values.
  public func live<Value>() async throws -> Value where Element == Reading<Value> {
    let reading = try await last()
    if let problem = reading.problem { throw problem }
    return reading.value
  }
}

extension Memory where Problem == SillarModel.Problem {
  /// Answers like a source that saves what it reads: the saved value at once, then the live one, or the reason why there
  /// is none. All of it runs in the task of the listener.
  ///
  /// - Parameter savedFirst: True to give the saved value before the live one is known.
  public func readings<Value: Sendable>(
    _ name: String, savedFirst: Bool = true,
    _ work: @escaping @Sendable (inout State) throws -> Value
  ) -> Readings<Value> {
    stream(
      name, savedFirst: savedFirst, isFinal: { $0 == .notFound },
      make: { Reading($0, savedAt: $1, problem: $2) }, work)
  }
}

extension Memory {
  /// Answers as a source does that keeps what it has seen, with errors of a module's own.
  ///
  /// - Parameters:
  ///   - savedFirst: Whether what is saved is given before it is known what is live.
  ///   - isFinal: Whether what is saved is no answer where this problem came.
  public func readings<Value: Sendable>(
    _ name: String, savedFirst: Bool = true,
    isFinal: @escaping @Sendable (Problem) -> Bool = { _ in false },
    _ work: @escaping @Sendable (inout State) throws -> Value
  ) -> TypedReadings<Value, Problem> {
    stream(
      name, savedFirst: savedFirst, isFinal: isFinal,
      make: { TypedReading($0, $1.map { .saved(at: $0) } ?? .live, problem: $2) }, work)
  }

  private func stream<Value: Sendable, Element: Sendable>(
    _ name: String, savedFirst: Bool, isFinal: @escaping @Sendable (Problem) -> Bool,
    make: @escaping @Sendable (Value, Date?, Problem?) -> Element,
    _ work: @escaping @Sendable (inout State) throws -> Value
  ) -> AsyncThrowingStream<Element, any Error> {
    let steps = Steps(at: savedFirst ? 0 : 1)
    return AsyncThrowingStream(unfolding: {
      let saved = self.script.withLock { $0.saved[name] }
      let old = saved.flatMap { saved in (saved.value as? Value).map { ($0, saved.date) } }
      let next = steps.next(skippingFirst: old == nil)
      if next == 0 { return old.map { make($0.0, $0.1, nil) } }
      guard next == 1 else { return nil }
      do {
        let value = try await self.call(name, work)
        let date = self.now()
        self.script.withLock { $0.saved[name] = (value, date) }
        return make(value, nil, nil)
      } catch let problem as Problem where !isFinal(problem) {
        guard let (value, date) = old else { throw problem }
        return make(value, date, problem)
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
