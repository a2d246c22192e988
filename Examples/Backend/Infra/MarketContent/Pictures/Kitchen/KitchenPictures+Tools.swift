/// Pictures of what one cuts, grinds and weighs with.
extension KitchenPictures {
  static func chefKnife() -> String {
    Studio.svg(afloat: .celadon) { d in
      let blade = "M-48-22H84C124-22 156-4 182 26C140 40 50 44-30 42L-36 24-48 20Z"
      let handle = "M-52-22C-92-30-122-20-160-24C-178-20-178 12-166 20C-134 10-92 24-52 20Z"
      d.place(206, 224, turn: -40) {
        $0.fill(blade + handle, Backdrop.celadon.shadow, opacity: 0.32)
      }
      d.place(196, 206, turn: -40) { d in
        let metal = d.vertical("#f6f9fa", "#c9d2d7", "#aab6be")
        d.fill(blade, metal)
        d.fill("M182 26C140 40 50 44-30 42L-33 31C50 33 128 34 182 26Z", "#eef3f5")
        d.line("M-33 31C50 33 128 34 180 26", "#9aa7b0", 1.5)
        d.gleam("M-34-13H82C108-13 128-4 148 10", 4, opacity: 0.9)
        let wood = d.vertical(Tone.walnut.light, Tone.walnut.base, Tone.walnut.dark)
        d.fill(handle, wood)
        d.fill("M-62-23L-42-22V22L-62 20Z", Tone.steel.dark)
        d.fill("M-60-23L-44-22V-4L-60-6Z", Tone.steel.light)
        d.line(
          "M-164-8C-130-18-100-8-68-12M-164 6C-140 0-112 6-70 6", Tone.walnut.dark, 2, opacity: 0.6)
        d.dots([(-84, -1), (-114, -3), (-144, -3)], 5, Tone.brass.dark)
        d.dots([(-85, -2), (-115, -4), (-145, -4)], 3.4, Tone.brass.light)
      }
    }
  }

  static func oakBoard() -> String {
    Studio.svg(afloat: .apricot) { d in
      let board =
        "M120 128Q120 112 136 112H174Q184 112 184 100V74Q184 60 198 60H206Q220 60 220 74V100"
        + "Q220 112 230 112H268Q284 112 284 128V332Q284 348 268 348H136Q120 348 120 332Z"
      d.place(14, 16) { $0.fill(board, Backdrop.apricot.shadow, opacity: 0.35) }
      d.place(4, 6) { $0.fill(board, Tone.oak.dark) }
      d.clip(board) { d in
        d.rect(110, 50, 184, 310, Tone.oak.base)
        d.rect(110, 50, 42, 310, "#dcb077")
        d.rect(184, 50, 36, 310, "#e3bb85")
        d.rect(252, 50, 40, 310, "#c4924f")
        let grain =
          "M132 100C128 200 138 260 130 350M143 100C146 180 138 260 146 350M166 110"
          + "C160 200 172 270 164 350"
          + "M198 96C206 180 192 250 202 350M212 110C208 200 216 280 209 350M236 110"
          + "C244 190 230 280 240 350"
          + "M266 110C260 200 272 260 264 350"
        d.line(grain, Tone.oak.dark, 1.6, opacity: 0.55)
      }
      d.mark(
        "<rect x=\"138\" y=\"134\" width=\"128\" height=\"196\" rx=\"14\" fill=\"none\""
          + " stroke=\"#a87841\" stroke-width=\"7\"/>")
      d.mark(
        "<rect x=\"140\" y=\"136.500\" width=\"127\" height=\"196\" rx=\"14\" fill=\"none\""
          + " stroke=\"#efd0a0\" stroke-width=\"2\"/>")
      d.circle(202, 84, 9, Tone.oak.dark)
      d.circle(204, 86, 7.5, "#d9b48f")
      d.gleam("M126 330V130Q126 118 138 118H170", 3, opacity: 0.5)
    }
  }

