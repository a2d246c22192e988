/// People, or parts of them: eyes, masks, hands, faces.
extension Motif {
  static func eye(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.42, 0.52))
    let count = r.whole(9, 17)
    let style = r.whole(0, 2)
    if style == 0 {
      d.rays(x, y, from: 10, to: w + h, count: count, t.far, pointed: false)
    } else if style == 1 {
      for ring in 0..<5 { d.ring(x, y, (48 + Double(ring) * 11) * u, t.far, 4 * u) }
    }
    let size = r.next(0.84, 1)
    d.place(x, y, scale: u * size) {
      for index in 0..<count {
        let angle = -160 + 140 * Double(index) / Double(count - 1)
        $0.place(0, 6, turn: angle + 90) { $0.fill("M-2.6-22L0-48L2.6-22Z", t.near) }
      }
      let almond = "M-46 0Q0-52 46 0Q0 44-46 0Z"
      $0.fill(almond, t.pale)
      $0.clip(almond) {
        $0.moving(.glance, on: s) {
          $0.circle(0, -2, 23, t.near)
          $0.circle(0, -2, 20, t.pop)
          $0.rays(0, -2, from: 10, to: 19, count: count, t.far)
          $0.circle(0, -2, 11, t.dark)
          $0.circle(6, -9, 4, t.pale)
        }
      }
      $0.line("M-46 0Q0-52 46 0", t.near, 5)
      $0.line("M-46 0Q0 44 46 0", t.near, 2.4)
      if style == 2 {
        for (dx, long) in [(-14.0, 30.0), (2.0, 44.0), (17.0, 24.0)] {
          $0.fill(
            "M\($0.xy(dx - 3, 20))V\($0.number(20 + long * 0.7))a3 3 0 0 0 6 0V20Z", t.pop)
        }
      }
    }
  }

  static func mask(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * 0.5)
    if r.chance() { d.rays(x, y, from: 20 * u, to: w + h, count: 16, t.far, pointed: false) }
    let smile = r.chance()
    d.place(x, y, scale: u * r.next(0.82, 0.94), turn: r.next(-7, 7)) {
      $0.moving(.sway, on: s) {
        let horns = r.whole(0, 2)
        if horns == 1 {
          $0.fill(
            "M-26-30C-34-40-36-48-33-54C-26-48-16-44-10-42ZM26-30C34-40 36-48 33-54"
              + "C26-48 16-44 10-42Z",
            t.pop)
        } else if horns == 2 {
          $0.rays(0, 0, from: 34, to: 52, count: 20, t.pop)
        }
        $0.fill(
          "M0-44C22-44 34-32 33-8C32 20 16 42 0 46C-16 42-32 20-33-8C-34-32-22-44 0-44Z", t.light)
        $0.fill("M0-44C22-44 34-32 33-8C32 20 16 42 0 46L5 14L-2 10L4-14Z", t.near)
        $0.fill("M-26-8Q-16-22-6-8Q-16-2-26-8Z", t.near)
        $0.fill("M26-8Q16-22 6-8Q16-2 26-8Z", t.light)
        $0.circle(-16, -9, 3.2, t.pop)
        $0.circle(16, -9, 3.2, t.pop)
        $0.line("M-28-20Q-17-32-6-21", t.near, 2.4)
        $0.line(smile ? "M28-20Q17-32 6-21" : "M6-26Q18-26 27-16", t.light, 2.4)
        if smile {
          $0.fill("M-18 20Q0 28 0 24V36Q-12 36-18 20Z", t.pop)
          $0.fill("M18 20Q0 28 0 24V36Q12 36 18 20Z", t.pop)
        } else {
          $0.fill("M-15 34Q-8 20 0 22V29Q-8 27-15 34Z", t.pop)
          $0.fill("M15 34Q8 20 0 22V29Q8 27 15 34Z", t.pop)
        }
        $0.fill("M-19-1V9A2.5 2.5 0 0 0-14 9Z", t.pop)
        $0.circle(22, 12, 4.5, t.far)
        $0.circle(-22, 12, 4.5, t.pop)
      }
    }
  }

  static func hand(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.2, 0.26))
    let radius = r.next(10, 16) * u
    if r.chance() {
      d.rays(x, y, from: radius * 1.3, to: radius * 2.6, count: 18, t.far)
    } else {
      d.circle(x, y, radius * 1.9, t.far)
    }
    let kind = r.whole(0, 2)
    d.moving(.rise, on: s) {
      if kind == 0 {
        $0.star(x, y, radius * 1.1, t.light, points: 8, depth: 0.5)
      } else {
        $0.circle(x, y, radius, t.light)
        if kind == 1 { $0.circle(x - radius * 0.4, y - radius * 0.2, radius * 0.8, t.far) }
      }
    }
    d.place(x, h, scale: u * r.next(0.95, 1.1), flip: r.chance()) {
      $0.moving(.sway, on: s) {
        $0.fill("M-13 4L-11-26C-14-34-16-40-15-44H17C17-36 15-30 12-26L14 4Z", t.near)
        for (dx, top, lean) in [
          (-11.0, -64.0, -6.0), (-3.0, -72.0, -1.0), (5.0, -70.0, 3.0), (13.0, -60.0, 8.0),
        ] {
          $0.line("M\($0.xy(dx, -42))L\($0.xy(dx + lean, top))", t.near, 7.4)
        }
        $0.line("M-10-33C-20-38-24-44-26-50", t.near, 7.4)
        $0.fill("M-15 4L-13.6-9H14L15 4Z", t.pop)
        if kind == 2 {
          $0.fill("M-9-36Q1-46 11-36Q1-27-9-36Z", t.light)
          $0.circle(1, -36, 3.4, t.pop)
        }
      }
    }
    d.specks(r.whole(1, 999), 16, x: 0...w, y: 0...(h * 0.7), u * 0.6, t.light)
  }

  static func profiles(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, gap) = (s.focus, r.next(1.5, 5) * u)
    let scale = h / 100
    d.moving(.rise, on: s) {
      $0.circle(x, h * r.next(0.3, 0.42), r.next(16, 24) * u, t.light)
    }
    for (side, paint) in [(1.0, t.near), (-1.0, t.pop)] {
      d.place(x + side * gap, 0, scale: scale, flip: side > 0) {
        let reach = $0.number(max(w, h) / scale + 20)
        $0.fill(
          "M-\(reach) 14C-40 12-22 14-14 20C-9 25-9 32-8 36C-8 39-1 46 0 49C0 51-4 51-4 53"
            + "C-4 55-1 56-1 58C-1 60-4 60-4 61C-4 62-2 63-2 65C-3 68-5 68-5 71C-4 76-9 79-15 78"
            + "C-20 77-22 80-23 86C-24 94-22 98-20 104H-\(reach)Z", paint)
        $0.fill("M-16 41Q-12 37-7.5 40Q-12 43.5-16 41Z", t.ground)
      }
    }
    if r.chance() {
      d.fill(
        "M\(d.xy(x, h * 0.93))l\(d.xy(-5 * u, -6 * u))a\(d.xy(3.2 * u, 3.2 * u)) 0 0 1 "
          + "\(d.xy(5 * u, -4 * u))a\(d.xy(3.2 * u, 3.2 * u)) 0 0 1 \(d.xy(5 * u, 4 * u))Z", t.light
      )
    }
  }
}
