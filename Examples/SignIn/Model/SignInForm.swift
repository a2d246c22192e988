import Foundation

/// The input for signing in.
public struct SignInForm: Hashable, Sendable {
  /// The flaw of a field. Its texts are in the module's catalog.
  public enum Flaw: String, Sendable, CaseIterable {
    case emailMissing, passwordMissing
    /// A part before or after the `@` is missing.
    case emailMalformed
  }

  public var email = "" {
    didSet { if email != oldValue { renewKey() } }
  }
  public var password = Concealed() {
    didSet { if password != oldValue { renewKey() } }
  }
  private var key: String

  public init() { key = Self.newKey() }

  public var emailFlaw: Flaw? {
    email.trimmed.isEmpty
      ? .emailMissing : Self.isAddress(email.trimmed) ? nil : .emailMalformed
  }

  /// White space may be part of a password.
  public var passwordFlaw: Flaw? { password.isEmpty ? .passwordMissing : nil }

  /// Nil while a field has a flaw.
  public var credentials: Credentials? {
    guard emailFlaw == nil, passwordFlaw == nil else { return nil }
    return Credentials(email: email.trimmed, password: password, key: key)
  }

  /// Makes the input another attempt, after the service has answered.
  public mutating func renewKey() { key = Self.newKey() }

  /// Makes an idempotency key that nobody can guess.
  public static func newKey() -> String { UUID().uuidString.lowercased() }

  /// True for text on both sides of exactly one `@`. The service checks the rest.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && !text.contains(where: \.isWhitespace)
  }
}

/// An email and a password, by which a user signs in.
public struct Credentials: Hashable, Sendable {
  public let email: String
  public let password: Concealed
  /// The idempotency key, the same for each repetition of an attempt: a lost response leaves no second session behind.
  public let key: String

  public init(email: String, password: Concealed, key: String) {
    self.email = email
    self.password = password
    self.key = key
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
