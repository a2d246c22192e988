/// Things that several space scenes show.
enum SpaceMotifs {
  static let gold = "#ffc857"
  static let coral = "#ff7a6b"
  static let cream = "#fff3d6"

  /// A night sky with stars and one soft cloud of colour.
  static func night(
    _ d: inout Drawing, _ seed: Int, _ top: String = "#10123a", _ bottom: String = "#3a2f7d",
    cloud: String = "#7a5cff"
  ) {
    d.background(d.vertical(top, bottom))
    d.glow(seed.isMultiple(of: 2) ? 110 : 370, 90, 190, cloud, 0.45)
    d.stars(seed, 70)
  }

  /// A globe with light from the upper left; `marks` are drawn on its face.
  static func globe(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ radius: Double, _ light: String,
    _ dark: String, _ marks: (inout Drawing) -> Void
  ) {
    d.circle(x, y, radius, d.radial(light, dark, x: 0.35, y: 0.3))
    d.clipCircle(x, y, radius) {
      marks(&$0)
      let shift = radius * 0.3
      $0.ring(x - shift, y - shift, radius * 1.4, "#0c0e2b", radius * 0.7, opacity: 0.3)
    }
  }

  static func earth(_ d: inout Drawing, _ x: Double, _ y: Double, _ radius: Double) {
    d.glow(x, y, radius * 1.5, "#6fd3ff", 0.5)
    globe(&d, x, y, radius, "#62c8f5", "#1f6fc4") {
      $0.place(x, y, scale: radius / 50) {
        $0.fill(
          "M-40-30C-24-44-8-40-6-28S-22-14-18-4S-26 8-32 0S-52-18-40-30Z"
            + "M-16 10C-4 4 6 14 2 24S-8 46-14 38S-24 14-16 10Z"
            + "M12-40C28-44 44-30 46-14S40 6 32 2S26 10 30 20S18 22 16 8S6-2 10-14S4-38 12-40Z",
          "#6ecb7b")
        $0.line("M-46-14q14-6 26 0t24-2", "#fff", 5, opacity: 0.75)
        $0.line("M-6 18q16-6 30 0t20 0", "#fff", 5, opacity: 0.75)
      }
    }
  }

  static func moonGround(_ d: inout Drawing, _ y: Double) {
    d.hills(5, y, height: 8, steps: 5, d.vertical("#d5d3e6", "#8884ad"))
    for (x, dy, r): (Double, Double, Double) in [
      (70, 40, 26), (190, 56, 16), (330, 36, 20), (430, 58, 30), (260, 24, 9),
    ] {
      d.oval(x, y + dy, r, r * 0.32, "#7a769f", opacity: 0.6)
      d.oval(x, y + dy + r * 0.08, r * 0.86, r * 0.24, "#a6a2c6")
    }
  }

  /// A rocket that points up, about 120 high around its middle.
  static func rocket(_ d: inout Drawing) {
    d.fill("M-12 30C-14 52 0 78 0 78S14 52 12 30Z", gold)
    d.fill("M-6 30C-7 44 0 60 0 60S7 44 6 30Z", cream)
    d.fill("M-16 2C-34 14-34 26-34 40L-14 28ZM16 2C34 14 34 26 34 40L14 28Z", "#e0524d")
    d.fill("M0-64C24-40 26 0 15 32H-15C-26 0-24-40 0-64Z", "#f6f4ff")
    d.fill("M0-64C24-40 26 0 15 32H2C14 0 14-38 0-64Z", "#cdc8ea")
    d.fill("M0-64C9-55 15-45 18-34H-18C-15-45-9-55 0-64Z", coral)
    d.circle(0, -14, 11, "#473f8f")
    d.circle(0, -14, 7.5, "#7fe0f0")
    d.rect(-2.5, 10, 5, 30, "#e0524d", round: 2.5)
  }

  /// An astronaut, about 130 high around the middle.
  static func astronaut(_ d: inout Drawing) {
    d.rect(-34, -26, 68, 62, "#9a95c4", round: 14)
    d.line("M-12 34L-15 62M12 34L17 60", "#e4e1f5", 20)
    d.line("M-17 68H-12M15 67H20", "#8b86b8", 14)
    d.line("M-24-2Q-44 8-42 28", "#e4e1f5", 16)
    d.line("M24-2Q46-10 50-32", "#e4e1f5", 16)
    d.circle(-42, 32, 9, coral)
    d.circle(51, -36, 9, coral)
    d.rect(-26, -14, 52, 56, "#fbfaff", round: 18)
    d.rect(-14, 8, 28, 18, "#b9b4dd", round: 4)
    d.circle(-6, 17, 3, coral)
    d.circle(4, 17, 3, gold)
    d.circle(0, -38, 29, "#fbfaff")
    d.oval(1, -37, 21, 18, d.diagonal("#ffd98a", "#e58a4b"))
    d.line("M-11-43Q-6-51 4-50", "#fff", 4, opacity: 0.8)
  }
}
