import SillarHost

/// The names of nodes in a page.
///
/// An element has no `id` where the page's script can derive it: a control says its name in `value` or `data-e`; an item of a list
/// that begins with a control has the control's name without its last step; the nodes in a control are counted, from 0.
extension NodeHTML {
  /// Writes an attribute with the node's name.
  ///
  /// - Parameter attribute: The markup before the name.
  mutating func writeName(after attribute: StaticString) {
    buffer.append(attribute)
    buffer.append(name: name)
    buffer.append("\"")
  }

  /// True if the last step of the name, which is after so many bytes, is a number of one digit.
  func isStep(_ number: Int, from length: Int) -> Bool {
    name.count == length + 2 && name.last == UInt8(ascii: "0") + UInt8(clamping: number)
      && number < 10
  }

  mutating func writeItem(_ node: RenderedNode) {
    isNameImplied = writesChildren && beginsWithControl(node)
    writeElement(.li, node)
  }

  private func beginsWithControl(_ node: RenderedNode) -> Bool {
    var first: RenderedNode?
    node.forEachChild { if first == nil { first = $0 } }
    guard let first, !first.isInsideControl, !first.isDisabled || first.link == nil
    else {
      return false
    }
    return switch first.content {
    case .button: true
    case .row, .column, .card: first.sendsEvent
    default: false
    }
  }
}
