import Foundation

extension Date {
  /// The date in the format of RFC 3339, in UTC, to the second.
  var timestamp: String { formatted(.iso8601) }
}
