import SillarHost

/// The nodes that give the user feedback.
extension NodeHTML {
  mutating func writeProgress(_ label: String, _ fraction: Double?, _ node: RenderedNode) {
    let tag: Tag = node.isInsideControl ? .span : .div
    openTag(tag, node, class: "progress")
    buffer.append("><label role=\"status\"")
    writeName(after: " for=\"p")
    buffer.append(">", text: label, "</label><progress max=\"100\"")
    writeName(after: " id=\"p")
    if let fraction { buffer.append(attribute: "value", Int((fraction * 100).rounded())) }
    buffer.append("></progress>")
    closeTag(tag)
  }

  mutating func writeAlert(
    _ title: String, _ message: String, _ role: AlertRole, _ node: RenderedNode
  ) {
    let names: StaticString =
      switch role {
      case .information: "alert"
      case .success: "alert positive"
      case .warning: "alert warning"
      case .error: "alert negative"
      }
    writeMessage(title, message, node, class: names, isUrgent: role == .error)
  }

  /// Writes a title and a message, and the node's children as the actions that follow from them.
  mutating func writeMessage(
    _ title: String, _ message: String, _ node: RenderedNode, class names: StaticString,
    isUrgent: Bool = false
  ) {
    openTag(.div, node, class: names)
    buffer.append(isUrgent ? " role=\"alert\">" : " role=\"status\">")
    if !title.isEmpty { buffer.append("<p class=\"heading\">", text: title, "</p>") }
    if !message.isEmpty { buffer.append("<p>", text: message, "</p>") }
    buffer.append("<div class=\"actions\" data-c>")
    writeChildren(node)
    buffer.append("</div>")
    closeTag(.div)
  }
}
