/// Pictures of what is worn, pushed and carried outdoors.
extension GardenPictures {
  static func rubberBoots() -> String {
    Studio.svg(.barley, ground: 330, x: 196, width: 138) { d in
      d.place(66, -14) { boot(&$0, .forest, "#2d5542") }
      boot(&d, .forest, "#35624c")
    }
  }

  private static func boot(_ d: inout Drawing, _ tone: Tone, _ back: String) {
    let upper =
      "M92 92A50 11 0 0 1 192 92C190 150 186 190 192 222C206 252 268 254 278 296L280 318H96"
      + "C90 290 102 262 100 222C98 180 92 140 92 92Z"
    d.fill(upper, tone.dark)
    d.clip(upper) { d in
      let light = d.horizontal(tone.light, tone.base, tone.base, back)
      d.place(-7, -3) { $0.fill(upper, light) }
      d.line("M100 232C130 246 164 240 194 224", tone.dark, 3.5, opacity: 0.55)
      d.line("M228 250C216 262 214 280 222 316", tone.dark, 3, opacity: 0.5)
    }
    d.oval(142, 92, 50, 11, tone.light)
    d.oval(142, 93, 43, 8, "#d9c49a")
    d.oval(144, 96, 36, 5, "#8c7347")
    d.fill("M92 108Q142 126 192 108V120Q142 138 92 120Z", Tone.mustard.base)
    d.fill("M92 304H282Q288 316 284 330H214L204 322H158L148 330H94Q88 316 92 304Z", "#3b2f28")
    d.line("M94 306H281", "#d9b98a", 4)
    d.gleam("M108 140C112 180 114 206 112 232", 8, opacity: 0.4)
    d.gleam("M216 258Q246 266 258 284", 6, opacity: 0.4)
  }

  static func nestBox() -> String {
    Studio.svg(afloat: .dew) { d in
      d.fill("M112 150H306L310 346H130Z", Backdrop.dew.shadow, opacity: 0.28)
      d.slab("M184 40H216Q224 40 224 48V380H176V48Q176 40 184 40Z", .walnut, 8, 0)
      d.circle(200, 66, 6, Tone.iron.dark)
      d.rect(112, 128, 176, 204, Tone.oak.base)
      d.rect(112, 128, 56, 204, Tone.oak.light)
      d.rect(232, 128, 56, 204, "#bd8a4d")
      d.line(
        "M168 130V332M232 130V332M130 150V322M150 190V330M194 270V330M212 140V170M252"
          + " 160V326M270 140V280",
        Tone.oak.dark, 1.8, opacity: 0.6)
      d.fill("M112 128H288V160Q200 176 112 160Z", "#6f4a25", opacity: 0.35)
      d.circle(200, 214, 35, Tone.oak.dark)
      d.circle(200, 214, 32, "#e9cb98")
      d.circle(200, 215, 27, "#3a2415")
      d.line("M200 274V300", Tone.walnut.dark, 9)
      d.circle(200, 274, 9, Tone.walnut.light)
      d.slab("M80 140L112 84H288L320 140V154H80Z", .walnut, 0, 10)
      d.line("M92 128H304M102 110H296", Tone.walnut.dark, 2.5, opacity: 0.7)
      d.line("M112 85H288", Tone.walnut.light, 4)
      d.rect(104, 326, 192, 14, Tone.oak.dark, round: 2)
      d.dots([(124, 176), (124, 312), (276, 176), (276, 312)], 3.5, "#5a4a3a")
      d.place(200, 206) { d in
        // A great tit looks out.
        d.circle(0, 8, 21, "#27303d")
        d.oval(-10, 13, 8, 7, "#fdfaf0")
        d.oval(11, 13, 7, 7, "#fdfaf0")
        d.fill("M-4 10L0 22L5 10Q0 6-4 10Z", "#e2a838")
        d.dots([(-8, 3), (9, 3)], 2.4, "#f7f4ea")
      }
    }
  }

