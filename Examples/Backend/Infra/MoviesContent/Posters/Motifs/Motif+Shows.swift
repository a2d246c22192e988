/// The stage, the studio and the cinema itself.
extension Motif {
  static func curtain(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let floor = h * r.next(0.8, 0.86)
    let x = s.focus
    d.rect(0, 0, w, floor, t.near)
    d.fill(
      d.outline([(x, -20 * u), (x + 30 * u, floor + 4 * u), (x - 30 * u, floor + 4 * u)]), t.far)
    d.rect(0, floor, w, h - floor, t.ground == t.near ? t.far : t.ground)
    d.oval(x, floor + 4 * u, 30 * u, 5 * u, t.light)
    let act = r.whole(0, 2)
    d.place(x, floor + 5 * u, scale: u) {
      if act == 0 {
        $0.person(0, 0, 1.7, t.near, hat: true)
      } else if act == 1 {
        $0.line("M0 0V-34M-7 0H7", t.near, 1.4)
        $0.rect(-3.5, -46, 7, 13, t.near, round: 3.5)
        $0.rect(-3.5, -40, 7, 1.6, t.pop)
      } else {
        $0.fill("M-10-38H-7.5V-18H9V-15H8L10 0H7.5L6-15H-6L-8 0H-10.5L-9-15H-10Z", t.near)
      }
    }
    let folds = r.whole(4, 6)
    let open = r.next(20, 27) * u
    let paints = [t.pop, t.light == t.pop ? t.far : t.light]
    for side in [-1.0, 1.0] {
      let outer = side < 0 ? x + 5 : w - x + 5
      let step = (outer - open * 0.6) / Double(folds)
      d.place(x, 0, flip: side < 0) {
        $0.moving(.drift, on: s) {
          for fold in 0..<folds {
            let (near, far) = (open * 0.6 + step * Double(fold), outer + 20 * u)
            let waist = open * 1.15 + (near - open * 0.6) * 0.85
            $0.fill(
              "M\($0.xy(near, -5))C\($0.xy(near + 3 * u, h * 0.4)) \($0.xy(waist, h * 0.5)) "
                + "\($0.xy(waist + 4 * u, h * 0.58))C\($0.xy(waist + u, h * 0.7)) "
                + "\($0.xy(waist - 3 * u, h * 0.8)) \($0.xy(waist - 4 * u, floor + 3 * u))"
                + "H\($0.number(far))V-5Z", paints[fold % 2])
          }
        }
      }
    }
    let scallop = w / Double(r.whole(5, 7))
    var edge = "M-5 \(d.number(9 * u))"
    for _ in 0..<9 { edge += "q\(d.xy(scallop / 2, 11 * u)) \(d.xy(scallop, 0))" }
    d.fill(edge + "V-5H-5Z", t.near)
    d.line(edge, t.pop, u * 0.8)
  }

  static func record(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let crop = r.chance()
    let (x, y) = (s.focus + (crop ? 16 * u : 0), h * (crop ? 0.6 : 0.46))
    let radius = (crop ? 56 : r.next(36, 42)) * u
    var bars = ""
    var at = 3 * u
    while at < w {
      let half = (6 + 30 * r.next(0, 1) * r.next(0.3, 1)) * u
      bars += "M\(d.xy(at, y - half))V\(d.number(y + half))"
      at += 6 * u
    }
    d.line(bars, t.far, 3 * u)
    d.place(x, y) {
      $0.moving(.spin, on: s) {
        $0.circle(0, 0, radius, t.near)
        for groove in 0..<5 {
          $0.ring(0, 0, radius * (0.5 + 0.095 * Double(groove)), t.ground, u * 0.35, opacity: 0.6)
        }
        let turn = r.next(0, 180)
        for way in [turn, turn + 180] {
          $0.fill(
            "M\($0.polar(0, 0, radius * 0.42, way))L\($0.polar(0, 0, radius * 0.97, way))"
              + "L\($0.polar(0, 0, radius * 0.97, way + 16))"
              + "L\($0.polar(0, 0, radius * 0.42, way + 16))Z",
            t.far)
        }
        $0.circle(0, 0, radius * 0.38, t.pop)
        $0.fill(
          "M\($0.xy(-radius * 0.38, 0))A\($0.xy(radius * 0.38, radius * 0.38)) 0 0 0 "
            + "\($0.xy(radius * 0.38, 0))Z", t.light)
        $0.circle(0, 0, radius * 0.05, t.near)
      }
    }
    let arm = (x + radius * 0.95, y - radius * 0.95)
    d.line(
      "M\(d.xy(arm.0, arm.1))L\(d.xy(arm.0 - 3 * u, y + 6 * u))"
        + "L\(d.xy(x + radius * 0.58, y + 16 * u))",
      t.light, 1.6 * u)
    d.circle(arm.0, arm.1, 5 * u, t.pop)
    d.circle(arm.0, arm.1, 2 * u, t.near)
  }

  static func piano(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let tilt = r.next(-16, 16)
    let key = r.next(10, 13) * u
    d.moving(.rise, on: s) {
      $0.circle(s.focus, h * r.next(0.2, 0.3), r.next(14, 22) * u, t.light)
    }
    let count = Int((w + h) / key) + 2
    let start = -Double(count) / 2 * key
    let pressed = r.whole(count / 2 - 2, count / 2 + 1)
    let white = t.pale
    d.place(s.focus, h * 0.52, turn: tilt) {
      $0.rect(start, -6 * u, Double(count) * key, 10 * u, t.pop)
      $0.rect(start, 2 * u, Double(count) * key, h, t.dark)
      for index in 0..<count {
        let x = start + Double(index) * key
        $0.rect(
          x, 2 * u, key - u * 0.8, 46 * u + (index == pressed ? 5 * u : 0),
          index == pressed ? t.pop : white, round: u)
      }
      for index in 0..<count where ![2, 6].contains(index % 7) {
        let x = start + Double(index + 1) * key - key * 0.32
        $0.rect(x, 2 * u, key * 0.6, 27 * u, t.dark, round: u * 0.6)
      }
    }
    d.birds(
      [(s.focus - 26 * u, h * 0.22), (s.focus - 12 * u, h * 0.12), (s.focus + 14 * u, h * 0.2)],
      t.near, scale: u * 0.8)
  }

  static func reel(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.38, 0.46))
    let radius = r.next(30, 37) * u
    let holes = r.whole(4, 6)
    if r.chance() { d.circle(x + 16 * u, y + 14 * u, radius * 1.1, t.far) }
    d.place(x, y) {
      $0.moving(.spin, on: s) {
        $0.circle(0, 0, radius, t.near)
        $0.ring(0, 0, radius * 0.91, t.light, u * 0.6)
        $0.turned(0, 0, count: holes) {
          $0.circle(0, -radius * 0.58, radius * 0.98 / Double(holes) + 0.4 * u, t.light)
        }
        $0.circle(0, 0, radius * 0.15, t.pop)
      }
    }
    let film =
      "M\(d.xy(x - radius * 0.93, y))C\(d.xy(x - radius, h * 0.86)) \(d.xy(x - 10 * u, h * 0.7)) "
      + "\(d.xy(x + 8 * u, h * 0.84))S\(d.xy(w * 0.95, h * 0.96)) \(d.xy(w + 30 * u, h * 0.66))"
    d.line(film, t.near, 13 * u, flat: true)
    d.dashes(film, t.pop, 7 * u, "\(d.number(8 * u)) \(d.number(2 * u))")
  }
}
