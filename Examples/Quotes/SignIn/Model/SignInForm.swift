import Foundation

/// What is typed to sign in.
///
/// ```swift
/// var form = SignInForm()
/// form.email = "ana@example.com"
/// let problems = form.problems   // [.password: .missing]
/// ```
public struct SignInForm: Hashable, Sendable, Codable {
  public enum Field: Hashable, Sendable {
    case email
    case password
  }

  public enum Problem: Hashable, Sendable {
    case missing
    /// It is no address: something is missing around an `@`.
    case malformed
  }

  public var email = "" {
    didSet { if email != oldValue { renewKey() } }
  }
  public var password = Concealed() {
    didSet { if password != oldValue { renewKey() } }
  }
  private var key: String

  public init() { key = Self.newKey() }

  /// What is wrong with it, by field.
  public var problems: [Field: Problem] {
    var problems: [Field: Problem] = [:]
    if trimmedEmail.isEmpty {
      problems[.email] = .missing
    } else if !Self.isAddress(trimmedEmail) {
      problems[.email] = .malformed
    }
    // Blanks may be part of a password.
    if password.isEmpty { problems[.password] = .missing }
    return problems
  }

  /// Nil while something is wrong with it.
  public var credentials: Credentials? {
    guard problems.isEmpty else { return nil }
    return Credentials(email: trimmedEmail, password: password, key: key)
  }

  /// What was typed has been answered: the next time is another attempt.
  public mutating func renewKey() { key = Self.newKey() }

  private static func newKey() -> String { UUID().uuidString.lowercased() }

  private var trimmedEmail: String { email.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether there is something on both sides of the one `@`. The service knows the rest.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && !text.contains(where: \.isWhitespace)
  }
}
