/// Every problem with a configuration that prevents the app from starting.
///
/// ```swift
/// func explain(_ error: ConfigurationError) { print(error, error.listing, separator: "\n") }
/// ```
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package let flavor: String
  package let problems: [ConfigurationProblem]
  package let table: ConfigurationListing

  /// The keys and values at the time of the error; see ``Configuration/listing``.
  public var listing: String { table.description }

  public var description: String {
    let text = problems.map(\.description).joined(separator: "; ")
    return "\(flavor) cannot start: \(text)\(text.hasSuffix("?") ? "" : ".")"
  }
}
