/// The budgets that calls are paid from. The server has them: what else it serves is paid from the same.
///
///     struct Unlimited: CallBudget {
///       func pay(_ price: CallPrice, account: String?, client: String?) -> Duration? { nil }
///     }
public protocol CallBudget: Sendable {
  /// Takes the price of the current call.
  ///
  /// - Parameters:
  ///   - account: the account that pays; `nil` for a call without a session, which its client pays for.
  ///   - client: the name of the client, as a program on this computer gives it; `nil` when the client is unnamed.
  /// - Returns: `nil` when the price is paid; else the time until the next call can be.
  func pay(_ price: CallPrice, account: String?, client: String?) -> Duration?
}
