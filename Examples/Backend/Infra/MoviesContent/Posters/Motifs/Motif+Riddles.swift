import Foundation

/// Places to get lost in: keyholes, mazes, staircases.
extension Motif {
  static func keyhole(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let plate = r.chance()
    d.rect(0, 0, w, h, t.near)
    let (x, y) = (s.focus, h * 0.36)
    let size = r.next(0.95, 1.15) * u
    if plate {
      d.fill(
        "M\(d.xy(x - 33 * u, h + 5))V\(d.number(y))"
          + "a\(d.xy(33 * u, 33 * u)) 0 0 1 \(d.xy(66 * u, 0))"
          + "V\(d.number(h + 5))Z", t.far)
    } else {
      d.rays(
        x, y, from: 26 * u, to: w + h, count: r.whole(14, 22), t.far, spread: 0.3, pointed: false)
    }
    let hole = "M-8 12A20 20 0 1 1 8 12L17 62H-17Z"
    let light = t.light == t.near ? t.pop : t.light
    let scene = r.whole(0, 2)
    d.place(x, y, scale: size) {
      $0.fill(hole, light)
      $0.clip(hole) {
        if scene == 0 {
          $0.moving(.pulse, on: s) {
            $0.circle(0, -4, 11, t.pop)
            $0.circle(0, -4, 5, t.near)
          }
          $0.fill("M-22-5Q0-24 22-5V-30H-22ZM-22-3Q0 14 22-3L22 12H-22Z", light)
        } else if scene == 1 {
          for step in 0..<7 {
            let top = 58 - Double(step) * 7
            let half = 15 - Double(step) * 1.7
            $0.rect(-half, top, half * 2, 4, step.isMultiple(of: 2) ? t.pop : t.near)
          }
        } else {
          $0.circle(0, -8, 9, t.pop)
          $0.rect(-20, 44, 40, 20, t.pop)
        }
      }
      if scene > 0 { $0.person(0, scene == 1 ? 15 : 52, scene == 1 ? 1 : 2, t.near, hat: true) }
    }
  }

  static func labyrinth(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (h, u, t) = (s.height, s.unit, s.tones)
    let (x, y) = (s.focus, h * r.next(0.44, 0.52))
    let rings = r.whole(6, 8)
    let step = r.next(5, 6) * u
    let outer = Double(rings + 1) * step
    d.circle(x, y, outer + 3 * u, t.far)
    d.place(x, y) {
      $0.moving(.turn, on: s) {
        for ring in 1...rings {
          let radius = Double(ring + 1) * step
          let round = 2 * Double.pi * radius
          let gap = step * 1.25
          let first = round * r.next(0.3, 0.7)
          $0.mark(
            "<circle r=\"\($0.number(radius))\" fill=\"none\" stroke=\"\(t.near)\" stroke-width=\""
              + "\($0.number(1.9 * u))\" stroke-dasharray=\"\($0.number(first)) \($0.number(gap)) "
              + "\($0.number(round - first - 2 * gap)) \($0.number(gap))\" transform=\"rotate("
              + "\($0.number(r.next(0, 360))))\"/>")
        }
        var walls = ""
        for ring in 1..<rings {
          for _ in 0..<3 {
            let angle = r.next(0, 360)
            walls += "M\($0.polar(0, 0, Double(ring + 1) * step, angle))"
            walls += "L\($0.polar(0, 0, Double(ring + 2) * step, angle))"
          }
        }
        $0.line(walls, t.near, 1.9 * u, flat: true)
      }
    }
    d.circle(x, y, step * 1.2, t.pop)
    d.person(x, y + step * 0.8, u * 0.42, t.light)
    let thread = r.chance() ? 1.0 : -1.0
    d.line(
      "M\(d.xy(x, y))q\(d.xy(thread * 22 * u, 6 * u)) \(d.xy(thread * 12 * u, 22 * u))"
        + "T\(d.xy(x - thread * 12 * u, y + outer))T\(d.xy(x + thread * 26 * u, h + 5))", t.pop, u)
  }

  static func spiral(_ d: inout Drawing, _ s: PosterStage, _ r: inout SeededRandom) {
    let (w, h, u, t) = (s.width, s.height, s.unit, s.tones)
    let (x, y) = (s.focus + r.next(-6, 6) * u, h * r.next(0.42, 0.54))
    let steps = r.whole(13, 18)
    let turn = 360 / Double(steps)
    let shrink = pow(r.next(0.5, 0.58), 1 / Double(steps))
    var radius = max(w, h) * 0.62
    var angle = r.next(0, 360)
    var paths = ["", "", ""]
    for step in 0..<(steps * 4) {
      let inner = radius * 0.6
      paths[step % 2] +=
        "M\(d.polar(0, 0, inner, angle))L\(d.polar(0, 0, radius, angle))"
        + "L\(d.polar(0, 0, radius * shrink, angle + turn))"
        + "L\(d.polar(0, 0, inner * shrink, angle + turn))Z"
      paths[2] += (paths[2].isEmpty ? "M" : "L") + d.polar(0, 0, radius, angle)
      radius *= shrink
      angle += turn
    }
    d.place(x, y, flip: r.chance()) {
      $0.moving(.turn, on: s) {
        $0.fill(paths[0], t.near)
        $0.fill(paths[1], t.far)
        $0.line(paths[2], t.light, u * 1.1)
      }
    }
    d.circle(x, y, radius * 1.1, t.pop)
    d.place(x, y + 3 * u, turn: r.next(-60, 60)) {
      $0.person(0, 4 * u, u * 0.6, t.light == t.ground ? t.near : t.light)
    }
  }
}
