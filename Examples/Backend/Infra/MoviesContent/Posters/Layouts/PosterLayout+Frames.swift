/// Layouts that set the motif in a frame on a field of flat colour.
extension PosterLayout {
  static func framed(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(p.title, p.face, width: 420, height: 120, largest: 58, smallest: 16)
    let bottom = 750 - block.height - 118
    p.art(&d, 30, 30, 440, bottom - 30)
    let base = d.set(block, 250, bottom + 38, p.text, .middle)
    d.rect(232, base + 22, 36, 2.5, p.print)
    centredCredits(&d, p, base + 52, width: 430)
  }

  static func medallion(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(p.title, p.face, width: 430, height: 130, largest: 66, smallest: 16)
    let (top, bottom) = (40 + block.height, 688.0)
    let radius = min(214, (bottom - top) / 2 - 28)
    let low = p.mirrored
    let centre = low ? 750 - (top + bottom) / 2 : (top + bottom) / 2
    let r = d.number(radius)
    let path =
      "M\(d.xy(250 - radius, centre))a\(r) \(r) 0 1 1 \(d.number(2 * radius)) 0"
      + "a\(r) \(r) 0 1 1 \(d.number(-2 * radius)) 0Z"
    p.art(&d, 250 - radius, centre - radius, radius * 2, radius * 2, path: path)
    d.ring(250, centre, radius + 9, p.text, 2)
    if low {
      d.set(block, 250, 750 - 40 - block.height, p.text, .middle)
      centredCredits(&d, p, 52, width: 430)
    } else {
      d.set(block, 250, 40, p.text, .middle)
      centredCredits(&d, p, 712, width: 430)
    }
  }

  static func label(_ d: inout Drawing, _ p: PosterDesign) {
    p.art(&d, 0, 0, 500, 750)
    let block = TextBlock(p.title, p.face, width: 300, height: 150, largest: 46, smallest: 15)
    let wide = max(min(block.width, 300), 200) + 56
    let tall = block.height + 96
    let x = p.mirrored ? 250 - wide / 2 : 34
    let y = p.motif.standsLow ? 36 : 750 - tall - 36
    d.rect(x, y, wide, tall, p.field)
    d.mark(
      "<path d=\"M\(d.xy(x + 8, y + 8))h\(d.number(wide - 16))v\(d.number(tall - 16))"
        + "h\(d.number(16 - wide))Z\" fill=\"none\" stroke=\"\(p.print)\" stroke-width=\"1.5\"/>")
    if p.mirrored {
      let base = d.set(block, 250, y + 32, p.text, .middle)
      d.caption(p.credits, p.small, 13, 250, base + 28, p.print, .middle, width: wide - 44)
      d.caption(p.year, p.small, 13, 250, base + 46, p.print, .middle, width: wide - 44)
    } else {
      let base = d.set(block, x + 28, y + 32, p.text)
      d.caption(p.credits, p.small, 13, x + 28, base + 28, p.print, width: wide - 48)
      d.caption(p.year, p.small, 13, x + 28, base + 46, p.print, width: wide - 48)
    }
  }

  static func arch(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(p.title, p.face, width: 420, height: 126, largest: 60, smallest: 16)
    let bottom = 750 - block.height - 96
    let (left, right) = (56.0, 444.0)
    for inset in [0.0, 14.0] {
      let (l, r, radius) = (left + inset, right - inset, 194 - inset)
      let path =
        "M\(d.xy(l, bottom - inset))V\(d.number(36 + 194))a\(d.xy(radius, radius)) 0 0 1 "
        + "\(d.xy(2 * radius, 0))V\(d.number(bottom - inset))Z"
      if inset == 0 {
        d.fill(path, p.text)
      } else {
        p.art(&d, l, 36 + inset, r - l, bottom - 36 - inset * 2, path: path)
      }
    }
    let base = d.set(block, 250, bottom + 32, p.text, .middle)
    centredCredits(&d, p, base + 38, width: 430)
  }

  static func swiss(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(p.title, p.face, width: 420, height: 150, largest: 60, smallest: 16)
    d.rect(34, 34, 432, 6, p.text)
    let base = d.set(block, 34, 66, p.text)
    d.caption(p.credits, p.small, 14, 34, base + 38, p.print, width: 300)
    d.caption(p.year, p.small, 14, 466, base + 38, p.print, .end, width: 100)
    let top = base + 66
    p.art(&d, 34, top, 432, 750 - 34 - top)
  }

  static func strips(_ d: inout Drawing, _ p: PosterDesign) {
    let block = TextBlock(p.title, p.face, width: 436, height: 126, largest: 62, smallest: 16)
    let bottom = 750 - block.height - 104
    var random = p.random
    let count = random.whole(3, 4)
    let upright = random.chance()
    let tall = bottom - 32
    let gap = 12.0
    var path = ""
    for strip in 0..<count {
      let share = Double(strip) / Double(count)
      if upright {
        let wide = (436 + gap) / Double(count) - gap
        let shift = strip.isMultiple(of: 2) ? 0.0 : 22
        path += "M\(d.xy(32 + share * (436 + gap), 32 + shift))h\(d.number(wide))"
        path += "V\(d.number(bottom - 22 + shift))h\(d.number(-wide))Z"
      } else {
        let high = (tall + gap) / Double(count) - gap
        path += "M\(d.xy(32, 32 + share * (tall + gap)))h436v\(d.number(high))h-436Z"
      }
    }
    p.art(&d, 32, 32, 436, tall, path: path)
    let base = d.set(block, 32, bottom + 38, p.text)
    credits(&d, p, 32, base + 44, width: 436)
  }
}
