/// A picture in the making: 480 by 270 units, written as SVG text.
///
/// Every mark is appended in painting order. Colours are text (`"#ff8800"`); a gradient is made first
/// and is then a colour like any other:
///
///     let svg = Drawing.svg { d in
///       let sky = d.vertical("#1b2a6b", "#f7a072")
///       d.rect(0, 0, 480, 270, sky)
///       d.circle(240, 150, 40, "#ffe08a")
///     }
///
/// Only presentation attributes are written: no scripts, no styles, no text, no outside references.
struct Drawing {
  static let width: Double = 480
  static let height: Double = 270

  private var definitions: [String] = []
  private var identifiers: [String: String] = [:]
  private var marks: [String] = []

  /// The SVG text of what `scene` draws.
  static func svg(_ scene: (inout Drawing) -> Void) -> String {
    var drawing = Drawing()
    scene(&drawing)
    return drawing.text
  }

  private var text: String {
    let definitions = definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>"
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 480 270\">"
      + definitions + marks.joined() + "</svg>"
  }

  /// Appends one SVG element as it stands.
  mutating func mark(_ element: String) {
    marks.append(element)
  }

  /// Appends a definition, or finds the same one from before, and returns its identifier.
  private mutating func define(_ content: String, as element: String) -> String {
    if let known = identifiers[content] { return known }
    let id = "d\(definitions.count + 1)"
    identifiers[content] = id
    definitions.append("<\(element) id=\"\(id)\"\(content)</\(element)>")
    return id
  }

  // MARK: Paints

  /// A gradient from the top of a shape to its bottom.
  mutating func vertical(_ colors: String...) -> String {
    gradient("linearGradient", " x2=\"0\" y2=\"1\"", colors)
  }

  /// A gradient from the left of a shape to its right.
  mutating func horizontal(_ colors: String...) -> String {
    gradient("linearGradient", "", colors)
  }

  /// A gradient from the top left corner of a shape to its bottom right one.
  mutating func diagonal(_ colors: String...) -> String {
    gradient("linearGradient", " x2=\"1\" y2=\"1\"", colors)
  }

  /// A gradient from a point inside a shape (`x`, `y` from 0 to 1) outwards.
  mutating func radial(_ colors: String..., x: Double = 0.5, y: Double = 0.5) -> String {
    let centre = " cx=\"\(number(x))\" cy=\"\(number(y))\" r=\".75\""
    return gradient("radialGradient", centre, colors)
  }

  /// A round light that fades to nothing.
  mutating func glow(_ x: Double, _ y: Double, _ radius: Double, _ color: String, _ alpha: Double) {
    let place = " cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\""
    var light = "\(place) gradientUnits=\"userSpaceOnUse\">"
    for (offset, share): (Double, Double) in [(0, 1), (0.5, 0.35), (1, 0)] {
      light += "<stop offset=\"\(number(offset))\" stop-color=\"\(color)\""
      light += " stop-opacity=\"\(number(alpha * share))\"/>"
    }
    circle(x, y, radius, "url(#\(define(light, as: "radialGradient")))")
  }

  private mutating func gradient(
    _ element: String, _ geometry: String, _ colors: [String]
  ) -> String {
    var stops = ""
    for (index, color) in colors.enumerated() {
      let offset = Double(index) / Double(max(colors.count - 1, 1))
      stops += "<stop offset=\"\(number(offset))\" stop-color=\"\(color)\"/>"
    }
    return "url(#\(define(geometry + ">" + stops, as: element)))"
  }

  // MARK: Groups

  /// Draws `content` around its own origin, which is put at `x`, `y`, then turned (degrees,
  /// clockwise) and scaled; `flip` mirrors it left to right.
  mutating func place(
    _ x: Double, _ y: Double, scale: Double = 1, turn: Double = 0, flip: Bool = false,
    opacity: Double = 1, _ content: (inout Drawing) -> Void
  ) {
    var transform = "translate(\(number(x)) \(number(y)))"
    if turn != 0 { transform += " rotate(\(number(turn)))" }
    if flip {
      transform += " scale(\(number(-scale)) \(number(scale)))"
    } else if scale != 1 {
      transform += " scale(\(number(scale)))"
    }
    let veil = opacity == 1 ? "" : " opacity=\"\(number(opacity))\""
    mark("<g transform=\"\(transform)\"\(veil)>")
    content(&self)
    mark("</g>")
  }

  /// Draws `content` twice: as it is, and mirrored at the upright line through `x`.
  mutating func mirrored(_ x: Double, _ content: (inout Drawing) -> Void) {
    content(&self)
    mark("<g transform=\"translate(\(number(2 * x)) 0) scale(-1 1)\">")
    content(&self)
    mark("</g>")
  }

  /// Draws `content` only where it falls inside `path`.
  mutating func clip(_ path: String, _ content: (inout Drawing) -> Void) {
    let id = define("><path d=\"\(path)\"/>", as: "clipPath")
    mark("<g clip-path=\"url(#\(id))\">")
    content(&self)
    mark("</g>")
  }

  /// Draws `content` only where it falls inside a circle.
  mutating func clipCircle(
    _ x: Double, _ y: Double, _ radius: Double, _ content: (inout Drawing) -> Void
  ) {
    let r = number(radius)
    let width = number(2 * radius)
    clip(
      "M\(number(x - radius)) \(number(y))a\(r) \(r) 0 0 1 \(width) 0a\(r) \(r) 0 0 1-\(width) 0Z"
    ) {
      content(&$0)
    }
  }

  /// A number as SVG writes it: at most two decimals and no needless zeros.
  func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let head = whole == 0 ? "" : "\(whole)"
    if rest % 10 == 0 { return "\(sign)\(head).\(rest / 10)" }
    return "\(sign)\(head).\(rest < 10 ? "0" : "")\(rest)"
  }
}
