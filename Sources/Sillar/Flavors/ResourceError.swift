/// A file among an app's resources that is not what it should be.
///
/// ```swift
/// func explain(_ error: ResourceError) { print(error.place, error.problem) }
/// ```
public struct ResourceError: Error, Equatable, CustomStringConvertible {
  /// Which file.
  public let place: String
  /// What is wrong with it.
  public let problem: String

  public var description: String { "The resource \(place) cannot be used: \(problem)." }
}
