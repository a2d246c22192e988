import HTTPTypes
import Hummingbird

/// The time zone of a browser.
enum BrowserTimeZone {
  /// The name of the cookie in which the script keeps it.
  private static let cookie = "zone"
  /// The maximum length of a name, in bytes. The longest of the IANA database has 32.
  private static let longestName = 64

  /// The name that the browser has sent, which need not be that of a time zone; nil on the first visit and without the
  /// script.
  static func of(_ request: HTTPRequest) -> String? {
    let cookies = Cookies(from: request.headerFields[values: .cookie])
    return cookies[cookie].map(\.value).flatMap { $0.utf8.count <= longestName ? $0 : nil }
  }
}
