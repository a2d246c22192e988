/// Pictures of what lies on sofas, beds and floors.
enum TextilesPictures {
  static func woolThrow() -> String {
    Studio.svg(.cloud, ground: 350, width: 116) { d in
      // It hangs over a rung of a ladder.
      for (x, foot) in [(104.0, 88.0), (296.0, 312.0)] {
        d.line("M\(d.xy(x, 34))L\(d.xy(foot, 348))", Tone.beech.dark, 15)
        d.line("M\(d.xy(x - 2, 34))L\(d.xy(foot - 2, 347))", Tone.beech.base, 9)
      }
      for y in [62.0, 110, 326] {
        let reach = 94 + (y - 34) * 0.05
        d.line("M\(d.xy(200 - reach, y))H\(d.number(200 + reach))", Tone.beech.dark, 12)
        d.line("M\(d.xy(200 - reach, y - 2))H\(d.number(200 + reach))", Tone.beech.light, 6)
      }
      throwHalf(
        &d, "M150 108H276Q282 108 282 118L290 316Q230 326 160 316Z", fringe: 170...282, y: 314,
        shade: 0.34)
      throwHalf(
        &d, "M122 118Q122 104 136 104H254Q264 104 264 118L268 284Q190 300 112 282Z",
        fringe: 118...262, y: 284, shade: 0)
    }
  }

  private static func throwHalf(
    _ d: inout Drawing, _ shape: String, fringe: ClosedRange<Double>, y: Double, shade: Double
  ) {
    var threads = ""
    for x in stride(from: fringe.lowerBound, through: fringe.upperBound, by: 13) {
      threads += "M\(d.xy(x, y))q-3 13 1 26"
    }
    d.line(threads, Tone.teal.dark, 7)
    d.line(threads, Tone.teal.light, 3.5)
    d.slab(shape, .teal, 4, 4)
    d.clip(shape) { d in
      for x: Double in [136, 206, 276] {
        d.rect(x, 100, 30, 230, Tone.cream.base, opacity: 0.6)
        d.rect(x + 44, 100, 5, 230, Tone.mustard.base)
      }
      for y: Double in [140, 228] {
        d.fill(
          "M100 \(d.number(y))Q200 \(d.number(y + 10)) 300 \(d.number(y))v30"
            + "Q200 \(d.number(y + 40)) 100 \(d.number(y + 30))Z", Tone.cream.light, opacity: 0.5)
        d.line(
          "M100 \(d.number(y + 48))Q200 \(d.number(y + 58)) 300 \(d.number(y + 48))",
          Tone.mustard.base, 5)
      }
      d.fill(
        "M164 116C156 190 172 250 160 320H182C190 250 178 190 184 116Z"
          + "M236 112C230 180 246 250 236 320H254C260 240 250 180 256 112Z", Tone.teal.dark,
        opacity: 0.3)
      d.fill("M100 100H300V116Q200 126 100 116Z", "#ffffff", opacity: 0.28)
      if shade > 0 { d.fill(shape, Tone.teal.dark, opacity: shade) }
    }
  }

  static func linenCushion() -> String {
    Studio.svg(.shell, ground: 326, width: 122) { d in
      let shape =
        "M82 92C120 106 160 108 200 106S282 106 322 88C310 128 308 168 310 206S312 286 326 322"
        + "C286 310 240 308 200 310S120 312 76 326C90 286 92 246 90 206S94 130 82 92Z"
      let paint = d.radial("#f7f0e2", "#e9dcc5", "#c8b391", x: 0.38, y: 0.34)
      d.line(shape, Tone.rust.dark, 13)
      d.fill(shape, paint)
      d.clip(shape) { d in
        var weave = ""
        for step in 0..<15 {
          weave += "M70 \(d.number(100 + Double(step) * 16))q130 \(step < 7 ? "10" : "-8") 260 0"
        }
        d.line(weave, Tone.linen.dark, 1.2, opacity: 0.4)
        d.fill("M330 80C280 130 272 270 332 330H340V80Z", Tone.linen.dark, opacity: 0.4)
        d.fill("M70 330C130 284 270 284 332 330Z", Tone.linen.dark, opacity: 0.4)
        d.line(
          "M90 100C120 130 132 140 138 158M316 98C290 124 276 136 270 152M84 318C112 "
            + "288 126 276 132 258M318 314C292 288 278 274 272 256",
          Tone.linen.dark, 5, opacity: 0.45)
      }
      d.line(shape, Tone.rust.base, 8)
      d.line("M88 98C124 110 160 111 196 109", Tone.rust.light, 3)
    }
  }

