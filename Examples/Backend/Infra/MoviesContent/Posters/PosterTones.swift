/// The parts that the colours of a palette play in one picture.
struct PosterTones: Sendable {
  /// Behind everything.
  let ground: String
  /// What stands back: distant hills, the second colour of a pattern.
  let far: String
  /// The mass in front: silhouettes, the main figure.
  let near: String
  /// Sun, moon, lamps, paper.
  let light: String
  /// The one thing that catches the eye.
  let pop: String
  /// The lightest colour, for what is white in any light: playing cards, piano keys, an eye.
  let pale: String
  /// The darkest colour.
  let dark: String

  /// How a picture is lit: on bare paper, on a flood of colour, or in the dark.
  enum Light: CaseIterable, Sendable {
    case paper, flood, night, dusk
  }

  init(_ palette: PosterPalette, _ light: Light) {
    let p = palette
    (pale, dark) = (p.paper, p.ink)
    switch light {
    case .paper:
      (ground, far, near, self.light, pop) = (p.paper, p.quiet, p.ink, p.strong, p.accent)
    case .flood:
      (ground, far, near, self.light, pop) = (p.strong, p.quiet, p.ink, p.paper, p.accent)
    case .night:
      (ground, far, near, self.light, pop) = (p.ink, p.quiet, p.strong, p.paper, p.accent)
    case .dusk:
      (ground, far, near, self.light, pop) = (p.quiet, p.strong, p.ink, p.paper, p.accent)
    }
  }
}
