/// Pictures of what one packs things into.
enum TravelPictures {
  static func canvasBackpack() -> String {
    Studio.svg(.dune, ground: 334, width: 106) { d in
      d.line("M168 84C168 44 232 44 232 84", Tone.leather.dark, 11)
      d.line("M168 82C168 46 230 46 231 80", Tone.leather.base, 6)
      d.line("M104 160C76 190 74 270 104 304", "#2f4a3d", 17)
      d.line("M296 160C324 190 326 270 296 304", "#22372e", 17)
      d.slab(
        "M112 140C112 92 148 76 200 76S288 92 288 140L298 306Q300 334 274 334H126Q100 334 102 306Z",
        .forest, 9, 4)
      d.fill("M104 290L296 290L298 308Q300 334 274 334H126Q100 334 102 308Z", Tone.leather.base)
      d.fill("M240 290H296L298 308Q300 334 274 334H236Z", Tone.leather.dark, opacity: 0.45)
      d.dashes("M106 297H295", Tone.straw.light, 2, "6 5")
      d.slab(
        "M138 222H262Q268 222 268 228V288Q268 300 256 300H144Q132 300 132 288V228Q132 222 138 222Z",
        Tone("#8fb399", "#538567", "#2d5542"), 5, 5)
      let flap =
        "M108 142C110 92 148 74 200 74S290 92 292 142L294 196Q294 222 268 222H132Q106 222 106 196Z"
      d.slab(flap, Tone("#8db497", "#4d8163", "#27493a"), 7, 8)
      d.dashes("M116 190Q118 212 136 212H264Q282 212 284 190", "#9fc3a8", 2, "6 5")
      for x: Double in [146, 232] {
        d.rect(x, 150, 22, 112, Tone.leather.base, round: 4)
        d.rect(x + 15, 150, 7, 112, Tone.leather.dark, round: 3)
        d.rect(x - 5, 226, 32, 22, Tone.brass.dark, round: 4)
        d.rect(x - 5, 224, 30, 20, Tone.brass.light, round: 4)
        d.rect(x, 229, 20, 10, Tone.leather.base, round: 2)
      }
      d.gleam("M124 136C128 108 146 94 172 90", 8, opacity: 0.3)
    }
  }

  static func marketTote() -> String {
    Studio.svg(.horizon, ground: 336, width: 108) { d in
      d.line("M150 170C146 30 254 30 250 170", "#b39d78", 13, flat: true)
      // Leek, bread and greens look out.
      d.place(166, 180, turn: -14) { d in
        d.slab("M-20 20V-88Q-20-112 0-112T20-88V20Z", Tone("#f0c88c", "#d39a54", "#9c6630"), 7, 0)
        d.line("M-12-92L8-82M-14-68L8-58M-14-44L8-34", "#f7deb0", 5)
      }
      d.place(240, 180, turn: 14) { d in
        d.fill(
          "M-12 20L-14-40C-44-70-40-104-30-120C-22-100-14-96-8-84C-10-110 0-130 8-138"
            + "C10-116 8-100 10-86C18-104 32-112 42-112C40-90 28-62 14-40L12 20Z",
          Tone.leaf.base)
        d.fill(
          "M-10-34C-2-50-2-72-8-84C-10-110 0-130 8-138C10-116 8-100 10-86C10-66 8-50 6-34Z",
          Tone.leaf.light)
        d.rect(-13, -40, 26, 60, "#eef3dd")
      }
      let bag = "M98 168H302L312 324Q313 338 298 338H102Q87 338 88 324Z"
      d.slab(bag, .linen, 12, 4)
      d.clip(bag) { d in
        d.fill("M250 160C262 220 250 280 268 340H320V160Z", Tone.linen.dark, opacity: 0.3)
        d.line(
          "M150 200C144 250 150 300 140 336M228 240C236 280 228 310 236 336", Tone.linen.dark, 3,
          opacity: 0.35)
        d.rect(80, 286, 240, 16, Tone.rust.base)
        d.rect(80, 308, 240, 6, Tone.rust.base)
      }
      d.line("M100 180H301", Tone.linen.dark, 2, opacity: 0.7)
      d.line("M146 236C138 70 246 70 254 236", "#c2ad88", 17, flat: true)
      d.line("M145 236C137 68 244 68 252 236", Tone.linen.light, 13, flat: true)
      d.rect(137, 222, 18, 18, Tone.linen.dark)
      d.rect(244, 222, 18, 18, Tone.linen.dark)
      d.rect(137, 220, 16, 17, Tone.linen.light)
      d.rect(244, 220, 16, 17, Tone.linen.light)
    }
  }

