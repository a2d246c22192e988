/// A counter of failed sign-ins. Each attempt of a stranger counts for its account, its client, and its client at this
/// account; an attempt from a device that has signed in to the account before counts for that device alone.
///
///     let before = try records.attempts(of: .client("203.0.113.7"))
///
/// The counter of the account delays attempts and refuses none (``SignInQueue``): otherwise strangers could lock the owner
/// out. See OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
public enum SignInCounter: Hashable, Sendable {
  /// - Parameter email: in any case, with or without an account.
  case account(email: String)
  /// - Parameter client: empty when unknown.
  case pair(client: String, email: String)
  /// - Parameter device: the text by which the device is known.
  case device(String, email: String)
  /// - Parameter client: the address or the name of who asks.
  case client(String)

  /// The number of attempts that may fail without a wait: 5 at an account; 20 for a client, which may be the address of
  /// many people; `nil` for a counter that makes nobody wait.
  public var freeFailures: Int? {
    switch self {
    case .account: nil
    case .pair, .device: 5
    case .client: 20
    }
  }
}
