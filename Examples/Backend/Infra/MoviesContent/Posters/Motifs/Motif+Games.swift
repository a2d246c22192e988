/// Chess, cards and playing with fire.
extension Motif {
  static func chess(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let horizon = h * r.next(0.56, 0.64)
    let x = s.focus
    d.moving(.rise, on: s) {
      $0.circle(x + r.next(-18, 18) * u, h * r.next(0.26, 0.36), r.next(22, 30) * u, t.light)
    }
    d.rect(0, horizon, w, h - horizon, t.far)
    let rows = 5
    let reach = w * 0.5 + abs(x - w / 2) + 40 * u
    var path = ""
    for row in 0..<rows {
      let (top, bottom) = (depth(row, rows), depth(row + 1, rows))
      let y = (horizon + (h + 5 - horizon) * top, horizon + (h + 5 - horizon) * bottom)
      let cell = (8 * u + 17 * u * top, 8 * u + 17 * u * bottom)
      let half = Int(reach / cell.0) + 1
      for column in -half...half where (column + row).isMultiple(of: 2) {
        let c = Double(column) - 0.5
        path += d.outline([
          (x + c * cell.0, y.0), (x + (c + 1) * cell.0, y.0), (x + (c + 1) * cell.1, y.1),
          (x + c * cell.1, y.1),
        ])
      }
    }
    d.fill(path, t.near)
    let kind = r.whole(0, 2)
    let other = (x + (r.chance() ? 1 : -1) * r.next(26, 32) * u, horizon + 8 * u)
    d.place(other.0, other.1, scale: u * 0.6) { piece(&$0, 0, t.light, t.pop) }
    d.place(x, h * 0.88, scale: u * r.next(0.98, 1.1)) {
      piece(&$0, kind, t.pop, t.near)
    }
  }

  private static func depth(_ row: Int, _ rows: Int) -> Double {
    let share = Double(row) / Double(rows)
    return share * share * 0.75 + share * 0.25
  }

  /// A pawn, a king or a knight, height about 60, with a shaded right side.
  private static func piece(_ d: inout Drawing, _ kind: Int, _ paint: String, _ shade: String) {
    let foot = "M-18 0V-5C-12-8-9-16-7-30H7C9-16 12-8 18-5V0Z"
    if kind < 2 { d.fill(foot, paint) }
    switch kind {
    case 0:
      d.circle(0, -37, 10, paint)
      d.fill("M-10-27H10V-30H-10ZM0-47A10 10 0 0 1 4-28L18-5V0H5Z", paint)
      d.fill(
        "M0-47A10 10 0 0 1 8-31H10V-27H7.2C9-14 12-8 18-5V0H5C8-14 4-24 1-30Q6-38 0-47Z", shade)
    case 1:
      d.rect(-10, -34, 20, 4, paint)
      d.fill("M-8-34L-14-52Q0-60 14-52L8-34ZM-2-69H2V-65H6V-61H2V-54H-2V-61H-6V-65H-2Z", paint)
      d.fill(
        "M3-56Q9-55 14-52L8-34H10V-30H7C9-16 12-8 18-5V0H5C8-14 6-22 3-30V-34Q6-44 3-56Z", shade)
    default:
      d.fill(
        "M-18 0V-5L-12-10C-12-26 2-28 1-36C-6-33-10-30-15-29C-20-28-22-34-19-37L-6-52"
          + "L-7-60L2-54C18-48 18-22 12-10L18-5V0Z",
        paint)
      d.fill("M2-54C18-48 18-22 12-10L18-5V0H4C8-20 14-34 2-54Z", shade)
      d.circle(-5, -45, 1.8, shade)
    }
  }

