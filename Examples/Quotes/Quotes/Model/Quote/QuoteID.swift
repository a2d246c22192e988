public import Foundation

/// One offer, at the service; whoever makes it gives it its name, so that it has one before the service knows of it.
///
/// ```swift
/// let id = QuoteID(UUID())
/// ```
public struct QuoteID: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ new: UUID) { rawValue = new.uuidString.lowercased() }
}
