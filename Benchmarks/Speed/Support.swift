@testable import Sillar
@testable import SillarHost

/// An error of a benchmark whose conditions do not hold.
struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Duration {
  var nanoseconds: Int { Int(self / .nanoseconds(1)) }
}

extension Window {
  /// Returns the first tappable node.
  func firstControl() async throws -> NodeName {
    let nodes = render { $0.root.descendants { $0.sendsEvent }.map(\.name) }
    guard let name = nodes.first else { throw Unexpected("the screen has nothing to tap") }
    return name
  }
}

extension RenderedNode {
  var texts: [String] {
    descendants { if case .text = $0.content { true } else { false } }.compactMap {
      if case .text(let text, _) = $0.content { text } else { nil }
    }
  }

  var list: RenderedNode? {
    descendants { if case .list = $0.content { true } else { false } }.first
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
