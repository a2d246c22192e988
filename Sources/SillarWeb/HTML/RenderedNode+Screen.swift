import SillarHost

extension RenderedNode {
  /// True if the node is the place of a screen of the navigator, not of a child screen.
  var isOutermostScreen: Bool {
    if case .window? = parent?.content { true } else { false }
  }

  /// The first title in the node, if there is one.
  var firstTitle: String? {
    if case .text(let text, .title) = content { return text }
    var title: String?
    forEachChild { if title == nil { title = $0.firstTitle } }
    return title
  }

  /// The number of sections that contain the node.
  var sectionDepth: Int {
    guard let parent else { return 0 }
    if case .section = parent.content { return parent.sectionDepth + 1 }
    return parent.sectionDepth
  }

  /// True if the node is the place of a screen above the stack, which is the window's first child.
  var isModal: Bool {
    guard let parent, case .window = parent.content else { return false }
    var stack: NodeName?
    parent.forEachChild { stack = stack ?? $0.name }
    return stack != name
  }

  /// True if the node is a modal or lies in one.
  var isInModal: Bool { isModal || parent?.isInModal == true }
}
