/// Pictures of glass and steel for the table.
extension TablePictures {
  static func glassCarafe() -> String {
    Studio.svg(.mist, ground: 330, width: 80) { d in
      let outline = d.lathe(
        200,
        [
          (38, 96), (34, 112), (33, 150), (52, 194), (82, 246), (88, 292), (76, 322),
          (66, 328),
        ], tilt: 0.12)
      d.clip(outline) { d in
        let water = d.horizontal("#d6ebf2", "#a9cedc", "#86b3c6")
        d.rect(90, 220, 220, 130, water, opacity: 0.85)
        d.oval(200, 221, 67, 10, "#eef8fb")
        // Slices of lemon in the water.
        for (x, y, turn): (Double, Double, Double) in [(176, 268, -18), (226, 290, 24)] {
          d.oval(x, y, 25, 23, "#e7b83c", turn: turn)
          d.oval(x, y, 22, 20, "#fdf3c6", turn: turn)
          d.rays(x, y, from: 3, to: 18, count: 8, "#f6d766", spread: 0.8, pointed: false)
        }
      }
      d.glass(outline)
      d.body(200, [(36, 68), (36, 74), (31, 112)], .cork, tilt: 0.14)
      d.oval(200, 68, 36, 8, Tone.cork.light)
      d.specks(9, 16, x: 174...228, y: 80...108, 1.6, Tone.cork.dark, opacity: 0.7)
      d.oval(200, 96, 38, 7, "#ffffff", opacity: 0.3)
      d.gleam("M178 122Q176 156 160 190Q128 240 126 286", 7, opacity: 0.85)
      d.gleam("M264 246Q274 272 268 300", 4, opacity: 0.6)
    }
  }

  static func wineGlasses() -> String {
    Studio.svg(.petal, ground: 318, x: 190, width: 100) { d in
      wineGlass(&d, 144, 70, Tone("#b8455a", "#8c2440", "#5d1530"))
      wineGlass(&d, 254, 84, Tone("#fbeebb", "#efd684", "#cfae50"))
    }
  }

  private static func wineGlass(_ d: inout Drawing, _ x: Double, _ y: Double, _ wine: Tone) {
    d.oval(x, y + 236, 48, 11, "#ffffff", opacity: 0.65)
    d.line("M\(d.xy(x - 48, y + 236))a48 11 0 0 0 96 0", "#6d8c9c", 2.5, opacity: 0.6)
    let stem = d.horizontal("#ffffff", "#b9cbd3", "#8aa3af")
    d.fill(
      "M\(d.xy(x - 5, y + 134))L\(d.xy(x - 4, y + 216))Q\(d.xy(x - 8, y + 230)) "
        + "\(d.xy(x - 24, y + 236))H\(d.number(x + 24))Q\(d.xy(x + 8, y + 230)) "
        + "\(d.xy(x + 4, y + 216))L\(d.xy(x + 5, y + 134))Z", stem, opacity: 0.9)
    let bowl = d.lathe(
      x, [(42, y), (54, y + 44), (54, y + 84), (34, y + 126), (6, y + 142)], tilt: 0.14)
    d.glass(bowl)
    d.clip(bowl) { d in
      let paint = d.round(wine)
      d.rect(x - 60, y + 70, 120, 90, paint)
      d.oval(x, y + 70, 55, 9, wine.light)
    }
    d.oval(x, y, 42, 6, "#ffffff", opacity: 0.55)
    d.gleam(
      "M\(d.xy(x - 38, y + 18))Q\(d.xy(x - 52, y + 62)) \(d.xy(x - 38, y + 102))", 6, opacity: 0.8)
  }

  static func oilCruet() -> String {
    Studio.svg(.mist, ground: 334, x: 196, width: 66) { d in
      let outline = d.lathe(
        196,
        [
          (17, 124), (17, 150), (22, 168), (58, 204), (70, 240), (70, 240), (70, 316), (64, 330),
        ], tilt: 0.12)
      d.glass(outline, edge: "#6c7f56")
      d.clip(outline) { d in
        let oil = d.horizontal("#f3dd74", "#d8b331", "#c79c22", "#93700f")
        d.rect(110, 192, 180, 150, oil, opacity: 0.95)
        d.oval(196, 193, 44, 6, "#f9ec9d")
      }
      d.tube("M196 112V84Q196 66 214 60L262 44", .steel, 11)
      d.line("M188 110V92", Tone.steel.base, 4)
      d.fill("M256 40L272 34 268 50Z", Tone.steel.dark)
      d.body(196, [(15, 106), (20, 112), (20, 130)], .steel)
      d.gleam("M142 236V302", 8, opacity: 0.75)
      d.gleam("M148 216Q156 200 172 186", 5, opacity: 0.6)
      d.gleam("M254 250V296", 4, opacity: 0.45)
      // An olive twig beside it.
      d.line("M274 338Q300 322 338 324", "#6b5a34", 3.5)
      for (x, y, turn): (Double, Double, Double) in [
        (296, 322, -40), (318, 318, -8), (322, 334, 24),
      ] {
        d.oval(x, y, 17, 5.5, Tone.leaf.dark, turn: turn)
        d.oval(x - 1, y - 1, 14, 3, Tone.leaf.base, turn: turn)
      }
      d.circle(288, 338, 9, "#4e5a2c")
      d.circle(285, 335, 3, "#93a05c")
    }
  }

