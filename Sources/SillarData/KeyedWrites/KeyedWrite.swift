public import Foundation

/// A write of ``KeyedWrites`` that has been stored and has not ended.
///
/// ```swift
/// func mayHaveBeenSent(_ write: KeyedWrite<Data>) -> Bool { !write.isNew }
/// ```
public struct KeyedWrite<Content: Sendable>: Sendable {
  /// The item that the write changes.
  public let subject: String
  /// The idempotency key of each request for the write.
  public let key: String
  public let content: Content
  /// The time at which the write was stored.
  public let begun: Date
  /// True if ``KeyedWrites/begin(_:subject:)`` has stored it just now. Any other write may have been sent.
  public let isNew: Bool
}
