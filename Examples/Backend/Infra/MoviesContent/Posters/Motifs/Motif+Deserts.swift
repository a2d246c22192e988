/// Dry land under a large sun.
extension Motif {
  static func dunes(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let radius = r.next(20, 31) * u
    let sun = (s.focus + r.next(-14, 14) * u, h * r.next(0.28, 0.4))
    let halo = r.chance()
    d.moving(.rise, on: s) {
      if halo { $0.circle(sun.0, sun.1, radius * 1.4, t.far) }
      $0.circle(sun.0, sun.1, radius, t.light)
    }
    for index in 0..<3 {
      let y = h * (0.64 + 0.15 * Double(index))
      let even = index.isMultiple(of: 2)
      let peak = (w * (even ? r.next(0.45, 0.8) : r.next(0.15, 0.45)), y - r.next(9, 19) * u)
      let (left, right) = (y + r.next(-3, 6) * u, y + r.next(5, 14) * u)
      let crest = d.xy(peak.0, peak.1)
      let slope =
        "C\(d.xy(peak.0 + w * 0.1, peak.1 + u * 9)) \(d.xy(w * 0.82, right - u)) "
        + "\(d.xy(w + 5, right))V\(d.number(h + 5))"
      d.fill(
        "M\(d.xy(-5, h + 5))L\(d.xy(-5, left))C\(d.xy(peak.0 * 0.4, left - u * 2)) "
          + "\(d.xy(peak.0 * 0.7, peak.1 + u * 3)) \(crest)\(slope)Z", even ? t.far : t.pop)
      let foot = peak.0 + r.next(-14, 10) * u
      d.fill(
        "M\(crest)\(slope)L\(d.xy(foot, h + 5))C\(d.xy(foot + 14 * u, y + 24 * u)) "
          + "\(d.xy(peak.0 - 14 * u, y + 6 * u)) \(crest)Z", t.near)
    }
    d.person(w * r.next(0.2, 0.36), h * r.next(0.83, 0.88), u * 0.4, t.light, hat: r.chance())
  }

  static func road(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let horizon = h * r.next(0.46, 0.6)
    let (x, radius) = (s.focus, r.next(24, 34) * u)
    let sunset = r.chance(0.6)
    d.moving(.rise, on: s) {
      $0.circle(x, horizon - (sunset ? 0 : radius * 1.1), radius, t.light)
      guard sunset else { return }
      for band in 0..<5 {
        let size = u * (1 + Double(band) * 0.55)
        $0.rect(x - radius, horizon - u * 22 + Double(band) * u * 5, radius * 2, size, t.ground)
      }
    }
    d.rect(0, horizon, w, h - horizon, t.far)
    let bend = r.next(-10, 10) * u
    let wide = r.next(34, 52) * u
    let foot = x + bend
    d.fill(
      d.outline([
        (x - u * 0.8, horizon), (x + u * 0.8, horizon), (foot + wide, h), (foot - wide, h),
      ]), t.near)
    for step in 0..<6 {
      let (from, to) = (dash(Double(step)), dash(Double(step) + 0.5))
      let y = (horizon + (h - horizon) * from, horizon + (h - horizon) * to)
      let size = (from * u * 3, to * u * 3)
      let middle = (x + bend * from, x + bend * to)
      d.fill(
        d.outline([
          (middle.0 - size.0, y.0), (middle.0 + size.0, y.0), (middle.1 + size.1, y.1),
          (middle.1 - size.1, y.1),
        ]), t.light)
    }
    for step in 0..<5 {
      let near = dash(Double(step) + 1.2)
      let (px, py) = (x + (bend + wide * 1.35) * near + u, horizon + (h - horizon) * near * 0.9)
      let tall = near * 62 * u + u
      d.line(
        "M\(d.xy(px, py))V\(d.number(py - tall))M\(d.xy(px - tall * 0.16, py - tall * 0.9))"
          + "h\(d.number(tall * 0.32))", t.near, 0.2 * u + near * 2 * u, flat: true)
    }
    d.rect(x - u * 2, horizon + u * 4, u * 1.2, u * 0.9, t.pop)
    d.rect(x + u * 0.9, horizon + u * 4, u * 1.2, u * 0.9, t.pop)
  }

  private static func dash(_ step: Double) -> Double { step * step / 30 + 0.01 }

  static func cactus(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let horizon = h * r.next(0.7, 0.8)
    let sun = (s.focus + r.next(8, 22) * u, horizon - r.next(24, 44) * u)
    let radius = r.next(22, 32) * u
    d.moving(.rise, on: s) { $0.circle(sun.0, sun.1, radius, t.light) }
    d.moving(.slide, on: s) {
      for side in 0..<3 {
        let (x, top) = (w * (Double(side) * 0.42 + r.next(-0.1, 0.1)), r.next(7, 20) * u)
        let wide = r.next(14, 26) * u
        $0.fill(
          $0.outline([
            (x - wide, horizon), (x - wide * 0.62, horizon - top * 0.5),
            (x - wide * 0.5, horizon - top), (x + wide * 0.5, horizon - top),
            (x + wide * 0.6, horizon - top * 0.4), (x + wide, horizon),
          ]), t.far)
      }
    }
    d.rect(0, horizon, w, h - horizon, t.pop)
    let tall = r.next(58, 70)
    let (left, right) = (r.next(24, 42), r.next(20, 48))
    d.place(s.focus - u * 8, horizon + u * 9, scale: u, flip: r.chance()) {
      $0.oval(22, 1, 34, 2.2, t.near)
      let arms = "M-2-\($0.number(left))H-17v-\($0.number(tall * 0.3))"
      $0.line(
        "M0 0V-\($0.number(tall))\(arms)M2-\($0.number(right))H16v-\($0.number(tall * 0.34))",
        t.near, 10)
      $0.dashes("M-2-4V-\($0.number(tall))M2-4V-\($0.number(tall))", t.ground, 0.7, "3 2")
      $0.sparkle(0, -tall - 6, 4.5, t.pop)
    }
    d.birds([(s.focus - 30 * u, h * 0.2), (s.focus - 20 * u, h * 0.15)], t.near, scale: u * 0.6)
    d.specks(r.whole(1, 999), 24, x: 0...w, y: (horizon + 8 * u)...h, u * 0.5, t.near)
  }
}
