/// Pictures of what one plays with.
enum LeisurePictures {
  static func chessSet() -> String {
    Studio.svg(.mint, ground: 292, x: 214, width: 158) { d in
      d.fill("M44 252L212 312V334L44 272Z", Tone.walnut.base)
      d.fill("M212 312L364 246V266L212 334Z", Tone.walnut.dark)
      d.fill("M44 252L196 194L364 246L212 312Z", Tone.walnut.light)
      // Squares, laid down in perspective.
      d.mark("<g transform=\"matrix(17.900 5.600 -16.100 6.400 198 201)\">")
      d.rect(0, 0, 8, 8, Tone.cream.base)
      for row in 0..<8 {
        let start = row.isMultiple(of: 2) ? 0 : 1
        d.mark(
          "<path d=\"M\(start) \(row).500H8\" stroke=\"#8a5a38\" stroke-width=\"1\""
            + " stroke-dasharray=\"1 1\"/>")
      }
      d.mark("</g>")
      piece(&d, 126, 262, 1, .walnut, king)
      d.line("M126 112V140M115 122H137", Tone.walnut.dark, 8)
      d.line("M126 112V140M116 121H136", Tone.walnut.light, 4)
      d.place(276, 266) { knight(&$0, .cream) }
      piece(&d, 206, 296, 0.92, .cream, pawn)
      d.circle(206, 206, 22, Tone.cream.dark)
      let head = d.radial(Tone.cream.light, Tone.cream.base, Tone.cream.dark, x: 0.35, y: 0.3)
      d.circle(206, 206, 21.5, head)
    }
  }

  private static let king: [(Double, Double)] = [
    (18, -118), (25, -112), (17, -84), (17, -84), (24, -78), (24, -74), (13, -70), (14, -40),
    (26, -18), (26, -18), (34, -12), (34, 0),
  ]

  private static let pawn: [(Double, Double)] = [
    (11, -76), (20, -70), (20, -66), (10, -62), (12, -38), (26, -16), (26, -16), (32, -11),
    (32, 0),
  ]

  private static func piece(
    _ d: inout Drawing, _ x: Double, _ y: Double, _ scale: Double, _ tone: Tone,
    _ profile: [(Double, Double)]
  ) {
    d.oval(x + 8, y + 2, 42 * scale, 10 * scale, "#2b1a10", opacity: 0.35)
    d.place(x, y, scale: scale) { d in
      d.body(0, profile, tone, tilt: 0.2)
      d.line("M-33-12A34 7 0 0 0 33-12", tone.dark, 2, opacity: 0.6)
      d.gleam("M-9-64Q-9-44-16-26", 4, opacity: 0.4)
    }
  }

  private static func knight(_ d: inout Drawing, _ tone: Tone) {
    d.oval(8, 2, 46, 11, "#2b1a10", opacity: 0.35)
    d.body(0, [(28, -28), (30, -20), (38, -12), (38, 0)], tone, tilt: 0.2)
    let head =
      "M-26-28C-28-62 4-66-4-84C-18-70-34-62-42-66C-52-72-50-80-46-88L-18-122L-16-138L-2-126"
      + "C34-120 44-70 28-28Q0-18-26-28Z"
    d.slab(head, tone, 8, 2)
    d.line("M2-118C28-106 32-70 22-36", tone.dark, 4, opacity: 0.7)
    d.circle(-16, -102, 4, "#4a3420")
    d.line("M-44-76L-34-80", tone.dark, 3)
    d.line("M-37-12A38 8 0 0 0 37-12", tone.dark, 2, opacity: 0.6)
  }

  static func stackingRings() -> String {
    Studio.svg(.butter, ground: 334, width: 104) { d in
      d.body(200, [(104, 312), (106, 320), (80, 332)], .beech, tilt: 0.1)
      d.rect(190, 80, 20, 60, Tone.beech.dark)
      let rings: [(Double, Double, Tone)] = [
        (98, 276, .ink), (88, 234, .teal), (77, 193, .mustard),
        (66, 153, Tone("#f6b58c", "#e58a50", "#b05f2c")),
        (54, 114, .rust),
      ]
      for (radius, y, tone) in rings {
        let paint = d.round(tone)
        d.fill(
          "M\(d.xy(200 - radius + 20, y))H\(d.number(180 + radius))A22 22 0 0 1 "
            + "\(d.xy(180 + radius, y + 44))"
            + "Q200 \(d.number(y + 52)) \(d.xy(220 - radius, y + 44))A22 22 0 0 1 "
            + "\(d.xy(220 - radius, y))Z",
          paint)
        d.line(
          "M\(d.xy(222 - radius, y + 41))Q200 \(d.number(y + 48)) \(d.xy(178 + radius, y + 41))",
          tone.dark, 5,
          opacity: 0.45)
        d.oval(200, y + 1, radius - 16, 7, tone.light)
        d.oval(200, y + 2, radius - 30, 4.5, tone.dark, opacity: 0.45)
        d.gleam("M\(d.xy(212 - radius, y + 16))q-3 6 0 13", 5, opacity: 0.6)
      }
      d.rect(189, 92, 22, 24, Tone.beech.dark)
      let ball = d.radial(Tone.cream.light, Tone.beech.light, Tone.beech.dark, x: 0.35, y: 0.3)
      d.circle(200, 78, 32, ball)
      d.gleam("M180 72Q184 60 194 56", 5, opacity: 0.8)
    }
  }

