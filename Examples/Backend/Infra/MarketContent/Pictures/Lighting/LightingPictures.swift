/// Pictures of lamps with a bulb, alight.
enum LightingPictures {
  /// The inside of a shade, and what shines out of it.
  static let warm = "#ffe9b0"

  static func taskLamp() -> String {
    Studio.svg(.dusk, ground: 330, x: 158, width: 84) { d in
      d.place(262, 140, turn: -24) {
        $0.fill("M-54 40L-150 430H150L54 40Z", warm, opacity: 0.14)
      }
      d.glow(284, 180, 120, warm, 0.4)
      d.body(158, [(74, 312), (78, 318), (78, 326)], .rust, tilt: 0.16)
      d.oval(158, 312, 74, 12, Tone.rust.light)
      d.oval(160, 311, 18, 4, Tone.rust.dark)
      for (dx, width) in [(-6.0, 6.0), (6.0, 6.0)] {
        d.line("M\(d.xy(158 + dx, 308))L\(d.xy(104 + dx, 202))", Tone.steel.dark, width)
        d.line("M\(d.xy(104, 200 + dx))L\(d.xy(236, 104 + dx))", Tone.steel.base, width)
      }
      d.line("M146 270L124 226", Tone.steel.light, 3)
      d.line("M128 184L176 148", Tone.steel.dark, 10)
      d.line("M128 184L176 148", Tone.steel.light, 5)
      for (x, y) in [(104.0, 200.0), (238.0, 102.0)] {
        d.circle(x, y, 15, Tone.rust.dark)
        d.circle(x - 1, y - 1, 12.5, Tone.rust.base)
        d.circle(x - 2, y - 2, 4, Tone.brass.light)
      }
      d.place(262, 136, turn: -24) { d in
        let shade = d.round(.rust)
        d.fill("M-18-50Q0-58 18-50L22-26C50-12 66 18 68 44H-68C-66 18-50-12-22-26Z", shade)
        d.oval(0, 44, 68, 16, Tone.rust.dark)
        d.oval(0, 46, 62, 13, warm)
        d.oval(0, 48, 26, 9, "#fffdf2")
        d.gleam("M-52 24C-48 4-38-8-28-16", 6, opacity: 0.5)
      }
    }
  }

  static func domePendant() -> String {
    Studio.svg(afloat: .aubergine) { d in
      d.fill("M86 232L8 400H392L314 232Z", warm, opacity: 0.13)
      d.glow(200, 262, 150, warm, 0.45)
      d.line("M200 0V104", "#d9b46a", 4)
      d.body(200, [(9, 84), (14, 92), (20, 118)], .brass)
      let dome = d.horizontal("#6d9a97", "#2f6466", "#285759", "#163a3d")
      d.fill("M176 116Q200 106 224 116C290 128 330 178 334 236H66C70 178 110 128 176 116Z", dome)
      d.oval(200, 236, 134, 27, "#1c4446")
      let inside = d.radial("#fffbe9", "#ffe9b0", "#eebf6a", y: 0.6)
      d.oval(200, 238, 126, 22, inside)
      d.fill("M166 238C166 214 234 214 234 238C234 276 166 276 166 238Z", "#fffdf4")
      d.line("M72 204Q200 186 328 204", "#8fbab6", 2.5, opacity: 0.35)
      d.gleam("M98 198C110 164 134 146 162 136", 8, opacity: 0.35)
    }
  }

  static func tripodLamp() -> String {
    Studio.svg(.pine, ground: 346, width: 86) { d in
      d.glow(200, 122, 190, warm, 0.42)
      d.line("M206 190L238 338", Tone.beech.dark, 10)
      d.line("M194 188L118 352", Tone.beech.dark, 12)
      d.line("M192 187L116 350", Tone.beech.light, 6)
      d.line("M208 188L296 350", Tone.beech.dark, 12)
      d.line("M207 187L294 349", Tone.beech.base, 7)
      d.line("M200 184V204", Tone.brass.base, 7)
      d.body(200, [(16, 186), (20, 194), (14, 208)], .walnut)
      d.line("M160 262H252", Tone.brass.base, 4)
      let shade = d.horizontal("#fff6dc", "#ffeec4", "#f8dc9f", "#d8a863")
      d.fill("M126 56A74 11 0 0 1 274 56L300 178A100 15 0 0 1 100 178Z", shade)
      d.glow(196, 124, 66, "#ffffff", 0.85)
      d.oval(200, 57, 74, 11, "#fff9e6")
      d.oval(200, 58, 66, 8, "#f0cd8c")
      d.line("M126 58L101 178A100 15 0 0 0 299 178L274 58", "#c08c48", 2.5, opacity: 0.6)
      d.line("M103 170A100 15 0 0 0 297 170", "#ffffff", 3, opacity: 0.5)
    }
  }

