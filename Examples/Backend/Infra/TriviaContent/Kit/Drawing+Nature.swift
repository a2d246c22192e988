/// Skies, seas, hills and plants: what scenes stand in front of.
extension Drawing {
  /// A star field in three sizes, the same for the same seed.
  mutating func stars(
    _ seed: Int, _ count: Int, _ color: String = "#fff", height: Double = 270
  ) {
    var random = SeededRandom(seed: seed)
    let sizes: [(share: Int, radius: Double, opacity: Double)] = [
      (6, 0.6, 0.55), (3, 1, 0.8), (1, 1.6, 1),
    ]
    for size in sizes {
      var points: [(Double, Double)] = []
      for _ in 0..<(count * size.share / 10) {
        points.append((random.next(0, 480).rounded(), random.next(0, height).rounded()))
      }
      dots(points, size.radius, color, opacity: size.opacity)
    }
  }

  /// Bubbles or other rings scattered over a box.
  mutating func bubbles(
    _ seed: Int, _ count: Int, x: ClosedRange<Double> = 0...480,
    y: ClosedRange<Double> = 0...270, _ color: String = "#fff", opacity: Double = 0.35
  ) {
    var random = SeededRandom(seed: seed)
    var outlines = ""
    var lights: [(Double, Double)] = []
    for _ in 0..<count {
      let px = random.next(x.lowerBound, x.upperBound).rounded()
      let py = random.next(y.lowerBound, y.upperBound).rounded()
      let radius = random.next(2, 7).rounded()
      let r = number(radius)
      let width = number(radius * 2)
      outlines +=
        "M\(number(px - radius)) \(number(py))a\(r) \(r) 0 1 1 \(width) 0a\(r) \(r) 0 1 1-\(width) 0"
      lights.append((px - radius * 0.3, py - radius * 0.3))
    }
    line(outlines, color, 1.5, opacity: opacity)
    dots(lights, 1.2, color, opacity: opacity)
  }

  /// Dots scattered over a box: snow, seeds, crumbs, petals, foam.
  mutating func specks(
    _ seed: Int, _ count: Int, x: ClosedRange<Double>, y: ClosedRange<Double>, _ radius: Double,
    _ color: String, opacity: Double = 1
  ) {
    var random = SeededRandom(seed: seed)
    var points: [(Double, Double)] = []
    for _ in 0..<count {
      let px = random.next(x.lowerBound, x.upperBound).rounded()
      points.append((px, random.next(y.lowerBound, y.upperBound).rounded()))
    }
    dots(points, radius, color, opacity: opacity)
  }

  /// Water (or dunes) from a wavy line at `y` down to the lower edge.
  mutating func waves(
    _ y: Double, height: Double, length: Double, shift: Double = 0, _ paint: String,
    opacity: Double = 1
  ) {
    let half = number(length / 2)
    let quarter = number(length / 4)
    var path = "M\(number(-shift)) \(number(y))"
    path += "q\(quarter) \(number(-height)) \(half) 0"
    var x = -shift + length / 2
    while x < 480 {
      path += "t\(half) 0"
      x += length / 2
    }
    fill(path + "V270H\(number(-shift))Z", paint, opacity: opacity)
  }

  /// Rolling hills with their tops around `y`, down to the lower edge.
  mutating func hills(_ seed: Int, _ y: Double, height: Double, steps: Int, _ paint: String) {
    var random = SeededRandom(seed: seed)
    let step = 480 / Double(steps)
    var path = "M-20 270V\(number(y + random.next(-height, height)))"
    var x: Double = -20
    var level = y
    for _ in 0...steps {
      let next = y + random.next(-height, height)
      let middle = number(x + step / 2)
      path += "C\(middle) \(number(level)) \(middle) \(number(next)) "
      x += step
      level = next
      path += "\(number(x)) \(number(level))"
    }
    fill(path + "V270Z", paint)
  }

  /// Jagged mountains with their tops around `y`, down to the lower edge.
  mutating func peaks(_ seed: Int, _ y: Double, height: Double, steps: Int, _ paint: String) {
    var random = SeededRandom(seed: seed)
    let step = 480 / Double(steps)
    var path = "M-20 270V\(number(y + height))"
    var x: Double = -20
    for index in 0...(steps * 2) {
      x += step / 2
      let sway = random.next(0, height * 0.5)
      path += "L\(number(x)) \(number(index.isMultiple(of: 2) ? y + sway : y + height - sway))"
    }
    fill(path + "V270Z", paint)
  }

  mutating func cloud(
    _ x: Double, _ y: Double, _ scale: Double, _ paint: String = "#fff", opacity: Double = 1
  ) {
    place(x, y, scale: scale, opacity: opacity) {
      $0.fill(
        "M-44 14a14 14 0 0 1 2-28a22 22 0 0 1 41-8a17 17 0 0 1 29 9a14 14 0 0 1 14 27Z", paint)
    }
  }

  /// A soft-edged tree with a shaded side.
  mutating func tree(
    _ x: Double, _ y: Double, _ scale: Double, leaf: String, shade: String,
    trunk: String = "#7a4b35"
  ) {
    place(x, y, scale: scale) {
      $0.fill("M-4 0L-2-30H2L4 0Z", trunk)
      $0.fill("M0-76c16 0 26 14 26 30s-12 26-26 26s-26-10-26-26s10-30 26-30Z", leaf)
      $0.fill("M0-76c16 0 26 14 26 30s-12 26-26 26c14-14 14-40 0-56Z", shade)
    }
  }

  mutating func pine(_ x: Double, _ y: Double, _ scale: Double, leaf: String, shade: String) {
    place(x, y, scale: scale) {
      $0.rect(-3, -10, 6, 10, "#5b3a2e")
      $0.fill("M0-70L14-44H8L20-26H12L24-8H-24L-12-26H-20L-8-44H-14Z", leaf)
      $0.fill("M0-70L14-44H8L20-26H12L24-8H0Z", shade)
    }
  }

  mutating func palm(_ x: Double, _ y: Double, _ scale: Double, leaf: String, trunk: String) {
    place(x, y, scale: scale) {
      $0.fill("M-5 0C-4-34 2-60 14-82L20-79C10-56 5-30 6 0Z", trunk)
      for turn: Double in [-200, -165, -125, -75, -30, 10] {
        $0.place(17, -81, turn: turn) { $0.fill("M0 0C14-13 36-12 50 6C34-2 16 2 0 0Z", leaf) }
      }
    }
  }

  /// A ribbon of seaweed that sways.
  mutating func weed(
    _ x: Double, _ y: Double, _ height: Double, _ color: String, opacity: Double = 1
  ) {
    let quarter = number(height / 4)
    let eighth = number(height / 8)
    line(
      "M\(number(x)) \(number(y))q-12-\(eighth) 0-\(quarter)t0-\(quarter)t0-\(quarter)t0-\(quarter)",
      color, 7, opacity: opacity)
  }

  /// Far birds: each a pair of wings.
  mutating func birds(_ points: [(Double, Double)], _ color: String, scale: Double = 1) {
    var path = ""
    let w = number(8 * scale)
    let h = number(5 * scale)
    for (x, y) in points {
      path += "M\(number(x)) \(number(y))q\(number(4 * scale))-\(h) \(w) 0"
      path += "q\(number(4 * scale))-\(h) \(w) 0"
    }
    line(path, color, 2 * scale)
  }
}
