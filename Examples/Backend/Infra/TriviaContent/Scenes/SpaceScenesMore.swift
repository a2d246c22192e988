import Foundation

/// The pictures of the second half of the space questions.
enum SpaceScenesMore {
  static func hotPlanet(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 12, "#1c0f33", "#7b3550", cloud: "#ffb640")
    d.glow(480, 0, 220, "#fff0b8", 0.9)
    d.glow(210, 142, 150, "#ffcf70", 0.5)
    SpaceMotifs.globe(&d, 210, 142, 94, "#fff0bf", "#e6a23f") {
      let swirls: [(Double, String, Double)] = [
        (84, "#ffdf94", 14), (112, "#f3bd5c", 12), (140, "#fff3cf", 16), (170, "#e9a94a", 13),
        (200, "#ffe2a0", 12),
      ]
      for (y, color, width) in swirls {
        $0.line("M104 \(y + 10)q40-26 84-8t70-8t60-6", color, width, opacity: 0.85)
      }
      $0.line("M166 132q24-14 44 0t-6 22", "#d99138", 5, opacity: 0.6)
    }
    SpaceMotifs.globe(&d, 388, 92, 30, "#d9d0d4", "#8e7f8f") {
      $0.circle(380, 86, 7, "#7d6f80", opacity: 0.6)
      $0.circle(398, 100, 5, "#7d6f80", opacity: 0.6)
      $0.circle(392, 78, 3, "#7d6f80", opacity: 0.6)
    }
  }

  static func oldTelescope(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 13, "#10183f", "#3f4a94", cloud: "#7fe0f0")
    SpaceMotifs.globe(&d, 376, 74, 36, "#d8fbff", "#6fc3d8") {
      $0.rect(330, 70, 90, 9, "#bdf1f5", opacity: 0.7)
    }
    d.hills(8, 230, height: 8, steps: 4, "#1d1b4d")
    d.line("M196 168L160 254M196 168L196 256M196 168L236 254", "#6b3f35", 8)
    d.place(196, 160, turn: -32) {
      $0.rect(-104, -11, 40, 22, "#8d5a2f", round: 3)
      $0.rect(-70, -15, 84, 30, $0.vertical("#ffdf94", "#c07f35"), round: 3)
      $0.rect(10, -20, 104, 40, $0.vertical("#ffe9b0", "#b8752f"), round: 4)
      $0.rect(106, -24, 16, 48, "#8d5a2f", round: 4)
      $0.rect(4, -22, 8, 44, "#8d5a2f", round: 2)
      $0.circle(0, 0, 9, "#6b3f35")
    }
    d.line("M306 92L340 82", "#fff", 2, opacity: 0.3)
    d.sparkle(92, 64, 12, SpaceMotifs.gold)
  }

  static func orbitingTelescope(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 14, "#0d0f36", "#3a2f83")
    d.circle(60, 470, 322, "#62c8f5", opacity: 0.3)
    SpaceMotifs.globe(&d, 60, 470, 306, "#7fe0f0", "#2a63c0") {
      $0.fill("M60 190q50-20 90 6t60 50v40H40Z", "#6ecb7b")
      $0.line("M20 214h80M140 250h70", "#fff", 8, opacity: 0.6)
    }
    d.place(268, 116, turn: -28) {
      $0.rect(-6, -92, 12, 60, "#8d88b8")
      $0.rect(-6, 32, 12, 60, "#8d88b8")
      for y: Double in [-104, 42] {
        $0.rect(-46, y, 92, 60, "#ffb640", round: 3)
        $0.line("M-16 \(y)v60M14 \(y)v60M-46 \(y + 30)h92", "#c9772c", 3, flat: true)
      }
      let steel = $0.vertical("#ffffff", "#a09bc8")
      $0.rect(-92, -34, 70, 68, steel, round: 6)
      $0.rect(-24, -27, 110, 54, steel, round: 4)
      $0.rect(-30, -34, 8, 68, "#6d689c")
      $0.rect(30, -27, 6, 54, "#8d88b8")
      $0.fill("M86-27L116-52L121-46L90-20Z", "#d9d5f0")
      $0.oval(86, 0, 9, 27, "#2a2460")
      $0.line("M-60-34V-58", "#d9d5f0", 3)
      $0.circle(-60, -60, 6, SpaceMotifs.coral)
    }
    d.sparkle(420, 50, 14, SpaceMotifs.cream)
    d.sparkle(452, 190, 8, SpaceMotifs.gold)
  }

  static func eclipse(_ d: inout Drawing) {
    d.background(d.vertical("#0f0f33", "#2e2762", "#d9705e"))
    d.stars(15, 50, height: 150)
    d.glow(240, 108, 170, "#fff3d6", 0.85)
    d.rays(240, 108, from: 60, to: 132, count: 16, "#fff3d6", opacity: 0.35, spread: 1)
    d.rays(240, 108, from: 60, to: 100, count: 26, "#ffd98a", opacity: 0.5, spread: 1)
    d.circle(240, 108, 70, "#fffbe9")
    d.circle(240, 108, 65, "#0c0c28")
    d.circle(286, 62, 9, "#fff")
    d.sparkle(286, 62, 26, "#fff")
    d.hills(6, 226, height: 12, steps: 4, "#231a4d")
    d.hills(12, 246, height: 8, steps: 5, "#150f36")
    for x: Double in [128, 156, 350] {
      d.circle(x, 206, 6, "#0c0822")
      d.fill("M\(x - 8) 250q-2-36 8-36t8 36Z", "#0c0822")
    }
  }

  static func shootingStars(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 16, "#0e1440", "#45509f", cloud: "#4fd1c5")
    for (x, y, s): (Double, Double, Double) in [
      (196, 96, 1.3), (330, 60, 0.8), (396, 142, 1), (80, 54, 0.6),
    ] {
      d.place(x, y, scale: s, turn: -30) {
        $0.fill("M0-4L120 0L0 4Z", SpaceMotifs.cream, opacity: 0.55)
        $0.fill("M0-2L60 0L0 2Z", "#fff")
        $0.sparkle(0, 0, 13, "#fff")
      }
    }
    d.hills(9, 196, height: 14, steps: 4, "#2a2f73")
    d.hills(15, 226, height: 10, steps: 5, "#191c52")
    d.pine(60, 236, 0.9, leaf: "#12143d", shade: "#0d0e30")
    d.pine(96, 242, 1.1, leaf: "#12143d", shade: "#0d0e30")
    d.pine(420, 240, 1.1, leaf: "#12143d", shade: "#0d0e30")
    d.fill("M196 246L240 190L284 246Z", SpaceMotifs.coral)
    d.fill("M226 246L240 190L252 246Z", SpaceMotifs.gold)
  }

  static func shiningSun(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 17, "#250f3d", "#8a3350", cloud: "#ff9e4a")
    d.glow(240, 138, 210, "#ffb640", 0.9)
    d.rays(240, 138, from: 90, to: 130, count: 20, "#ff8a3d", opacity: 0.7, spread: 0.9)
    d.rays(240, 138, from: 88, to: 112, count: 32, "#ffd15c", opacity: 0.8, spread: 0.9)
    d.circle(240, 138, 94, d.radial("#fff6c4", "#ffc23d", "#ff7a33"))
    d.clipCircle(240, 138, 94) {
      for (x, y, w): (Double, Double, Double) in [
        (180, 96, 46), (250, 78, 38), (278, 122, 50), (176, 150, 40), (232, 176, 56),
        (300, 186, 34),
        (224, 122, 30),
      ] { $0.line("M\(x) \(y)q\(w / 2)-14 \(w) 0", "#ff9a3c", 6, opacity: 0.5) }
      $0.circle(196, 190, 6, "#c9482c", opacity: 0.7)
      $0.circle(292, 98, 5, "#c9482c", opacity: 0.7)
    }
    d.line("M312 76q34-40 40 4t-22 32M156 186q-40 30-10 44t34-16", "#ff7a4d", 7)
  }

  static func hunterStars(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 18, "#0b1236", "#2f4a8e", cloud: "#b79cff")
    let figure =
      "M176 52L214 120L188 214M300 62L262 112L292 206M214 120L238 116L262 112M176 52L236 34L300 62M188 214L292 206"
    d.line(figure, "#9fb4ff", 1.5, opacity: 0.7)
    d.glow(176, 52, 26, "#ff9e7a", 0.9)
    d.circle(176, 52, 6, "#ffc2a0")
    d.glow(292, 206, 26, "#9fd0ff", 0.9)
    d.circle(292, 206, 6, "#e4f2ff")
    for (x, y, r): (Double, Double, Double) in [
      (300, 62, 4.5), (236, 34, 3.5), (188, 214, 4), (214, 120, 4.5), (238, 116, 4.5),
      (262, 112, 4.5),
    ] {
      d.glow(x, y, 16, "#e4f2ff", 0.7)
      d.circle(x, y, r, "#fff")
    }
    d.circle(238, 150, 2.5, "#ffd9ec")
    d.circle(239, 162, 3, "#ffd9ec")
    d.peaks(4, 214, height: 44, steps: 5, "#141a4a")
    d.peaks(19, 238, height: 26, steps: 7, "#0b0f30")
  }

  static func starTrails(_ d: inout Drawing) {
    d.background(d.vertical("#0d1440", "#3c3d8f", "#c96f8a"))
    let colors: [String] = ["#fff3d6", "#b9c8ff", "#ffd0c0", "#ffffff"]
    var random = SeededRandom(seed: 19)
    for color in colors {
      var path = ""
      for index in 1..<7 {
        let radius: Double = Double(index) * 38 + random.next(-19, 19)
        let start: Double = random.next(0, 2 * .pi)
        let sweep: Double = random.next(0.9, 2.2)
        for half: Double in [0, .pi] {
          path += trail(radius, from: start + half, to: start + half + sweep)
        }
      }
      d.line(path, color, 1.8, opacity: 0.75)
    }
    d.glow(240, 104, 20, "#fff", 0.9)
    d.circle(240, 104, 4, "#fff")
    d.hills(20, 232, height: 10, steps: 4, "#15143f")
    for (x, s): (Double, Double) in [
      (40, 1.5), (84, 1.1), (120, 0.8), (372, 0.9), (410, 1.4), (452, 1.1),
    ] {
      d.pine(x, 262, s, leaf: "#0f0e30", shade: "#0a0924")
    }
  }

  /// One arc around the pole of the sky.
  private static func trail(_ radius: Double, from start: Double, to end: Double) -> String {
    let d = Drawing()
    let r = d.number(radius)
    let first = "\(d.number(240 + radius * cos(start))) \(d.number(104 + radius * sin(start)))"
    let last = "\(d.number(240 + radius * cos(end))) \(d.number(104 + radius * sin(end)))"
    return "M\(first)A\(r) \(r) 0 0 1 \(last)"
  }

  static func bootPrint(_ d: inout Drawing) {
    d.background(d.vertical("#b4b0cf", "#6f6b98"))
    d.glow(120, 20, 320, "#fff", 0.55)
    d.specks(21, 60, x: 0...480, y: 0...270, 2, "#57537f", opacity: 0.35)
    d.specks(22, 50, x: 0...480, y: 0...270, 1.5, "#fff", opacity: 0.5)
    d.place(240, 136, turn: 74) {
      let sole =
        "M-38-72C-42-116 38-116 42-72C46-40 30-24 30 4C30 30 36 50 34 78C30 112-30 112-34 78C-36 50-28 30-30 4C-32-24-36-44-38-72Z"
      $0.place(-4, 5) { $0.fill(sole, "#efedfa", opacity: 0.8) }
      $0.fill(sole, "#4d4972")
      $0.clip(sole) {
        for step in 0..<12 {
          let y: Double = -100 + Double(step) * 17
          $0.rect(-48, y, 96, 8, "#8985b0")
          $0.rect(-48, y, 96, 2.5, "#37335a")
        }
        $0.rect(-48, 8, 96, 18, "#4d4972")
      }
    }
    for (x, y, r): (Double, Double, Double) in [
      (66, 72, 20), (420, 214, 26), (404, 54, 13), (84, 222, 12),
    ] {
      d.oval(x, y, r, r * 0.7, "#5d5985", opacity: 0.7)
      d.oval(x + 2, y + 2, r * 0.8, r * 0.5, "#8a86b0")
    }
  }

  static func methaneLake(_ d: inout Drawing) {
    d.background(d.vertical("#7a3f4f", "#e58a4b", "#ffcf8a"))
    d.place(344, 82, turn: -14, opacity: 0.75) {
      $0.line("M-96 0A96 20 0 0 1 96 0", "#ffe2b3", 8, flat: true)
      $0.circle(0, 0, 50, $0.vertical("#ffe9c2", "#e8a366"))
      $0.line("M-96 0A96 20 0 0 0 96 0", "#fff0d3", 8, flat: true)
    }
    d.rect(0, 96, 480, 12, "#fff0d3", opacity: 0.18)
    d.rect(0, 132, 480, 18, "#fff0d3", opacity: 0.18)
    d.peaks(23, 140, height: 44, steps: 6, "#a8553f")
    d.peaks(24, 164, height: 26, steps: 7, "#7d3a3c")
    d.rect(0, 188, 480, 82, d.vertical("#5a2f4a", "#2b1a3d"))
    for (x, y, w): (Double, Double, Double) in [
      (300, 198, 90), (60, 208, 60), (190, 220, 110), (350, 234, 80), (40, 244, 70), (250, 256, 60),
    ] { d.line("M\(x) \(y)h\(w)", "#f0a368", 3, opacity: 0.55) }
    d.fill("M0 232Q50 214 96 236T150 270H0Z", "#41243f")
    d.fill("M480 240Q430 224 390 244T350 270H480Z", "#41243f")
  }

  static func rover(_ d: inout Drawing) {
    d.background(d.vertical("#f2b28a", "#f9d5ab"))
    d.circle(380, 62, 20, "#fff3d6")
    d.peaks(25, 128, height: 50, steps: 5, "#d98a62")
    d.hills(26, 186, height: 10, steps: 4, d.vertical("#c65f3d", "#9c3f31"))
    d.line("M0 246Q90 226 150 232M0 256Q100 236 150 242", "#7f2f2b", 4, opacity: 0.6)
    d.shadow(250, 240, 110, opacity: 0.3)
    d.place(250, 176) {
      $0.line("M-74 46L-40 16L-6 46M-40 16H60L76 46", "#6d689c", 7)
      for x: Double in [-76, -4, 74] {
        $0.circle(x, 46, 22, "#3b3478")
        $0.circle(x, 46, 12, "#b9b4dd")
        $0.circle(x, 46, 4, "#3b3478")
      }
      $0.rect(-66, -16, 128, 34, "#ffd98a", round: 5)
      $0.rect(-66, 4, 128, 14, "#d59c3c", round: 5)
      $0.fill("M-92-30H76L88-16H-80Z", "#2d3f8f")
      $0.line("M-56-30L-46-16M-20-30L-10-16M16-30L26-16M52-30L60-16M-86-23H82", "#6f8be0", 2)
      $0.line("M-70-30V-86", "#d9d5f0", 3)
      $0.rect(58, -14, 22, 22, "#f6f4ff", round: 4)
      $0.circle(69, -3, 6, "#3b3478")
    }
    d.fill("M52 240l14-22l26-2l14 24ZM410 252l10-18l24 2l10 16Z", "#7f2f2b")
    d.fill("M388 212l8-12l16 2l6 10Z", "#8d3830")
  }

  static func blackHole(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 27, "#07081f", "#2a1b55", cloud: "#ff7a4d")
    d.glow(240, 135, 200, "#ff8a3d", 0.6)
    d.ring(240, 135, 74, "#ff8a3d", 22, opacity: 0.7)
    d.ring(240, 135, 70, "#ffd98a", 8, opacity: 0.9)
    d.circle(240, 135, 64, "#050514")
    d.place(240, 135, turn: -10) {
      let disc = "M-190 0C-120 22-60 30 0 30S120 22 190 0C120 46 60 54 0 54S-120 46-190 0Z"
      $0.fill(disc, $0.horizontal("#ff6b3d", "#ffe7a8", "#ff6b3d"))
      $0.line("M-150 16C-80 36 80 36 150 16", "#fff6dc", 3, opacity: 0.9)
      $0.fill("M-190 0C-140-8-100-12-72-12L-66 8C-110 8-150 6-190 0Z", "#ff7a45", opacity: 0.8)
      $0.fill("M190 0C140-8 100-12 72-12L66 8C110 8 150 6 190 0Z", "#ff7a45", opacity: 0.8)
    }
  }
}
