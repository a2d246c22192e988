import Sillar
import SillarHost

/// Writes nodes as HTML elements.
///
/// Each node is one element with the node's name as its `id`. Its children are directly in it, or in the one element
/// in it that has the attribute `data-c`; the client's script relies on both.
struct NodeHTML {
  var buffer: HTMLBuffer
  let addresses: Addresses
  let words: HostWords
  /// False for the shell of a node, which the script puts around the existing children.
  var writesChildren = true
  /// The name of the node that is being written, or of the one whose children are.
  private(set) var name: [UInt8] = []
  /// True if the script derives the name of the node that is being written.
  var isNameImplied = false
  /// True while the content of a control is written after the control.
  private var isInControl = false

  init(addresses: Addresses, words: HostWords, capacity: Int = 0) {
    self.addresses = addresses
    self.words = words
    buffer = HTMLBuffer(capacity: capacity)
  }

  /// True when a node's children are directly in its element, so that an update changes only its attributes.
  static func isPlainContainer(_ content: NodeContent) -> Bool {
    switch content {
    case .row, .column, .grid, .item, .card, .customElement, .window: true
    default: false
    }
  }

  /// Writes siblings with all that is in them, wherever in the window they are.
  mutating func write(_ nodes: [RenderedNode], in parent: RenderedNode?) {
    name = Array((parent?.name ?? "").utf8)
    for node in nodes { visit(node) }
  }

  /// - Parameter index: The place among the children of a node in a control; nil for others.
  mutating func visit(_ node: RenderedNode, at index: Int? = nil) {
    let length = name.count
    node.appendStep(to: &name)
    defer { name.removeLast(name.count - length) }
    isNameImplied = index.map { isStep($0, from: length) } ?? false
    switch node.content {
    case .text(let text, let role): writeText(text, role, node)
    case .badge(let text, let role): writeBadge(text, role, node)
    case .picture(let source, let description): writePicture(source, description, node)
    case .button(let title, let role): writeButton(title, role, node)
    case .link(let title, let destination, true): writeShare(title, destination, node)
    case .link(let title, let destination, false): writeLink(title, destination, node)
    case .row: writeContainer("row", node)
    case .column: writeContainer("column", node)
    case .card: writeContainer("card", node)
    case .grid(let width): writeGrid(minimumWidth: width, node)
    case .item: writeItem(node)
    case .list(let label): writeList(label, node)
    case .section(let title): writeSection(title, node)
    case .textField(let field): writeTextField(field, node)
    case .fileField(let label, let types, let several, let error):
      writeFileField(label, types, several: several, error: error, node)
    case .textArea(let field): writeTextArea(field, node)
    case .toggle(let label, let isOn): writeToggle(label, isOn: isOn, node)
    case .segmentedControl(let choices): writeSegmentedControl(choices, node)
    case .picker(let choices): writePicker(choices, node)
    case .rating(let label, let value, let maximum):
      writeRating(label, value, of: maximum, node)
    case .progress(let label, let fraction): writeProgress(label, fraction, node)
    case .divider:
      openTag(.hr, node)
      buffer.append(">")
    case .alert(let title, let message, let role): writeAlert(title, message, role, node)
    case .emptyState(let title, let message): writeMessage(title, message, node, class: "empty")
    case .customElement(let content): writeCustom(content, node)
    case .screen(let name): writeScreen(name, node)
    case .window: node.forEachChild { visit($0) }
    }
  }

  // MARK: Pieces

  /// - Parameter number: The end of the last class's name; nil for none.
  mutating func openTag(
    _ tag: Tag, _ node: RenderedNode, class names: StaticString = "", number: Int? = nil
  ) {
    buffer.append(tag.opening)
    if !isNameImplied { writeName(after: " id=\"") }
    writeLook(names, node, number: number)
  }

  private mutating func writeLook(
    _ names: StaticString, _ node: RenderedNode, number: Int? = nil
  ) {
    let style = node.style
    writeClass(names, number, style)
    if let spoken = node.spoken { buffer.append(attribute: "aria-label", spoken) }
    if node.isHiddenFromAssistiveTechnology { buffer.append(" aria-hidden=\"true\"") }
    switch style {
    case .announced?, .unseen?: buffer.append(" aria-live=\"polite\" aria-atomic=\"true\"")
    // What scrolls is reached by a keyboard, too.
    case .log?: buffer.append(" role=\"log\" tabindex=\"0\"")
    default: break
    }
  }

