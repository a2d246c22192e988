/// Trees, night skies and what fairy tales keep under them.
extension Motif {
  static func forest(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let floor = h * r.next(0.78, 0.86)
    let moon = (s.focus + r.next(-10, 10) * u, h * r.next(0.3, 0.5))
    let radius = r.next(18, 28) * u
    d.moving(.rise, on: s) { $0.circle(moon.0, moon.1, radius, t.light) }
    for layer in 0..<2 {
      var path = ""
      var x = -r.next(0, 10) * u
      while x < w + 10 * u {
        let wide = (layer == 0 ? r.next(1.4, 3) : r.next(4, 7.5)) * u
        let clear = layer == 1 && abs(x - s.focus) < 13 * u
        if !clear { path += trunk(d, x, wide, floor + (layer == 0 ? 0 : 12 * u), u, &r) }
        x += (layer == 0 ? r.next(5, 11) : r.next(13, 24)) * u
      }
      if layer == 0 {
        d.moving(.slide, on: s) { $0.fill(path, t.far) }
        d.rect(0, floor, w, h - floor, t.far)
        let foot = (s.focus, floor + 5 * u)
        d.fill(
          d.outline([
            (foot.0 - 2 * u, foot.1), (foot.0 + 2 * u, foot.1), (foot.0 + 9 * u, h + 5),
            (foot.0 - 3 * u, h + 5),
          ]), t.near)
        d.place(foot.0, foot.1, scale: u * r.next(0.75, 1)) {
          $0.fill("M0-19C4-19 5-15 4-12L8 0H-8L-4-12C-5-15-4-19 0-19Z", t.pop)
          $0.circle(0, -14.5, 2, t.near)
        }
      } else {
        d.fill(path, t.near)
      }
    }
  }

  /// A bare trunk with a branch or two.
  private static func trunk(
    _ d: Drawing, _ x: Double, _ wide: Double, _ foot: Double, _ u: Double,
    _ r: inout SeededRandom
  ) -> String {
    let lean = r.next(-3, 3) * u
    var path = d.outline([
      (x + lean, -5), (x + lean + wide * 0.8, -5), (x + wide, foot), (x + wide * 1.7, foot + 2 * u),
      (x - wide * 0.7, foot + 2 * u), (x, foot),
    ])
    let y = foot * r.next(0.15, 0.5)
    let side: Double = r.chance() ? 1 : -1
    let start = x + lean * (1 - y / foot) + wide / 2
    path += d.outline([
      (start, y + wide), (start + side * wide * 2.6, y - wide * 2.4), (start, y - wide * 0.2),
    ])
    return path
  }

