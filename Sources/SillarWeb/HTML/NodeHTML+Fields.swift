import Sillar
import SillarHost

/// The nodes that take input. Each field posts its value as `f` and its name, so that a form works without the
/// script. A button that is shown only then sends the input.
extension NodeHTML {
  mutating func writeTextField(_ field: FieldContent, _ node: RenderedNode) {
    openField(field.label, node)
    buffer.append("<input")
    let kind: StaticString =
      switch field.kind {
      case .plain: " type=\"text\""
      case .search: " type=\"search\" enterkeyhint=\"search\""
      // Of the type `email` a browser does not tell where the caret is (WHATWG HTML, 4.10.5.1.5).
      case .email:
        """
         type="text" inputmode="email" autocapitalize="none" autocorrect="off" spellcheck="false" \
        autocomplete="email"
        """
      case .number: " type=\"text\" inputmode=\"decimal\" autocomplete=\"off\""
      case .amount: " type=\"text\" inputmode=\"decimal\" autocomplete=\"transaction-amount\""
      case .password: " type=\"password\" autocomplete=\"current-password\""
      case .pin: " type=\"password\" inputmode=\"numeric\" autocomplete=\"one-time-code\""
      case .cardNumber: " type=\"text\" inputmode=\"numeric\" autocomplete=\"cc-number\""
      case .cardExpiry: " type=\"text\" inputmode=\"numeric\" autocomplete=\"cc-exp\""
      case .cardHolder: " type=\"text\" autocapitalize=\"words\" autocomplete=\"cc-name\""
      case .securityCode: " type=\"password\" inputmode=\"numeric\" autocomplete=\"cc-csc\""
      case .name: " type=\"text\" autocapitalize=\"words\" autocomplete=\"name\""
      case .street: " type=\"text\" autocapitalize=\"words\" autocomplete=\"address-line1\""
      case .postcode: " type=\"text\" autocapitalize=\"characters\" autocomplete=\"postal-code\""
      case .city: " type=\"text\" autocapitalize=\"words\" autocomplete=\"address-level2\""
      }
    buffer.append(kind)
    writeFieldAttributes(field, node)
    // A concealed value is never sent back to the page.
    if !field.kind.isConcealed { buffer.append(attribute: "value", field.line) }
    if node.sendsEvent { buffer.append(" data-submit") }
    if node.emptiesFields { buffer.append(" data-empties") }
    buffer.append(">")
    closeField(error: field.error, node)
  }

  mutating func writeFileField(
    _ label: String, _ acceptedTypes: [String], several: Bool, error: String?,
    _ node: RenderedNode
  ) {
    openField(label, node)
    buffer.append("<input type=\"file\"")
    writeName(after: " id=\"f")
    writeName()
    writeState(error: error, node)
    if !acceptedTypes.isEmpty {
      buffer.append(attribute: "accept", acceptedTypes.joined(separator: ","))
    }
    if several { buffer.append(" multiple") }
    buffer.append(">")
    closeField(error: error, node)
  }

  mutating func writeTextArea(_ field: FieldContent, _ node: RenderedNode) {
    openField(field.label, node)
    buffer.append("<textarea rows=\"4\"")
    writeFieldAttributes(field, node)
    // The HTML parser drops a line feed right after the tag.
    buffer.append(">\n", text: field.text, "</textarea>")
    closeField(error: field.error, node)
  }

  mutating func writeToggle(_ label: String, isOn: Bool, _ node: RenderedNode) {
    openTag(.label, node, class: "toggle")
    buffer.append("><input type=\"hidden\" value=\"false\"")
    writeName()
    if node.isDisabled { buffer.append(" disabled") }
    buffer.append("><input type=\"checkbox\" role=\"switch\" value=\"true\"")
    writeName()
    if isOn { buffer.append(" checked") }
    if node.isDisabled { buffer.append(" disabled") }
    buffer.append("><span>", text: label, "</span>")
    writeApply(node)
    closeTag(.label)
  }

  mutating func writeSegmentedControl(_ choices: Choices, _ node: RenderedNode) {
    openGroup(choices.label, node, class: "segmented")
    buffer.append("<div class=\"segments\">")
    for (index, title) in choices.titles.enumerated() {
      writeRadio(value: index, isChecked: index == choices.selection, node)
      buffer.append("<span>", text: title, "</span></label>")
    }
    buffer.append("</div>")
    writeApply(node)
    closeTag(.fieldset)
  }