  static func concertUkulele() -> String {
    Studio.svg(afloat: .peach) { d in
      let body =
        "M0 4C34 2 54 22 50 50C48 64 46 70 52 84C62 98 72 112 70 136C66 176 36 190 0 "
        + "190S-66 176-70 136"
        + "C-72 112-62 98-52 84C-46 70-48 64-50 50C-54 22-34 2 0 4Z"
      d.place(184, 202, turn: 24) { d in
        d.fill(body, "#d9a67c")
        d.line("M0-120V20", "#d9a67c", 26)
      }
      d.place(172, 184, turn: 24) { d in
        d.fill("M-14-118H14L12 60H-12Z", Tone.walnut.dark)
        d.slab(body, Tone("#d8935c", "#b96f3e", "#7d4424"), 7, 5)
        d.clip(body) { d in
          d.line(
            "M-40 10C-30 80-50 120-40 190M-20 4C-14 80-26 130-18 190M24 4C18 80 32 "
              + "130 22 190M46 16C36 80 56 130 44 190",
            "#8d5330", 2, opacity: 0.4)
        }
        d.circle(0, 76, 26, Tone.walnut.dark)
        d.ring(0, 76, 29, Tone.cream.base, 3)
        d.fill("M-13-118H13L12 58H-12Z", Tone.walnut.base)
        d.fill("M-13-118H-7L-6 58H-12Z", Tone.walnut.light)
        d.line(
          "M-12-100H12M-12-80H12M-12-60H12M-12-42H12M-12-26H12M-12-10H12M-12 6H12M-12"
            + " 22H12M-12 36H12",
          Tone.brass.light, 1.6)
        d.dots([(0, -51), (0, -18), (0, 29)], 2.8, Tone.cream.light)
        d.fill("M-14-116L-21-158Q-10-170 0-162Q10-170 21-158L14-116Z", Tone.walnut.base)
        d.fill("M0-162Q10-170 21-158L14-116H0Z", Tone.walnut.dark)
        for (x, y): (Double, Double) in [(-27, -148), (-25, -130), (27, -148), (25, -130)] {
          d.oval(x, y, 8, 5, Tone.brass.dark)
          d.oval(x - 1, y - 1, 6, 3.5, Tone.brass.light)
        }
        d.rect(-32, 138, 64, 15, Tone.walnut.dark, round: 4)
        d.rect(-32, 136, 60, 11, Tone.walnut.base, round: 4)
        d.line("M-8-118V140M-3-118V140M3-118V140M8-118V140", "#fdf6e6", 1.4, opacity: 0.95)
        d.gleam("M-40 36C-40 22-32 14-20 12M-58 130C-58 110-52 100-46 92", 5, opacity: 0.5)
      }
    }
  }

  static func diamondKite() -> String {
    Studio.svg(afloat: .mint) { d in
      d.cloud(86, 118, 1.05, "#f3faf7")
      d.cloud(330, 296, 0.85, "#f3faf7")
      d.line("M206 134C190 240 120 330 30 404", "#6a7f7a", 1.8)
      d.place(222, 140, turn: 24) { d in
        d.line("M0 122C26 142-26 166 0 186S22 214 2 230", Tone.ink.base, 3)
        for (x, y, turn, tone): (Double, Double, Double, Tone) in [
          (8, 144, 20, .mustard), (-10, 172, -30, .rust), (10, 202, 24, .teal),
          (2, 232, -16, .mustard),
        ] {
          d.place(x, y, turn: turn) { d in
            d.fill("M0 0L-22-11V11Z", tone.base)
            d.fill("M0 0L22-11V11Z", tone.dark)
            d.circle(0, 0, 4, tone.light)
          }
        }
        d.fill("M0-124L-92-24L0-24Z", Tone.rust.light)
        d.fill("M0-124L92-24L0-24Z", Tone.rust.base)
        d.fill("M-92-24L0 124V-24Z", Tone.mustard.light)
        d.fill("M92-24L0 124V-24Z", Tone.mustard.base)
        d.fill("M0-124L-40-80L0-60L40-80Z", Tone.cream.light)
        d.fill("M0-124L0-60L40-80Z", Tone.cream.base)
        d.fill("M0 124L-30 76L0 60L30 76Z", Tone.teal.base)
        d.fill("M0 124L0 60L30 76Z", Tone.teal.dark)
        d.line("M0-124V124M-92-24H92", Tone.walnut.base, 3)
        d.line("M0-124L-92-24L0 124L92-24Z", "#ffffff", 2.5, opacity: 0.6)
        d.circle(0, -24, 5, Tone.brass.base)
      }
    }
  }
}
