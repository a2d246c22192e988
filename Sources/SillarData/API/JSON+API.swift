public import Foundation

extension JSONDecoder {
  /// A decoder of an API's JSON: dates are RFC 3339 timestamps, with or without fractions of a second.
  ///
  /// ```swift
  /// struct VisitDTO: Decodable { let began: Date }
  ///
  /// func visit(_ json: Data) throws -> VisitDTO { try JSONDecoder.api.decode(VisitDTO.self, from: json) }
  /// ```
  ///
  /// Source: [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
  public static var api: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let value = try decoder.singleValueContainer()
      let text = try value.decode(String.self)
      for style in [Date.ISO8601FormatStyle(), .init(includingFractionalSeconds: true)] {
        if let date = try? Date(text, strategy: style) { return date }
      }
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "\"\(text)\" is no RFC 3339 timestamp.")
    }
    return decoder
  }
}

extension JSONEncoder {
  /// An encoder of an API's JSON: dates are RFC 3339 timestamps in UTC with milliseconds, and members are sorted, so that
  /// equal values have equal bytes.
  ///
  /// ```swift
  /// struct VisitDTO: Encodable { let began: Date }
  ///
  /// func json(_ visit: VisitDTO) throws -> Data { try JSONEncoder.api.encode(visit) }
  /// ```
  ///
  /// Source: [RFC 3339, section 5.6](https://www.rfc-editor.org/rfc/rfc3339#section-5.6).
  public static var api: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var value = encoder.singleValueContainer()
      try value.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
    return encoder
  }
}
