public import Sillar

extension ExternalConfiguration {
  /// The keys that can be set from outside, for the text of `--help`: for each its option, and below that its summary, its
  /// format and its other names.
  ///
  /// ```swift
  /// func help(_ providers: [any ConfigurationProvider]) throws -> [String] {
  ///   try ExternalConfiguration.help(for: "counter") {
  ///     try Configuration(flavor: "counter", providers: providers)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - app: The prefix of the environment variables.
  ///   - shorthands: The options of keys that have another one than their own name.
  ///   - configure: Makes the configuration. One with mistakes has keys, too.
  /// - Throws: An error of `configure` other than `ConfigurationError`.
  public static func help(
    for app: String, shorthands: [String: String] = [:],
    _ configure: () throws -> Configuration
  ) throws -> [String] {
    let table: ConfigurationListing
    do { table = try configure().table } catch let error as ConfigurationError {
      table = error.table
    }
    return table.lines.flatMap { line -> [String] in
      guard let kind = line.kind else { return [] }
      let option = shorthands[line.key] ?? OutsideName.option(for: line.key)
      let value = line.value.map { $0.isEmpty ? "; empty if not set" : "; \($0) if not set" } ?? ""
      let about = line.summary.isEmpty ? [] : [line.summary]
      let variable = OutsideName.variable(for: line.key, of: app)
      let lines = about + ["Value: \(kind)\(value)", "Also: \(variable), \(line.key)"]
      return ["  \(option)"] + lines.map { "      \($0)" }
    }
  }
}

extension ConfigurationKey {
  /// The key's option on the command line, such as `--max-retry-count` for `max.retryCount`.
  public static var option: String { OutsideName.option(for: name) }
}

extension ConfigurationError {
  /// True if an option of the command line is one of the mistakes.
  public var isOfCommandLine: Bool {
    problems.contains { $0.place?.hasPrefix("command line") == true }
  }
}
