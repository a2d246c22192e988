/// A counter of failed sign-ins. Each attempt counts for its account and its client; an attempt from a device that has
/// signed in to the account before counts for that device alone, so that no stranger can lock the owner out.
///
///     let counters = SignInCounter.counters(email: email, device: nil, client: "203.0.113.7")
public enum SignInCounter: Hashable, Sendable {
  /// - Parameter email: in any case, with or without an account.
  case account(email: String)
  /// - Parameter device: the text by which the device is known.
  case device(String, email: String)
  /// - Parameter client: the address or the name of who asks.
  case client(String)

  /// The number of attempts that may fail without a wait: 5 for an account or a device; 20 for a client, which may be
  /// the address of many people.
  public var freeFailures: Int {
    switch self {
    case .account, .device: 5
    case .client: 20
    }
  }
}
