import SillarHost

/// An error of a benchmark whose conditions do not hold.
struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Duration {
  var nanoseconds: Int { Int(self / .nanoseconds(1)) }
}

extension Window {
  /// Returns the nodes that can be tapped, in their order on the screen.
  func controls() -> [NodeName] {
    render { $0.root.descendants { $0.sendsEvent }.map(\.name) }
  }
}

extension RenderedNode {
  var texts: [String] {
    descendants { _ in true }.compactMap {
      if case .text(let text, _) = $0.content { text } else { nil }
    }
  }

  fileprivate func descendants(
    _ isWanted: (RenderedNode) -> Bool
  ) -> [RenderedNode] {
    var nodes: [RenderedNode] = []
    forEachChild { node in
      if isWanted(node) { nodes.append(node) }
      nodes += node.descendants(isWanted)
    }
    return nodes
  }
}
