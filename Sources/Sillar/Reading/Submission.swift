public import Observation
public import SillarModel

/// The state of a ``Submission``.
///
/// ```swift
/// struct PayState: Equatable, Sendable {
///   var amount = 12
///   var sending = Sending()
/// }
/// ```
public struct Sending: Equatable, Sendable {
  /// True while an attempt is in progress.
  public internal(set) var isBusy = false
  /// The reason why the last attempt failed; nil while another attempt is in progress.
  public internal(set) var problem: Problem?

  public init() {}
}

/// Sends something for a presenter, one attempt at a time, and records whether it is in progress and why it failed.
///
/// ```swift
/// enum PayEvent: Equatable, Sendable { case payTapped }
///
/// @Observable final class PayPresenter: Presenter {
///   private let payment = Submission()
///   private let pay: () async throws -> Int
///   private let done: (Int) -> Void
///   var state: Sending { payment.state }
///
///   init(pay: @escaping () async throws -> Int, done: @escaping (Int) -> Void) {
///     self.pay = pay
///     self.done = done
///   }
///
///   func handle(_ event: PayEvent) async {
///     if let receipt = await payment.run(pay) { done(receipt) }
///   }
/// }
/// ```
@Observable public final class Submission {
  public private(set) var state = Sending()

  public init() {}

  /// - Returns: The answer; nil when the attempt failed, when another one is in progress, or when the task was
  ///   cancelled because the user has left the screen.
  @discardableResult
  public func run<Answer>(_ send: () async throws -> Answer) async -> Answer? {
    guard !state.isBusy else { return nil }
    state.isBusy = true
    state.problem = nil
    defer { state.isBusy = false }
    do {
      let answer = try await send()
      return Task.isCancelled ? nil : answer
    } catch {
      state.problem = Problem(error)
      return nil
    }
  }

  /// Clears the problem after the user has read it.
  public func dismissProblem() { state.problem = nil }
}
