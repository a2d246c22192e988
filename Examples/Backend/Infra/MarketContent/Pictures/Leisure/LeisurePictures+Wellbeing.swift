/// Pictures of what one stretches, skips and washes with.
extension LeisurePictures {
  static func corkYogaMat() -> String {
    Studio.svg(.mint, ground: 326, x: 206, width: 146) { d in
      d.line("M150 204C146 76 272 76 268 204", "#b9a583", 15)
      d.line("M148 202C146 78 270 76 265 202", Tone.linen.light, 9)
      // The end of the mat lies on the ground.
      d.fill("M86 306H330L366 336Q370 342 362 342H118Z", "#3d4f4b")
      d.fill("M86 300H330L364 330Q368 336 360 336H118Z", Tone.cork.light)
      d.fill("M86 300H330L344 312H98Z", Tone.cork.dark, opacity: 0.6)
      let paint = d.vertical(Tone.cork.light, Tone.cork.base, Tone.cork.base, Tone.cork.dark)
      let roll = "M84 184H318A40 64 0 0 1 318 312H84Z"
      d.fill(roll, paint)
      d.specks(5, 38, x: 116...342, y: 192...304, 2.2, Tone.cork.dark, opacity: 0.5)
      d.specks(12, 34, x: 116...340, y: 190...300, 1.8, "#f6dfb8", opacity: 0.8)
      d.specks(33, 16, x: 120...340, y: 190...300, 1.5, "#6b4626", opacity: 0.5)
      let strap = d.vertical(Tone.linen.light, Tone.linen.base, Tone.linen.dark)
      for x: Double in [150, 268] {
        let left = d.number(x - 11)
        let right = d.number(x + 11)
        d.fill(
          "M\(left) 182H\(right)A41 65 0 0 1 \(right) 313H\(left)A41 65 0 0 0 \(left) 182Z", strap)
      }
      for x: Double in [186, 304] {
        d.rect(x - 2, 236, 26, 24, Tone.brass.dark, round: 4)
        d.rect(x - 3, 234, 25, 22, Tone.brass.light, round: 4)
        d.rect(x + 3, 240, 13, 10, Tone.linen.base, round: 2)
      }
      d.oval(84, 248, 41, 64, "#3d4f4b")
      d.oval(84, 248, 36, 59, Tone.cork.base)
      d.line(
        "M84 246c5-1 6 7 1 10c-8 4-14-6-12-16c3-14 18-14 23 1c5 18-4 38-16 36c-18-4-22-32-15-50"
          + "c8-20 30-20 38 2c9 28-2 64-22 66",
        "#3d4f4b", 4.5)
    }
  }

  static func skippingRope() -> String {
    Studio.svg(afloat: .butter) { d in
      let rope =
        "M114 236C50 150 96 46 204 46C318 46 330 204 214 216C104 226 92 96 190 84"
        + "C298 74 350 156 286 236"
      d.place(8, 12) { $0.line(rope, Backdrop.butter.shadow, 11, opacity: 0.28) }
      d.line(rope, "#a98f62", 14)
      d.line(rope, "#fdf8ea", 10)
      d.dashes(rope, Tone.rust.base, 9, "5 18")
      for flip in [false, true] {
        d.place(flip ? 286 : 114, 236, turn: flip ? 14 : -14, flip: flip) { d in
          d.place(flip ? -10 : 10, 13) {
            $0.fill(
              $0.lathe(0, [(11, -6), (17, 10), (13, 50), (18, 92), (18, 116)], tilt: 0.3),
              Backdrop.butter.shadow, opacity: 0.28)
          }
          d.body(0, [(13, 2), (17, 14), (12, 52), (18, 92), (18, 104)], .teal, tilt: 0.25)
          d.body(0, [(11, -8), (15, -2), (16, 8)], .beech, tilt: 0.25)
          d.body(0, [(18, 94), (19, 104), (16, 114)], .beech, tilt: 0.25)
          d.line(
            "M-14 30A14 4 0 0 0 14 30M-14 74A14 4 0 0 0 15 74", Tone.teal.light, 3, opacity: 0.7)
          d.gleam("M-8 18Q-6 50-10 84", 4, opacity: 0.55)
        }
      }
    }
  }

