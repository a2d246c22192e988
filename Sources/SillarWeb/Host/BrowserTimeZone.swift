import HTTPTypes

/// The time zone of a browser.
enum BrowserTimeZone {
  /// The maximum length of a name, in bytes. The longest of the IANA database has 32.
  private static let longestName = 64

  /// The name in the script's cookie, which need not be that of a time zone; nil on the first visit and without the script.
  static func of(_ request: HTTPRequest) -> String? {
    SessionKeeper.values(of: "zone", in: request).first
      .flatMap { 1...longestName ~= $0.utf8.count ? String($0) : nil }
  }
}
