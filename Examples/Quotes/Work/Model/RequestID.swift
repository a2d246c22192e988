public import Foundation

/// One request for work, at the service. Its homeowner's device makes its name, so that it has one before the service
/// knows it.
///
/// ```swift
/// let id = RequestID(UUID())
/// ```
public struct RequestID: RawRepresentable, Hashable, Sendable, Codable, LosslessStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ new: UUID) { rawValue = new.uuidString.lowercased() }

  /// Reads it from a link.
  ///
  /// - Returns: Nil for a text that is no name: see `isPlainName`.
  public init?(_ text: String) {
    guard text.isPlainName else { return nil }
    rawValue = text
  }
}
