/// A film's motif in slow motion, over which its title opens: what comes before a film.
struct Teaser: Sendable {
  let design: PosterDesign

  /// Everything that moves does so only where motion is welcome; at rest the title is open and the
  /// blades are aside.
  static func style(for elements: some StringProtocol) -> String {
    let used = Motion.allCases.filter { elements.contains("class=\"\($0.rawValue)\"") }
    return "@media(prefers-reduced-motion:no-preference){" + used.map(\.style).joined() + common
  }

  private static let common =
    ".camera{animation:camera 12s linear infinite}"
    + "@keyframes camera{0%{transform:scale(1)}100%{transform:scale(1.1) translate(-4%,-4%)}}"
    + ".blade{animation:blade 12s cubic-bezier(.7,0,.2,1) infinite}"
    + "@keyframes blade{0%{transform:translateX(-1300px)}9%,92%{transform:none}"
    + "92.1%{transform:translateX(-2600px)}100%{transform:translateX(-1300px)}}"
    + ".card{animation:card 12s cubic-bezier(.2,.8,.2,1) infinite}"
    + "@keyframes card{0%,46%{transform:translateY(730px)}54%,100%{transform:none}}"
    + ".words{animation:words 12s ease infinite}"
    + "@keyframes words{0%,53%{opacity:0}61%,100%{opacity:1}}"
    // The first thing to be seen is the motif, not the blade that the loop begins with.
    + "g{animation-delay:-1.2s!important}}"

  func draw(_ d: inout Drawing) {
    let left = design.mirrored
    var random = design.random
    let kind = random.whole(0, 2)
    let focus = kind == 1 ? 0.5001 : left ? 0.69 : 0.31
    d.mark("<g class=\"camera\">")
    design.art(&d, 0, 0, 1280, 720, focus: focus, moves: true)
    d.mark("</g>")
    d.mark("<g class=\"card\">")
    switch kind {
    case 0: column(&d, left ? 0 : 760)
    case 1: band(&d)
    default: plate(&d, left ? 70 : 1210)
    }
    d.mark("</g>")
    d.mark("<g class=\"blade\">")
    d.rect(1300, -10, 1300, 740, design.field)
    d.mark("</g>")
  }

  /// The title in a column of flat colour on one side.
  private func column(_ d: inout Drawing, _ x: Double) {
    let p = design
    let block = TextBlock(p.title, p.face, width: 416, height: 420, largest: 92, smallest: 22)
    d.rect(x, 0, 520, 720, p.field)
    words(&d) {
      let top = 330 - block.height / 2
      let base = $0.set(block, x + 52, top, p.text)
      $0.rect(x + 52, base + 34, 60, 5, p.print)
      $0.caption(p.credits, p.small, 20, x + 52, base + 84, p.print, width: 416)
      $0.caption(p.year, p.small, 20, x + 52, base + 114, p.print, width: 416)
    }
  }

  /// The title in a band along the lower edge.
  private func band(_ d: inout Drawing) {
    let p = design
    let block = TextBlock(p.title, p.face, width: 1130, height: 210, largest: 130, smallest: 24)
    let top = 720 - block.height - 140
    d.rect(0, top, 1280, 720 - top, p.field)
    words(&d) {
      let base = $0.set(block, 70, top + 50, p.text)
      PosterLayout.credits(&$0, p, 70, base + 52, width: 1140, size: 22)
    }
  }

  /// The title on a plate with its outer edge at `edge`.
  private func plate(_ d: inout Drawing, _ edge: Double) {
    let p = design
    let block = TextBlock(p.title, p.face, width: 430, height: 300, largest: 84, smallest: 22)
    let wide = max(block.width, 320) + 120
    let tall = block.height + 180
    let (x, y) = (edge < 640 ? edge : edge - wide, 650 - tall)
    let middle = x + wide / 2
    d.rect(x, y, wide, tall, p.field)
    d.mark(
      "<path d=\"M\(d.xy(x + 14, y + 14))h\(d.number(wide - 28))v\(d.number(tall - 28))"
        + "h\(d.number(28 - wide))Z\" fill=\"none\" stroke=\"\(p.print)\" stroke-width=\"2\"/>")
    words(&d) {
      let base = $0.set(block, middle, y + 62, p.text, .middle)
      $0.caption(p.credits, p.small, 19, middle, base + 48, p.print, .middle, width: wide - 80)
      $0.caption(p.year, p.small, 19, middle, base + 78, p.print, .middle, width: wide - 80)
    }
  }

  private func words(_ d: inout Drawing, _ content: (inout Drawing) -> Void) {
    d.mark("<g class=\"words\">")
    content(&d)
    d.mark("</g>")
  }
}
