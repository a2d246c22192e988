/// An unreadable or invalid configuration file.
///
/// ```swift
/// func explain(_ error: ExternalConfigurationError) { print(error.file, error.problem) }
/// ```
public struct ExternalConfigurationError: Error, Equatable, CustomStringConvertible {
  public let file: String
  public let problem: String

  public var description: String {
    "The configuration file \(file) cannot be used: \(problem)."
  }
}
