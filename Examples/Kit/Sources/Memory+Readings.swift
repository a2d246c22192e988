import Foundation
public import SillarModel
import Synchronization

extension AsyncThrowingStream where Failure == any Error {
  /// Returns the live value of a service, without saved values.
  public func live<Value>() async throws -> Value where Element == Reading<Value> {
    let reading = try await last()
    if let problem = reading.problem { throw problem }
    return reading.value
  }
}

extension Memory where Problem == SillarModel.Problem {
  /// Returns readings as a source with saved values does: the saved value at once, then the live one, or the reason why
  /// there is none. All of it runs in the task of the listener.
  ///
  /// - Parameter savedFirst: True to give the saved value before the live one is known.
  public func readings<Value: Sendable>(
    _ name: String, savedFirst: Bool = true,
    _ work: @escaping @Sendable (inout State) throws -> Value
  ) -> Readings<Value> {
    let steps = Steps(at: savedFirst ? 0 : 1)
    return Readings(unfolding: {
      let saved = self.script.withLock { $0.saved[name] }
      let old = saved.flatMap { saved in (saved.value as? Value).map { ($0, saved.date) } }
      let next = steps.next(skippingFirst: old == nil)
      if next == 0 { return old.map { Reading($0.0, savedAt: $0.1) } }
      guard next == 1 else { return nil }
      do {
        let value = try await self.call(name, work)
        let date = self.now()
        self.script.withLock { $0.saved[name] = (value, date) }
        return Reading(value)
      } catch let problem as Problem where problem != .notFound {
        guard let (value, date) = old else { throw problem }
        return Reading(value, savedAt: date, problem: problem)
      }
    })
  }
}

/// The number of readings given: 0 stands for the saved value, 1 for the live one.
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