  static func moon(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y, radius) = (s.focus, h * r.next(0.42, 0.5), r.next(33, 42) * u)
    d.specks(r.whole(1, 999), 30, x: 0...w, y: 0...(h * 0.8), u * 0.4, t.far)
    let crescent = r.chance(0.4)
    d.moving(.rise, on: s) {
      $0.circle(x, y, radius, t.light)
      if crescent {
        $0.circle(x - radius * 0.34, y - radius * 0.2, radius * 0.8, t.ground)
      } else {
        for _ in 0..<5 {
          let (a, b) = (r.next(-0.6, 0.6), r.next(-0.65, 0.5))
          $0.circle(x + a * radius, y + b * radius, r.next(2, 6) * u, t.far)
        }
      }
    }
    let perch = h * r.next(0.66, 0.72)
    d.place(0, perch) {
      $0.moving(.sway, on: s) {
        $0.line(
          "M\($0.xy(-10, 10 * u))Q\($0.xy(s.focus - 10 * u, 4 * u))"
            + " \($0.xy(s.focus + 34 * u, -8 * u))",
          t.near, 3 * u)
        $0.line(
          "M\($0.xy(s.focus + 2 * u, 2.5 * u))q\($0.xy(12 * u, 2 * u)) \($0.xy(20 * u, 14 * u))"
            + "M\($0.xy(s.focus - 20 * u, 5 * u))"
            + "q\($0.xy(-2 * u, -12 * u)) \($0.xy(-12 * u, -20 * u))"
            + "M\($0.xy(s.focus + 18 * u, -3 * u))"
            + "q\($0.xy(4 * u, -8 * u)) \($0.xy(2 * u, -17 * u))",
          t.near, 1.5 * u)
        $0.place(s.focus, 2 * u, scale: u * r.next(0.9, 1.2)) { crow(&$0, t) }
      }
    }
    if r.chance() {
      d.fill(
        "M-5 \(d.number(h * 0.92))Q\(d.xy(w * 0.4, h * 0.84)) \(d.xy(w + 5, h * 0.94))"
          + "V\(d.number(h + 5))H-5Z", t.far)
    }
  }

  private static func crow(_ d: inout Drawing, _ t: PosterTones) {
    d.fill("M14-26C8-32-2-31-5-24C-9-14-15-6-30 4L-10 0C2 0 9-6 10-15L18-22Z", t.near)
    d.fill("M13-26L22-22.5L12-21Z", t.pop)
    d.circle(7, -25, 1.3, t.pop)
    d.line("M0-1V3M4-2V3", t.near, 1.2)
  }

  static func castle(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    d.specks(r.whole(1, 999), 24, x: 0...w, y: 0...(h * 0.5), u * 0.5, t.light)
    let x = s.focus
    let moon = (x + r.next(-22, 22) * u, h * r.next(0.26, 0.34))
    d.moving(.rise, on: s) { $0.circle(moon.0, moon.1, r.next(16, 26) * u, t.light) }
    let base = h * r.next(0.66, 0.72)
    let towers = [(-21.0, 9.0), (19.0, 10.0), (-10.0, 8.0), (9.0, 7.0), (0.0, 10.0)]
    for (index, tower) in towers.enumerated() {
      let tall = (index == 4 ? r.next(36, 44) : r.next(15, 31)) * u
      let (left, wide) = (x + (tower.0 - tower.1 / 2) * u, tower.1 * u)
      d.rect(left, base - tall, wide, tall + 8 * u, index < 2 ? t.far : t.near)
      let tip = base - tall - wide * r.next(1.1, 1.7)
      d.fill(
        d.outline([
          (left - u, base - tall), (left + wide + u, base - tall), (left + wide / 2, tip),
        ]), index == 4 ? t.pop : index < 2 ? t.near : t.far)
      if index > 1 {
        d.fill(
          "M\(d.xy(left + wide / 2 - u, base - tall + 9 * u))v\(d.number(-4 * u))"
            + "a\(d.xy(u, u)) 0 0 1 \(d.xy(2 * u, 0))v\(d.number(4 * u))Z", t.light)
      }
    }
    d.fill(
      "M\(d.xy(x - 60 * u, h + 5))Q\(d.xy(x - 30 * u, base + 6 * u)) \(d.xy(x - 24 * u, base))"
        + "H\(d.number(x + 24 * u))Q\(d.xy(x + 32 * u, base + 8 * u)) \(d.xy(x + 64 * u, h + 5))Z",
      t.near)
    d.line(
      "M\(d.xy(x, base + 3 * u))c\(d.xy(16 * u, 7 * u)) \(d.xy(-22 * u, 9 * u))"
        + " \(d.xy(-4 * u, 17 * u))"
        + "s\(d.xy(30 * u, 6 * u)) \(d.xy(6 * u, 26 * u))", t.light, 2 * u)
    d.moving(.slide, on: s) {
      $0.cloud(x - 46 * u, base + 5 * u, u * 0.5, t.far)
      $0.cloud(x + 44 * u, base + 8 * u, u * 0.6, t.far)
    }
  }

  static func flower(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let horizon = h * r.next(0.74, 0.82)
    if r.chance() { d.circle(s.focus, h * 0.4, 44 * u, t.far) }
    d.rect(0, horizon, w, h - horizon, t.near)
    let petals = r.whole(7, 13)
    let long = r.next(22, 28)
    d.place(s.focus, horizon + 6 * u, scale: u) {
      $0.moving(.sway, on: s) {
        $0.line("M0 0C-6-14 5-24 0-44", t.near, 2.4)
        $0.fill(
          "M-1-10C-16-10-24-18-28-27C-14-28-4-22-1-10ZM0-17C12-18 20-26 23-35C10-34 1-28 0-17Z",
          t.near)
        $0.turned(0, -50, count: petals) {
          $0.oval(0, -long * 0.62, long * 1.6 / Double(petals) + 1.6, long * 0.48, t.pop)
        }
        $0.circle(0, -50, 8.5, t.light)
        $0.circle(0, -50, 4, t.near)
      }
    }
    var x = s.focus - 70 * u
    while x < s.focus + 72 * u {
      if abs(x - s.focus) > 8 * u {
        d.fill(
          "M\(d.xy(x, horizon + u))q\(d.xy(1.5 * u, -r.next(4, 12) * u))"
            + " \(d.xy(r.next(2, 6) * u, -13 * u))"
            + "q\(d.xy(-u, 6 * u)) \(d.xy(0, 13 * u))Z", t.near)
      }
      x += r.next(4, 9) * u
    }
  }
}
