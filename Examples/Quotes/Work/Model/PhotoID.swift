public import Foundation

/// One photo, at the service; it has its name before it is sent.
///
/// ```swift
/// let id = PhotoID(UUID())
/// ```
public struct PhotoID: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ new: UUID) { rawValue = new.uuidString.lowercased() }
}
