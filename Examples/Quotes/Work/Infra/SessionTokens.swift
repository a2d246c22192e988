public import Work

/// Knows under which token requests on somebody's behalf are sent.
///
/// ```swift
/// struct NoTokens: SessionTokens {
///   func token(of person: PersonID) -> String? { nil }
///   func tokenRefused(_ token: String, of person: PersonID) {}
/// }
/// ```
public protocol SessionTokens: Sendable {
  /// Nil when nobody is signed in as this person.
  func token(of person: PersonID) -> String?
  /// The service does not know the token any more.
  func tokenRefused(_ token: String, of person: PersonID)
}
