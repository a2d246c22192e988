/// Things that outlast their owners.
extension Motif {
  static func column(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, floor) = (s.focus, h * r.next(0.82, 0.88))
    d.moving(.rise, on: s) {
      $0.circle(x + r.next(-20, 20) * u, h * r.next(0.34, 0.5), r.next(26, 34) * u, t.light)
    }
    d.rect(0, floor, w, h - floor, t.far)
    let count = r.whole(1, 3)
    let light = t.light == t.ground ? t.pop : t.ground
    for index in 0..<count {
      let side = (Double(index) - Double(count - 1) / 2) * 34 * u
      let broken = index > 0 || count == 1 && r.chance()
      let top = broken ? floor - r.next(34, 52) * u : h * 0.2
      let half = 9 * u
      d.fill(
        d.outline([
          (x + side - half, top + (broken ? 5 * u : 0)),
          (x + side - half * 0.2, top - (broken ? u : 0)),
          (x + side + half * 0.3, top + (broken ? 7 * u : 0)), (x + side + half, top),
          (x + side + half, floor),
          (x + side - half, floor),
        ]), t.near)
      var flutes = ""
      for flute in 0..<4 {
        let at = x + side + (Double(flute) - 1.5) * 4 * u
        flutes += "M\(d.xy(at, top + 10 * u))V\(d.number(floor - 5 * u))"
      }
      d.line(flutes, light, 1.1 * u)
      d.rect(x + side - half - 3 * u, floor - 3 * u, half * 2 + 6 * u, 5 * u, t.near)
      guard !broken else { continue }
      d.rect(x + side - half - 4 * u, top - 5 * u, half * 2 + 8 * u, 4 * u, t.near)
      d.rect(x + side - half, top - 2 * u, half * 2, 3 * u, t.pop)
      d.ring(x + side - half - u, top + 3 * u, 3 * u, t.near, 1.6 * u)
      d.ring(x + side + half + u, top + 3 * u, 3 * u, t.near, 1.6 * u)
    }
    d.person(x + r.next(20, 30) * u, floor + 6 * u, u * 0.6, t.pop)
    if r.chance() {
      d.birds([(x - 36 * u, h * 0.2), (x - 26 * u, h * 0.25)], t.near, scale: u * 0.6)
    }
  }

  static func helmet(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let x = s.focus
    let ground = h * r.next(0.76, 0.82)
    d.moving(.rise, on: s) {
      $0.circle(x, h * r.next(0.4, 0.5), r.next(34, 42) * u, t.light)
    }
    let planes = r.whole(0, 3)
    d.moving(.drift, on: s) {
      for plane in 0..<planes {
        $0.place(
          x + (Double(plane) * 22 - 34) * u, h * (0.12 + 0.05 * Double(plane % 2)), scale: u * 0.35
        ) {
          $0.fill(
            "M-20 0L12-3L20 0L12 3ZM-6 0L4-22L9-22L6 0L9 22L4 22ZM-18 0L-14-8H-11L-10 0L-11 8H-14Z",
            t.near)
        }
      }
    }
    d.fill(
      "M-5 \(d.number(ground + 4 * u))Q\(d.xy(x, ground - 12 * u)) \(d.xy(w + 5, ground + 6 * u))"
        + "V\(d.number(h + 5))H-5Z", t.near)
    d.place(x, ground - 3 * u, scale: u * r.next(0.72, 0.84), turn: r.next(-8, 8), flip: r.chance())
    {
      $0.fill(
        "M-40 0C-36-6-32-8-31-14C-28-40-12-48 2-48C22-48 34-34 34-12C36-8 42-6 44 0"
          + "C20-8-18-8-40 0Z",
        t.far)
      $0.fill("M2-48C22-48 34-34 34-12C36-8 42-6 44 0C32-4 22-5 12-6C24-20 20-40 2-48Z", t.near)
      $0.line("M-31-14C-10-20 14-20 34-13", t.near, 2)
      $0.moving(.sway, on: s) {
        $0.line("M-8-46C-10-56-4-62-6-72", t.near, 1.8)
        $0.fill("M-8-56C-16-56-20-60-22-66C-14-66-9-63-8-56Z", t.near)
        $0.turned(-6, -76, count: 5) { $0.oval(0, -6, 4, 6, t.pop) }
        $0.circle(-6, -76, 3, t.near)
      }
    }
  }

  static func sword(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.26, 0.32))
    let rays = r.chance()
    if rays {
      d.place(x, y + 20 * u) {
        $0.moving(.turn, on: s) {
          $0.rays(0, 0, from: 16 * u, to: w + h, count: 22, t.far, pointed: false)
        }
      }
    } else {
      d.circle(x, y + 18 * u, r.next(32, 42) * u, t.far)
    }
    d.place(x, y, scale: u) {
      let blade = t.light
      $0.fill("M-4 0H4V66L0 74L-4 66Z", t.near)
      $0.fill("M-4 0H0V74L-4 66Z", blade)
      $0.fill("M-20-2C-14 3-8 1 0 1C8 1 14 3 20-2L18 6H-18Z", t.pop)
      $0.rect(-2.6, -20, 5.2, 20, t.near)
      $0.dashes("M0-19V-1", t.pop, 5.2, "1.4 2")
      $0.circle(0, -23, 4.6, t.pop)
    }
    let top = y + 50 * u
    d.fill(
      d.outline([
        (x - 70 * u, h + 5), (x - 40 * u, top + 22 * u), (x - 22 * u, top + 12 * u),
        (x - 13 * u, top), (x + 10 * u, top - 2 * u), (x + 24 * u, top + 9 * u),
        (x + 38 * u, top + 26 * u), (x + 66 * u, h + 5),
      ]), t.near)
    d.fill(
      d.outline([
        (x - 13 * u, top), (x + 10 * u, top - 2 * u), (x + 2 * u, top + 9 * u),
        (x - 4 * u, top + 28 * u), (x - 22 * u, top + 12 * u),
      ]), t.pop, opacity: 0.9)
    let dragon = r.chance()
    d.moving(.drift, on: s) {
      $0.birds(
        [(x + 24 * u, y - 6 * u), (x + 34 * u, y - 10 * u)], dragon ? t.pop : t.near, scale: u * 0.7
      )
    }
  }

  static func bicycle(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, floor) = (s.focus, h * r.next(0.76, 0.82))
    d.moving(.rise, on: s) {
      $0.circle(x + r.next(-12, 12) * u, h * r.next(0.34, 0.42), r.next(24, 34) * u, t.light)
    }
    d.fill(
      "M-5 \(d.number(floor - 3 * u))"
        + "Q\(d.xy(w * 0.35, floor - 14 * u)) \(d.xy(w * 0.7, floor - 2 * u))"
        + "T\(d.xy(w + 5, floor - 8 * u))V\(d.number(h + 5))H-5Z", t.far)
    d.rect(0, floor, w, h - floor, t.near)
    let rider = r.chance()
    d.moving(.drift, on: s) {
      $0.place(x, floor, scale: u * r.next(0.95, 1.1) * (rider ? 0.76 : 1), flip: r.chance()) {
        for side in [-22.0, 22.0] {
          $0.place(side, -17) {
            $0.moving(.spin, on: s) {
              $0.ring(0, 0, 15.5, t.near, 2)
              $0.line("M-15 0H15M0-15V15M-10.5-10.5L10.5 10.5M10.5-10.5L-10.5 10.5", t.near, 0.5)
            }
          }
        }
        $0.line("M-22-17L-10-40H16L0-17H-22M0-17L-13-46M22-17L15-48L22-52", t.pop, 2.4)
        $0.line("M-18-47H-8M0-17V-10", t.near, 2.6)
        if rider {
          $0.fill("M-16-48C-16-64-6-72 2-74L8-66C4-60 0-56-6-48Z", t.near)
          $0.line("M-12-48L2-34L0-12M2-70L20-54", t.near, 4.4)
          $0.circle(8, -79, 6, t.near)
          $0.fill("M2-82H18V-80.5H2ZM3-82C4-90 13-90 14-82Z", t.pop)
          $0.line("M-4-72C-14-74-20-70-30-74", t.pop, 3.4)
        } else {
          $0.fill("M15-46L29-46L27-36H17Z", t.light == t.ground ? t.far : t.light)
          $0.turned(22, -50, count: 6) { $0.oval(0, -4, 2.2, 4, t.pop) }
          $0.circle(22, -50, 2, t.near)
        }
      }
    }
    d.dashes(
      "M\(d.xy(0, floor + 8 * u))H\(d.number(w))", t.far, u * 0.8,
      "\(d.number(6 * u)) \(d.number(8 * u))")
  }
}
