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

extension String {
  /// True for 1 to 100 ASCII letters, digits and hyphens: what the service makes names of, and what is the same in the
  /// path of a link.
  public var isPlainName: Bool {
    1...100 ~= utf8.count
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
