/// Tables, bowls and plates that the food stands on.
enum FoodMotifs {
  static let tomato = "#e4513f"
  static let basil = "#5f9c52"

  /// A wall with a soft disc of light behind a table.
  static func table(
    _ d: inout Drawing, _ wall: String, _ disc: String, _ top: String, _ edge: String
  ) {
    d.background(wall)
    d.circle(240, 118, 124, disc)
    d.rect(0, 196, 480, 74, top)
    d.rect(0, 196, 480, 6, edge)
  }

  /// A table seen from above, with woven stripes.
  static func cloth(_ d: inout Drawing, _ base: String, _ stripe: String) {
    d.background(base)
    var path = ""
    for step in 0..<8 { path += "M\(step * 64 + 16) 0V270" }
    for step in 0..<5 { path += "M0 \(step * 64 + 7)H480" }
    d.line(path, stripe, 26, opacity: 0.35, flat: true)
  }

  /// A round plate seen from the side and a little above.
  static func plate(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ radius: Double, _ color: String = "#ffffff",
    _ rim: String = "#d9dfe8"
  ) {
    d.oval(x, y + 10, radius * 0.96, radius * 0.24, "#000", opacity: 0.15)
    d.oval(x, y + 4, radius, radius * 0.26, rim)
    d.oval(x, y, radius, radius * 0.26, color)
    d.oval(x, y + 1, radius * 0.74, radius * 0.17, rim, opacity: 0.6)
  }

  /// A bowl whose rim is at `y`; fill it before drawing `front`.
  static func bowl(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ radius: Double, _ color: String,
    _ shade: String, _ content: String
  ) {
    let r = d.number(radius)
    d.oval(x, y + radius * 0.84, radius * 0.7, 9, "#000", opacity: 0.16)
    d.rect(x - radius * 0.36, y + radius * 0.66, radius * 0.72, radius * 0.16, shade, round: 4)
    d.fill(
      "M\(d.number(x - radius)) \(d.number(y))A\(r) \(d.number(radius * 0.78)) 0 0 0 \(d.number(x + radius)) \(d.number(y))Z",
      d.horizontal(color, shade))
    d.oval(x, y, radius, radius * 0.24, color)
    d.oval(x, y + 1, radius * 0.92, radius * 0.2, content)
  }

  /// Three ribbons of steam above `x`, `y`.
  static func steam(_ d: inout Drawing, _ x: Double, _ y: Double) {
    for (dx, dy): (Double, Double) in [(-24, 4), (0, -8), (24, 4)] {
      d.line(
        "M\(x + dx) \(y + dy)q-9-11 0-22t0-22", "#fff", 6, opacity: 0.75)
    }
  }

  static func leaf(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ turn: Double,
    _ color: String = "#5f9c52"
  ) {
    d.place(x, y, scale: scale, turn: turn) {
      $0.fill("M0 0C8-18 30-20 44-4C30 10 10 12 0 0Z", color)
      $0.line("M4 0Q20-4 36-4", "#3f7a3f", 2, opacity: 0.6)
    }
  }

  static func chopsticks(_ d: inout Drawing, _ x: Double, _ y: Double, _ turn: Double) {
    d.place(x, y, turn: turn) {
      $0.fill("M-110-8L110-4V0L-110 0Z", "#a8483a")
      $0.fill("M-110 6L110 8V12L-110 14Z", "#a8483a")
      $0.rect(-110, -8, 40, 8, "#ffd98a")
      $0.rect(-110, 6, 40, 8, "#ffd98a")
    }
  }
}
