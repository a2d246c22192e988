import Sillar
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
    switch role {
    case .information: openTag(.div, node, class: "alert")
    case .success: openTag(.div, node, class: "alert positive")
    case .warning: openTag(.div, node, class: "alert warning")
    case .error: openTag(.div, node, class: "alert negative")
    }
    buffer.append(role == .error ? " role=\"alert\">" : " role=\"status\">")
    writeTitleAndMessage(title, message)
    writeActions(node)
    closeTag(.div)
  }

  mutating func writeEmptyState(_ title: String, _ message: String, _ node: RenderedNode) {
    openTag(.div, node, class: "empty")
    buffer.append(" role=\"status\">")
    writeTitleAndMessage(title, message)
    writeActions(node)
    closeTag(.div)
  }

  private mutating func writeTitleAndMessage(_ title: String, _ message: String) {
    if !title.isEmpty {
      buffer.append("<p class=\"heading\">", text: title, "</p>")
    }
    guard !message.isEmpty else { return }
    buffer.append("<p>", text: message, "</p>")
  }

  private mutating func writeActions(_ node: RenderedNode) {
    buffer.append("<div class=\"actions\" data-c>")
    writeChildren(node)
    buffer.append("</div>")
  }
}
