public import Observation
public import SillarModel

/// How far something has come that a ``Submission`` sends.
public struct Sending: Equatable, Sendable {
  /// Whether it is under way.
  public internal(set) var isBusy = false
  /// Why it failed the last time; nil while it is tried again.
  public internal(set) var problem: Problem?

  public init() {}
}

/// Sends something for a presenter, once at a time, and knows whether it is under way and why it failed.
///
/// ```swift
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
///   func handle(_ tap: Void) async {
///     if let receipt = await payment.run(pay) { done(receipt) }
///   }
/// }
/// ```
@Observable public final class Submission {
  public private(set) var state = Sending()

  public init() {}

  /// - Returns: What was answered; nil when it failed, when something is under way already, or when the task was
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

  /// The user has read why it failed.
  public func dismissProblem() { state.problem = nil }
}
