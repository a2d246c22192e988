/// Notes, stages and strings that several music scenes share.
enum MusicMotifs {
  static let plum = "#3d2152"
  static let pink = "#e85d92"
  static let amber = "#ffb84f"
  static let teal = "#3fb8af"
  static let cream = "#fff1dc"

  /// A stage with a spotlight and curtains.
  static func stage(_ d: inout Drawing, _ wall: String, _ low: String, _ curtain: String) {
    d.background(d.vertical(wall, low))
    d.fill("M200 0H280L390 236H90Z", "#fff", opacity: 0.13)
    d.rect(0, 220, 480, 50, "#8f5a3c")
    d.line("M0 236H480M0 254H480", "#7a4a33", 2)
    d.rect(0, 218, 480, 5, "#b5764a")
    d.oval(240, 240, 150, 17, "#ffe2b0", opacity: 0.35)
    d.mirrored(240) {
      $0.fill("M0 0H84C78 60 60 120 30 160C40 190 36 210 40 232H0Z", curtain)
      $0.line(
        "M20 0C20 60 18 120 10 160M46 0C44 60 34 110 22 150M68 0C64 50 52 100 36 140", "#000", 5,
        opacity: 0.15)
      $0.line("M2 160H34", amber, 7)
    }
    var hem = "M0 0H480V14"
    for _ in 0..<8 { hem += "q-30 26-60 0" }
    d.fill(hem + "Z", curtain)
    d.line("M0 3H480", amber, 6)
  }

  /// A plain two-tone backdrop with rings like those of a record.
  static func rings(
    _ d: inout Drawing, _ base: String, _ low: String, _ ring: String, x: Double = 240,
    y: Double = 135
  ) {
    d.background(d.vertical(base, low))
    for radius: Double in [250, 200, 150, 104] { d.circle(x, y, radius, ring, opacity: 0.22) }
  }

  /// A single note, or two under one beam.
  static func note(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ color: String,
    pair: Bool = false, turn: Double = 0
  ) {
    d.place(x, y, scale: scale, turn: turn) {
      $0.oval(0, 0, 9, 6.5, color, turn: -22)
      if pair {
        $0.oval(30, -4, 9, 6.5, color, turn: -22)
        $0.line("M8-2V-40M38-6V-44", color, 3.5)
        $0.fill("M6.5-42L39.5-46V-36L6.5-32Z", color)
      } else {
        $0.line("M8-2V-42", color, 3.5)
        $0.fill("M7-44C10-32 26-30 22-12C22-22 14-26 7-28Z", color)
      }
    }
  }

  /// A treble clef around the line it curls about.
  static func clef(_ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ color: String) {
    d.place(x, y, scale: scale) {
      $0.line(
        "M2 8C-7 6-8-8 3-9C15-10 19 8 9 15C-4 24-22 14-20-4C-18-24 10-34 11-58C11-70 3-72-1-62C-6-48 2-20 6 18C8 34 8 44-2 45C-10 45-12 36-6 34",
        color, 4.5)
    }
  }

  /// A fiddle that stands upright, about 220 high; the belly's middle is the origin.
  static func fiddle(_ d: inout Drawing, _ light: String, _ dark: String) {
    let body =
      "M0-62C28-64 40-46 34-28C29-14 22-8 24 2C28 14 46 26 44 52C42 78 24 88 0 88S-42 78-44 52C-46 26-28 14-24 2C-22-8-29-14-34-28C-40-46-28-64 0-62Z"
    d.place(5, 6) { $0.fill(body, "#000", opacity: 0.16) }
    d.fill(body, d.horizontal(light, dark))
    d.fill("M-7-60L-5-142H5L7-60L6-20H-6Z", "#33222f")
    d.line("M-14-132H14M-13-146H13", "#5b3328", 6)
    d.fill("M-6-138C-8-160-2-170 5-168C14-166 12-152 5-154L6-138Z", dark)
    d.line("M-20-4C-26 10-14 22-20 36M20-4C26 10 14 22 20 36", "#33222f", 3.5)
    d.dots([(-19, -5), (-21, 37), (19, -5), (21, 37)], 3.2, "#33222f")
    d.fill("M-9 44H9L5 84H-5Z", "#33222f")
    d.line("M-12 22Q0 14 12 22", "#f3d9a8", 5)
    d.line("M-4-140L-6 46M-1.4-140L-2 46M1.4-140L2 46M4-140L6 46", "#fff1dc", 1.1)
  }
}
