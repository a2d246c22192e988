/// Every declared key with its value and its source; secrets are hidden.
package struct ConfigurationListing: Sendable, Equatable, CustomStringConvertible {
  package struct Line: Sendable, Equatable {
    package let key: String
    /// Nil for a key without a value.
    package var value: String?
    /// The provider and place that set the value; `default` for a default value, `nobody` for a missing value.
    package var source: String
    /// The places whose values were overridden, in order.
    package var overridden: [String]
    package let neededBy: String
    package let summary: String
    /// The expected format of the value as text; nil for a key that can only be set in code.
    package let kind: String?
  }

  package var lines: [Line]

  package var description: String {
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
        summary: declaration.summary, kind: declaration.kind)
    }
    .sorted { $0.key < $1.key }
  }
}
