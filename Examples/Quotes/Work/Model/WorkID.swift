public import Foundation

/// The ID of an item at the service. The device that makes the item makes its ID, before the service knows the item.
///
/// ```swift
/// let request = RequestID(UUID())
/// let fromLink = QuoteID("no/name")   // nil
/// ```
public protocol WorkID: RawRepresentable, Hashable, Sendable, LosslessStringConvertible
where RawValue == String {
  init(rawValue: String)
}

extension WorkID {
  public init(_ new: UUID) { self.init(rawValue: new.uuidString.lowercased()) }

  /// Reads an ID from a link.
  ///
  /// - Returns: Nil for a text that is no ID: see `isPlainName`.
  public init?(_ text: String) {
    guard text.isPlainName else { return nil }
    self.init(rawValue: text)
  }

  public var description: String { rawValue }
}

/// The ID of a request for work.
public struct RequestID: WorkID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The ID of an offer.
public struct QuoteID: WorkID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The ID of a photo.
public struct PhotoID: WorkID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