  static func cakeStand() -> String {
    Studio.svg(.sand, ground: 326, width: 76) { d in
      d.body(
        200, [(18, 268), (16, 286), (30, 304), (64, 314), (66, 322)], .walnut, tilt: 0.12)
      d.body(200, [(134, 252), (132, 264), (120, 268)], .white, tilt: 0.12)
      d.oval(200, 252, 134, 17, "#ffffff")
      d.line("M92 250Q140 258 176 246T250 258 306 248", "#c9ccd1", 2.5, opacity: 0.8)
      // A sponge cake in two layers.
      d.body(200, [(74, 196), (76, 240)], Tone("#f2cf93", "#dba75c", "#a9733a"), tilt: 0.13)
      d.body(200, [(77, 208), (78, 224)], Tone("#f6b9ad", "#d9705f", "#a5443c"), tilt: 0.13)
      d.body(200, [(77, 188), (78, 200)], .cream, tilt: 0.14)
      d.fill(
        "M122 196q4 20 12 18t6-12q6 18 14 15t8-14q8 24 18 18t10-16q8 16 16 13t8-13q6 "
          + "22 16 17t8-17q8 12 14 8t10-15Z",
        Tone.cream.base)
      d.oval(200, 186, 77, 11, "#fffaf0")
      for x: Double in [158, 186, 216, 244] {
        d.circle(x, 178 + abs(x - 200) * 0.05, 9, Tone.rust.base)
        d.circle(x - 3, 175 + abs(x - 200) * 0.05, 3, Tone.rust.light)
      }
      let dome = "M90 250V186C90 116 142 86 200 86S310 116 310 186V250A110 14 0 0 1 90 250Z"
      d.glass(dome)
      d.circle(200, 76, 13, Tone.walnut.base)
      d.circle(196, 72, 5, Tone.walnut.light)
      d.gleam("M106 220V184C106 146 124 122 150 110", 8, opacity: 0.85)
      d.gleam("M296 214V190", 5, opacity: 0.6)
    }
  }

  static func cutlerySet() -> String {
    Studio.svg(afloat: .sand) { d in
      for (cast, dx, dy) in [(true, 11.0, 14.0), (false, 0.0, 0.0)] {
        d.place(92 + dx, 204 + dy, turn: -5) { fork(&$0, cast) }
        d.place(164 + dx, 200 + dy, turn: -1) { knife(&$0, cast) }
        d.place(238 + dx, 204 + dy, turn: 2) { spoon(&$0, cast, 1) }
        d.place(308 + dx, 230 + dy, turn: 6) { spoon(&$0, cast, 0.74) }
      }
    }
  }

  private static let handle = "C-6-10-12 96-10 118Q-8 136 0 136T10 118C12 96 6-10"

  private static func metal(_ d: inout Drawing, _ cast: Bool) -> String {
    cast ? "#c3b28a" : d.horizontal("#ffffff", "#d3dadf", "#a9b5bd", "#7d8b95")
  }

  private static func fork(_ d: inout Drawing, _ cast: Bool) {
    let paint = metal(&d, cast)
    d.fill(
      "M-5-36\(handle) 5-36C20-46 23-60 23-78L21-134Q18-140 15-134L14-88Q11-82 9-88"
        + "L8-136Q5-142 3-136"
        + "L2-88Q0-82-2-88L-3-136Q-5-142-8-136L-9-88Q-11-82-14-88L-15-134Q-18-140-21-134L-23-78"
        + "C-23-60-20-46-5-36Z", paint)
    if !cast { d.gleam("M-3 20Q-6 80-5 116", 3, opacity: 0.9) }
  }

  private static func knife(_ d: inout Drawing, _ cast: Bool) {
    let paint = metal(&d, cast)
    d.fill("M-7-16\(handle) 7-16L8-24C18-60 18-110 6-140Q-8-150-9-132L-8-22Z", paint)
    if !cast {
      d.gleam("M-4-128L-3-30", 3, opacity: 0.9)
      d.gleam("M-3 20Q-6 80-5 116", 3, opacity: 0.9)
    }
  }

  private static func spoon(_ d: inout Drawing, _ cast: Bool, _ scale: Double) {
    d.place(0, 0, scale: scale) { d in
      let paint = metal(&d, cast)
      d.fill("M-5-40\(handle) 5-40C22-48 28-70 27-94S16-142 0-142-26-118-27-94-22-48-5-40Z", paint)
      if cast { return }
      let hollow = d.diagonal("#8d9aa4", "#dfe5e8")
      d.fill("M0-50C14-52 20-72 20-92S12-134 0-134-20-112-20-92-14-52 0-50Z", hollow)
      d.gleam("M-3 20Q-6 80-5 116", 3, opacity: 0.9)
    }
  }
}
