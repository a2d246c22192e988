/// An invalid or unreadable file in an app's resources.
///
/// ```swift
/// func explain(_ error: ResourceError) { print(error.place, error.problem) }
/// ```
public struct ResourceError: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  public let place: String
  /// The problem with the file.
  public let problem: String

  public var description: String { "The resource \(place) cannot be used: \(problem)." }
}
