public import Foundation

/// An instant on the wire, as RFC 3339 writes it: `2026-11-21T10:00:00Z`.
///
/// ```swift
/// struct EventDTO: Codable { let at: DateDTO }
/// ```
public struct DateDTO: Codable, Hashable, Sendable {
  public let date: Date

  public init(_ date: Date) { self.date = date }

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    let date =
      (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    guard let date else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no date")
    }
    self.date = date
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}
