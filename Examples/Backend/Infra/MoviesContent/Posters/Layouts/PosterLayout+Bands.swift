/// Layouts that keep the title in a band of flat colour along an edge.
extension PosterLayout {
  static func footer(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(
      p.title, p.face, width: 436, height: 168, largest: largest(p.title), smallest: 16)
    let top = 750 - block.height - 104
    p.art(&d, 0, 0, 500, top)
    if p.field != p.tones.ground { d.rect(0, top, 500, 5, p.text) }
    let base = d.set(block, 32, top + 38, p.text)
    credits(&d, p, 32, base + 44, width: 436)
  }

  static func header(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(
      p.title, p.face, width: 436, height: 168, largest: largest(p.title), smallest: 16)
    credits(&d, p, 32, 48, width: 436)
    d.rect(32, 62, 436, 2, p.print)
    let base = d.set(block, 32, 90, p.text)
    let top = base + 36
    p.art(&d, 0, top, 500, 750 - top)
  }

  static func stacked(_ d: inout Drawing, _ p: PosterDesign, above: Bool) {
    guard
      let block = TextBlock(stacking: p.title, p.face, width: 448, height: above ? 330 : 300)
    else { return above ? header(&d, p) : footer(&d, p) }
    let tall = block.height
    if above {
      let base = d.set(block, 26, 30, p.text)
      credits(&d, p, 26, base + 34, width: 448)
      p.art(&d, 0, base + 54, 500, 696 - base)
    } else {
      let top = 750 - tall - 84
      p.art(&d, 0, 0, 500, top)
      credits(&d, p, 26, top + 34, width: 448)
      d.set(block, 26, top + 54, p.text)
    }
  }

  static func spine(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(
      p.title, p.face, width: 620, height: 112, largest: 104, smallest: 22, most: 2)
    let wide = block.height + 64
    let left = p.mirrored
    let band = left ? 0 : 500 - wide
    p.art(&d, left ? wide : 0, 0, 500 - wide, 750)
    d.place(band + 32, 718, turn: -90) {
      $0.set(block, 0, 0, p.text)
    }
    d.caption(p.year, p.small, 15, band + 32, 46, p.print, width: wide - 40)
    // The names run up the edge of the motif on a strip of their own.
    guard !p.credits.isEmpty else { return }
    let strip = left ? wide : 500 - wide - 30
    d.rect(strip, 0, 30, 750, p.text)
    d.place(strip + 20, 718, turn: -90) {
      $0.caption(p.credits, p.small, 14, 0, 0, p.field, width: 640)
    }
  }

  static func slant(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(
      p.title, p.face, width: 430, height: 150, largest: 92, smallest: 20, most: 3)
    let rise = 70.0
    let deep = block.height + 150
    let (low, high) = (750 - deep + rise * 0.5, 750 - deep - rise * 0.5)
    let falls = p.mirrored
    let (left, right) = falls ? (high, low) : (low, high)
    p.art(&d, 0, 0, 500, max(low, high) + 10)
    d.fill(d.outline([(0, left), (500, right), (500, 750), (0, 750)]), p.field)
    d.line("M-5 \(d.number(left - 12))L505 \(d.number(right - 12))", p.field, 5, flat: true)
    d.place(falls ? 34 + block.height * 0.14 : 32, left, turn: falls ? 8 : -8) {
      $0.set(block, 0, 34, p.text)
    }
    credits(&d, p, 32, 724, width: 436, size: 14)
  }
}
