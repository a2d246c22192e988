/// An invalid or unreadable file in an app's resources.
package struct ResourceError: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  package let place: String
  /// The problem with the file.
  package let problem: String

  package var description: String { "The resource \(place) cannot be used: \(problem)." }
}
