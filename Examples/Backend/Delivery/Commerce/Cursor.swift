import Foundation

/// A place in a list, as clients get it: they can only send it back.
///
///     Cursor.text(41)          // NDE
///     Cursor.place("NDE")      // 41
enum Cursor {
  static func text(_ place: Int64) -> String {
    // Base64 without what an address would have to escape (RFC 4648, section 5).
    Data("\(place)".utf8).base64EncodedString().replacing("=", with: "")
  }

  /// - Returns: `nil` for what ``text(_:)`` does not give.
  static func place(_ text: String) -> Int64? {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: text + padding),
      let place = Int64(String(decoding: data, as: UTF8.self)), self.text(place) == text
    else { return nil }
    return place
  }
}
