/// What is far away: planets, rockets and the hours.
extension Motif {
  static func planet(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    d.specks(r.whole(1, 999), 30, x: 0...w, y: 0...h, u * 0.4, t.light)
    d.specks(r.whole(1, 999), 8, x: 0...w, y: 0...h, u * 0.8, t.pop)
    let (x, y, radius) = (s.focus, h * r.next(0.42, 0.52), r.next(23, 31) * u)
    let tilt = r.next(-28, 28)
    let bands = r.whole(2, 4)
    let (a, b) = (radius * 1.75, radius * r.next(0.35, 0.55))
    d.place(x, y, turn: tilt) {
      $0.ring(0, 0, radius * 2.1, t.far, u * 0.35)
      $0.line(
        "M\($0.xy(-a, 0))A\($0.xy(a, b)) 0 0 1 \($0.xy(a, 0))", t.light, 4 * u, flat: true)
      $0.clipCircle(0, 0, radius) {
        $0.rect(-radius, -radius, radius * 2, radius * 2, t.near)
        $0.moving(.slide, on: s) {
          for band in 0..<bands {
            let top = radius * (-0.85 + 1.7 * Double(band) / Double(bands))
            $0.fill(
              "M\($0.xy(-radius * 1.8, top))q\($0.xy(radius, r.next(-9, 9) * u))"
                + " \($0.xy(radius * 2, 0))"
                + "t\($0.xy(radius * 2, 0))v\($0.number(r.next(4, 10) * u))"
                + "H\($0.number(-radius * 1.8))Z",
              band.isMultiple(of: 2) ? t.pop : t.far)
          }
        }
        $0.circle(-radius * 0.6, -radius * 0.5, radius * 0.01, t.light)
        $0.fill(
          "M\($0.xy(radius * 0.2, -radius))A\($0.xy(radius * 1.2, radius * 1.2)) 0 0 1 "
            + "\($0.xy(radius * 0.2, radius))H\($0.number(radius))V\($0.number(-radius))Z",
          t.ground,
          opacity: 0.3)
      }
      $0.line(
        "M\($0.xy(-a, 0))A\($0.xy(a, b)) 0 0 0 \($0.xy(a, 0))", t.light, 4 * u, flat: true)
      $0.moving(.turn, on: s) { $0.circle(radius * 1.48, -radius * 1.48, r.next(3, 6) * u, t.pop) }
    }
    if r.chance(0.4) {
      d.oval(s.focus, h + 12 * u, w * 0.7, 24 * u, t.far)
      d.person(s.focus - 12 * u, h - 10 * u, u * 0.5, t.light)
    }
  }

  static func rocket(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    d.specks(r.whole(1, 999), 26, x: 0...w, y: 0...(h * 0.8), u * 0.45, t.light)
    d.circle(s.focus + r.next(18, 30) * u, h * r.next(0.16, 0.26), r.next(8, 15) * u, t.far)
    let (x, y) = (s.focus, h * r.next(0.44, 0.5))
    let turn = r.next(-6, 14)
    d.place(x, y, turn: turn) {
      for (index, paint) in [t.far, t.pop, t.light].enumerated() {
        let half = [13.0, 8.0, 3.6][index] * u
        $0.fill(
          $0.outline([
            (-half * 0.5, 20 * u), (half * 0.5, 20 * u), (half * 1.7, h), (-half * 1.7, h),
          ]),
          paint)
      }
    }
    let fins = r.whole(0, 1)
    d.moving(.rise, on: s) {
      $0.place(x, y, scale: u * r.next(0.8, 0.94), turn: turn) {
        $0.fill(
          fins == 0
            ? "M-9 4L-20 24L-8 20Z M9 4L20 24L8 20Z"
            : "M-8 0C-18 6-20 16-19 27L-7 18ZM8 0C18 6 20 16 19 27L7 18Z", t.pop)
        $0.fill("M0-42C12-28 13 0 8 22H-8C-13 0-12-28 0-42Z", t.near == t.ground ? t.far : t.near)
        $0.fill("M0-42C4-28 4 0 2 22H-8C-13 0-12-28 0-42Z", t.light)
        $0.fill("M0-42C5-36 7.5-30 9-24Q0-20-9-24C-7.5-30-5-36 0-42Z", t.pop)
        $0.circle(0, -9, 5, t.near)
        $0.circle(0, -9, 3.2, t.far)
      }
    }
    d.moving(.slide, on: s) {
      for step in 0..<7 {
        let side = (Double(step) - 3) * 15 * u + r.next(-4, 4) * u
        $0.circle(
          x - u * turn * 0.6 + side, h + 2 * u, r.next(9, 15) * u, step % 2 == 0 ? t.light : t.far)
      }
    }
  }

