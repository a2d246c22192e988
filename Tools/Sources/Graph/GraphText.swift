/// The graph as text.
struct GraphText {
  let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  var text: String {
    let apps = graph.apps.map { [$0.name, $0.modules.joined(separator: " ")] }
    let modules = graph.modules.map { module in
      [module.name]
        + Graph.Layer.allCases.map { module.layers.contains($0) ? $0.rawValue.lowercased() : "" }
        + [module.dependencies.isEmpty ? "" : "on \(module.dependencies.joined(separator: " "))"]
    }
    let framework = graph.framework.map { target in
      [
        target.name,
        target.dependencies.isEmpty ? "" : "on \(target.dependencies.joined(separator: " "))",
      ]
    }
    return [
      section("Programs, and their modules", apps),
      section("Modules, and their layers", modules),
      section("Framework", framework),
    ].joined(separator: "\n\n")
  }

  private func section(_ title: String, _ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      let line = "  " + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return ([title] + lines).joined(separator: "\n")
  }
}
