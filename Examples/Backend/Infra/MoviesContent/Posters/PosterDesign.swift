/// Everything that is decided about the pictures of one film before they are drawn: colours, motif,
/// type and layout, all from its subject.
struct PosterDesign: Sendable {
  let title: String
  let credits: String
  let year: String
  let palette: PosterPalette
  let tones: PosterTones
  let motif: Motif
  let face: Typeface
  let small: Typeface
  let layout: PosterLayout
  let mirrored: Bool
  /// The flat colour behind the title; ink or paper can be read on it.
  let field: String
  /// For what is left to decide while drawing.
  let random: SeededRandom

  init(_ subject: PosterSubject) {
    var random = SeededRandom(seed: Int(truncatingIfNeeded: subject.id))
    let tidied = SVGText.tidy(subject.title)
    title = tidied.isEmpty ? "—" : tidied
    credits = Self.names(subject.directors)
    year = subject.year.map { "\($0)" } ?? ""
    palette = random.pick(PosterPalette.collection, or: PosterPalette.plain)
    let suiting = random.pick(Motif.suiting(subject.genres), or: .sea)
    motif = Motif.named(in: title) ?? suiting
    let dark = ["horror", "thriller", "crime", "mystery", "science fiction", "war"]
    let lights: [PosterTones.Light] =
      subject.genres.contains(where: dark.contains)
      ? [.night, .night, .flood, .dusk, .paper] : [.paper, .flood, .flood, .dusk, .night]
    tones = PosterTones(palette, random.pick(lights, or: .paper))
    let faces = Typeface.suiting(subject.genres, title)
    face = random.pick(faces, or: .grotesque)
    small = face.widths == .serif ? .note : face.widths == .mono ? .typewriter : .caption
    layout = random.pick(PosterLayout.fitting(title, face), or: .footer)
    mirrored = random.chance()
    let fields = palette.fields
    let contrasting = fields.filter { [tones] in $0 != tones.ground }
    field =
      layout.floats && fields.contains(tones.ground) && random.chance(0.4)
      ? tones.ground : random.pick(contrasting, or: palette.ink)
    self.random = random
  }

  /// The colour of the title, and of everything else that is to be read, on the field.
  var text: String { palette.text(on: field) }

  /// The colour of small print on the field.
  var print: String { palette.smallPrint(on: field) }

  private static func names(_ directors: [String]) -> String {
    let known = directors.map(SVGText.tidy).filter { !$0.isEmpty }
    if known.count > 3 { return known.prefix(2).joined(separator: ", ") + " …" }
    guard known.count > 1, let last = known.last else { return known.first ?? "" }
    return known.dropLast().joined(separator: ", ") + " & " + last
  }

  /// Draws the motif into a box, cut to `path`, or to the box.
  func art(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    path: String? = nil, focus: Double = 0.5, moves: Bool = false
  ) {
    let shape =
      path
      ?? "M\(d.xy(x, y))h\(d.number(width))v\(d.number(height))h\(d.number(-width))Z"
    let flip = mirrored && focus == 0.5
    let stage = PosterStage(
      width: width, height: height, focus: width * focus, tones: tones, moves: moves)
    var random = random
    d.clip(shape) {
      $0.place(flip ? x + width : x, y, flip: flip) { motif.draw(&$0, stage, &random) }
    }
  }
}

extension PosterPalette {
  /// For want of any other.
  static let plain = PosterPalette("#1b1b1e", "#f3e9d2", "#d8412f", "#7b9e9b", "#e9b44c")
}
