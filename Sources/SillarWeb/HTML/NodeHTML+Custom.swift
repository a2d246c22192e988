import SillarHost

/// The elements of modules' own.
extension NodeHTML {
  /// Writes the fallback, and for the script the value and the addresses of the element's form.
  mutating func writeCustom(_ content: CustomContent, _ node: RenderedNode) {
    guard !node.isInsideControl else { return writeElement(.span, node, class: "column") }
    guard content.id != Self.notices else { return writeNotices(content, node) }
    openTag(.div, node, class: "column")
    buffer.append(" role=\"group\"")
    if node.spoken == nil, !content.label.isEmpty {
      buffer.append(attribute: "aria-label", content.label)
    }
    if let form = addresses.elements[content.id], let json = content.json {
      buffer.append(attribute: "data-form", form.script)
      if let style = form.style { buffer.append(attribute: "data-look", style) }
      buffer.append(attribute: "data-value", json)
      if node.isDisabled { buffer.append(" aria-disabled=\"true\"") }
    }
    buffer.append(">")
    writeChildren(node)
    closeTag(.div)
  }
}
