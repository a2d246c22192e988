/// The graph as a picture: a row for each module with its layers, a column for each program with its modules, and the
/// framework below. The head of a layer names its imports from the framework.
struct GraphPicture {
  /// The file that the page on the architecture shows.
  static let file = "Documentation/modules.svg"
  private static let width = 1080
  private static let rowHeight = 26
  private static let fills: [Graph.Layer: String] = [
    .delivery: "#dbeafe", .model: "#fef3c7", .infra: "#dcfce7",
  ]

  let graph: Graph
  private var top: Int { 96 }
  private var bottom: Int { top + graph.modules.count * Self.rowHeight }

  init(_ graph: Graph) { self.graph = graph }

  var svg: String {
    let height = bottom + 150
    let frame = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" \
      font-family="system-ui, sans-serif" font-size="13" fill="#0f172a">
      """,
      "<title>Modules with their layers, the programs made of them, and the framework</title>",
      "<rect width=\"\(Self.width)\" height=\"\(height)\" fill=\"#ffffff\"/>",
    ]
    return (frame + heads + graph.modules.indices.flatMap(row) + framework + ["</svg>\n"])
      .joined(separator: "\n")
  }

  private var heads: [String] {
    let layers = Graph.Layer.allCases.enumerated().flatMap { index, layer in
      let x = layerX(index) + 55
      return [label(layer.rawValue.lowercased(), x, 52, "font-weight=\"600\"")]
        + imports(of: layer).enumerated().map { line, name in
          label(name, x, 68 + line * 14, "font-size=\"11\" fill=\"#475569\"")
        }
    }
    let programs = graph.apps.enumerated().map { index, app in
      let x = programX(index)
      return """
        <text x="\(x)" y="84" transform="rotate(-40 \(x) 84)" font-weight="600">\(app.name)</text>
        """
    }
    return [heading("Modules", 20, 28), heading("Programs", programX(0) - 10, 28)] + layers
      + programs
  }

  private func row(_ index: Int) -> [String] {
    let (module, y) = (graph.modules[index], top + index * Self.rowHeight)
    let line = "<path d=\"M20 \(y)H\(Self.width - 20)\" stroke=\"#e2e8f0\"/>"
    let on =
      module.dependencies.isEmpty ? "" : "  on \(module.dependencies.joined(separator: ", "))"
    let name = """
      <text x="20" y="\(y + 18)"><tspan font-weight="600">\(module.name)</tspan>\
      <tspan font-size="11" fill="#475569" xml:space="preserve">\(on)</tspan></text>
      """
    let layers = Graph.Layer.allCases.enumerated().filter { module.layers.contains($1) }.map {
      box(layerX($0), y + 4, 110, 18, fill: Self.fills[$1] ?? "#ffffff")
    }
    let programs = graph.apps.enumerated().filter { $1.modules.contains(module.name) }.map {
      index, _ in
      "<circle cx=\"\(programX(index))\" cy=\"\(y + 13)\" r=\"6\" fill=\"#0369a1\"/>"
    }
    return [line, name] + layers + programs
  }

  private var framework: [String] {
    let cell = (Self.width - 40) / max(graph.framework.count, 1)
    let boxes = graph.framework.enumerated().flatMap { index, target in
      let x = 20 + index * cell
      return [
        box(x, bottom + 50, cell - 10, 84, fill: "#f1f5f9"),
        label(
          target.name, x + (cell - 10) / 2, bottom + 72, "font-size=\"12\" font-weight=\"600\""),
      ]
        + target.dependencies.enumerated().map { line, name in
          let y = bottom + 90 + line * 14
          return label("on \(name)", x + (cell - 10) / 2, y, "font-size=\"11\" fill=\"#475569\"")
        }
    }
    return [heading("Framework", 20, bottom + 36)] + boxes
  }

  /// The targets of the framework that a layer depends on.
  private func imports(of layer: Graph.Layer) -> [String] {
    let names = Set(graph.framework.map(\.name))
    let targets = graph.targets.values.filter { $0.layer == layer }
    return Set(targets.flatMap(\.dependencies)).intersection(names).sorted()
  }

  private func layerX(_ index: Int) -> Int { 250 + index * 120 }
  private func programX(_ index: Int) -> Int {
    640 + index * (Self.width - 680) / max(graph.apps.count, 1)
  }

  private func heading(_ text: String, _ x: Int, _ y: Int) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" font-size=\"15\" font-weight=\"700\">\(text)</text>"
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, fill: String) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"5\" fill=\"\(fill)\"/>"
  }

  private func label(_ text: String, _ x: Int, _ y: Int, _ style: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" \(style)>\(text)</text>"
  }
}