  private mutating func writeClass(_ names: StaticString, _ number: Int?, _ style: Style?) {
    if names.utf8CodeUnitCount == 0, style == nil { return }
    buffer.append(" class=\"")
    buffer.append(names)
    if let number { buffer.append(number) }
    if let style {
      buffer.append(names.utf8CodeUnitCount > 0 ? " s-" : "s-")
      buffer.append(word: style.name)
    }
    buffer.append("\"")
  }

  mutating func closeTag(_ tag: Tag) { buffer.append(tag.closing) }

  mutating func writeChildren(_ node: RenderedNode) {
    guard writesChildren else { return }
    guard isInControl else { return node.forEachChild { visit($0) } }
    var index = 0
    node.forEachChild {
      visit($0, at: index)
      index += 1
    }
  }

  mutating func writeElement(
    _ tag: Tag, _ node: RenderedNode, class names: StaticString = "", number: Int? = nil
  ) {
    openTag(tag, node, class: names, number: number)
    buffer.append(">")
    writeChildren(node)
    closeTag(tag)
  }

  /// An element with nothing but a text in it.
  private mutating func writeElement(
    _ tag: Tag, _ node: RenderedNode, class names: StaticString = "", text: String
  ) {
    openTag(tag, node, class: names)
    close(tag, text: text)
  }

  /// Ends the opening tag of an element with nothing but a text in it, and the element.
  private mutating func close(_ tag: Tag, text: String) {
    buffer.append(">")
    buffer.append(text: text)
    closeTag(tag)
  }

  /// The attributes that make a button send a node's event, with and without the script.
  mutating func writeEvent(_ node: RenderedNode) {
    writeName(after: " name=\"e\" value=\"")
    if node.isDisabled { buffer.append(" disabled") }
  }

  // MARK: Text

  private mutating func writeText(_ text: String, _ role: TextRole, _ node: RenderedNode) {
    let isInside = node.isInsideControl
    let (tag, names): (Tag, StaticString) =
      switch role {
      case .title: (node.isInModal ? .h2 : .h1, "title")
      case .heading: (Self.heading(in: node), isInside ? "heading" : "")
      case .body: (.p, isInside ? "text" : "")
      case .caption: (.p, "caption")
      }
    writeElement(isInside ? .span : tag, node, class: names, text: text)
  }

  private static let headings: [Tag] = [.h2, .h3, .h4, .h5, .h6]

  /// The tag of a heading in the sections and the modal that contain a node.
  private static func heading(in node: RenderedNode) -> Tag {
    headings[min(node.sectionDepth + (node.isInModal ? 1 : 0), headings.count - 1)]
  }

  private mutating func writeBadge(_ text: String, _ role: BadgeRole, _ node: RenderedNode) {
    let names: StaticString =
      switch role {
      case .neutral: "badge"
      case .positive: "badge positive"
      case .warning: "badge warning"
      case .negative: "badge negative"
      }
    writeElement(.span, node, class: names, text: text)
  }

  private mutating func writePicture(
    _ source: PictureSource, _ description: String, _ node: RenderedNode
  ) {
    let address =
      switch source {
      case .stored(let name): addresses.picture(name) as String?
      case .url(let url): addresses.safe(url)
      case .resource(let path): addresses.resource(path)
      }
    guard let address else {
      return writeElement(.span, node, class: "picture missing", text: description)
    }
    openTag(.img, node, class: "picture")
    buffer.append(attribute: "src", address)
    buffer.append(attribute: "alt", description)
    buffer.append(" loading=\"lazy\" decoding=\"async\">")
  }

  // MARK: Controls

  private mutating func writeButton(_ title: String, _ role: ButtonRole, _ node: RenderedNode) {
    let names: StaticString =
      switch role {
      case .primary: "button primary"
      case .secondary: "button"
      case .destructive: "button destructive"
      }
    // HTML does not allow a button in a button: a node that can be tapped as a whole has no controls inside.
    if node.isInsideControl { return writeElement(.span, node, class: names, text: title) }
    close(openControl(node, class: names), text: title)
  }