  static func graniteMortar() -> String {
    Studio.svg(.almond, ground: 322, width: 92) { d in
      let bowl: [(Double, Double)] = [
        (100, 186), (99, 216), (84, 262), (64, 288), (64, 288), (70, 300), (72, 318),
      ]
      d.body(200, bowl, .stone, tilt: 0.13)
      d.clip(d.lathe(200, bowl, tilt: 0.13)) { d in
        d.specks(407, 62, x: 104...290, y: 212...320, 1.8, "#44484f", opacity: 0.5)
        d.specks(2011, 56, x: 104...290, y: 212...320, 1.5, "#e9e9e8", opacity: 0.8)
      }
      d.oval(200, 186, 100, 30, "#c3c5c6")
      let hollow = d.vertical("#4f535a", "#7f8389")
      d.oval(200, 188, 84, 23, hollow)
      // The pestle leans on the far edge.
      d.clip("M60 20H340V188H284C280 206 240 211 200 211S120 206 116 188H60Z") { d in
        d.place(214, 186, turn: 33) { d in
          let body = d.round(.stone)
          d.fill(
            "M-30 0C-30-34-18-50-16-84C-16-116-22-140-12-150Q0-158 12-150C22-140 "
              + "16-116 16-84C18-50 30-34 30 0Q0 30-30 0Z",
            body)
          d.gleam("M-12-138C-14-110-10-84-14-56", 5, opacity: 0.4)
        }
      }
      d.gleam("M112 214Q116 240 134 262", 7, opacity: 0.35)
    }
  }

  static func pepperMill() -> String {
    Studio.svg(.apricot, ground: 336, width: 62) { d in
      d.body(
        200,
        [
          (50, 172), (50, 172), (44, 184), (34, 214), (33, 242), (44, 282), (56, 306), (56, 306),
          (56, 334),
        ], .beech, tilt: 0.12)
      d.line("M145 308Q200 324 255 308", Tone.beech.dark, 4, opacity: 0.8)
      d.line("M166 230Q200 240 234 230M167 222Q200 232 233 222", Tone.beech.dark, 2.5, opacity: 0.7)
      d.body(200, [(40, 160), (44, 172)], .walnut, tilt: 0.12)
      d.body(
        200, [(14, 76), (30, 84), (46, 112), (48, 136), (38, 156), (38, 156), (38, 163)], .beech,
        tilt: 0.12)
      d.line("M154 140Q200 158 246 140", Tone.beech.dark, 2.5, opacity: 0.6)
      let knob = d.round(.brass)
      d.rect(193, 66, 14, 14, knob)
      d.oval(200, 64, 15, 11, knob)
      d.gleam("M163 118Q166 100 178 92", 8, opacity: 0.6)
      d.gleam("M172 226Q170 250 160 280", 6, opacity: 0.5)
      d.dots([(112, 338), (128, 346), (272, 344)], 4.5, "#4a3a33")
      d.dots([(111, 336.5), (127, 344.5), (271, 342.5)], 1.6, "#8a766a")
    }
  }

  static func kitchenScale() -> String {
    Studio.svg(.almond, ground: 326, width: 104) { d in
      // The pan on its stem.
      d.rect(188, 128, 24, 40, Tone.steel.dark)
      d.body(200, [(118, 92), (104, 116), (60, 136), (40, 138)], .steel, tilt: 0.1)
      d.oval(200, 92, 118, 17, "#f7fafb")
      let pan = d.vertical("#8b98a2", "#c6d0d6")
      d.oval(200, 94, 110, 13, pan)
      d.slab(
        "M140 156H260Q274 156 277 170L300 302Q303 322 284 322H116Q97 322 100 302L123 "
          + "170Q126 156 140 156Z",
        .sage, 9, 5)
      d.fill("M140 156H260Q274 156 276 166H124Q126 156 140 156Z", Tone.sage.light)
      d.circle(203, 243, 64, Tone.sage.dark)
      let rim = d.diagonal("#ffffff", "#98a5ae")
      d.circle(200, 240, 64, rim)
      d.circle(200, 240, 56, "#fdf8ec")
      d.mark(
        "<circle cx=\"200\" cy=\"240\" r=\"46\" fill=\"none\" stroke=\"#4a4d52\" stroke-width=\"9\""
          + " stroke-dasharray=\"2 10.040\"/>")
      d.line("M200 252L180 206", Tone.rust.base, 5)
      d.circle(200, 240, 7, "#3c4049")
      d.gleam("M156 222Q168 192 198 188", 5, opacity: 0.8)
      d.rect(118, 318, 30, 10, Tone.iron.base, round: 4)
      d.rect(252, 318, 30, 10, Tone.iron.base, round: 4)
    }
  }
}
