/// Animals, umbrellas and engines: what crosses the street.
extension Motif {
  static func bird(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.52, 0.58))
    d.moving(.rise, on: s) {
      $0.circle(x + r.next(-16, 16) * u, y - r.next(0, 14) * u, r.next(28, 36) * u, t.light)
    }
    let feathers = r.whole(6, 8)
    d.moving(.drift, on: s) {
      $0.place(x, y, scale: u * r.next(0.86, 0.98), turn: r.next(-14, 6), flip: r.chance()) {
        for index in 0..<feathers {
          let angle = -118 + Double(index) * 74 / Double(feathers)
          $0.place(-2, 2, turn: angle) {
            $0.fill("M0-4C18-7 38-6 50 0C38 4 18 5 0 4Z", index.isMultiple(of: 2) ? t.near : t.far)
          }
        }
        for index in 0..<4 {
          $0.place(-18, 8, turn: 158 + Double(index) * 12) {
            $0.fill("M0-3C12-5 24-4 32 0C24 3 12 4 0 3Z", index.isMultiple(of: 2) ? t.near : t.pop)
          }
        }
        $0.fill("M-24 8C-12-10 14-14 26-10C36-10 37 0 30 4C20 18-8 20-24 8Z", t.near)
        $0.fill("M-14 9C-2 13 18 10 26 4C18 16-4 18-14 9Z", t.pop)
        $0.fill("M34-6L45-2L33 1Z", t.pop)
        $0.circle(28, -4, 1.8, t.ground == t.near ? t.far : t.ground)
      }
    }
    let kind = r.whole(0, 2)
    if kind == 0 {
      for wire in 0..<3 {
        let top = h * (0.8 + 0.06 * Double(wire))
        d.line(
          "M-5 \(d.number(top))Q\(d.xy(w / 2, top + 5 * u)) \(d.xy(w + 5, top - 4 * u))", t.near,
          u * 0.6)
      }
    } else if kind == 1 {
      d.birds(
        [(x - 40 * u, y + 30 * u), (x - 27 * u, y + 35 * u), (x + 26 * u, y + 34 * u)], t.near,
        scale: u * 0.7)
    } else {
      d.rect(0, h * 0.88, w, h * 0.12, t.far)
    }
  }

  static func cat(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let x = s.focus
    let floor = h * r.next(0.82, 0.88)
    if r.chance() {
      d.rect(x - 32 * u, h * 0.12, 64 * u, floor - h * 0.12 - 8 * u, t.light)
      d.rect(x - u, h * 0.12, 2 * u, floor - h * 0.12, t.ground)
      d.rect(x - 32 * u, h * 0.38, 64 * u, 2 * u, t.ground)
    } else {
      d.circle(x + r.next(-6, 6) * u, h * 0.44, r.next(36, 42) * u, t.light)
    }
    d.rect(0, floor, w, h - floor, t.far)
    let eyes = r.whole(0, 1)
    d.place(x, floor + 5 * u, scale: u * r.next(1.05, 1.2), flip: r.chance()) {
      $0.place(16, -4) {
        $0.moving(.sway, on: s) { $0.line("M0 0C22 2 24-18 16-26C12-30 8-26 11-22", t.near, 4.6) }
      }
      $0.fill("M-16 0C-20-16-14-30-8-37L8-37C18-28 22-12 20 0Z", t.near)
      $0.fill("M-20-44L-19-64L-8-56H8L19-64L20-44C20-34 10-30 0-30C-10-30-20-34-20-44Z", t.near)
      let iris = t.near == t.pop ? t.light : t.pop
      if eyes == 0 {
        $0.fill("M-14-45Q-9-53-3-45Q-9-40-14-45ZM14-45Q9-53 3-45Q9-40 14-45Z", iris)
        $0.oval(-8.5, -46, 1, 3.2, t.near)
        $0.oval(8.5, -46, 1, 3.2, t.near)
      } else {
        $0.line("M-13-46Q-8.5-41-4-46M13-46Q8.5-41 4-46", iris, 1.6)
      }
      $0.fill("M-2-40H2L0-37.5Z", iris)
      $0.line("M-22-42L-32-45M-22-38L-32-37M22-42L32-45M22-38L32-37", t.near, 0.8)
      $0.line("M-6 0V-14M4 0V-14", t.light, 0.8)
    }
  }

  static func umbrellas(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    guard r.chance() else { return rain(&d, s, &r) }
    let size = r.next(14, 19) * u
    let ribs = r.whole(6, 8)
    let columns = Int(w / (size * 1.9)) + 2
    let rows = Int(h / (size * 1.66)) + 2
    let chosen = (Int(s.focus / (size * 1.9)), rows / 2)
    var paths = ["", ""]
    var one = (s.focus, h / 2)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = Double(column) * size * 1.9 + (row.isMultiple(of: 2) ? 0 : size * 0.95)
        let y = Double(row) * size * 1.66
        if (column, row) == chosen {
          one = (x, y)
        } else {
          paths[(row * 2 + column) % 3 == 0 ? 1 : 0] += canopy(
            d, x, y, size * 0.88, ribs, r.next(0, 60))
        }
      }
    }
    d.fill(paths[0], t.near)
    d.fill(paths[1], t.far)
    d.place(one.0, one.1) {
      $0.moving(.turn, on: s) {
        $0.fill(canopy($0, 0, 0, size * 1.12, ribs, 12), t.pop)
        var lines = ""
        for rib in 0..<ribs {
          lines += "M0 0L\($0.polar(0, 0, size * 1.1, 12 + Double(rib) * 360 / Double(ribs)))"
        }
        $0.line(lines, t.light, u * 0.6)
        $0.circle(0, 0, 1.6 * u, t.light)
      }
    }
  }

  /// An umbrella seen from above: a polygon with hollow edges.
  private static func canopy(
    _ d: Drawing, _ x: Double, _ y: Double, _ size: Double, _ ribs: Int, _ turn: Double
  ) -> String {
    let step = 360 / Double(ribs)
    var path = "M\(d.polar(x, y, size, turn))"
    for rib in 0..<ribs {
      let angle = turn + Double(rib) * step
      path +=
        "Q\(d.polar(x, y, size * 0.78, angle + step / 2)) \(d.polar(x, y, size, angle + step))"
    }
    return path + "Z"
  }

  private static func rain(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let ground = h * 0.86
    var lines = ""
    var x = -h * 0.3
    while x < w + 10 * u {
      lines += "M\(d.xy(x + h * 0.3, r.next(-40, 0) * u))L\(d.xy(x, h))"
      x += r.next(4, 8) * u
    }
    d.moving(.flow, on: s) {
      $0.dashes(
        lines, t.far, u * 0.7, "\($0.number(8 * u)) \($0.number(s.moves ? 120 - 8 * u : 9 * u))")
    }
    d.rect(0, ground, w, h - ground, t.far)
    let couple = r.chance()
    d.place(s.focus, ground + 6 * u, scale: u * r.next(1, 1.12), turn: 0, flip: r.chance()) {
      $0.oval(0, 1, 34, 2.6, t.light)
      $0.person(couple ? -5 : 0, 0, 2, t.near)
      if couple { $0.person(6, 0, 1.85, t.near) }
      $0.moving(.sway, on: s) {
        $0.line("M1-22V-66M1-22C1-18 6-18 6-22", t.near, 1.4)
        $0.fill(
          "M-38-42C-36-62-16-70 1-70C18-70 38-62 40-42Q33-47 27-42Q20-48 14-42"
            + "Q7-48 1-42Q-6-48-12-42Q-19-48-25-42Q-32-47-38-42Z",
          t.pop)
        $0.fill("M1-70C10-64 14-54 14-42Q7-48 1-42Q-6-48-12-42C-12-54-8-64 1-70Z", t.light)
      }
    }
  }

  static func train(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let x = s.focus
    let base = h * r.next(0.76, 0.82)
    d.moving(.slide, on: s) {
      for step in 0..<5 {
        let at = Double(step)
        $0.circle(
          x + (at * 13 - 2) * u + r.next(-3, 3) * u, h * 0.3 - at * 5 * u, (8 + at * 3.4) * u,
          step.isMultiple(of: 2) ? t.far : t.light)
      }
    }
    d.rect(0, base - 4 * u, w, h, t.far)
    d.fill(
      d.outline([(x - 13 * u, base), (x + 13 * u, base), (x + 46 * u, h + 5), (x - 46 * u, h + 5)]),
      t.near)
    var ties = ""
    for step in 1..<6 {
      let share = Double(step * step) / 25
      let (y, half) = (base + (h - base) * share, (12 + 30 * share) * u)
      ties += "M\(d.xy(x - half, y))h\(d.number(half * 2))"
    }
    d.line(ties, t.far, 1.8 * u, flat: true)
    d.line(
      "M\(d.xy(x - 9 * u, base))L\(d.xy(x - 30 * u, h + 5))M\(d.xy(x + 9 * u, base))"
        + "L\(d.xy(x + 30 * u, h + 5))",
      t.light, 1.2 * u, flat: true)
    d.place(x, base, scale: u * r.next(1, 1.14)) {
      $0.fill("M-8-58H8V-46H-8ZM-11-61H11V-57H-11Z", t.near)
      $0.rect(-25, -14, 50, 9, t.pop)
      $0.circle(0, -29, 24, t.near)
      $0.ring(0, -29, 20.5, t.far, 1.2)
      $0.turned(0, -29, count: 12) { $0.circle(0, -17, 1, t.far) }
      $0.circle(0, -34, 8.5, t.pop)
      $0.circle(0, -34, 6.4, t.light)
      $0.fill("M-20-5H20L27 9H-27Z", t.near)
      $0.line("M-14-3L-18 7M-7-3L-9 7M0-3V7M7-3L9 7M14-3L18 7", t.far, 1.4)
      $0.dots([(-20, -9.5), (20, -9.5)], 3, t.light)
    }
    if r.chance() {
      d.fill(
        d.outline([(x - 4 * u, base - 36 * u), (-w, h * 0.5), (-w, base + 18 * u)]), t.light,
        opacity: 0.25)
    }
  }
}
