/// Streets and rooms after dark.
extension Motif {
  static func skyline(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let radius = r.next(16, 30) * u
    let moon = (s.focus + r.next(-16, 16) * u, h * r.next(0.24, 0.4))
    d.moving(.rise, on: s) { $0.circle(moon.0, moon.1, radius, t.light) }
    for layer in 0..<2 {
      let paint = layer == 0 ? t.far : t.near
      var x = -r.next(0, 8) * u
      var path = ""
      var windows = ""
      while x < w {
        let wide = r.next(9, 19) * u
        let near = 1 - min(abs(x + wide / 2 - s.focus) / (70 * u), 1)
        let top = h * (layer == 0 ? 0.62 : 0.8) - (r.next(0, 26) + near * 16) * u
        path += roof(d, x, top, wide, h, u, r.whole(0, 4))
        if layer == 1 {
          var column = x + 2.6 * u
          while column < x + wide - 2 * u {
            windows += "M\(d.xy(column, top + r.next(3, 9) * u))V\(d.number(h * r.next(0.9, 1.1)))"
            column += 3.6 * u
          }
        }
        x += wide + (layer == 1 ? r.next(0, 3) * u : 0)
      }
      d.fill(path, paint)
      if layer == 1 {
        d.dashes(windows, t.light, u * 1.5, "\(d.number(2 * u)) \(d.number(2.6 * u))")
      }
    }
    d.rect(s.focus - 3 * u, h * 0.8, 5 * u, 6 * u, t.near)
    d.rect(s.focus - 2.2 * u, h * 0.8 + u, 3.4 * u, 4 * u, t.pop)
  }

  /// A building from its roof down to the street.
  private static func roof(
    _ d: Drawing, _ x: Double, _ top: Double, _ wide: Double, _ h: Double, _ u: Double, _ kind: Int
  ) -> String {
    let middle = x + wide / 2
    var points = [(x, h + 5), (x, top)]
    switch kind {
    case 0: points += [(x + wide, top - 6 * u)]
    case 1:
      points += [
        (x + wide * 0.25, top), (x + wide * 0.25, top - 5 * u), (x + wide * 0.75, top - 5 * u),
        (x + wide * 0.75, top), (x + wide, top),
      ]
    case 2:
      points += [
        (middle - 0.5 * u, top - 2 * u), (middle, top - 16 * u), (middle + 0.5 * u, top - 2 * u),
        (x + wide, top),
      ]
    default: points += [(x + wide, top)]
    }
    return d.outline(points + [(x + wide, h + 5)])
  }

  static func blinds(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let dark = t.near
    d.rect(0, 0, w, h, dark)
    let tilt = r.next(-7, 7) * u
    let gap = r.next(6, 8.5) * u
    let (left, right) = (s.focus - r.next(38, 48) * u, s.focus + r.next(38, 48) * u)
    let light = t.light == dark ? t.ground : t.light
    d.moving(.slide, on: s) {
      var y = h * 0.06
      var path = ""
      while y < h * 0.93 {
        path += $0.outline([
          (left, y), (right, y + tilt), (right, y + tilt + gap * 0.55), (left, y + gap * 0.55),
        ])
        y += gap
      }
      $0.fill(path, light)
    }
    let scale = u * r.next(1.15, 1.45)
    d.place(s.focus + r.next(-8, 14) * u, h + 3 * u, scale: scale, flip: r.chance()) {
      $0.fill(
        "M-40 0C-40-16-24-20-12-23L-8-30C-14-33-15-42-14-47H12C13-43 12-40 15-36L12-34L13-31"
          + "L11-30C11-25 6-25 3-25L4-22C20-19 36-16 38 0Z", dark)
      $0.fill("M-25-46C-18-49-14-49-13-51L-10-63C-6-67 8-66 10-62L12-51C14-49 22-48 26-45Z", dark)
      $0.fill("M-13.5-51.5L-12.5-55Q0-52 11.3-55L12-51.5Q0-48-13.5-51.5Z", t.pop)
      $0.fill("M17-31.5L26-30.5V-29.3L17-30Z", light)
      $0.circle(26.5, -30, 1.2, t.pop)
    }
    d.line(
      "M\(d.xy(s.focus + 30 * u, 0))V\(d.number(h * 0.55))", t.pop, u * 0.5)
  }

  static func lamp(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, top) = (s.focus, h * r.next(0.2, 0.28))
    let floor = h * r.next(0.78, 0.84)
    d.rect(0, floor, w, h - floor, t.far)
    let spread = r.next(26, 36) * u
    d.place(x, 0) {
      $0.moving(.sway, on: s) {
        $0.fill(
          $0.outline([
            (-7 * u, top), (7 * u, top), (spread, floor + 5 * u), (-spread, floor + 5 * u),
          ]), t.light)
        $0.line("M0 0V\($0.number(top - 6 * u))", t.near, u * 0.8)
        $0.fill(
          "M\($0.xy(-13 * u, top + u))C\($0.xy(-11 * u, top - 9 * u))"
            + " \($0.xy(11 * u, top - 9 * u)) "
            + "\($0.xy(13 * u, top + u))Z", t.near)
        $0.circle(0, top + u, 3 * u, t.pop)
      }
    }
    d.oval(x, floor + 5 * u, spread, 6 * u, t.light)
    d.place(x, floor + 6 * u, scale: u * r.next(0.9, 1.1), flip: r.chance()) {
      $0.fill("M-12-44H-9L-7-20H12V-16.5H10L12 0H9.5L7-16.5H-6L-9 0H-12L-9.5-20Z", t.near)
      $0.fill("M-8-23H11V-20H-8Z", t.pop)
    }
    if r.chance() { d.cloud(x + 30 * u, h * 0.12, u * 0.3, t.far) }
  }

  static func stairs(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let steps = r.whole(7, 10)
    let (run, rise) = (r.next(7, 9) * u, h * 0.58 / Double(steps))
    let door = (s.focus + Double(steps) * run * 0.42, h * 0.34)
    let wide = run * 2.4
    d.fill(
      d.outline([
        (door.0, door.1), (door.0 + wide, door.1), (door.0 - w * 0.2, h + 5), (-w, h + 5),
        (-w, h * 0.7),
      ]), t.far)
    d.rect(door.0, door.1 - 27 * u, wide, 27 * u, t.light)
    d.fill(
      "M\(d.xy(door.0, door.1 - 27 * u))v\(d.number(27 * u))l\(d.xy(-6 * u, 3 * u))"
        + "v\(d.number(-27 * u))Z",
      t.pop)
    var path = "M\(d.xy(w + 5, h + 5))V\(d.number(door.1))H\(d.number(door.0))"
    var edge = ""
    for step in 0..<steps * 2 {
      edge += "M\(d.xy(door.0 - run * Double(step), door.1 + rise * Double(step)))"
      edge += "h\(d.number(step == 0 ? wide : run))"
      path += "v\(d.number(rise))h\(d.number(-run))"
    }
    d.fill(path + "V\(d.number(h + 5))Z", t.near)
    d.line(edge, t.pop, u * 0.9, flat: true)
    let at = Double(r.whole(2, 5))
    d.person(door.0 - run * (at - 0.5), door.1 + rise * at, u * 0.62, t.light, hat: r.chance())
    d.moving(.drift, on: s) {
      $0.circle(s.focus - 26 * u, h * r.next(0.16, 0.24), r.next(6, 11) * u, t.light)
    }
  }
}
