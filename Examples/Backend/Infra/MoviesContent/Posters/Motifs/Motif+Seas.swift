/// Open water, and who is on it or in it.
extension Motif {
  static func sea(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let horizon = h * r.next(0.5, 0.64)
    let (x, radius) = (s.focus + r.next(-10, 10) * u, r.next(22, 34) * u)
    let high = r.next(0, 0.9)
    d.moving(.rise, on: s) { $0.circle(x, horizon - radius * high, radius, t.light) }
    d.rect(0, horizon, w, h - horizon, t.near)
    for step in 0..<7 {
      let y = horizon + u * (4 + Double(step * step) * 0.95)
      let half = radius * (0.95 - Double(step) * 0.11) * r.next(0.75, 1.1)
      let sway = r.next(-5, 5) * u
      d.rect(x - half + sway, y, half * 2, u * (0.9 + Double(step) * 0.22), t.light, round: u)
    }
    let boat = (x + r.next(-16, 4) * u, horizon + r.next(6, 16) * u)
    d.moving(.drift, on: s) {
      $0.place(boat.0, boat.1, scale: u * r.next(0.7, 1.15), flip: r.chance()) {
        $0.fill("M-1-3V-44L-22-5Z", t.pop)
        $0.fill("M2-5V-36L15-6Z", t.far)
        $0.fill("M-22-1H22L15 7H-14Z", t.light == t.ground ? t.far : t.ground)
        $0.line("M-28 8H30M-12 11H18", t.far, 1.4)
      }
    }
    d.birds(
      [(s.focus - 34 * u, h * 0.18), (s.focus - 25 * u, h * 0.14), (s.focus - 20 * u, h * 0.2)],
      t.near, scale: u * 0.45)
  }

  static func lighthouse(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let sea = h * r.next(0.76, 0.84)
    let (x, lamp) = (s.focus, h * r.next(0.24, 0.32))
    d.specks(r.whole(1, 999), 26, x: 0...w, y: 0...(sea * 0.7), u * 0.4, t.light)
    let spread = r.next(0.1, 0.2) * h
    let up = r.next(-0.12, 0.04) * h
    d.place(x, lamp) {
      $0.moving(.sway, on: s) {
        $0.fill($0.outline([(0, 0), (-w * 1.2, up - spread), (-w * 1.2, up + spread)]), t.pop)
        $0.fill($0.outline([(0, 0), (w * 1.2, -up - spread), (w * 1.2, spread - up)]), t.pop)
      }
    }
    d.rect(0, sea, w, h - sea, t.far)
    for row in 0..<3 {
      let y = sea + u * (3 + 5 * Double(row))
      d.dashes(
        "M\(d.xy(-10 * u * Double(row), y))H\(d.number(w))", t.light, u * 0.7,
        "\(d.number(u * 9)) \(d.number(u * 13))")
    }
    let (top, bottom) = (r.next(4.6, 6) * u, r.next(9, 12) * u)
    let foot = sea - 6 * u
    let body = d.outline([
      (x - top, lamp + 4 * u), (x + top, lamp + 4 * u), (x + bottom, foot), (x - bottom, foot),
    ])
    d.fill(body, t.light)
    let bands = r.whole(2, 4)
    let slant = r.chance() ? 7 * u : 0
    let step = (foot - lamp - 4 * u) / Double(bands * 2)
    d.clip(body) {
      for band in 0..<bands {
        let y = lamp + 4 * u + step * (Double(band * 2) + 1)
        $0.fill(
          $0.outline([
            (x - bottom, y + slant), (x + bottom, y - slant), (x + bottom, y + step - slant),
            (x - bottom, y + step + slant),
          ]), t.near)
      }
      $0.rect(x + top * 0.3, lamp, bottom, foot - lamp, t.near, opacity: 0.35)
    }
    d.rect(x - top * 0.75, lamp - 4 * u, top * 1.5, 8 * u, t.pop)
    d.fill("M\(d.xy(x - top, lamp - 4 * u))h\(d.number(2 * top))l\(d.xy(-top, -6 * u))Z", t.near)
    d.rect(x - top * 1.3, lamp + 3.4 * u, top * 2.6, 1.8 * u, t.near)
    d.fill(
      "M\(d.xy(x - 44 * u, h + 5))L\(d.xy(x - 30 * u, sea + 2 * u))L\(d.xy(x - 17 * u, foot - u))"
        + "H\(d.number(x + 15 * u))L\(d.xy(x + 24 * u, sea - u))L\(d.xy(x + 40 * u, h + 5))Z",
      t.near)
  }