  static func mushroomLamp() -> String {
    Studio.svg(.aubergine, ground: 328, width: 70) { d in
      d.glow(200, 190, 190, "#ffdcb0", 0.55)
      let stem = d.horizontal("#fff9ec", "#ffeed2", "#f6d3a4", "#d99f6c")
      d.fill(d.lathe(200, [(32, 190), (36, 250), (54, 300), (62, 320)], tilt: 0.12), stem)
      d.body(200, [(62, 312), (63, 322)], .brass, tilt: 0.12)
      let shadow = d.vertical("#d69a63", "#ffe7c4")
      d.fill("M150 206H250L244 232Q200 244 156 232Z", shadow, opacity: 0.55)
      let cap = d.radial("#ffffff", "#fff2d8", "#f3c88e", x: 0.38, y: 0.35)
      d.fill("M78 196C78 112 140 72 200 72S322 112 322 196Q322 218 200 218T78 196Z", cap)
      d.fill("M82 204Q100 218 200 218T318 204Q300 228 200 228T82 204Z", "#e0a265")
      d.gleam("M104 168C110 136 132 112 160 102", 10, opacity: 0.9)
      d.body(200, [(37, 230), (38, 239)], .brass, tilt: 0.12)
    }
  }

  static func paperLantern() -> String {
    Studio.svg(afloat: .dusk) { d in
      d.glow(200, 212, 200, warm, 0.5)
      d.line("M200 0V84", "#c9cfda", 3)
      d.body(200, [(10, 66), (12, 88)], .beech)
      let paper = d.radial("#fffdf2", "#fff0cb", "#ecc98c", x: 0.42, y: 0.45)
      d.oval(200, 214, 132, 126, paper)
      var ribs = ""
      for step in -5...5 {
        let y = 214 + Double(step) * 22
        let half = 132 * (1 - (Double(step) * 22 / 126) * (Double(step) * 22 / 126)).squareRoot()
        ribs += "M\(d.xy(200 - half, y))q\(d.xy(half, half * 0.16)) \(d.xy(half * 2, 0))"
      }
      d.line(ribs, "#b98a4c", 2, opacity: 0.55)
      d.oval(200, 91, 42, 8, "#7a5b38")
      d.oval(200, 90, 42, 7, "#e8c68c")
      d.oval(200, 91, 34, 5, "#fff6da")
      d.oval(200, 337, 42, 7, "#b98a4c")
      d.oval(200, 336, 36, 5, "#fff3cf")
      d.fill("M300 132C352 214 320 318 240 336C300 300 324 220 300 132Z", "#a9743a", opacity: 0.25)
      d.gleam("M92 196C96 158 118 130 144 116", 8, opacity: 0.7)
    }
  }

  static func stringLights() -> String {
    Studio.svg(afloat: .pine) { d in
      bulbs(
        &d, "M-10 72Q100 176 214 108T412 96",
        [(48, 110), (122, 131), (196, 115), (270, 94), (346, 93)])
      bulbs(
        &d, "M-10 214Q110 306 214 240T412 236",
        [(36, 245), (110, 267), (184, 252), (258, 229), (334, 227)])
    }
  }

  private static func bulbs(_ d: inout Drawing, _ cable: String, _ places: [(Double, Double)]) {
    for (x, y) in places { d.place(x, y + 48) { $0.glow(0, 0, 56, "#ffcf7d", 0.75) } }
    d.line(cable, "#131d1d", 5)
    let glass = d.radial("#fffbe6", "#ffe09a", "#f0a94c", x: 0.42, y: 0.4)
    for (index, (x, y)) in places.enumerated() {
      d.place(x, y, turn: index.isMultiple(of: 2) ? 4 : -5) { d in
        d.fill("M-9-2H9L8 22H-8Z", "#1b2626")
        d.line("M-8 8H8M-8 15H8", "#4c6060", 2)
        d.fill("M-8 22C-14 32-21 38-21 52A21 22 0 0 0 21 52C21 38 14 32 8 22Z", glass)
        d.line("M-4 30C-14 62 14 62 4 30", "#d07c22", 2)
      }
    }
  }
}
