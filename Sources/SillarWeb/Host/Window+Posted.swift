import SillarHost

extension Window {
  /// The event for what a page has sent to a node: the value of an HTML control, or nil for a tap.
  func event(for node: NodeName, posted text: String?) async -> WindowEvent {
    WindowEvent(node: node, input: text.map { NodeInput(posted: $0, to: content(of: node)) })
  }
}

extension NodeInput {
  /// Reads the value of an HTML control by the content of its node. A value that makes no sense there stays a text, which
  /// the window refuses.
  init(posted text: String, to content: NodeContent?) {
    let input: NodeInput? =
      switch content {
      case .toggle: Bool(text).map { .flag($0) }
      case .segmentedControl, .picker: Int(text).map { .option($0) }
      case .rating: Int(text).map { .number($0) }
      default: nil
      }
    self = input ?? .text(text)
  }
}
