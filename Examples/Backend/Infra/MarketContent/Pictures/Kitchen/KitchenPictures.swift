/// Pictures of what one cooks with.
enum KitchenPictures {
  static func mokaPot() -> String {
    Studio.svg(.apricot, ground: 326, width: 92) { d in
      // The handle, behind the pot.
      d.line("M248 142L296 146Q304 148 302 158L284 246", Tone.walnut.dark, 17)
      d.line("M246 140L293 144Q300 146 299 154L283 236", Tone.walnut.base, 9)
      // Three facets of each chamber catch the light differently.
      d.fill("M152 226L126 322Q200 338 274 322L248 226Z", Tone.steel.base)
      d.fill("M152 226L126 322Q142 327 162 329L174 228Z", Tone.steel.light)
      d.fill("M216 229L228 330Q254 327 274 322L248 226Z", Tone.steel.dark)
      d.fill("M138 116L112 126L146 156Z", "#dfe5e8")
      d.fill("M136 114L154 208H246L264 114Z", Tone.steel.base)
      d.fill("M136 114L154 208H176L168 114Z", Tone.steel.light)
      d.fill("M222 114L216 208H246L264 114Z", "#98a5ae")
      d.fill("M110 122L137 110L140 132Z", "#aab5bd")
      let band = d.round(.steel)
      d.rect(148, 206, 104, 22, band, round: 7)
      d.line("M152 220H248", Tone.steel.dark, 3, opacity: 0.7)
      // The lid and its knob.
      d.fill("M132 114Q200 60 268 114Q200 126 132 114Z", Tone.steel.base)
      d.fill("M132 114Q164 84 190 84L180 119Q154 118 132 114Z", Tone.steel.light)
      d.fill("M268 114Q240 86 212 84L222 119Q250 118 268 114Z", "#98a5ae")
      d.fill("M190 84L193 68Q184 52 200 50Q216 52 207 68L210 84Z", Tone.walnut.base)
      d.oval(196, 60, 4, 6, Tone.walnut.light)
      d.circle(163, 276, 7, Tone.brass.base)
      d.circle(161, 274, 3, Tone.brass.light)
    }
  }

  static func ironCasserole() -> String {
    Studio.svg(.celadon, ground: 312, width: 128) { d in
      for side: Double in [-1, 1] {
        let path = "M\(d.xy(200 + side * 112, 214))q\(d.xy(side * 44, -4)) \(d.xy(side * 40, 16))"
        d.line(path + "q\(d.xy(side * -4, 14)) \(d.xy(side * -44, 10))", Tone.rust.dark, 14)
        d.line(path, side < 0 ? Tone.rust.light : Tone.rust.base, 8)
      }
      d.body(
        200, [(120, 196), (121, 230), (117, 276), (104, 304), (92, 312)], .rust, tilt: 0.1)
      d.line("M82 216Q200 240 318 216", Tone.rust.dark, 4, opacity: 0.55)
      let dome = d.round(.rust)
      d.oval(200, 196, 126, 22, Tone.rust.dark)
      d.fill("M75 190C84 150 140 132 200 132S316 150 325 190Q200 232 75 190Z", dome)
      d.line("M106 186Q200 212 294 186", Tone.rust.light, 3, opacity: 0.6)
      d.gleam("M112 168Q134 150 166 146", 8, opacity: 0.5)
      d.body(200, [(9, 122), (10, 138)], .brass)
      let knob = d.round(.brass)
      d.oval(200, 117, 24, 11, knob)
      d.oval(194, 113, 12, 4, "#fff3cf")
      d.gleam("M100 232Q102 268 116 288", 7, opacity: 0.35)
    }
  }

