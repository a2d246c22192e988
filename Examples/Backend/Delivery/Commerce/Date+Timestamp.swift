import Foundation

extension Date {
  /// As RFC 3339 writes it, in Greenwich (UTC), to the second.
  var timestamp: String { formatted(.iso8601) }
}
