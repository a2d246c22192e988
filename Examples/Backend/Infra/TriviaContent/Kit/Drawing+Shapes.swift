import Foundation

/// The plain shapes that every scene is made of.
extension Drawing {
  /// A closed shape from SVG path data.
  mutating func fill(_ path: String, _ paint: String, opacity: Double = 1) {
    mark("<path d=\"\(path)\" fill=\"\(paint)\"\(veil(opacity))/>")
  }

  /// A line with round ends from SVG path data.
  mutating func line(
    _ path: String, _ color: String, _ width: Double, opacity: Double = 1, flat: Bool = false
  ) {
    let ends = flat ? "" : " stroke-linecap=\"round\" stroke-linejoin=\"round\""
    mark(
      "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(number(width))\""
        + "\(ends)\(veil(opacity))/>")
  }

  /// Covers everything with one paint.
  mutating func background(_ paint: String) {
    mark("<path d=\"M0 0H480V270H0Z\" fill=\"\(paint)\"/>")
  }

  mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: String,
    round: Double = 0, opacity: Double = 1
  ) {
    let corner = round == 0 ? "" : " rx=\"\(number(round))\""
    mark(
      "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\""
        + " height=\"\(number(height))\"\(corner) fill=\"\(paint)\"\(veil(opacity))/>")
  }

  mutating func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ paint: String, opacity: Double = 1
  ) {
    mark(
      "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\""
        + " fill=\"\(paint)\"\(veil(opacity))/>")
  }

  /// The outline of a circle.
  mutating func ring(
    _ x: Double, _ y: Double, _ radius: Double, _ color: String, _ width: Double,
    opacity: Double = 1
  ) {
    mark(
      "<circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\" fill=\"none\""
        + " stroke=\"\(color)\" stroke-width=\"\(number(width))\"\(veil(opacity))/>")
  }

  mutating func oval(
    _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ paint: String,
    turn: Double = 0, opacity: Double = 1
  ) {
    let rotation =
      turn == 0 ? "" : " transform=\"rotate(\(number(turn)) \(number(x)) \(number(y)))\""
    mark(
      "<ellipse cx=\"\(number(x))\" cy=\"\(number(y))\" rx=\"\(number(radiusX))\""
        + " ry=\"\(number(radiusY))\" fill=\"\(paint)\"\(rotation)\(veil(opacity))/>")
  }

  /// Round dots of one size in one mark.
  mutating func dots(
    _ points: [(Double, Double)], _ radius: Double, _ color: String, opacity: Double = 1
  ) {
    var path = ""
    for (x, y) in points { path += "M\(number(x)) \(number(y))h0" }
    line(path, color, radius * 2, opacity: opacity)
  }

  /// Dots in a row from `x`, `y`; `sway` lifts some of them off the line.
  mutating func row(
    _ count: Int, _ x: Double, _ y: Double, step: Double, sway: Double = 0, _ radius: Double,
    _ color: String
  ) {
    var points: [(Double, Double)] = []
    for index in 0..<count {
      let lift: Double = Double((index * 7) % 5) * sway
      points.append((x + Double(index) * step, y + lift))
    }
    dots(points, radius, color)
  }

  /// A star with `points` points; `depth` is how far the notches reach out (0 to 1).
  mutating func star(
    _ x: Double, _ y: Double, _ radius: Double, _ paint: String, points: Int = 5,
    depth: Double = 0.45, turn: Double = 0, opacity: Double = 1
  ) {
    var path = ""
    for step in 0..<(points * 2) {
      let reach: Double = step.isMultiple(of: 2) ? radius : radius * depth
      let angle: Double = (Double(step) * 180 / Double(points) - 90 + turn) * .pi / 180
      let px = number(x + reach * cos(angle))
      let py = number(y + reach * sin(angle))
      path += "\(step == 0 ? "M" : "L")\(px) \(py)"
    }
    fill(path + "Z", paint, opacity: opacity)
  }

  /// A twinkle: four long points with curved sides.
  mutating func sparkle(
    _ x: Double, _ y: Double, _ radius: Double, _ paint: String, opacity: Double = 1
  ) {
    let r = number(radius)
    let c = number(radius * 0.12)
    let o = number(radius * 0.88)
    fill(
      "M\(number(x)) \(number(y - radius))q\(c) \(o) \(r) \(r)q-\(o) \(c)-\(r) \(r)"
        + "q-\(c)-\(o)-\(r)-\(r)q\(o)-\(c) \(r)-\(r)Z", paint, opacity: opacity)
  }

  /// Beams around a point: pointed like a crown, or widening wedges.
  mutating func rays(
    _ x: Double, _ y: Double, from inner: Double, to outer: Double, count: Int, _ color: String,
    opacity: Double = 1, spread: Double = 0.5, pointed: Bool = true
  ) {
    var path = ""
    let slice: Double = 2 * .pi / Double(count)
    for index in 0..<count {
      let start: Double = Double(index) * slice
      let end: Double = start + slice * spread
      path += "M\(point(x, y, inner, start))L"
      if pointed {
        path += point(x, y, outer, (start + end) / 2)
      } else {
        path += "\(point(x, y, outer, start))L\(point(x, y, outer, end))"
      }
      path += "L\(point(x, y, inner, end))Z"
    }
    fill(path, color, opacity: opacity)
  }

  /// Petals, leaves or arms: `count` copies of `content` turned around a point.
  mutating func turned(
    _ x: Double, _ y: Double, count: Int, from start: Double = 0,
    _ content: (inout Drawing) -> Void
  ) {
    for index in 0..<count {
      let angle: Double = start + Double(index) * 360 / Double(count)
      place(x, y, turn: angle, content)
    }
  }

  /// The soft shadow of something that stands at `y`.
  mutating func shadow(_ x: Double, _ y: Double, _ radius: Double, opacity: Double = 0.18) {
    oval(x, y, radius, max(radius * 0.11, 2), "#000", opacity: opacity)
  }

  /// An eye: a dark disc with a light in it.
  mutating func eye(_ x: Double, _ y: Double, _ radius: Double, _ color: String = "#1d1a2b") {
    circle(x, y, radius, color)
    circle(x + radius * 0.3, y - radius * 0.35, radius * 0.33, "#fff")
  }

  private func point(_ x: Double, _ y: Double, _ radius: Double, _ angle: Double) -> String {
    "\(number(x + radius * cos(angle))) \(number(y + radius * sin(angle)))"
  }

  private func veil(_ opacity: Double) -> String {
    opacity == 1 ? "" : " opacity=\"\(number(opacity))\""
  }
}
