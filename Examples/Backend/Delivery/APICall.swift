/// One call of an API, for tests that go through all calls: a new one cannot be forgotten.
///
///     for call in app.calls() where call.access == .account { … }
public struct APICall: Hashable, Sendable, CustomStringConvertible {
  public enum Access: Sendable {
    case everyone
    /// A request has the token of a session, or its response is 401.
    case account
  }

  public let method: String
  /// The path with its parameters, such as `/api/market/v1/orders/{id}`.
  public let path: String
  public let access: Access
  public let price: CallPrice

  public var description: String { "\(method) \(path)" }

  init(method: String, path: String, access: Access, price: CallPrice) {
    self.method = method
    self.path = path
    self.access = access
    self.price = price
  }
}
