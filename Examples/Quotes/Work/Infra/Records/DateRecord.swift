public import Foundation

/// An instant as it is stored, as text such as `2026-11-21T10:00:00.000Z`.
///
/// ```swift
/// struct NoteRecord: Codable { let written: DateRecord }
/// ```
public struct DateRecord: Codable, Hashable, Sendable {
  private static var style: Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(includingFractionalSeconds: true)
  }

  public let date: Date

  public init(_ date: Date) { self.date = date }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    date = try Date(text, strategy: Self.style)
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(date.formatted(Self.style))
  }
}
