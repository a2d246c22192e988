/// Every declared key with its value and its source; secrets are hidden.
///
/// ```swift
/// let configuration = try Configuration(flavor: "Counter", providers: [])
/// print(configuration.listing)
/// ```
public struct ConfigurationListing: Sendable, Equatable, CustomStringConvertible {
  public struct Line: Sendable, Equatable {
    public let key: String
    /// Nil for a key without a value.
    public let value: String?
    /// The provider and place that set the value; `default` for a default value, `nobody` for a missing value.
    public let source: String
    /// The places whose values were overridden, in order.
    public let overridden: [String]
    public let neededBy: String
    public let summary: String
  }

  public let lines: [Line]

  public var description: String {
    let width = lines.map(\.key.count).max() ?? 0
    let valueWidth = min(44, lines.map { $0.value?.count ?? 0 }.max() ?? 0)
    return lines.map { line in
      let value = line.value ?? "(missing)"
      let padding = String(repeating: " ", count: max(0, valueWidth - value.count))
      let key = line.key + String(repeating: " ", count: width - line.key.count)
      let overridden =
        line.overridden.isEmpty ? "" : ", over \(line.overridden.joined(separator: ", "))"
      return "\(key)  \(value)\(padding)  \(line.source)\(overridden)"
    }.joined(separator: "\n")
  }

  init(_ builder: ConfigurationBuilder) {
    lines = builder.declarations.map { declaration in
      let entry = builder.entries[declaration.id]
      let text = entry.map { declaration.write($0.value) } ?? declaration.defaultText
      return Line(
        key: declaration.key,
        value: declaration.isSecret ? text.map { _ in "••••••••" } : text,
        source: entry?.place ?? (declaration.defaultText == nil ? "nobody" : "default"),
        overridden: entry?.overridden ?? [], neededBy: declaration.neededBy,
        summary: declaration.summary)
    }
    .sorted { $0.key < $1.key }
  }
}
