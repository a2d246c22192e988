/// The faces that titles are set in, and which of them suit a genre.
extension Typeface {
  private static let sans =
    "'Helvetica Neue',Helvetica,Arial,'Liberation Sans','DejaVu Sans Condensed',sans-serif"
  private static let roman =
    "Georgia,'Times New Roman','Liberation Serif','DejaVu Serif Condensed',serif"

  static let grotesque = Typeface(family: sans, widths: .sans, tracking: -0.02, leading: 1.0)
  static let gothic = Typeface(
    family: sans, widths: .sans, weight: 800, capitals: true, leading: 0.92)
  static let geometric = Typeface(
    family: "Futura,'Century Gothic','Avenir Next'," + sans, widths: .sans, weight: 500,
    capitals: true, tracking: 0.14, leading: 1.22)
  static let book = Typeface(
    family: roman, widths: .serif, weight: 400, leading: 1.08, stretch: 1.04)
  static let italic = Typeface(
    family: "Didot,'Bodoni MT'," + roman, widths: .serif, weight: 400, italic: true, leading: 1.06,
    stretch: 1.02)
  static let inscription = Typeface(
    family: "Optima,'Palatino Linotype',Palatino," + roman, widths: .serif, weight: 400,
    capitals: true, tracking: 0.1, leading: 1.2, stretch: 1.02)
  static let slab = Typeface(
    family: "Rockwell,'Rockwell Nova'," + roman, widths: .serif, weight: 800, capitals: true,
    leading: 1.0, stretch: 1.1)
  static let typewriter = Typeface(
    family: "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace", widths: .mono, leading: 1.12
  )
  static let lettering = Typeface(family: sans, widths: .drawn, capitals: true, leading: 0.92)
  static let tallLettering = Typeface(
    family: sans, widths: .drawn, capitals: true, leading: 0.9, stretch: 0.76)
  static let wideLettering = Typeface(
    family: sans, widths: .drawn, capitals: true, tracking: 0.1, leading: 1.0)

  /// Small print: the names and the year.
  static let caption = Typeface(
    family: sans, widths: .sans, weight: 600, capitals: true, tracking: 0.12, scale: 1.06,
    stretch: 0.98)
  static let note = Typeface(
    family: roman, widths: .serif, weight: 400, italic: true, tracking: 0.01, scale: 1.3,
    stretch: 1.02)

  /// The faces for a title of a film of `genres`.
  static func suiting(_ genres: [String], _ title: String) -> [Typeface] {
    let faces = of(genres.first?.lowercased() ?? "")
    guard !Lettering.covers(title.uppercased()) else { return faces }
    let set = faces.filter { $0.widths != .drawn }
    return set.isEmpty ? [gothic] : set
  }

  private static func of(_ genre: String) -> [Typeface] {
    switch genre {
    case "action", "thriller", "crime": [lettering, tallLettering, gothic, grotesque, lettering]
    case "science fiction", "sci-fi": [wideLettering, geometric, typewriter, lettering]
    case "horror", "mystery": [lettering, tallLettering, italic, book, typewriter]
    case "romance": [italic, book, italic, wideLettering]
    case "history", "fantasy": [inscription, book, lettering, wideLettering]
    case "western": [slab, slab, tallLettering]
    case "war": [tallLettering, lettering, typewriter, gothic]
    case "documentary": [grotesque, typewriter, grotesque]
    case "music": [wideLettering, lettering, grotesque, italic]
    case "comedy", "family", "animation": [lettering, grotesque, wideLettering, slab]
    default: [grotesque, book, lettering, italic, tallLettering, inscription]
    }
  }
}
