/// Places that the animals live in.
enum AnimalMotifs {
  static let cream = "#fff4dc"
  static let ink = "#33272f"

  /// A warm plain with a low sun and flat-topped trees.
  static func savanna(_ d: inout Drawing, _ seed: Int, sun: Double = 380) {
    d.background(d.vertical("#ffbf69", "#ffe6b5"))
    d.circle(sun, 92, 44, "#fff1c9")
    d.hills(seed, 184, height: 10, steps: 4, "#e8a04f")
    acacia(&d, sun > 240 ? 70 : 410, 196, 0.9)
    d.hills(seed + 1, 222, height: 6, steps: 4, d.vertical("#d98a3f", "#b96c35"))
  }

  static func acacia(_ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double) {
    d.place(x, y, scale: scale) {
      $0.line("M0 0Q4-30 0-50M0-34Q-16-44-26-60M0-40Q16-50 28-62", "#8a5233", 6)
      $0.fill("M-64-58C-56-82-24-80-10-86C14-90 50-84 66-60Q0-48-64-58Z", "#8f9c45")
    }
  }

  /// A soft green meadow.
  static func meadow(_ d: inout Drawing, _ seed: Int, _ high: String = "#bfe8ef") {
    d.background(d.vertical(high, "#fff4d6"))
    d.cloud(90, 54, 0.8, opacity: 0.9)
    d.cloud(392, 70, 0.6, opacity: 0.8)
    d.hills(seed, 176, height: 12, steps: 3, "#b7d98a")
    d.hills(seed + 1, 212, height: 8, steps: 4, d.vertical("#8cc66a", "#5fa356"))
  }

  /// Leaves and stems around a shaded clearing.
  static func jungle(_ d: inout Drawing, _ light: String = "#d8f0b0", _ dark: String = "#5fae7a") {
    d.background(d.radial(light, dark))
    d.mirrored(240) {
      for (x, y, turn, scale): (Double, Double, Double, Double) in [
        (0, 60, 20, 1.2), (0, 140, -10, 1.4), (10, 250, -40, 1.3), (80, 0, 70, 1),
      ] {
        $0.place(x, y, scale: scale, turn: turn) {
          $0.fill("M-20 0C10-40 60-40 100 0C60 40 10 40-20 0Z", "#3f8f62", opacity: 0.75)
          $0.line("M-10 0H84M20 0L36-18M20 0L36 18M46 0L60-14M46 0L60 14", "#2f7550", 3)
        }
      }
    }
  }

  /// Packed ice under a pale sky.
  static func ice(_ d: inout Drawing) {
    d.background(d.vertical("#9fd8f0", "#fdeef0"))
    d.circle(84, 66, 26, "#fff7dc")
    d.peaks(6, 120, height: 50, steps: 4, "#cfeaf6")
    d.rect(0, 172, 480, 30, "#4fa9cf")
    d.fill("M0 192L70 184L150 194L260 182L370 194L480 184V270H0Z", d.vertical("#ffffff", "#d3ecf7"))
    d.line("M40 226h50M360 236h70M180 254h60", "#b5dcee", 4)
  }

  static func flower(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ petal: String
  ) {
    d.place(x, y, scale: scale) {
      $0.line("M0 0V34", "#4f8f4a", 3.5)
      $0.dots([(0, -9), (8.6, -2.8), (5.3, 7.3), (-5.3, 7.3), (-8.6, -2.8)], 6.5, petal)
      $0.circle(0, 0, 5.5, "#ffd25c")
    }
  }

  static func tuft(_ d: inout Drawing, _ x: Double, _ y: Double, _ color: String) {
    d.fill(
      "M\(x) \(y)q-6-14-14-18q10 4 12 12q0-14 4-22q0 12 4 20q4-8 12-12q-8 8-8 20Z", color)
  }
}
