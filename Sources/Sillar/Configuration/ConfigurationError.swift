/// Start-up cannot go on, because of what is wrong with the configuration: all of it.
///
/// ```swift
/// func explain(_ error: ConfigurationError) { print(error, error.listing, separator: "\n") }
/// ```
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  public let flavor: String
  public let problems: [ConfigurationProblem]
  /// What there is all the same; see ``Configuration/listing``.
  public let listing: ConfigurationListing

  public var description: String {
    let text = problems.map(\.description).joined(separator: "; ")
    return "\(flavor) cannot start: \(text)\(text.hasSuffix("?") ? "" : ".")"
  }
}
