/// How title, names and motif share a poster of 500 by 750.
enum PosterLayout: CaseIterable, Sendable {
  case footer, header, stackedBelow, stackedAbove, spine, framed, medallion, label, slant, arch
  case swiss, strips

  static let width = 500.0
  static let height = 750.0

  /// The largest size of a title in a band: a word of a few letters may be very large.
  static func largest(_ title: String) -> Double {
    title.count <= 4 ? 150 : title.count <= 7 ? 104 : 74
  }

  /// Whether the motif stands free on the field, so that both may have the same colour.
  var floats: Bool {
    switch self {
    case .footer, .header, .stackedBelow, .stackedAbove, .swiss: true
    default: false
    }
  }

  /// The layouts that a title can be set in: some are for short ones only.
  static func fitting(_ title: String, _ face: Typeface) -> [PosterLayout] {
    var layouts: [PosterLayout] = [
      .footer, .header, .framed, .medallion, .label, .arch, .swiss, .strips,
    ]
    let measured = Typeface.isMeasured(title)
    let longest = title.split(separator: " ").reduce(0) { max($0, $1.count) }
    if measured, title.count <= 42, longest <= 13, face.capitals || face.weight > 400 {
      layouts += [.stackedBelow, .stackedAbove, .stackedBelow, .stackedAbove]
    }
    if measured, title.count <= 30 { layouts += [.slant, .spine, .slant, .spine] }
    return layouts
  }

  func draw(_ d: inout Drawing, _ design: PosterDesign) {
    d.rect(0, 0, Self.width, Self.height, design.field)
    switch self {
    case .footer: Self.footer(&d, design)
    case .header: Self.header(&d, design)
    case .stackedBelow: Self.stacked(&d, design, above: false)
    case .stackedAbove: Self.stacked(&d, design, above: true)
    case .spine: Self.spine(&d, design)
    case .framed: Self.framed(&d, design)
    case .medallion: Self.medallion(&d, design)
    case .label: Self.label(&d, design)
    case .slant: Self.slant(&d, design)
    case .arch: Self.arch(&d, design)
    case .swiss: Self.swiss(&d, design)
    case .strips: Self.strips(&d, design)
    }
  }

  /// Names on the left and the year on the right of one line, the year always whole.
  static func credits(
    _ d: inout Drawing, _ p: PosterDesign, _ x: Double, _ y: Double, width: Double,
    size: Double = 15
  ) {
    let year = p.small.width(p.year) * size * p.small.scale
    d.caption(p.credits, p.small, size, x, y, p.print, width: width - year - 16)
    d.caption(
      p.year, p.small, size, p.credits.isEmpty ? x : x + width, y, p.print,
      p.credits.isEmpty ? .start : .end, width: width)
  }

  /// Names and year on one line or two in the middle.
  static func centredCredits(
    _ d: inout Drawing, _ p: PosterDesign, _ y: Double, width: Double, size: Double = 15
  ) {
    let parts = [p.credits, p.year].filter { !$0.isEmpty }
    let line = parts.joined(separator: "  ·  ")
    if p.small.width(p.small.setting(line)) * size * p.small.scale <= width {
      d.caption(line, p.small, size, 250, y, p.print, .middle, width: width)
    } else {
      d.caption(p.credits, p.small, size, 250, y - size * 0.7, p.print, .middle, width: width)
      d.caption(p.year, p.small, size, 250, y + size * 0.7, p.print, .middle, width: width)
    }
  }
}
