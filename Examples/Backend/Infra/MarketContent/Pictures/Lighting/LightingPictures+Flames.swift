/// Pictures of what burns with a flame.
extension LightingPictures {
  static func brassCandlestick() -> String {
    Studio.svg(.dusk, ground: 324, x: 192, width: 104) { d in
      d.glow(192, 104, 170, "#ffcf86", 0.6)
      d.line("M270 286C352 250 356 338 284 312", Tone.brass.dark, 16)
      d.line("M270 284C348 250 352 334 284 309", Tone.brass.base, 9)
      d.body(192, [(116, 290), (108, 306), (70, 316), (66, 320)], .brass, tilt: 0.16)
      d.oval(192, 290, 116, 22, "#fbe9b8")
      let dish = d.vertical(Tone.brass.dark, Tone.brass.base)
      d.oval(192, 292, 106, 17, dish)
      d.body(
        192, [(30, 232), (30, 240), (20, 252), (22, 270), (36, 290), (40, 296)], .brass,
        tilt: 0.18)
      let wax = d.horizontal("#fff8e6", "#f7e6c6", "#e6cb9f", "#c29f6f")
      d.fill(
        "M170 128A22 6 0 0 1 214 128V232A22 6 0 0 1 170 232V200Q164 196 164 184T170 160Z", wax)
      d.oval(192, 128, 22, 6, "#fff9e8")
      d.oval(192, 232, 30, 6, Tone.brass.light, opacity: 0.5)
      d.line("M192 128V112", "#4b3424", 4)
      flame(&d, 192, 118, 1)
      d.gleam("M96 300Q112 312 140 316", 4, opacity: 0.7)
    }
  }

  private static func flame(_ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double) {
    d.place(x, y, scale: scale) { d in
      let fire = d.vertical("#ffd873", "#ff9d3c")
      d.fill("M0-76C10-50 26-38 26-12A26 22 0 0 1-26-12C-26-38-6-46 0-76Z", fire)
      d.fill("M0-40C6-26 14-20 14-6A14 13 0 0 1-14-6C-14-20-4-24 0-40Z", "#fff6cf")
    }
  }

  static func stormLantern() -> String {
    Studio.svg(.pine, ground: 340, width: 92) { d in
      d.glow(200, 214, 160, "#ffc774", 0.6)
      d.line("M118 132C110 16 290 16 282 132", Tone.steel.dark, 5)
      d.line("M116 130C108 14 288 14 280 130", Tone.steel.base, 2.5)
      // The two air tubes.
      for side: Double in [-1, 1] {
        let path =
          "M\(d.xy(200 + side * 28, 106))Q\(d.xy(200 + side * 92, 104)) "
          + "\(d.xy(200 + side * 92, 150))"
          + "V\(d.number(270))Q\(d.xy(200 + side * 92, 294)) \(d.xy(200 + side * 60, 298))"
        d.line(path, Tone.rust.dark, 14)
        d.line(path, side < 0 ? Tone.rust.light : Tone.rust.base, 8)
      }
      d.body(
        200, [(20, 78), (32, 96), (44, 104), (44, 116), (36, 126), (40, 138)], .rust, tilt: 0.14)
      d.oval(200, 78, 20, 4, Tone.rust.light)
      let glow = d.radial("#fffbe6", "#ffe2a0", "#f5b95f", y: 0.62)
      let globe = d.lathe(
        200, [(40, 136), (62, 172), (70, 206), (60, 242), (46, 262)], tilt: 0.14)
      d.fill(globe, glow, opacity: 0.75)
      flame(&d, 200, 246, 0.82)
      d.line(globe, "#fff6dc", 2.5, opacity: 0.8)
      d.gleam("M150 190Q146 214 154 236", 7, opacity: 0.9)
      d.line("M138 206Q200 222 262 206M146 176Q200 190 254 176", Tone.steel.dark, 2.5, opacity: 0.7)
      d.body(200, [(50, 258), (54, 270), (40, 284)], .rust, tilt: 0.14)
      d.body(200, [(84, 290), (94, 300), (96, 328), (90, 338)], .rust, tilt: 0.12)
      d.oval(200, 290, 84, 11, Tone.rust.light)
      d.body(200, [(44, 272), (46, 288)], .rust, tilt: 0.14)
      d.circle(250, 288, 11, Tone.brass.dark)
      d.circle(248, 286, 9, Tone.brass.light)
      d.gleam("M116 306V326", 6, opacity: 0.45)
    }
  }
}
