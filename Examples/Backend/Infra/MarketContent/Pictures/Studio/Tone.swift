/// A material in three tones: where light falls on it, as it is, and where it turns away.
struct Tone: Sendable {
  let light: String
  let base: String
  let dark: String

  init(_ light: String, _ base: String, _ dark: String) {
    self.light = light
    self.base = base
    self.dark = dark
  }
}

/// What the products are made of.
extension Tone {
  static let white = Tone("#ffffff", "#f3f0ea", "#cdc8c2")
  static let cream = Tone("#fffaf0", "#f3e6d0", "#d0b998")
  static let linen = Tone("#f6eee0", "#e3d4bb", "#b9a482")
  static let steel = Tone("#f4f7f8", "#c2ccd2", "#7d8b95")
  static let iron = Tone("#656a74", "#3c4049", "#24262d")
  static let stone = Tone("#b4b6b8", "#888c91", "#5b5f66")
  static let brass = Tone("#f8e0a0", "#d5a444", "#92662a")
  static let oak = Tone("#ecca97", "#d0a063", "#9f713d")
  static let beech = Tone("#f5d9af", "#e1b680", "#b78350")
  static let walnut = Tone("#ab7a51", "#7c4f32", "#4f2f1f")
  static let leather = Tone("#cf935f", "#a4663b", "#6d3f25")
  static let cork = Tone("#e3bd8c", "#c99a66", "#9b6f43")
  static let straw = Tone("#fae6b0", "#eac97f", "#c0964c")
  static let clay = Tone("#efa883", "#d2744d", "#9d4c30")
  static let rust = Tone("#ee8b6d", "#cb523c", "#912f27")
  static let blush = Tone("#f9d2c5", "#eaa997", "#c47c6c")
  static let mustard = Tone("#f9d67e", "#e2a838", "#ae751d")
  static let sage = Tone("#ccd6ba", "#a0b38c", "#70865f")
  static let forest = Tone("#7ea78a", "#44755a", "#284d3c")
  static let teal = Tone("#7fbab5", "#3d8a89", "#235f63")
  static let sky = Tone("#c2dce3", "#8ab6c5", "#568a9f")
  static let ink = Tone("#6686ab", "#355780", "#1e3658")
  static let plum = Tone("#a988a5", "#76527a", "#4c3152")
  static let leaf = Tone("#9cc47a", "#5f9650", "#38683d")
}
