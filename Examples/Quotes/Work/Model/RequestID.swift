public import Foundation

/// One request for work, at the service. Whoever makes it gives it its name, so that it has one before the service
/// knows of it.
///
/// ```swift
/// let id = RequestID(UUID())
/// ```
public struct RequestID: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ new: UUID) { rawValue = new.uuidString.lowercased() }
}
