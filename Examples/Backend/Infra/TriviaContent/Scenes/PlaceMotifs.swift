/// Skies, arches and trees that several scenes of places share.
enum PlaceMotifs {
  static let cream = "#fff2d9"

  /// A travel-poster sky with a low sun in a pale ring.
  static func sky(
    _ d: inout Drawing, _ high: String, _ low: String, x: Double, y: Double, _ sun: String,
    size: Double = 36
  ) {
    d.background(d.vertical(high, low))
    d.circle(x, y, size * 2.1, sun, opacity: 0.16)
    d.circle(x, y, size * 1.5, sun, opacity: 0.22)
    d.circle(x, y, size, sun)
  }

  /// The path of round-headed openings in a row.
  static func arches(
    _ x: Double, _ y: Double, count: Int, step: Double, width: Double, height: Double
  ) -> String {
    let d = Drawing()
    let half = d.number(width / 2)
    let side = d.number(height - width / 2)
    var path = ""
    for index in 0..<count {
      path += "M\(d.number(x + Double(index) * step)) \(d.number(y))v-\(side)"
      path += "a\(half) \(half) 0 0 1 \(d.number(width)) 0v\(side)Z"
    }
    return path
  }

  static func cypress(_ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double) {
    d.place(x, y, scale: scale) {
      $0.rect(-2, -8, 4, 8, "#5b3a2e")
      $0.fill("M0-80C14-52 14-14 0-6C-14-14-14-52 0-80Z", "#3f7a5c")
      $0.fill("M0-80C14-52 14-14 0-6C6-30 6-56 0-80Z", "#2f6650")
    }
  }

  /// A balloon with its basket; the origin is the middle of the envelope.
  static func balloon(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ color: String,
    _ stripe: String
  ) {
    d.place(x, y, scale: scale) {
      $0.line("M-14 40L-9 62M14 40L9 62", "#6b4433", 2)
      $0.rect(-11, 60, 22, 15, "#a8643a", round: 3)
      let shape =
        "M0-50C34-50 46-24 44-4C42 20 20 34 14 44H-14C-20 34-42 20-44-4C-46-24-34-50 0-50Z"
      $0.fill(shape, color)
      $0.fill(
        "M0-50C14-50 20-24 18-2C16 20 8 36 6 44H-6C-8 36-16 20-18-2C-20-24-14-50 0-50Z", stripe)
      $0.fill("M0-50C34-50 46-24 44-4C42 20 20 34 14 44H6C24 20 34-20 0-50Z", "#000", opacity: 0.1)
    }
  }
}