  static func clock(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (h, u, t) = (s.height, s.unit, s.tones)
    let crop = r.chance(0.4)
    let (x, y) = (s.focus + (crop ? 18 * u : 0), h * (crop ? 0.56 : 0.48))
    let radius = (crop ? 58 : r.next(36, 42)) * u
    d.circle(x + 3 * u, y + 4 * u, radius * 1.08, t.far)
    d.circle(x, y, radius * 1.08, t.near)
    d.circle(x, y, radius * 0.96, t.light)
    let kind = r.whole(0, 2)
    d.place(x, y, scale: radius / 100) {
      $0.turned(0, 0, count: 12) {
        if kind == 0 {
          $0.rect(-3, -88, 6, 20, t.near)
        } else if kind == 1 {
          $0.circle(0, -78, 5.5, t.near)
        } else {
          $0.fill("M-6-88H6L0-64Z", t.near)
        }
      }
      $0.ring(0, 0, 52, t.far, 3)
      let (hour, minute) = (r.next(0, 360), r.next(0, 360))
      $0.moving(.turn, on: s) {
        $0.place(0, 0, turn: hour) { $0.fill("M-5 12L-7-34L0-52L7-34L5 12Z", t.near) }
      }
      $0.moving(.spin, on: s) {
        $0.place(0, 0, turn: minute) { $0.fill("M-3.5 20L-5-56L0-80L5-56L3.5 20Z", t.pop) }
      }
      $0.circle(0, 0, 9, t.near)
    }
    let turn = r.next(-50, 50)
    d.place(x, y, turn: turn) { $0.person(0, -radius * 1.07, u * 0.7, t.near, hat: r.chance()) }
  }

  static func target(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.42, 0.52))
    let wedges = r.whole(0, 2)
    if wedges > 0 {
      d.rays(
        x, y, from: 10, to: w + h, count: wedges == 1 ? 12 : 20, t.far, pointed: false)
    }
    let rings = r.whole(3, 5)
    let outer = r.next(36, 44) * u
    d.place(x, y) {
      $0.moving(.pulse, on: s) {
        for ring in 0..<rings * 2 {
          let share = 1 - Double(ring) / Double(rings * 2)
          $0.circle(0, 0, outer * share, ring.isMultiple(of: 2) ? t.near : t.light)
        }
        $0.circle(0, 0, outer / Double(rings * 2), t.pop)
      }
    }
    if r.chance() {
      let reach = outer * 1.2
      d.line(
        "M\(d.xy(x - reach, y))h\(d.number(reach * 2))M\(d.xy(x, y - reach))"
          + "v\(d.number(reach * 2))",
        t.pop, u * 0.7, flat: true)
    }
    for _ in 0..<r.whole(1, 4) {
      let (hx, hy) = (x + r.next(-28, 28) * u, y + r.next(-26, 26) * u)
      d.star(hx, hy, r.next(5, 8) * u, t.pop, points: 9, depth: 0.5, turn: r.next(0, 40))
      d.circle(hx, hy, 2 * u, t.near)
    }
    guard wedges == 0 else { return }
    d.rect(0, h * 0.9, w, h * 0.1, t.far)
    let side: Double = r.chance() ? -1 : 1
    d.person(x + side * outer * 0.7, h * 0.93, u * 1.5, t.dark, hat: true)
  }
}
