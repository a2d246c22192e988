import Foundation

/// What products need on top of the drawing kit: round bodies, edges, gleams and soft shadows.
extension Drawing {
  /// The shadow of a thing that stands at `y`: a wide soft one, and a narrow dark one below it.
  mutating func castShadow(_ x: Double, _ y: Double, _ width: Double, _ backdrop: Backdrop) {
    let wide = width * 1.45
    mark("<g transform=\"translate(\(number(x + width * 0.22)) \(number(y + 2))) scale(1 .17)\">")
    glow(0, 0, wide, backdrop.shadow, 0.62)
    mark("</g>")
    oval(x, y, width * 0.97, width * 0.075, backdrop.shadow, opacity: 0.38)
  }

  /// The outline of something turned on a lathe around the upright line through `x`.
  ///
  /// - Parameters:
  ///   - profile: Radius and height of points down its right side; a point given twice is a corner.
  ///   - tilt: How round the upper and lower edges look: 0 from the side, 1 from above.
  func lathe(_ x: Double, _ profile: [(Double, Double)], tilt: Double = 0.14) -> String {
    guard let top = profile.first, let bottom = profile.last else { return "" }
    let right = profile.map { (x + $0.0, $0.1) }
    let left = profile.reversed().map { (x - $0.0, $0.1) }
    var path = "M\(xy(x - top.0, top.1))\(arc(top.0, tilt, to: x + top.0, top.1))"
    path += curve(right)
    path += "\(arc(bottom.0, tilt, to: x - bottom.0, bottom.1))\(curve(left))Z"
    return path
  }

  /// A smooth line on from the first of `points` to the last; a point given twice is a corner.
  func curve(_ points: [(Double, Double)]) -> String {
    var path = ""
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      if from == to { continue }
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      let first = (from.0 + (to.0 - before.0) / 6, from.1 + (to.1 - before.1) / 6)
      let second = (to.0 - (after.0 - from.0) / 6, to.1 - (after.1 - from.1) / 6)
      path += "C\(xy(first.0, first.1)) \(xy(second.0, second.1)) \(xy(to.0, to.1))"
    }
    return path
  }

  private func arc(_ radius: Double, _ tilt: Double, to x: Double, _ y: Double) -> String {
    let flat = number((radius * tilt * 10).rounded() / 10)
    return "A\(number(radius)) \(flat) 0 0 1 \(xy(x, y))"
  }

  /// A paint for something round: light at the left, dark at the right.
  mutating func round(_ tone: Tone) -> String {
    horizontal(tone.light, tone.base, tone.base, tone.dark)
  }

  /// A turned body in one tone.
  mutating func body(
    _ x: Double, _ profile: [(Double, Double)], _ tone: Tone, tilt: Double = 0.14
  ) {
    let paint = round(tone)
    fill(lathe(x, profile, tilt: tilt), paint)
  }

  /// A flat shape whose right and lower edges lie in shade.
  mutating func slab(_ path: String, _ tone: Tone, _ dx: Double = 6, _ dy: Double = 5) {
    fill(path, tone.dark)
    clip(path) { clipped in
      clipped.place(-dx, -dy) { $0.fill(path, tone.base) }
    }
  }

  /// A mouth seen from above: the rim, and the inside with its far wall in light.
  mutating func mouth(
    _ x: Double, _ y: Double, _ radius: Double, rim: Tone, inside: Tone, wall: Double = 5,
    tilt: Double = 0.14
  ) {
    oval(x, y, radius, radius * tilt, rim.light)
    let inner = vertical(inside.dark, inside.base)
    oval(x, y + 0.5, radius - wall, (radius - wall) * tilt, inner)
  }

  /// Light on a smooth surface.
  mutating func gleam(_ path: String, _ width: Double, opacity: Double = 0.55) {
    line(path, "#ffffff", width, opacity: opacity)
  }

  /// Clear glass: what is behind shows, the edges are darker than the middle.
  mutating func glass(_ path: String, edge: String = "#6d8c9c") {
    let sides = horizontal("#ffffff", "#dfeaef", "#c4d5dd")
    fill(path, sides, opacity: 0.3)
    line(path, edge, 2.5, opacity: 0.6)
  }

  /// A line with a darker lower edge: handles, wires, straps.
  mutating func tube(_ path: String, _ tone: Tone, _ width: Double) {
    line(path, tone.dark, width)
    mark("<g transform=\"translate(-1 \(number(-width * 0.14)))\">")
    line(path, tone.base, width * 0.66)
    mark("</g>")
  }
}