  static func cabinSuitcase() -> String {
    Studio.svg(.rose, ground: 346, width: 96) { d in
      d.line("M158 120V40Q158 32 166 32H234Q242 32 242 40V120", Tone.steel.dark, 9)
      d.line("M156 120V38Q157 30 165 30H233Q239 31 240 38V120", Tone.steel.light, 4)
      d.rect(152, 24, 96, 17, Tone.iron.base, round: 8)
      d.rect(156, 26, 60, 5, Tone.iron.light, round: 2)
      for x: Double in [124, 262] {
        d.rect(x - 6, 316, 26, 20, Tone.iron.base, round: 4)
        d.oval(x + 7, 334, 11, 13, Tone.iron.dark)
        d.oval(x + 5, 333, 6, 8, Tone.steel.dark)
      }
      let shell =
        "M124 100H276Q302 100 302 126V296Q302 324 274 324H126Q98 324 98 296V126Q98 100 124 100Z"
      let paint = d.horizontal("#f8d98a", "#e6af45", "#dfa439", "#b67d20")
      d.fill(shell, paint)
      d.clip(shell) { d in
        for x: Double in [122, 150, 178, 206, 234, 262] {
          d.rect(x, 110, 14, 204, Tone.mustard.dark, round: 7, opacity: 0.4)
          d.rect(x, 110, 5, 204, Tone.mustard.light, round: 2, opacity: 0.75)
        }
        d.fill("M98 300H302V324H98Z", Tone.mustard.dark, opacity: 0.35)
      }
      for (x, y, turn) in [
        (98.0, 100.0, 0.0), (302.0, 100.0, 90.0), (302.0, 324.0, 180.0), (98.0, 324.0, 270.0),
      ] {
        d.place(x, y, turn: turn) { $0.fill("M0 40V26Q0 0 26 0H40Q36 36 0 40Z", Tone.leather.dark) }
      }
      d.rect(166, 94, 68, 14, Tone.leather.dark, round: 6)
      d.rect(168, 92, 62, 10, Tone.leather.base, round: 5)
      d.slab("M236 132L262 126L276 176L250 184Z", .leather, 4, 2)
      d.oval(254, 140, 5, 5, Tone.brass.light)
      d.gleam("M108 150V128Q108 110 126 110", 6, opacity: 0.6)
    }
  }

  static func weekendBag() -> String {
    Studio.svg(.horizon, ground: 322, width: 140) { d in
      d.line("M140 190C138 60 262 60 260 190", Tone.leather.dark, 14)
      let body =
        "M74 190Q76 158 112 156H288Q324 158 326 190L338 290Q340 322 308 322H92Q60 322 62 290Z"
      d.slab(body, .ink, 10, 6)
      d.clip(body) { d in
        d.fill("M60 240C80 250 100 290 130 330H60Z", Tone.leather.base)
        d.fill("M340 240C320 250 300 290 270 330H340Z", Tone.leather.dark)
        d.dashes(
          "M60 232C86 244 106 286 138 326M340 232C314 244 294 286 262 326", Tone.straw.light, 2,
          "6 5")
        d.fill(
          "M150 168C144 220 152 280 140 330H160C168 280 160 220 166 168Z", Tone.ink.dark,
          opacity: 0.3)
      }
      d.line("M92 166Q200 150 308 166", Tone.ink.dark, 11)
      d.dashes("M94 166Q200 150 306 166", Tone.brass.light, 4, "3 3")
      d.tube("M118 170L108 186", .brass, 8)
      d.line("M130 306L136 200C134 96 266 96 264 200L270 306", Tone.leather.dark, 17, flat: true)
      d.line("M128 306L134 198C132 92 264 92 262 198L268 306", Tone.leather.base, 12, flat: true)
      d.line("M132 190C134 128 170 112 196 112", Tone.leather.light, 4)
      d.dots([(132, 226), (265, 226), (130, 296), (268, 296)], 4, Tone.brass.light)
      d.rect(168, 98, 64, 22, Tone.leather.dark, round: 8)
      d.rect(168, 96, 58, 17, Tone.leather.base, round: 7)
      d.gleam("M84 206Q86 178 106 172", 7, opacity: 0.3)
    }
  }
}