  mutating func writePicker(_ choices: Choices, _ node: RenderedNode) {
    openField(choices.label, node)
    buffer.append("<select")
    writeName()
    writeName(after: " id=\"f")
    if node.isDisabled { buffer.append(" disabled") }
    buffer.append(">")
    // Also where something is chosen: the other options keep their places when the first choice is made.
    buffer.append("<option value=\"\" hidden disabled")
    if choices.selection == nil { buffer.append(" selected") }
    buffer.append("></option>")
    for (index, title) in choices.titles.enumerated() {
      buffer.append("<option")
      buffer.append(attribute: "value", index)
      if index == choices.selection { buffer.append(" selected") }
      buffer.append(">", text: title, "</option>")
    }
    buffer.append("</select>")
    closeField(error: nil, node)
  }

  mutating func writeRating(
    _ label: String, _ value: Double, of maximum: Int, _ node: RenderedNode
  ) {
    let rounded = Int(value.rounded())
    guard node.takesInput, !node.isInsideControl else {
      let values = [
        "label": label, "value": words.number(value), "maximum": words.number(Double(maximum)),
      ]
      openTag(.span, node, class: "rating")
      buffer.append(" role=\"img\"")
      buffer.append(attribute: "aria-label", words(.rating, values))
      buffer.append("><span class=\"stars\">")
      buffer.append(text: String(repeating: "★", count: rounded))
      buffer.append("</span><span class=\"no-stars\">")
      buffer.append(text: String(repeating: "★", count: maximum - rounded))
      buffer.append("</span>")
      return closeTag(.span)
    }
    openGroup(label, node, class: "rating")
    buffer.append("<div class=\"star-inputs\">")
    for stars in 1...maximum {
      writeRadio(value: stars, isChecked: stars == rounded, node)
      let title = words(.stars, ["value": "\(stars)", "maximum": "\(maximum)"])
      buffer.append("<span aria-hidden=\"true\">★</span>")
      buffer.append("<span class=\"unseen\">", text: title, "</span></label>")
    }
    buffer.append("</div>")
    writeApply(node)
    closeTag(.fieldset)
  }

  // MARK: Pieces

  private mutating func openField(_ label: String, _ node: RenderedNode) {
    openTag(.div, node, class: "field")
    buffer.append("><label")
    writeName(after: " for=\"f")
    buffer.append(">", text: label, "</label>")
  }

  private mutating func openGroup(
    _ label: String, _ node: RenderedNode, class name: StaticString
  ) {
    openTag(.fieldset, node, class: name)
    if node.isDisabled { buffer.append(" disabled") }
    buffer.append("><legend>", text: label, "</legend>")
  }

  private mutating func writeName() { writeName(after: " name=\"f") }

  private mutating func writeFieldAttributes(_ field: FieldContent, _ node: RenderedNode) {
    writeName(after: " id=\"f")
    // Not `maxlength`, which counts UTF-16 code units and cuts without a word.
    if let limit = field.limit { buffer.append(attribute: "data-limit", max(0, limit)) }
    writeName()
    buffer.append(" dir=\"auto\"")
    if !field.placeholder.isEmpty { buffer.append(attribute: "placeholder", field.placeholder) }
    writeState(error: field.error, node)
  }

  private mutating func writeState(error: String?, _ node: RenderedNode) {
    if error != nil {
      buffer.append(" aria-invalid=\"true\"")
      writeName(after: " aria-describedby=\"x")
    }
    if node.isDisabled { buffer.append(" disabled") }
  }

  private mutating func closeField(error: String?, _ node: RenderedNode) {
    if let error {
      buffer.append("<p class=\"error\" role=\"alert\"")
      writeName(after: " id=\"x")
      buffer.append(">", text: error, "</p>")
    }
    writeApply(node)
    closeTag(.div)
  }

  private mutating func writeRadio(value: Int, isChecked: Bool, _ node: RenderedNode) {
    buffer.append("<label><input type=\"radio\"")
    writeName()
    buffer.append(attribute: "value", value)
    if isChecked { buffer.append(" checked") }
    buffer.append(">")
  }

  /// Writes the button that sends the input when there is no script.
  private mutating func writeApply(_ node: RenderedNode) {
    guard !node.isDisabled else { return }
    buffer.append("<noscript><button class=\"button\" name=\"e\"")
    if node.sendsEvent { writeName(after: " value=\"") } else { buffer.append(" value=\"0\"") }
    buffer.append(">OK</button></noscript>")
  }
}

extension FieldContent {
  /// The text as a single-line field has it: a browser drops line ends, even if its text has some (WHATWG HTML, 4.10.5.1.2).
  var line: String {
    text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ? text.filter { $0 != "\n" && $0 != "\r" && $0 != "\r\n" } : text
  }
}
