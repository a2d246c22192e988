/// Pictures of what one writes and cuts with.
enum DeskPictures {
  static func fountainPen() -> String {
    Studio.svg(afloat: .vanilla) { d in
      d.line("M70 322C104 296 112 348 144 322S176 296 196 318", Tone.ink.base, 4.5)
      let outline =
        "M-74-14C-40-19 60-20 138-16Q152-14 152 0T138 16C60 20-40 19-74 14L-112 8-160 0-112-8Z"
      d.place(236, 218, turn: -45) {
        $0.fill(outline, Backdrop.vanilla.shadow, opacity: 0.3)
      }
      d.place(224, 196, turn: -45) { d in
        let nib = d.vertical("#fff1c4", Tone.brass.base, Tone.brass.dark)
        d.fill("M-104-13C-126-12-144-4-166 0C-144 4-126 12-104 13Z", nib)
        d.line("M-162 0H-124", Tone.brass.dark, 1.8)
        d.circle(-121, 0, 3.2, Tone.brass.dark)
        let grip = d.vertical(Tone.iron.light, Tone.iron.base, Tone.iron.dark)
        d.fill("M-108-11L-66-15V15L-108 11Q-112 0-108-11Z", grip)
        let barrel = d.vertical(Tone.forest.light, Tone.forest.base, Tone.forest.dark)
        d.fill("M-66-17C-30-20 0-21 30-21V21C0 21-30 20-66 17Z", barrel)
        d.fill("M30-24C80-26 130-22 152-18Q164-12 164 0T152 18C130 22 80 26 30 24Z", barrel)
        let ring = d.vertical("#fff1c4", Tone.brass.base, Tone.brass.dark)
        d.rect(30, -25, 13, 50, ring, round: 2)
        d.rect(-70, -16.5, 6, 33, ring, round: 1)
        d.fill("M150-18Q164-12 164 0T150 18Z", ring)
        d.fill("M70-6L150-9Q156-4 152 2L74 4Q64 0 70-6Z", ring)
        d.gleam("M-56-9C-20-12 0-13 22-13M50-16C80-17 110-16 138-13", 4, opacity: 0.5)
      }
    }
  }

  static func linenNotebook() -> String {
    Studio.svg(afloat: .lilac) { d in
      d.place(214, 214, turn: -9) {
        $0.rect(-98, -136, 204, 278, Backdrop.lilac.shadow, round: 10, opacity: 0.34)
      }
      d.place(200, 198, turn: -9) { d in
        d.line("M-40 130L-36 170L-46 186L-26 182L-28 130", Tone.mustard.base, 9)
        d.rect(-96, -132, 200, 272, Tone.plum.dark, round: 10)
        d.rect(-92, -132, 190, 264, "#efe7d6", round: 4)
        d.line("M97-124V128M-88 134H94", "#cdbfa5", 1.6)
        d.rect(-100, -138, 196, 268, Tone.plum.base, round: 10)
        d.clip(
          "M-90-138H86Q96-138 96-128V120Q96 130 86 130H-90Q-100 130-100 120V-128Q-100-138-90-138Z"
        ) { d in
          d.rect(-100, -138, 28, 268, Tone.plum.dark, opacity: 0.55)
          var weave = ""
          for step in stride(from: -134.0, to: 130, by: 7) { weave += "M-70 \(d.number(step))H96" }
          d.line(weave, Tone.plum.light, 1, opacity: 0.32)
          d.fill("M-100-138H96V-126L-72 130H-100Z", "#ffffff", opacity: 0.07)
        }
        d.rect(-38, -84, 92, 52, Tone.linen.base, round: 3)
        d.rect(-38, -84, 92, 52, Tone.linen.light, round: 3, opacity: 0.6)
        d.line("M-24-66H40M-24-50H20", Tone.linen.dark, 2.5, opacity: 0.8)
        d.rect(66, -139, 11, 270, Tone.iron.dark)
        d.rect(66, -139, 4, 270, Tone.iron.light)
      }
    }
  }

  static func pencilCup() -> String {
    Studio.svg(.paper, ground: 328, width: 84) { d in
      pencil(&d, 150, 210, -14, .mustard)
      pencil(&d, 184, 196, -4, .rust)
      // A ruler and a brush.
      d.place(216, 220, turn: 5) { d in
        d.slab("M-14 20V-164H16V20Z", .beech, 4, 0)
        d.line(
          "M-14-150h10M-14-136h6M-14-122h10M-14-108h6M-14-94h10M-14-80h6M-14-66h10",
          Tone.walnut.base, 2)
      }
      d.place(250, 214, turn: 17) { d in
        d.fill("M-6 20L-5-96H5L6 20Z", Tone.teal.base)
        d.fill("M0 20V-96H5L6 20Z", Tone.teal.dark)
        d.fill("M-7-96H7L9-122H-9Z", Tone.steel.base)
        d.fill("M-9-122C-16-144-4-152 2-170C8-150 14-140 9-122Z", Tone.walnut.base)
      }
      d.body(200, [(80, 196), (80, 196), (78, 316), (76, 324)], .cork, tilt: 0.14)
      d.specks(4, 30, x: 126...272, y: 214...322, 2.6, Tone.cork.dark, opacity: 0.55)
      d.specks(17, 26, x: 124...270, y: 212...322, 2, "#f3d9b2", opacity: 0.8)
      d.specks(29, 12, x: 130...268, y: 214...318, 1.6, "#6b4626", opacity: 0.6)
      d.line("M120 196A80 11.200 0 0 0 280 196", Tone.cork.light, 6)
    }
  }

  private static func pencil(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ turn: Double, _ tone: Tone
  ) {
    d.place(x, y, turn: turn) { d in
      d.rect(-11, -120, 7, 150, tone.light)
      d.rect(-4, -120, 8, 150, tone.base)
      d.rect(4, -120, 7, 150, tone.dark)
      d.fill("M-11-120L-3-146H3L11-120Q7-126 4-120Q0-126-4-120Q-7-126-11-120Z", Tone.beech.light)
      d.fill("M-3-146L0-156L3-146Z", Tone.iron.dark)
    }
  }

  static func deskScissors() -> String {
    Studio.svg(afloat: .paper) { d in
      d.place(212, 202, turn: 24) { scissors(&$0, cast: true) }
      d.place(200, 186, turn: 24) { scissors(&$0, cast: false) }
    }
  }

  private static func scissors(_ d: inout Drawing, cast: Bool) {
    let shade = "#b7bfd2"
    for flip in [true, false] {
      d.place(0, 0, turn: flip ? -15 : 15, flip: flip) { d in
        let metal = cast ? shade : d.horizontal("#f8fafb", "#d5dce0", "#9aa7b0")
        d.fill("M-12 16L-14-16C-14-70-8-124 6-156C12-110 12-50 12 16L4 66H-14Z", metal)
        if !cast { d.gleam("M4-132C6-90 6-50 5-14", 2.5, opacity: 0.9) }
        d.line(
          "M-6 60C-10 74-40 84-40 122S-12 168 4 150S8 84-2 62", cast ? shade : Tone.rust.dark, 17)
        if !cast {
          d.line("M-8 60C-12 73-42 83-42 121S-14 166 2 148S6 84-4 62", Tone.rust.base, 11)
          d.line("M-38 96C-44 110-44 130-36 142", Tone.rust.light, 4)
        }
      }
    }
    if cast { return }
    d.circle(0, 2, 8.5, Tone.brass.dark)
    d.circle(-1, 1, 7, Tone.brass.light)
    d.line("M-5 4L4-2", Tone.brass.dark, 2.2)
  }
}