  /// Opens the element of a node that is tapped: a link where its event leads to an address, else a button. Returns its tag.
  ///
  /// The script takes a plain click on the link as a tap; all others, and all without the script, are the browser's. A
  /// disabled link has no address and stays the same element (HTML Standard, 4.6.1: a placeholder for a link).
  private mutating func openControl(
    _ node: RenderedNode, class names: StaticString
  ) -> Tag {
    guard let link = node.link, let address = addresses.link(link) else {
      isNameImplied = true
      // What differs comes first: rows compress better.
      buffer.append(Tag.button.opening)
      writeEvent(node)
      if node.emptiesFields { buffer.append(" data-empties") }
      if node.opensScreen { buffer.append(" data-opens") }
      writeLook(names, node)
      return .button
    }
    isNameImplied = !node.isDisabled
    openTag(.a, node, class: names)
    if node.isDisabled {
      buffer.append(" role=\"link\" aria-disabled=\"true\"")
    } else {
      buffer.append(attribute: "href", address)
      writeName(after: " data-e=\"")
    }
    return .a
  }

  private mutating func writeLink(_ title: String, _ destination: String, _ node: RenderedNode) {
    guard let address = addresses.link(destination), !node.isInsideControl, !node.isDisabled
    else { return writeElement(.span, node, text: title) }
    openTag(.a, node)
    buffer.append(attribute: "href", address)
    if address.hasPrefix("http") { buffer.append(" rel=\"noopener noreferrer\"") }
    close(.a, text: title)
  }

  /// A link that the script shares; without it, the address to copy.
  private mutating func writeShare(_ title: String, _ destination: String, _ node: RenderedNode) {
    guard !node.isInsideControl, !node.isDisabled else {
      return writeElement(.span, node, text: title)
    }
    openTag(.a, node, class: "button")
    buffer.append(attribute: "href", addresses.page(destination))
    buffer.append(" data-share")
    close(.a, text: title)
  }

  // MARK: Containers

  private mutating func writeContainer(_ kind: StaticString, _ node: RenderedNode) {
    guard node.sendsEvent, !node.isInsideControl else {
      return writeElement(node.isInsideControl ? .span : .div, node, class: kind)
    }
    let tag = openControl(node, class: kind)
    buffer.append(">")
    isInControl = isNameImplied
    writeChildren(node)
    isInControl = false
    closeTag(tag)
  }

  private mutating func writeGrid(minimumWidth: Int, _ node: RenderedNode) {
    // The style sheet has a class for each width in steps of 20.
    let width = min(max(80, (minimumWidth + 10) / 20 * 20), 480)
    writeElement(node.isInsideControl ? .span : .div, node, class: "grid g-", number: width)
  }

  private mutating func writeList(_ label: String?, _ node: RenderedNode) {
    openTag(.div, node, class: "list")
    buffer.append("><ul data-c role=\"list\"")
    if let label { buffer.append(attribute: "aria-label", label) }
    buffer.append(">")
    writeChildren(node)
    buffer.append("</ul>")
    if node.sendsEvent {
      buffer.append("<button class=\"button more\" data-end")
      writeEvent(node)
      buffer.append(">", text: words(.showMore), "</button>")
    }
    closeTag(.div)
  }

  private mutating func writeSection(_ title: String?, _ node: RenderedNode) {
    openTag(.section, node)
    if let title {
      writeName(after: " aria-labelledby=\"t")
      buffer.append(">")
      let tag = Self.heading(in: node)
      buffer.append(tag.opening)
      writeName(after: " id=\"t")
      close(tag, text: title)
    } else {
      buffer.append(">")
    }
    buffer.append("<div class=\"column\" data-c>")
    writeChildren(node)
    buffer.append("</div></section>")
  }

  private mutating func writeScreen(_ name: String, _ node: RenderedNode) {
    guard node.isOutermostScreen else {
      openTag(.div, node, class: "child")
      // The script uses the name to restore the scroll position of the screen.
      buffer.append(attribute: "data-s", name)
      buffer.append(">")
      writeChildren(node)
      return closeTag(.div)
    }
    guard node.isModal else { return writeElement(.div, node, class: "screen") }
    openTag(.div, node, class: "modal")
    buffer.append(" role=\"dialog\" aria-modal=\"true\" tabindex=\"-1\"")
    if let title = node.firstTitle { buffer.append(attribute: "aria-label", title) }
    buffer.append("><div class=\"panel\" data-c>")
    writeChildren(node)
    buffer.append("</div></div>")
  }
}