  static func whale(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let top = h * r.next(0.24, 0.34)
    d.circle(s.focus + r.next(-26, 26) * u, top - r.next(2, 10) * u, r.next(9, 15) * u, t.light)
    d.rect(0, top, w, h - top, t.far)
    d.moving(.sway, on: s) {
      $0.place(s.focus + r.next(-16, 16) * u, top, scale: u * 0.42, flip: r.chance()) {
        $0.fill("M-22-4H22L14 7H-14Z", t.near)
        $0.fill("M0-6V-40L20-8Z", t.pop)
        $0.fill("M-2-8V-34L-14-8Z", t.light)
      }
    }
    let size = r.next(0.95, 1.2)
    d.moving(.drift, on: s) {
      $0.place(s.focus, h * r.next(0.6, 0.68), scale: u * size, turn: r.next(-12, 6)) {
        let body =
          "M-46 2C-46-16-22-22 2-18C20-15 30-6 38-9C44-11 44-20 40-26C48-26 52-20 52-15"
          + "C56-20 62-22 68-20C66-12 58-6 52-5C48 8 22 24-10 23C-36 22-46 14-46 2Z"
        $0.fill(body, t.near)
        $0.fill("M-46 4C-30 10-8 8 10 4C6 16-2 22-10 23C-36 22-46 14-46 4Z", t.light)
        $0.line("M-40 12C-26 16-12 15-2 11M-34 17C-24 20-14 20-6 17", t.near, 1)
        $0.fill("M-8 10C-2 20 4 28 14 30C16 20 10 10 2 6Z", t.near)
        $0.circle(-30, -1, 1.7, t.light)
      }
    }
    d.bubbles(
      r.whole(1, 999), 7, x: (s.focus - 44 * u)...(s.focus - 20 * u), y: (h * 0.38)...(h * 0.52),
      t.light, opacity: 1)
    d.fill(
      "M-5 \(d.number(h * 0.95))Q\(d.xy(w * 0.3, h * 0.86)) \(d.xy(w * 0.6, h * 0.95))"
        + "T\(d.xy(w + 5, h * 0.93))V\(d.number(h + 5))H-5Z", t.near)
  }

  static func wave(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    d.circle(s.focus + 18 * u, h * r.next(0.24, 0.32), r.next(14, 22) * u, t.light)
    let size = r.next(15, 19) * u
    let boat = h * 0.5
    d.moving(.sway, on: s) {
      $0.place(s.focus - 4 * u, boat + 3 * u, scale: u * r.next(0.6, 0.8), turn: r.next(-10, 10)) {
        $0.fill("M-24-2H24L15 9H-15Z", t.near)
        $0.fill("M0-4V-42L22-6Z", t.pop)
        $0.fill("M-3-6V-34L-16-6Z", t.light)
      }
    }
    let paints = [t.near, t.pop, t.far]
    for row in 0...Int((h - boat) / (size * 0.5)) {
      let y = boat + size * (0.9 + Double(row) * 0.5)
      let start = row.isMultiple(of: 2) ? -size * 0.4 : -size * 1.4
      d.moving(row.isMultiple(of: 2) ? .drift : .slide, on: s) {
        for (share, paint) in [(0.95, paints[row % 3]), (0.62, t.pale), (0.4, t.dark)] {
          let radius = size * share
          var path = "M\($0.xy(start - radius, y))"
          for _ in 0...Int(w / size / 2 + 1) {
            path +=
              "a\($0.xy(radius, radius)) 0 0 1 \($0.xy(2 * radius, 0))"
              + "m\($0.xy(2 * (size - radius), 0))"
          }
          $0.fill(path, paint)
        }
      }
    }
    d.rect(0, h - u, w, u, t.near)
  }
}
