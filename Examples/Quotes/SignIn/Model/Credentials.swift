/// By what somebody shows who they are.
///
/// ```swift
/// let ana = Credentials(email: "ana@example.com", password: Concealed("casa-2026"), key: "k-1")
/// ```
public struct Credentials: Hashable, Sendable {
  public let email: String
  public let password: Concealed
  /// The same each time the same attempt is sent: a lost answer leaves no second session behind.
  public let key: String

  public init(email: String, password: Concealed, key: String) {
    self.email = email
    self.password = password
    self.key = key
  }
}
