import HTTPTypes
import SillarHost

/// The languages that a browser's user reads.
enum AcceptedLanguages {
  /// The number of entries that are read. No user needs more.
  private static let limit = 20

  /// The language that was chosen for the app, then those of the device.
  static func of(_ request: HTTPRequest) -> [String] {
    (Preferences(of: request).language.map { [$0] } ?? []) + ofDevice(request)
  }

  /// The tags of `Accept-Language`, the preferred one first; tags of equal weight keep their order (RFC 9110, section
  /// 12.5.4). Refused (`q=0`) and malformed entries and `*` are left out.
  static func ofDevice(_ request: HTTPRequest) -> [String] {
    request.headerFields.preferences(.acceptLanguage).prefix(limit)
      .filter { $0.weight > 0 && $0.name != "*" }.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.name)
  }
}

extension HTTPFields {
  /// What a client says that it takes, with weights from 0 to 1 (RFC 9110, section 12.4.2). That of a malformed entry is 0.
  func preferences(_ field: HTTPField.Name) -> some Sequence<(name: String, weight: Double)> {
    self[values: field].lazy.flatMap { $0.split(separator: ",") }.compactMap {
      entry -> (name: String, weight: Double)? in
      let parts = entry.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.filter { !$0.isWhitespace } }
      guard let name = parts.first, !name.isEmpty else { return nil }
      let weights = parts.dropFirst().filter { $0.lowercased().hasPrefix("q=") }
        .map { Double($0.dropFirst(2)).flatMap { 0...1 ~= $0 ? $0 : nil } ?? 0 }
      return (name, weights.min() ?? 1)
    }
  }
}