  static func oliveSoap() -> String {
    Studio.svg(.peach, ground: 318, width: 136) { d in
      // A slatted dish.
      for x: Double in [110, 276] { d.rect(x, 288, 24, 30, Tone.oak.dark, round: 3) }
      d.fill("M64 268H336L350 292H50Z", Tone.oak.light)
      d.rect(50, 290, 300, 14, Tone.oak.base, round: 3)
      d.rect(220, 290, 130, 14, Tone.oak.dark, round: 3, opacity: 0.5)
      d.oval(204, 280, 118, 9, "#5d3c1c", opacity: 0.35)
      let soap = Tone("#dbe0a6", "#b9c178", "#868f48")
      d.slab(
        "M92 196Q90 182 106 180L288 176Q304 176 306 190L312 264Q312 278 296 278H108Q92 278 90 264Z",
        soap, 8, 7)
      d.fill(
        "M102 184L118 158Q124 150 136 150L266 146Q278 146 284 154L304 182Q306 190 300"
          + " 197Q200 191 94 201Q93 190 102 184Z",
        soap.light)
      d.fill("M284 154L304 182Q306 190 300 197L276 195L262 147Z", soap.base, opacity: 0.6)
      // A pressed twig.
      d.line("M150 240Q200 222 252 232", soap.dark, 4)
      for (x, y, turn): (Double, Double, Double) in [
        (178, 220, -50), (206, 214, -40), (190, 246, 34), (220, 242, 30), (236, 216, -36),
      ] {
        d.oval(x, y, 17, 6, soap.dark, turn: turn)
        d.oval(x + 1.5, y + 1.5, 14, 3.4, soap.light, turn: turn, opacity: 0.6)
      }
      d.gleam("M118 178L132 158L196 155", 5, opacity: 0.8)
      for (x, y, radius): (Double, Double, Double) in [
        (318, 152, 22), (344, 196, 12), (292, 112, 11), (82, 150, 15), (108, 116, 8),
      ] {
        d.circle(x, y, radius, "#ffffff", opacity: 0.5)
        d.ring(x, y, radius, "#ffffff", 2, opacity: 0.9)
        d.oval(x - radius * 0.35, y - radius * 0.4, radius * 0.28, radius * 0.18, "#fff", turn: -40)
      }
    }
  }

  static func bathBrush() -> String {
    Studio.svg(afloat: .peach) { d in
      let wood =
        "M-160 10C-158-6-140-8-124-2C-70 14-30 14 10-6C30-18 60-24 96-24C140-24 "
        + "160-14 160 0S140 24 96 24"
        + "C60 24 36 20 14 16C-40 40-90 40-146 24Q-162 20-160 10Z"
      d.place(208, 226, scale: 1.12, turn: -36) { d in
        d.fill(wood, Backdrop.peach.shadow, opacity: 0.26)
        d.rect(34, 10, 122, 46, Backdrop.peach.shadow, round: 6, opacity: 0.2)
      }
      d.place(196, 202, scale: 1.12, turn: -36) { d in
        let hair = d.vertical("#e5cfa2", "#f8ecd0")
        d.fill("M34 10L28 58Q60 66 96 66T164 58L156 8Z", hair)
        var strands = ""
        for step in 0..<16 {
          let x = 38 + Double(step) * 7.8
          strands += "M\(d.xy(x, 18))L\(d.xy(x + (x - 96) * 0.08, 62))"
        }
        d.line(strands, "#c2a36c", 2, opacity: 0.8)
        let paint = d.vertical(Tone.beech.light, Tone.beech.base, Tone.beech.dark)
        d.fill(wood, paint)
        d.line(
          "M-130 8C-70 28-20 22 20 2C50-8 100-8 144-4M-120 18C-70 32-40 28 0 14", Tone.beech.dark,
          1.8, opacity: 0.5)
        d.line("M34 20C60 26 130 26 154 12", Tone.walnut.base, 3, opacity: 0.5)
        d.circle(-144, 9, 6, Tone.walnut.dark)
        d.line("M-144 9C-170-10-186 14-166 30S-140 18-144 9", Tone.leather.base, 4)
        d.gleam("M44-12C70-18 110-18 136-12M-112 6C-80 14-50 16-22 10", 4, opacity: 0.6)
      }
    }
  }
}
