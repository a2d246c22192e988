/// Pictures of what food is served on.
enum TablePictures {
  static func speckledMug() -> String {
    Studio.svg(.petal, ground: 318, x: 188, width: 84) { d in
      d.line("M258 180C336 164 342 286 254 272", "#b79f7c", 26)
      d.line("M256 178C330 162 336 280 252 268", Tone.cream.base, 17)
      d.line("M262 174C300 168 316 190 314 216", Tone.cream.light, 5)
      d.body(188, [(64, 296), (60, 316)], .clay, tilt: 0.12)
      d.body(
        188, [(84, 138), (85, 200), (82, 258), (70, 298), (64, 306)], .cream, tilt: 0.12)
      d.specks(311, 30, x: 116...262, y: 168...296, 1.9, "#8a5b3a", opacity: 0.75)
      d.specks(808, 26, x: 112...258, y: 172...290, 1.3, "#6b442b", opacity: 0.75)
      d.specks(2100, 16, x: 118...250, y: 170...286, 2.6, "#a2724c", opacity: 0.6)
      d.mouth(188, 138, 84, rim: .clay, inside: .linen, wall: 4, tilt: 0.2)
      let coffee = d.horizontal("#7a4a2b", "#4b2917")
      d.oval(188, 143, 72, 10.5, coffee)
      d.gleam("M118 182Q120 238 134 268", 8, opacity: 0.75)
    }
  }

  static func stonewareTeapot() -> String {
    Studio.svg(.sand, ground: 318, width: 104) { d in
      d.tube("M286 206C352 180 364 286 282 282", .ink, 20)
      d.fill("M128 286C86 280 82 226 50 204L70 186C104 198 110 226 138 226Z", Tone.ink.base)
      d.fill(
        "M54 200L70 186C104 198 110 226 138 226L136 238C106 236 92 212 54 200Z", Tone.ink.light)
      d.oval(60, 195, 13, 6, Tone.ink.dark, turn: -40)
      d.body(
        200,
        [(48, 168), (84, 186), (108, 232), (100, 282), (70, 310), (70, 310), (66, 318)], .ink,
        tilt: 0.1)
      d.fill(
        "M118 296Q200 326 282 296Q270 308 268 312Q200 328 132 312Z", Tone.ink.dark, opacity: 0.5)
      let lid = d.round(.ink)
      d.oval(200, 172, 56, 13, Tone.ink.dark)
      d.fill("M146 168C152 136 248 136 254 168Q200 188 146 168Z", lid)
      d.line("M150 170Q200 188 250 170", Tone.ink.light, 2.5, opacity: 0.7)
      d.circle(200, 132, 14, Tone.ink.dark)
      d.circle(198, 130, 12.5, Tone.ink.base)
      d.circle(194, 126, 4.5, Tone.ink.light)
      d.gleam("M110 246Q108 212 138 194", 9, opacity: 0.4)
      d.specks(5, 18, x: 120...280, y: 206...296, 1.6, "#c5d3e3", opacity: 0.6)
    }
  }

  static func plateSet() -> String {
    Studio.svg(.petal, ground: 312, width: 138) { d in
      for step in 0..<4 {
        let y = 296 - Double(step) * 13
        d.body(200, [(140, y - 8), (132, y + 2), (92, y + 10)], .sage, tilt: 0.22)
        d.oval(200, y - 8, 140, 31, Tone.sage.light)
        d.oval(200, y - 6, 134, 28, Tone.sage.base)
      }
      d.mouth(200, 158, 106, rim: .cream, inside: .linen, wall: 5, tilt: 0.22)
      // Each bowl hides the body of the one that stands in it.
      for step in 0..<4 {
        let y = 158 + Double(step) * 17
        let bowl = d.round(.cream)
        d.fill(
          "M94 \(d.number(y))A106 23 0 0 0 306 \(d.number(y))C304 \(d.number(y + 34)) 282 "
            + "\(d.number(y + 56)) 256 \(d.number(y + 62))Q200 \(d.number(y + 74)) 144 "
            + "\(d.number(y + 62))C118 \(d.number(y + 56)) 96 \(d.number(y + 34)) 94 "
            + "\(d.number(y))Z",
          bowl)
        d.line("M94 \(d.number(y))A106 23 0 0 0 306 \(d.number(y))", "#fffaf0", 3)
        d.line(
          "M95 \(d.number(y + 4))A106 23 0 0 0 305 \(d.number(y + 4))", "#a98f6b", 2, opacity: 0.35)
      }
      d.oval(200, 166, 66, 9, "#efe2cb")
    }
  }

  static func saladBowl() -> String {
    Studio.svg(.mist, ground: 318, width: 104) { d in
      let bowl: [(Double, Double)] = [(132, 194), (128, 226), (106, 274), (72, 306), (60, 314)]
      d.body(200, bowl, .oak, tilt: 0.16)
      d.clip(d.lathe(200, bowl, tilt: 0.16)) { d in
        d.line(
          "M60 226C120 250 180 232 220 250S300 236 340 222M70 246C120 266 170 256 214"
            + " 268S290 262 330 250"
            + "M90 268C140 284 190 276 230 286S290 280 320 270M110 292C150 302 210 296 280 300",
          Tone.walnut.base, 2.5, opacity: 0.5)
        d.oval(160, 262, 16, 6, Tone.walnut.base, turn: 8, opacity: 0.45)
      }
      d.oval(200, 194, 132, 27, "#f3d9ae")
      let hollow = d.vertical(Tone.walnut.base, Tone.oak.base)
      d.oval(200, 196, 123, 22, hollow)
      // Fork and spoon lean on the far edge.
      d.clip("M60 0H400V196H323C320 212 270 219 200 219S80 212 77 196H60Z") { d in
        d.place(250, 190, turn: 38) { d in
          d.slab("M-8 10L-7-96Q-26-112-24-138Q-20-166 0-166T24-138Q26-112 7-96L8 10Z", .oak, 5, 0)
          d.oval(-1, -136, 14, 20, Tone.oak.dark, opacity: 0.55)
        }
        d.place(226, 190, turn: 14) { d in
          d.slab(
            "M-8 10L-7-90Q-24-102-23-124L-22-160Q-16-166-12-158V-132H-6V-162Q0-168 6-162V-132H12"
              + "V-158Q16-166 22-160L23-124Q24-102 7-90L8 10Z", .walnut, 5, 0)
        }
      }
      d.gleam("M84 218Q92 250 116 274", 6, opacity: 0.4)
    }
  }
}
