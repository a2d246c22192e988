import Sillar
import SillarHost

extension ScreenNode {
  var everything: [ScreenNode] { [self] + children.flatMap(\.everything) }

  /// The first node that matches.
  func first(where matches: (NodeContent) -> Bool) -> ScreenNode? {
    everything.first { matches($0.content) }
  }

  /// The first node with a label.
  subscript(label: String) -> ScreenNode? { everything.first { $0.label == label } }
}

extension Window {
  /// The whole screen as it is now.
  func nodes() -> ScreenNode { render { ScreenNode($0.root) } }
}
