import SillarHost

/// An app's style sheet as CSS variables, and the classes for its numeric values.
enum ThemeCSS {
  static func css(for style: StyleSheet) -> String {
    let body = max(10, style.bodySize)
    let ratio = min(max(1, style.sizeRatio), 2)
    let families = style.families.map(family).joined(separator: ",")
    var css = """
      :root{--u:\(style.spacing)px;--radius:\(style.cornerRadius)px;--font:\(families);\
      --body:\(rem(body));--caption-size:\(rem(body / ratio.squareRoot()));\
      --subheading-size:\(rem(body * ratio.squareRoot()));--heading-size:\(rem(body * ratio));\
      --title-size:clamp(\(rem(body * ratio * ratio)),6vw,\(rem(body * ratio * ratio * ratio)));\
      \(variables(style))}

      """
    for width in stride(from: 80, through: 480, by: 20) {
      css += ".g-\(width){--cell:\(rem(Double(width)))}"
    }
    return css
  }

  /// The rule of a font file: texts are shown in another font until it has come.
  static func face(of family: String, _ weights: ClosedRange<Int>, isItalic: Bool, at path: String)
    -> String
  {
    let weight = weights.count == 1 ? "" : " \(weights.upperBound)"
    return
      "@font-face{font-family:\(Self.family(family));font-weight:\(weights.lowerBound)\(weight);"
      + (isItalic ? "font-style:italic;" : "") + "font-display:swap;"
      + "src:url(\(path)) format(\"woff2\")}\n"
  }

  /// Sizes are relative to the font size that the user has set in the browser.
  private static func rem(_ points: Double) -> String {
    "\((points / 16 * 1000).rounded() / 1000)rem"
  }

  /// The colors, each in light and in dark: that of the element's `color-scheme` counts (W3C CSS Color 5, `light-dark()`).
  private static func variables(_ style: StyleSheet) -> String {
    zip(variables(style.light), variables(style.dark)).map { light, dark in
      let color =
        light.color == dark.color ? light.color : "light-dark(\(light.color),\(dark.color))"
      return "--\(light.name):\(color)"
    }.joined(separator: ";")
  }

  private static func variables(
    _ palette: StyleSheet.Palette
  ) -> [(name: String, color: String)] {
    func soft(_ color: UInt32, _ percent: Int) -> String {
      "color-mix(in srgb,\(hex(color)) \(percent)%,\(hex(palette.surface)))"
    }
    return [
      ("background", hex(palette.background)), ("surface", hex(palette.surface)),
      ("text", hex(palette.text)), ("secondary", hex(palette.secondaryText)),
      ("outline", hex(palette.outline)), ("hairline", soft(palette.outline, 28)),
      ("accent", hex(palette.accent)), ("on-accent", hex(palette.onAccent)),
      ("accent-soft", soft(palette.accent, 10)),
      ("accent-strong", "color-mix(in srgb,\(hex(palette.accent)) 88%,\(hex(palette.text)))"),
      ("bar", "color-mix(in srgb,\(hex(palette.background)) 88%,transparent)"),
      ("positive", hex(palette.positive)), ("positive-soft", soft(palette.positive, 10)),
      ("warning", hex(palette.warning)), ("warning-soft", soft(palette.warning, 10)),
      ("negative", hex(palette.negative)), ("negative-soft", soft(palette.negative, 10)),
    ]
  }

  static func hex(_ color: UInt32) -> String {
    "#" + String(0x100_0000 | color, radix: 16).dropFirst()
  }

  /// Quotes a name with spaces, and leaves out characters that a name cannot contain.
  private static func family(_ name: String) -> String {
    let name = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return name.contains(" ") ? "\"\(name)\"" : name
  }
}
