/// Mountains, and what is made of paper and air above them.
extension Motif {
  static func peaks(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let radius = r.next(13, 24) * u
    let sun = (s.focus + r.next(-24, 24) * u, h * r.next(0.2, 0.3))
    d.moving(.rise, on: s) { $0.circle(sun.0, sun.1, radius, t.light) }
    let base = h * r.next(0.74, 0.84)
    let main = s.focus + r.next(-10, 10) * u
    let tops = [
      (main - r.next(48, 62) * u, h * r.next(0.44, 0.52)),
      (main + r.next(46, 64) * u, h * r.next(0.4, 0.5)), (main, h * r.next(0.26, 0.34)),
    ]
    for (index, top) in tops.enumerated() {
      mountain(&d, top, base, index == 2 ? t.near : t.far, index == 2 ? t.light : t.ground, u, &r)
    }
    d.moving(.slide, on: s) {
      $0.fill(
        "M\($0.xy(-20 * u, base))Q\($0.xy(w * 0.3, base - 9 * u)) \($0.xy(w * 0.55, base - u))"
          + "T\($0.xy(w + 20 * u, base - 3 * u))V\($0.number(h + 5))H\($0.number(-20 * u))Z", t.pop)
    }
    if r.chance() {
      let mist = "M\(d.xy(main - 50 * u, base - 8 * u))h\(d.number(64 * u))"
      d.line(mist + "m\(d.xy(6 * u, 5 * u))h\(d.number(30 * u))", t.light, u * 1.2)
    }
    for _ in 0..<r.whole(4, 9) {
      let x = w * r.next(0.02, 0.98)
      d.fill(
        "M\(d.xy(x, base + r.next(2, 13) * u))l\(d.xy(3 * u, -13 * u))l\(d.xy(3 * u, 13 * u))Z",
        t.near)
    }
  }

  /// One mountain: a sunlit side, a shaded side with a broken edge, and snow.
  private static func mountain(
    _ d: inout Drawing, _ top: (Double, Double), _ base: Double, _ paint: String, _ snow: String,
    _ u: Double, _ r: inout SeededRandom
  ) {
    let tall = base - top.1
    let reach = (tall * r.next(0.75, 0.95), tall * r.next(0.75, 0.95))
    d.fill(
      d.outline([top, (top.0 + reach.1, base + 3 * u), (top.0 - reach.0, base + 3 * u)]), paint)
    let line = tall * r.next(0.3, 0.42)
    let (left, right) = (reach.0 * line / tall, reach.1 * line / tall)
    d.fill(
      d.outline([
        top, (top.0 + right * 0.96, top.1 + line), (top.0 + right * 0.4, top.1 + line * 0.72),
        (top.0 + right * 0.1, top.1 + line * 1.1), (top.0 - left * 0.3, top.1 + line * 0.7),
        (top.0 - left * 0.96, top.1 + line),
      ]), snow)
    d.fill(
      d.outline([
        top, (top.0 + right * 0.96, top.1 + line), (top.0 + right * 0.4, top.1 + line * 0.72),
        (top.0 + right * 0.12, top.1 + line * 0.6),
      ]), paint, opacity: 0.35)
  }

  static func balloons(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (sunX, sunY) = (w * r.next(0.1, 0.9), h * r.next(0.5, 0.7))
    if r.chance() { d.circle(sunX, sunY, 20 * u, t.light) }
    d.moving(.drift, on: s) {
      for _ in 0..<r.whole(2, 4) {
        $0.cloud(w * r.next(0, 1), h * r.next(0.1, 0.7), u * r.next(0.24, 0.4), t.far)
      }
    }
    d.fill(
      "M-5 \(d.number(h * 0.86))Q\(d.xy(w * 0.3, h * 0.76)) \(d.xy(w * 0.6, h * 0.87))"
        + "T\(d.xy(w + 5, h * 0.84))V\(d.number(h + 5))H-5Z", t.near)
    d.fill(
      "M-5 \(d.number(h * 0.94))Q\(d.xy(w * 0.5, h * 0.84)) \(d.xy(w + 5, h * 0.95))"
        + "V\(d.number(h + 5))H-5Z", t.far)
    let spots = [(-30.0, 0.62, 0.3), (32.0, 0.5, 0.42), (r.next(-8, 4), 0.4, r.next(0.85, 1.05))]
    let stripes = r.whole(0, 2)
    d.moving(.rise, on: s) {
      for (index, spot) in spots.enumerated() {
        $0.place(s.focus + spot.0 * u, h * spot.1, scale: spot.2 * u) {
          balloon(&$0, index == 1 ? t.light : t.pop, index == 1 ? t.pop : t.light, t.near, stripes)
        }
      }
    }
  }

  private static func balloon(
    _ d: inout Drawing, _ skin: String, _ stripe: String, _ dark: String, _ pattern: Int
  ) {
    let body = "M0-38C20-38 31-24 31-9C31 8 14 17 7 30H-7C-14 17-31 8-31-9C-31-24-20-38 0-38Z"
    d.fill(body, skin)
    if pattern == 0 {
      d.fill("M0-38C34-24 20 8 4 30H-4C-20 8-34-24 0-38Z", stripe)
      d.fill("M0-38C13-24 9 8 2 30H-2C-9 8-13-24 0-38Z", skin)
    } else if pattern == 1 {
      d.clip(body) { $0.line("M-40-16L-20-2L0-16L20-2L40-16", stripe, 9, flat: true) }
    } else {
      d.fill("M0-38C20-38 31-24 31-9C31 8 14 17 7 30H0Z", stripe)
    }
    d.line("M-6 30L-4 40M6 30L4 40", dark, 0.9)
    d.rect(-5, 39, 10, 8, dark, round: 1.5)
  }

  static func paperPlane(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    d.circle(s.focus + r.next(-18, 18) * u, h * r.next(0.45, 0.6), r.next(26, 36) * u, t.far)
    let (x, y) = (s.focus, h * r.next(0.38, 0.46))
    d.moving(.slide, on: s) {
      $0.cloud(w * r.next(0.05, 0.3), h * r.next(0.1, 0.25), u * 0.4, t.light)
      $0.cloud(w * r.next(0.6, 0.95), h * r.next(0.65, 0.9), u * 0.5, t.light)
    }
    let loop = r.next(8, 15) * u
    d.dashes(
      "M\(d.xy(s.focus - 70 * u, h * 0.98))C\(d.xy(s.focus - 20 * u, h * 1.02)) "
        + "\(d.xy(s.focus + 10 * u, h * 0.86)) \(d.xy(s.focus - 8 * u, h * 0.74))"
        + "c\(d.xy(-loop, -loop)) \(d.xy(-loop * 2.2, loop)) \(d.xy(-loop * 0.5, loop))"
        + "S\(d.xy(x - 30 * u, y + 22 * u)) \(d.xy(x - 4 * u, y + 6 * u))",
      t.near, u * 0.7, "\(d.number(2.4 * u)) \(d.number(1.8 * u))")
    d.moving(.drift, on: s) {
      $0.place(x + 4 * u, y, scale: u * r.next(0.95, 1.25), turn: r.next(-14, 4)) {
        $0.fill("M34-24L-32-6L-8 6Z", t.light == t.ground ? t.pop : t.light)
        $0.fill("M34-24L-8 6L-4 24Z", t.near)
        $0.fill("M34-24L-4 24L2 10Z", t.pop)
        $0.fill("M34-24L2 10L16 16Z", t.pop)
      }
    }
  }
}
