/// Setting type on a picture.
extension Drawing {
  /// Where a line of text is held.
  enum Anchor: String, Sendable { case start, middle, end }

  /// Sets a block with the top of its capitals at `y` and returns its last baseline.
  @discardableResult
  mutating func set(
    _ block: TextBlock, _ x: Double, _ y: Double, _ color: String, _ anchor: Anchor = .start
  ) -> Double {
    var baseline = y
    for (index, line) in block.lines.enumerated() {
      baseline += line.size * (index == 0 ? TextBlock.capital : block.face.leading)
      set(line.text, block.face, line.size, x, baseline, color, anchor)
    }
    return baseline
  }

  /// Sets one line on a baseline.
  mutating func set(
    _ text: String, _ face: Typeface, _ size: Double, _ x: Double, _ y: Double, _ color: String,
    _ anchor: Anchor
  ) {
    let width = face.width(text) * size
    if face.widths == .drawn {
      let left = x - (anchor == .start ? 0 : anchor == .middle ? width / 2 : width)
      let scale = size * Lettering.unit
      let shape =
        "translate(\(xy(left, y - 9 * scale))) scale(\(number(scale * face.stretch))"
        + " \(number(scale)))"
      clip(
        "M\(xy(left - 9, y - 10 * scale))h\(number(width + 18))v\(number(10 * scale))"
          + "H\(number(left - 9))Z"
      ) {
        $0.mark(
          "<g transform=\"\(shape)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\">")
        Lettering.paths(text, tracking: face.tracking, &$0)
        $0.mark("</g>")
      }
      return
    }
    var attributes = "x=\"\(number(x.rounded()))\" y=\"\(number(y.rounded()))\""
    attributes +=
      " fill=\"\(color)\" font-family=\"\(face.family)"
      + "\" font-size=\"\(number((size * 10).rounded() / 10))\""
    if face.weight != 400 { attributes += " font-weight=\"\(face.weight)\"" }
    if face.italic { attributes += " font-style=\"italic\"" }
    if anchor != .start { attributes += " text-anchor=\"\(anchor.rawValue)\"" }
    if Typeface.isMeasured(text) {
      if face.tracking != 0 { attributes += " letter-spacing=\"\(number(face.tracking))em\"" }
      if text.count > 1 {
        attributes += " textLength=\"\(number(width.rounded()))\" lengthAdjust=\"spacingAndGlyphs\""
      }
    }
    mark("<text \(attributes)>\(SVGText.escaped(text))</text>")
  }

  /// Sets one line of small print, shrunk and then cut to `width`.
  mutating func caption(
    _ text: String, _ face: Typeface, _ size: Double, _ x: Double, _ y: Double, _ color: String,
    _ anchor: Anchor = .start, width: Double
  ) {
    guard !text.isEmpty else { return }
    let size = size * face.scale
    let block = TextBlock(
      text, face, width: width, height: size, largest: size, smallest: size * 0.75, most: 1)
    for line in block.lines { set(line.text, face, line.size, x, y, color, anchor) }
  }
}
