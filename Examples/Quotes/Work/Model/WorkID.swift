public import Foundation

/// The name of something at the service. The device on which it is made makes its name, so that it has one before the
/// service knows it.
///
/// ```swift
/// let request = RequestID(UUID())
/// let fromLink = QuoteID("no/name")   // nil
/// ```
public protocol WorkID: RawRepresentable, Hashable, Sendable, Codable, LosslessStringConvertible
where RawValue == String {
  init(rawValue: String)
}

extension WorkID {
  public init(_ new: UUID) { self.init(rawValue: new.uuidString.lowercased()) }

  /// Reads it from a link.
  ///
  /// - Returns: Nil for a text that is no name: see `isPlainName`.
  public init?(_ text: String) {
    guard text.isPlainName else { return nil }
    self.init(rawValue: text)
  }

  public var description: String { rawValue }
}

/// One request for work.
public struct RequestID: WorkID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One offer.
public struct QuoteID: WorkID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One photo.
public struct PhotoID: WorkID {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