  static func steelWheelbarrow() -> String {
    Studio.svg(.meadow, ground: 332, width: 140) { d in
      d.line("M250 262L262 328", Tone.iron.dark, 11)
      d.line("M214 264L252 326H286", Tone.iron.base, 9)
      d.line("M92 282L140 244L372 196", Tone.oak.dark, 13)
      d.line("M92 279L140 241L370 193", Tone.oak.base, 8)
      d.line("M338 202L372 194", Tone.iron.base, 16)
      d.circle(92, 284, 48, Tone.iron.dark)
      d.circle(90, 282, 46, Tone.iron.base)
      d.circle(90, 282, 28, Tone.rust.base)
      d.circle(88, 280, 24, Tone.rust.light)
      d.rays(90, 281, from: 8, to: 23, count: 6, Tone.rust.dark, spread: 0.35, pointed: false)
      d.circle(90, 282, 8, Tone.steel.base)
      d.fill("M112 176Q150 112 196 138Q232 96 276 136Q312 128 330 152L330 176Z", "#6d4a30")
      d.fill("M112 176Q150 112 196 138Q210 120 226 120Q196 150 190 176Z", "#8a6141")
      d.slab(
        "M74 152L346 140Q352 140 350 148L300 238Q294 250 280 251L150 256Q138 256 132 "
          + "246L70 164Q66 154 74 152Z",
        .leaf, 6, 8)
      d.line("M76 157L346 145", Tone.leaf.light, 7)
      d.line("M150 172L176 242M268 166L252 238", Tone.leaf.dark, 4, opacity: 0.5)
      d.gleam("M100 176L142 232", 7, opacity: 0.4)
      d.place(214, 132) { d in
        d.line("M0 6C-2-12 0-26 2-38", Tone.leaf.dark, 4.5)
        d.fill("M1-14C-24-16-30-34-28-42C-10-44 2-30 1-14Z", Tone.leaf.base)
        d.fill("M2-22C4-46 20-54 32-52C32-36 20-22 2-22Z", Tone.leaf.light)
      }
    }
  }

  static func harvestBasket() -> String {
    Studio.svg(.dew, ground: 324, width: 126) { d in
      d.line("M88 216C78 20 322 20 312 216", "#5d3c22", 17)
      d.line("M86 216C76 22 318 20 310 216", "#9a6a3e", 10)
      d.line("M92 150C106 76 160 66 200 66", "#c99a66", 3.5)
      for (x, y, tone): (Double, Double, Tone) in [
        (150, 192, .leaf), (196, 182, .rust), (244, 190, .rust), (124, 206, .rust),
        (276, 206, .leaf), (172, 208, .rust), (222, 208, .mustard),
      ] {
        let skin = d.radial(tone.light, tone.base, tone.dark, x: 0.35, y: 0.3)
        d.circle(x, y, 29, skin)
        d.line("M\(d.xy(x, y - 22))q2-10 7-13", "#4a3420", 4)
      }
      let basket: [(Double, Double)] = [(136, 212), (130, 250), (108, 296), (92, 318)]
      d.body(200, basket, Tone("#c49362", "#96653a", "#5d3c22"), tilt: 0.1)
      d.clip(
        "M64 214A136 14 0 0 0 336 214C332 260 300 300 292 318A92 9 0 0 1 108 318C100 "
          + "300 68 260 64 214Z"
      ) { d in
        for row in 0..<6 {
          let y = number(242 + row * 16)
          d.dashes(
            "M60 \(y)Q200 \(number(272 + row * 16)) 340 \(y)", "#dcb283", 6,
            row.isMultiple(of: 2) ? "20 14" : "14 20")
        }
        d.line(
          "M104 214L124 320M140 222L150 324M180 226V326M220 226V326M260 222L250 324"
            + "M296 214L276 320",
          "#4e3019", 3, opacity: 0.55)
      }
      d.line("M64 211A136 15 0 0 0 336 211", "#5d3c22", 17)
      d.line("M64 208A136 15 0 0 0 336 208", "#a9774a", 11)
      d.dashes("M64 206A136 15 0 0 0 336 206", "#d3a676", 5, "12 9")
    }
  }

  private static func number(_ value: Int) -> String { String(value) }
}
