/// The lines of an API for a target, from its symbol graphs: one graph for what it declares, and one for each target whose
/// types it extends.
struct APILines {
  private struct Line {
    let path: [String]
    let text: String
    var isConformance = false
  }

  let target: String
  let graphs: [SymbolGraph]

  /// The protocols that every type conforms to unless it says that it does not.
  private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

  /// Sorted: each type, what it conforms to, its members.
  var sorted: [String] {
    let lines = (declarations + conformances).sorted { one, other in
      if one.path != other.path { return one.path.lexicographicallyPrecedes(other.path) }
      if one.isConformance != other.isConformance { return other.isConformance }
      return one.text < other.text
    }
    var seen: Set<String> = []
    return lines.map(\.text).filter { seen.insert($0).inserted }
  }

  private var declarations: [Line] {
    let defaults = relationships("defaultImplementationOf").map(\.target)
    let requirements = Set(relationships("requirementOf").map(\.source)).subtracting(defaults)
    return graphs.flatMap(\.symbols).filter { $0.kind.identifier != "swift.extension" }
      .map { symbol in
        let isRequired = requirements.contains(symbol.identifier.precise)
        let place = place(symbol.pathComponents.dropLast())
        return Line(
          path: symbol.pathComponents,
          text: "\(place): \(isRequired ? "requires " : "")\(symbol.declaration)")
      }
  }

  /// Those of protocols are in their declarations.
  private var conformances: [Line] {
    let known = Dictionary(
      graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) },
      uniquingKeysWith: { one, _ in one })
    return relationships("conformsTo").compactMap { relationship in
      let name =
        known[relationship.target]?.pathComponents.joined(separator: ".")
        ?? relationship.targetFallback?.split(separator: ".").last.map(String.init)
      guard let type = known[relationship.source], type.kind.identifier != "swift.protocol",
        let name, !Self.implied.contains(name)
      else { return nil }
      return Line(
        path: type.pathComponents, text: "\(place(type.pathComponents)): conforms to \(name)",
        isConformance: true)
    }
  }

  private func relationships(_ kind: String) -> [SymbolGraph.Relationship] {
    graphs.flatMap(\.relationships).filter { $0.kind == kind }
  }

  private func place(_ path: some Sequence<String>) -> String {
    ([target] + path).joined(separator: "/")
  }
}
