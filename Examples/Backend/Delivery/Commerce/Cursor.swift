import Foundation

/// An opaque cursor: a position in a list, which clients send back to read the next part.
///
///     Cursor.text(41)          // NDE
///     Cursor.place("NDE")      // 41
enum Cursor {
  static func text(_ place: Int64) -> String {
    // Base64 without padding, which a URL would have to escape (RFC 4648, section 5).
    Data("\(place)".utf8).base64EncodedString().replacing("=", with: "")
  }

  /// - Returns: `nil` for a text that ``text(_:)`` does not return.
  static func place(_ text: String) -> Int64? {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: text + padding),
      let place = Int64(String(decoding: data, as: UTF8.self)), self.text(place) == text
    else { return nil }
    return place
  }
}
