/// Things that several ocean scenes show.
enum OceanMotifs {
  static let coral = "#ff7f6b"
  static let gold = "#ffd166"
  static let foam = "#e9fbff"

  /// Water seen from below the surface: beams of light, bubbles and a sandy bed.
  static func underwater(
    _ d: inout Drawing, _ seed: Int, _ top: String = "#4fd0dc", _ bottom: String = "#0f5c8c",
    bed: String? = "#e3bd86"
  ) {
    d.background(d.vertical(top, bottom))
    d.fill("M60 0H120L60 270H-60Z", "#fff", opacity: 0.1)
    d.fill("M190 0H226L190 270H110Z", "#fff", opacity: 0.08)
    d.fill("M320 0H400L420 270H300Z", "#fff", opacity: 0.09)
    if let bed {
      d.hills(seed + 40, 228, height: 8, steps: 4, "#0b3a5e")
      d.hills(seed, 244, height: 6, steps: 4, bed)
    }
    d.bubbles(seed, 12, y: 10...210)
  }

  /// Open sea under a sky; draw what swims before calling `swell` again in front of it.
  static func surface(
    _ d: inout Drawing, _ high: String = "#8fdcec", _ low: String = "#fff1cf", sea: Double = 150
  ) {
    d.background(d.vertical(high, low))
    d.waves(sea, height: 5, length: 90, "#58c5d6")
    d.waves(sea + 26, height: 7, length: 110, shift: 40, "#2f9fc4")
  }

  static func swell(_ d: inout Drawing, _ y: Double) {
    d.waves(y, height: 9, length: 120, shift: 20, "#1f7fb0")
    d.waves(y + 26, height: 9, length: 140, shift: 70, "#14608f")
  }

  static func gull(_ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double) {
    d.place(x, y, scale: scale) {
      $0.fill(
        "M0 0C-8-12-22-14-32-6C-22-8-12-2-4 8Q0 12 4 8C12-2 22-8 32-6C22-14 8-12 0 0Z", "#fff")
    }
  }

  /// A plain fish that looks to the right, about 60 long.
  static func fish(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ color: String,
    _ stripe: String, flip: Bool = false
  ) {
    d.place(x, y, scale: scale, flip: flip) {
      $0.fill("M-16 0C-24-10-30-14-38-14C-34-4-34 4-38 14C-30 14-24 10-16 0Z", stripe)
      $0.fill("M-4-14Q6-24 16-12ZM-2 13Q4 21 12 12Z", stripe)
      $0.fill("M-22 0C-12-18 16-22 32 0C16 22-12 18-22 0Z", color)
      $0.line("M2-13Q8 0 2 13", stripe, 5)
      $0.eye(20, -4, 3.4)
    }
  }

  /// A branching coral that grows up from `x`, `y`.
  static func branch(_ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ color: String)
  {
    d.place(x, y, scale: scale) {
      $0.line(
        "M0 0V-34M0-10Q-16-16-18-34M-18-28Q-28-32-30-46M0-18Q18-22 20-42M20-32Q32-36 32-52M0-34Q-8-44-8-60M0-34Q8-44 6-66",
        color, 8)
    }
  }

  /// A round coral with winding grooves.
  static func brain(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ color: String, _ groove: String
  ) {
    d.place(x, y, scale: scale) {
      $0.fill("M-40 0C-44-50 44-50 40 0Z", color)
      $0.line(
        "M-28-6q4-12 12-8t10-8M-22-24q10-8 16 0t14-8M0-6q6-12 14-6t14-8M12-22q8-6 14 0", groove, 3)
    }
  }

  /// A tube sponge: a bunch of pipes.
  static func tubes(_ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ color: String)
  {
    d.place(x, y, scale: scale) {
      for (dx, height): (Double, Double) in [(-16, 40), (16, 48), (0, 66)] {
        $0.rect(dx - 8, -height, 16, height, color, round: 6)
        $0.oval(dx, -height + 2, 8, 4, "#6b2f6b")
      }
    }
  }
}
