import Foundation

/// Names one wish, so that the backend does what is wished once, however often it hears of it.
///
/// ```swift
/// let key = IdempotencyKey()   // a new wish
/// ```
public struct IdempotencyKey: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Never seen before.
  public init() { self.init(rawValue: UUID().uuidString.lowercased()) }
}