  static func stovetopKettle() -> String {
    Studio.svg(.almond, ground: 322, width: 104) { d in
      // The bail, its wooden grip, and the spout.
      d.line("M122 216C104 84 296 84 278 216", Tone.steel.dark, 7)
      d.line("M150 128C168 108 232 108 250 128", Tone.beech.dark, 21)
      d.line("M152 124C170 106 230 106 248 124", Tone.beech.base, 15)
      d.line("M160 118C174 108 202 106 212 107", Tone.beech.light, 5)
      d.fill("M124 262C92 258 86 222 60 204L76 190C104 198 120 216 140 222Z", Tone.teal.base)
      d.fill("M64 200L76 190C104 198 120 216 140 222L138 234C112 222 96 208 64 200Z", "#6fb0ac")
      d.oval(68, 197, 12, 7, Tone.teal.dark, turn: -38)
      d.body(
        200, [(40, 190), (72, 206), (98, 250), (104, 292), (94, 318)], .teal, tilt: 0.1)
      d.fill("M106 282Q200 306 304 282L302 298Q200 322 98 298Z", Tone.teal.dark, opacity: 0.35)
      let lid = d.round(.teal)
      d.oval(200, 192, 46, 12, Tone.teal.dark)
      d.fill("M156 190C160 168 240 168 244 190Q200 206 156 190Z", lid)
      d.line("M158 191Q200 206 242 191", Tone.steel.light, 3)
      d.body(200, [(5, 160), (6, 174)], .steel)
      d.circle(200, 156, 12, Tone.beech.base)
      d.circle(196, 152, 5, Tone.beech.light)
      d.gleam("M116 258Q118 236 134 222", 9, opacity: 0.5)
      d.dots([(115, 280)], 4.5, "#fff", opacity: 0.5)
    }
  }

  static func paellaPan() -> String {
    Studio.svg(.celadon, ground: 284, width: 150) { d in
      for side: Double in [-1, 1] {
        let path = "M\(d.xy(200 + side * 138, 196))c\(d.xy(side * 20, -26)) "
        let end = "\(d.xy(side * 52, -8)) \(d.xy(side * 40, 22))"
        d.line(
          path + end + "c\(d.xy(side * -8, 16)) \(d.xy(side * -26, 16)) \(d.xy(side * -42, 10))",
          Tone.rust.dark, 14)
        d.line(path + end, Tone.rust.base, 9)
      }
      let wall = d.round(.steel)
      d.fill("M50 212C50 258 112 292 200 292S350 258 350 212Z", wall)
      d.oval(200, 208, 150, 72, "#f4f7f8")
      let inside = d.vertical("#7f8d97", "#b7c2c9")
      d.oval(200, 209, 144, 67, inside)
      // Rice, with peas, strips of pepper, mussels, prawns and lemon.
      let rice = d.radial("#fbd66c", "#efb437", "#cf8a1e", x: 0.4, y: 0.35)
      d.oval(200, 217, 130, 55, rice)
      d.specks(31, 44, x: 96...304, y: 176...258, 2.2, "#ffe9a3", opacity: 0.8)
      d.specks(57, 30, x: 100...300, y: 178...256, 2, "#b8741a", opacity: 0.45)
      d.dots(
        [
          (128, 196), (150, 240), (182, 192), (214, 258), (238, 196), (262, 244), (292, 214),
          (108, 224), (196, 226), (176, 262), (244, 224),
        ], 5, Tone.leaf.base)
      for (x, y, turn): (Double, Double, Double) in [
        (150, 186, 20), (286, 232, -50), (170, 216, 70),
      ] {
        d.place(x, y, turn: turn) { $0.line("M-15 3Q0-6 15 3", Tone.rust.base, 7) }
      }
      for (x, y, turn): (Double, Double, Double) in [
        (128, 226, -24), (232, 182, 12), (262, 216, 48),
      ] {
        d.place(x, y, turn: turn) { d in
          d.fill("M-20 0C-18-14 12-18 22-2C12 14-16 14-20 0Z", "#262a3a")
          d.fill("M-13 0C-10-8 8-10 15-2C8 8-10 8-13 0Z", "#f0a45c")
        }
      }
      for (x, y, turn): (Double, Double, Double) in [
        (204, 206, 0), (160, 252, 150), (236, 248, 20),
      ] {
        d.place(x, y, turn: turn) { d in
          d.line("M-20 6C-16-18 16-18 18 4", "#c9553a", 14)
          d.line("M-20 5C-16-18 16-18 17 2", "#f4997a", 8)
          d.line("M-20 6L-28 12M-20 6L-22 15", "#c9553a", 4)
        }
      }
      for (x, y, turn): (Double, Double, Double) in [(98, 204, -30), (300, 196, 40)] {
        d.place(x, y, turn: turn) { d in
          d.fill("M-20-4A20 18 0 0 0 20-4Z", "#e3b32f")
          d.fill("M-15-4A15 13 0 0 0 15-4Z", "#fdf2b8")
        }
      }
      d.gleam("M66 192C80 164 120 146 160 141", 5, opacity: 0.8)
    }
  }
}