  static func woolRug() -> String {
    Studio.svg(.oat, ground: 322, x: 214, width: 140) { d in
      // What is unrolled, towards the viewer.
      var fringe = ""
      for step in 0...18 {
        let x = 176 + Double(step) * 11.3
        fringe += "M\(d.xy(x, 352 - Double(step) * 2.8))l9 10"
      }
      d.line(fringe, Tone.cream.dark, 3.5)
      d.fill("M112 290L330 240L386 300L176 354Z", Tone.cream.dark)
      let flat = "M112 284L330 234L384 294L174 348Z"
      d.fill(flat, Tone.cream.base)
      d.clip(flat) { bands(&$0, 104, 286, 56, 62) }
      d.fill("M112 284L330 234L338 243L122 295Z", "#4a3218", opacity: 0.3)
      // The roll behind it.
      let roll = "M88 142L292 94A52 66 -13 0 1 326 226L122 274Z"
      let side = d.vertical(Tone.cream.light, Tone.cream.base, Tone.cream.dark)
      d.fill(roll, side)
      d.clip(roll) { d in
        bands(&d, 70, 150, 34, 136)
        let shade = d.vertical("#ffffff", "#3a2c1c")
        d.fill(roll, shade, opacity: 0.16)
      }
      d.oval(106, 208, 55, 69, Tone.cream.dark, turn: -13)
      d.oval(105, 208, 51, 65, "#efe2c9", turn: -13)
      let spiral =
        "M104 206c8-2 10 8 5 13c-9 9-24 0-22-16c2-20 26-26 37-9c12 20 2 48-23 46"
        + "c-30-4-35-40-24-61c13-25 46-27 58-2c12 27 5 60-18 73"
      d.line(spiral, Tone.ink.base, 6)
      d.line(spiral, Tone.ink.light, 1.8, opacity: 0.7)
    }
  }

  /// Woven bands that begin along the axis of the roll and lie in the direction `dx`, `dy`.
  private static func bands(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double
  ) {
    for (start, width, tone): (Double, Double, Tone) in [
      (42, 10, .rust), (60, 40, .ink), (108, 10, .rust), (166, 30, .ink), (204, 8, .rust),
    ] {
      let (fromX, fromY) = (x + start, y - start * 0.235 - 14)
      d.fill(
        "M\(d.xy(fromX, fromY))l\(d.xy(width, -width * 0.235))l\(d.xy(dx * 1.2, dy * 1.3))"
          + "l\(d.xy(-width, width * 0.235))Z", tone.base)
    }
    for step in 0..<3 {
      let share = 0.24 + Double(step) * 0.36
      d.star(
        x + 82 + dx * share, y - 22 + dy * share, 13, Tone.cream.light, points: 4, depth: 0.5)
    }
  }

  static func bedLinen() -> String {
    Studio.svg(.cloud, ground: 320, width: 140) { d in
      d.slab(
        "M76 236H330Q350 236 350 256V300Q350 320 330 320H76Q54 320 54 298V258Q54 236 76 236Z", .sky,
        0, 12)
      d.line("M60 262H346M58 290H344", Tone.sky.dark, 3, opacity: 0.55)
      d.line("M70 248H300", Tone.sky.light, 4)
      d.dots([(322, 250), (322, 276), (322, 304)], 5, "#fdfcf6")
      for (y, tone): (Double, Tone) in [(176, .sky), (112, .white)] {
        let shape =
          "M70 \(d.number(y + 8))Q200 \(d.number(y - 26)) 336 \(d.number(y + 6))Q352 "
          + "\(d.number(y + 36)) 340 \(d.number(y + 62))"
          + "Q200 \(d.number(y + 80)) 66 \(d.number(y + 64))Q52 \(d.number(y + 34)) 70 "
          + "\(d.number(y + 8))Z"
        d.slab(shape, tone, 5, 13)
        d.line(
          "M300 \(d.number(y - 1))Q310 \(d.number(y + 34)) 304 \(d.number(y + 69))", tone.dark, 3,
          opacity: 0.7)
        d.line(
          "M72 \(d.number(y + 14))Q96 \(d.number(y + 24)) 112 \(d.number(y + 22))M70 "
            + "\(d.number(y + 58))Q92 \(d.number(y + 46)) 108 \(d.number(y + 46))",
          tone.dark, 3.5, opacity: 0.5)
        d.gleam(
          "M116 \(d.number(y + 4))Q170 \(d.number(y - 6)) 220 \(d.number(y - 4))", 6, opacity: 0.7)
      }
      d.place(206, 96, turn: -8) { d in
        // A sprig of lavender on top.
        d.line("M-60 12Q0 4 40 0", Tone.sage.dark, 3.5)
        for step in 0..<6 {
          d.oval(30 + Double(step) * 9, -5 + Double(step) * -0.6, 7, 5, Tone.plum.base, turn: -24)
          d.oval(32 + Double(step) * 9, 6 - Double(step) * 0.8, 7, 5, Tone.plum.light, turn: 24)
        }
        d.oval(-24, 2, 16, 3.6, Tone.sage.dark, turn: -24)
      }
    }
  }
}
