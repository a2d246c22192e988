import Foundation
import HTTPTypes

/// The wait that a server asks for in its `Retry-After` header: seconds, or a date.
///
/// See [RFC 9110, section 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3). A date is compared with the
/// answer's own `Date`, so that this machine's clock does not matter.
enum RetryAfter {
  /// Nil without the header, or if its value is neither.
  static func delay(in headers: HTTPFields, now: Date = .now) -> Duration? {
    guard let value = headers[.retryAfter]?.trimmingCharacters(in: .whitespaces), !value.isEmpty
    else { return nil }
    if value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      // A number that overflows means the longest wait.
      return .seconds(Int32(value) ?? .max)
    }
    guard let date = instant(value) else { return nil }
    let sent = headers[.date].flatMap(instant) ?? now
    return .seconds(max(0, date.timeIntervalSince(sent).rounded(.up)))
  }

  /// The date formats of section 5.6.7: the current one, and two obsolete ones that must be accepted.
  private static let formats = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]

  private static func instant(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.isLenient = false
    for format in formats {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
