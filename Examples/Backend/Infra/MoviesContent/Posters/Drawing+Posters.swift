import Foundation

/// What posters need on top of the drawing kit: text of any size, polygons and small figures.
extension Drawing {
  /// The SVG elements that `scene` draws, without the `<svg>` around them: the kit's own pictures
  /// are 480 by 270, posters are not.
  static func elements(_ scene: (inout Drawing) -> Void) -> Substring {
    let end = "</svg>".utf8.count
    let start = Drawing.svg { _ in }.utf8.count - end
    let text = Drawing.svg(scene)
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    return text[first..<text.utf8.index(text.endIndex, offsetBy: -end)]
  }

  /// A point in path data, rounded to one decimal.
  func xy(_ x: Double, _ y: Double) -> String {
    "\(number((x * 10).rounded() / 10)) \(number((y * 10).rounded() / 10))"
  }

  /// A point on a circle in path data; `degrees` run clockwise from the right.
  func polar(_ x: Double, _ y: Double, _ radius: Double, _ degrees: Double) -> String {
    let angle = degrees * .pi / 180
    return xy(x + radius * cos(angle), y + radius * sin(angle))
  }

  /// The path data of straight lines through `points`, closed.
  func outline(_ points: [(Double, Double)]) -> String {
    var path = ""
    for (x, y) in points { path += (path.isEmpty ? "M" : "L") + xy(x, y) }
    return path + "Z"
  }

  /// A standing person of height 20, feet at `x`, `y`.
  mutating func person(
    _ x: Double, _ y: Double, _ scale: Double, _ paint: String, hat: Bool = false
  ) {
    place(x, y, scale: scale) {
      $0.fill(
        "M-2.6-15.4h5.2l1.9 9.4h-2l-.4 6h-1.5l-.4-5.6h-.4l-.4 5.6h-1.5l-.4-6h-2Z", paint)
      $0.circle(0, -17.9, 2.1, paint)
      if hat { $0.fill("M-4-18.8h8v-.9h-2l-.5-2h-3l-.5 2h-2Z", paint) }
    }
  }

  /// A dashed line: windows, rain, the marks of a road.
  mutating func dashes(_ path: String, _ color: String, _ width: Double, _ pattern: String) {
    mark(
      "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(number(width))\""
        + " stroke-dasharray=\"\(pattern)\"/>")
  }
}