  static func cards(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.72, 0.8))
    if r.chance() {
      d.rays(x, y, from: 10, to: w + h, count: 18, t.far, pointed: false)
    } else {
      d.circle(x, h * 0.45, 44 * u, t.far)
    }
    let count = r.whole(3, 5)
    let spread = r.next(17, 24)
    let first = r.whole(0, 3)
    let back = r.whole(0, count - 1)
    let face = t.pale
    d.place(x, y, scale: u * r.next(1.02, 1.16)) {
      $0.moving(.sway, on: s) {
        for index in 0..<count {
          $0.place(0, 0, turn: (Double(index) - Double(count - 1) / 2) * spread) {
            $0.rect(-19, -64, 38, 54, t.dark, round: 3)
            $0.rect(-18, -63, 36, 52, index == back ? t.pop : face, round: 2.4)
            if index == back {
              $0.dashes("M-13-59V-15M-6.5-59V-15M0-59V-15M6.5-59V-15M13-59V-15", t.dark, 3, "3 3")
            } else {
              let suit = (first + index) % 4
              let paint = suit < 2 ? t.pop : t.dark
              $0.place(0, -37, scale: 1.15) { pip(&$0, suit, paint) }
              $0.place(-12.5, -57, scale: 0.34) { pip(&$0, suit, paint) }
              $0.place(12.5, -17, scale: 0.34, turn: 180) { pip(&$0, suit, paint) }
            }
          }
        }
      }
    }
    d.place(x, h + 2 * u, scale: u) {
      let rise = $0.number((h - y) / u + 12)
      $0.fill("M-16 4L-13-\(rise)Q0-34 13-\(rise)L18 4Z", t.near)
    }
  }

  /// A heart, a diamond, a spade or a club, about 20 high.
  private static func pip(_ d: inout Drawing, _ suit: Int, _ paint: String) {
    switch suit {
    case 0: d.fill("M0 11L-9 1A5.4 5.4 0 1 1 0-6A5.4 5.4 0 1 1 9 1Z", paint)
    case 1: d.fill("M0-12L8 0L0 12L-8 0Z", paint)
    case 2:
      d.fill("M0-12L9-1A5.4 5.4 0 1 1 1.5 5L4 11H-4L-1.5 5A5.4 5.4 0 1 1-9-1Z", paint)
    default:
      d.dots([(0, -6.5), (-5.6, 2), (5.6, 2)], 5.2, paint)
      d.fill("M-1 0H1L4 11H-4Z", paint)
    }
  }

  static func match(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (h, u, t) = (s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.4, 0.46))
    let glow = r.whole(0, 2)
    if glow == 0 {
      d.circle(x, y, 42 * u, t.far)
      d.circle(x, y, 29 * u, t.pop)
    } else if glow == 1 {
      d.rays(x, y - 4 * u, from: 30 * u, to: 46 * u, count: 24, t.far)
    } else {
      for ring in 0..<4 { d.ring(x, y, (26 + Double(ring) * 9) * u, t.far, 2.6 * u) }
    }
    let lean = r.next(-7, 7)
    d.place(x, y, scale: u * r.next(1, 1.2), turn: lean) {
      $0.rect(-2.8, 12, 5.6, 140, t.near == t.ground ? t.far : t.near)
      $0.rect(-2.8, 12, 2.4, 140, t.light)
      $0.moving(.sway, on: s) {
        $0.fill(
          "M0-40C3-24 20-14 19 4C18 17 9 23 0 23C-9 23-18 17-19 4C-20-8-9-14-10-26"
            + "C-5-22-3-18-2-15C0-22 2-30 0-40Z",
          t.near)
        $0.fill(
          "M1-24C3-14 13-8 12 5C11 14 6 19 0 19C-6 19-11 14-12 5C-12-3-5-7-5-14"
            + "C-2-11-1-9 0-7C1-12 2-18 1-24Z",
          t.light)
        $0.fill("M0-6C3 0 7 3 6 9C5 14 3 17 0 17C-3 17-6 14-6 9C-6 4-2 1 0-6Z", t.pop)
      }
      $0.oval(0, 17, 4.4, 7, t.pop)
    }
    let strangers = r.whole(0, 2)
    for side in 0..<strangers {
      let dx = (side == 0 ? -1 : 1) * r.next(24, 32) * u
      d.person(x + dx, h + 2 * u, u * 1.6, t.near == t.ground ? t.far : t.near, hat: side == 0)
    }
  }
}
