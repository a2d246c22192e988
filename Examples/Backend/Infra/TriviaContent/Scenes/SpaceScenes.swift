import Foundation

/// The pictures of the first half of the space questions, and of the topic.
enum SpaceScenes {
  static func topic(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 1, "#11113d", "#5a3f9e", cloud: "#ff7a6b")
    d.circle(392, 70, 30, SpaceMotifs.cream)
    d.circle(382, 62, 5, "#e8d6ad")
    d.circle(402, 80, 7, "#e8d6ad")
    d.place(92, 84, turn: -18) {
      $0.line("M-58 0A58 14 0 0 1 58 0", "#ffd9a0", 6, flat: true)
      SpaceMotifs.globe(&$0, 0, 0, 32, "#ffb199", "#e0524d") {
        $0.rect(-40, -12, 80, 8, "#ffd0b5", opacity: 0.6)
        $0.rect(-40, 8, 80, 6, "#b93f55", opacity: 0.6)
      }
      $0.line("M-58 0A58 14 0 0 0 58 0", "#ffd9a0", 6, flat: true)
    }
    d.circle(240, 560, 350, "#7a5cff", opacity: 0.35)
    SpaceMotifs.globe(&d, 240, 560, 335, "#4fd1c5", "#2b5fc0") {
      $0.fill("M90 250q60-22 110 0t90-8t110 20V300H60Z", "#8fe6b0")
      $0.line("M150 262h60M300 248h46", "#fff", 6, opacity: 0.6)
    }
    d.line("M176 232Q206 200 222 160", "#fff", 3, opacity: 0.35)
    d.place(250, 112, scale: 1.05, turn: 22) { SpaceMotifs.rocket(&$0) }
    d.sparkle(320, 40, 12, SpaceMotifs.gold)
    d.sparkle(168, 48, 8, "#fff")
  }

  static func rings(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 2, "#14123f", "#4b3589", cloud: "#ff9e6b")
    d.place(240, 138, turn: -16) {
      let back = "M-168 0A168 44 0 0 1 168 0"
      $0.line(back, "#c98f6a", 8, flat: true)
      $0.line("M-148 0A148 37 0 0 1 148 0", "#e9c08d", 20, flat: true)
      $0.line("M-120 0A120 29 0 0 1 120 0", "#a87562", 12, flat: true)
      SpaceMotifs.globe(&$0, 0, 0, 78, "#ffe7b3", "#e09a55") {
        $0.rect(-90, -52, 180, 14, "#f4c987", opacity: 0.8)
        $0.rect(-90, -24, 180, 10, "#d99458", opacity: 0.7)
        $0.rect(-90, 22, 180, 18, "#f7d79f", opacity: 0.8)
        $0.rect(-90, 48, 180, 12, "#c97f4d", opacity: 0.6)
        $0.line("M-120 4A120 29 0 0 0 120 4", "#5d3550", 14, opacity: 0.35, flat: true)
      }
      $0.line("M-168 0A168 44 0 0 0 168 0", "#d9a177", 8, flat: true)
      $0.line("M-148 0A148 37 0 0 0 148 0", "#ffdfa8", 20, flat: true)
      $0.line("M-120 0A120 29 0 0 0 120 0", "#c08a6c", 12, flat: true)
    }
    d.circle(420, 214, 9, "#d9d2ff")
    d.circle(62, 58, 5, "#d9d2ff")
  }

  static func redPlanet(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 3, "#160f33", "#5b2a5e", cloud: "#ff6b5a")
    d.glow(268, 140, 170, "#ff7a4d", 0.45)
    SpaceMotifs.globe(&d, 268, 140, 104, "#ff9d6e", "#c4472f") {
      $0.fill(
        "M170 120q40-24 80-6t70-10t60 16v34q-40 16-80 2t-70 10t-60-12Z", "#a83a2c", opacity: 0.55)
      $0.fill("M170 196q50-16 96 2t110-8v60H170Z", "#e2714b", opacity: 0.7)
      $0.oval(268, 42, 46, 14, "#fff1e3")
      for (x, y, r): (Double, Double, Double) in [
        (222, 96, 13), (312, 88, 8), (296, 170, 16), (230, 172, 7), (340, 146, 9),
      ] {
        $0.circle(x, y, r, "#9c3527", opacity: 0.6)
        $0.circle(x + 1.5, y + 2, r * 0.78, "#d9623f")
      }
    }
    d.fill("M74 74q10-10 20-2t4 18t-18 6t-6-22Z", "#b8a08f")
    d.circle(82, 84, 3, "#8d776b")
    d.fill("M414 208q8-6 14 0t0 12t-14-2Z", "#cbb5a2")
  }

  static func sunlight(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 4, "#0f1140", "#2c2a78")
    d.glow(0, 135, 250, SpaceMotifs.gold, 0.8)
    for (y, width): (Double, Double) in [(84, 5), (110, 8), (136, 10), (162, 8), (188, 5)] {
      d.line("M120 \(y)H340", SpaceMotifs.gold, width, opacity: 0.28)
      d.line("M\(130 + y) \(y)h44", SpaceMotifs.cream, width * 0.7, opacity: 0.9)
    }
    d.rays(
      0, 135, from: 110, to: 146, count: 28, SpaceMotifs.gold, opacity: 0.8,
      spread: 0.8)
    d.circle(0, 135, 106, d.radial("#fff6c9", "#ffb640", x: 0.6))
    SpaceMotifs.earth(&d, 382, 136, 46)
    d.circle(444, 92, 9, "#d8d5ea")
  }

  static func astronaut(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 5, "#0e1036", "#3d3686")
    SpaceMotifs.earth(&d, 396, 70, 34)
    SpaceMotifs.moonGround(&d, 196)
    d.rect(108, 92, 4, 122, "#e4e1f5", round: 2)
    d.fill("M112 94q24-10 44 0t38-2v40q-18 8-38 2t-44 2Z", SpaceMotifs.coral)
    d.sparkle(152, 114, 13, SpaceMotifs.cream)
    d.shadow(252, 222, 60, opacity: 0.3)
    d.place(252, 142, scale: 1.05) { SpaceMotifs.astronaut(&$0) }
  }

  static func lander(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 6, "#0e1036", "#473a8f", cloud: "#4fd1c5")
    SpaceMotifs.moonGround(&d, 204)
    d.shadow(240, 226, 100, opacity: 0.3)
    d.place(240, 142) {
      $0.line("M-40 34L-92 78M40 34L92 78M-34 40L-70 52M34 40L70 52", "#d59c3c", 6)
      $0.line("M-106 80H-78M78 80H106", "#f6f4ff", 8)
      $0.fill("M-18 52L-26 74H26L18 52Z", "#6b6799")
      $0.fill("M-54 4H54L48 54H-48Z", $0.horizontal("#ffd98a", "#d48f35"))
      $0.line("M-20 4L-16 54M20 4L16 54M-52 28H52", "#b37527", 2.5)
      $0.fill("M-44 4V-30L-26-62H26L44-30V4Z", "#f1eefc")
      $0.fill("M10 4L20-62H26L44-30V4Z", "#bbb6dd")
      $0.fill("M-34-28L-24-48H-8L-12-28ZM30-28L22-48H8L10-28Z", "#3b3478")
      $0.rect(-13, -18, 26, 22, "#8e89bb", round: 4)
      $0.line("M0-62V-84M30-52L44-74", "#d9d5f0", 3)
      $0.oval(46, -76, 13, 5, "#f6f4ff", turn: -30)
      $0.line("M-92 78L-60 10M-84 62h10M-78 48h10M-70 32h9", "#f1eefc", 2.5)
    }
    d.sparkle(76, 54, 9, SpaceMotifs.gold)
  }

  static func firstSatellite(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 7, "#12113a", "#38407f", cloud: "#4fd1c5")
    d.circle(240, 640, 440, "#62c8f5", opacity: 0.25)
    SpaceMotifs.globe(&d, 240, 640, 424, "#62c8f5", "#2a5dbb") {
      $0.line("M60 262q50-12 100 0t110-14t150 20", "#fff", 8, opacity: 0.5)
    }
    for r: Double in [54, 78, 102] {
      d.ring(306, 92, r, SpaceMotifs.gold, 2.5, opacity: 0.55 - r / 250)
    }
    d.line("M292 86L96 60M290 98L92 128M300 108L126 196M312 110L206 216", "#d9d5f0", 3.5)
    d.circle(306, 92, 40, d.radial("#ffffff", "#8d88b8", x: 0.65, y: 0.3))
    d.line("M284 60Q300 96 280 122", "#6d689c", 2.5)
    d.circle(322, 74, 8, "#fff", opacity: 0.9)
  }

  static func launch(_ d: inout Drawing) {
    d.background(d.vertical("#2a2568", "#8c4f9b", "#ff9e7a"))
    d.stars(8, 40, height: 110)
    d.hills(3, 214, height: 8, steps: 4, "#4a2f6e")
    d.line(
      "M150 240V92M172 240V92M150 104L172 124L150 144L172 164L150 184L172 204L150 224", "#2c2358", 5
    )
    d.line("M172 116H204M172 176H204", "#2c2358", 6)
    d.glow(250, 224, 120, SpaceMotifs.gold, 0.9)
    d.place(250, 124, scale: 1.3) { SpaceMotifs.rocket(&$0) }
    for (x, y, r): (Double, Double, Double) in [
      (170, 250, 34), (330, 250, 36), (210, 238, 28), (292, 238, 30), (120, 262, 26),
      (384, 262, 28),
      (250, 252, 34),
    ] { d.circle(x, y, r, "#ffe3d0") }
    for (x, y, r): (Double, Double, Double) in [(190, 266, 26), (310, 268, 28), (252, 272, 26)] {
      d.circle(x, y, r, "#f3b9a6")
    }
  }

  static func galaxy(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 9, "#0e0f35", "#2b2163", cloud: "#5a7bff")
    d.place(240, 135, turn: -20) {
      $0.oval(0, 0, 200, 74, "#7a5cff", opacity: 0.18)
      $0.oval(0, 0, 150, 54, "#b79cff", opacity: 0.2)
      for arm: Double in [0, .pi] {
        for (color, width, twist) in [
          ("#6d7bff", 26.0, 0.0), ("#c5a6ff", 13.0, 0.12), ("#ffd9ec", 5.0, 0.2),
        ] {
          var path = ""
          for step in 0...28 {
            let turn: Double = Double(step) * 0.189
            let radius: Double = 26 + turn * 32
            let angle: Double = turn + arm + twist
            let px = $0.number(radius * cos(angle))
            path += "\(step == 0 ? "M" : "L")\(px) \($0.number(radius * sin(angle) * 0.38))"
          }
          $0.line(path, color, width, opacity: 0.55)
        }
      }
      $0.glow(0, 0, 80, "#fff3d6", 1)
      $0.oval(0, 0, 32, 18, "#fff3d6")
    }
    d.stars(91, 40, "#fff3d6")
  }

  static func comet(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 10, "#0d1138", "#1f4a83", cloud: "#4fd1c5")
    d.fill("M352 176Q230 90 20 20Q210 140 336 204Z", "#7fe0f0", opacity: 0.25)
    d.fill("M354 178Q240 116 66 60Q220 150 338 200Z", "#a9f0f2", opacity: 0.45)
    d.fill("M352 182Q270 140 150 104Q250 160 340 196Z", "#e9ffff", opacity: 0.7)
    d.glow(350, 190, 64, "#a9f0f2", 0.9)
    d.circle(350, 190, 26, d.radial("#ffffff", "#7ccfe0", x: 0.6, y: 0.6))
    d.circle(344, 184, 5, "#9bdbe6")
    d.circle(358, 196, 7, "#b3e7ee")
    d.circle(342, 198, 3.5, "#9bdbe6")
    d.specks(4, 16, x: 90...320, y: 60...180, 1.6, "#e9ffff", opacity: 0.8)
    d.sparkle(424, 60, 11, SpaceMotifs.gold)
  }

  static func giantPlanet(_ d: inout Drawing) {
    SpaceMotifs.night(&d, 11, "#180f38", "#54306f", cloud: "#ff9e6b")
    SpaceMotifs.globe(&d, 250, 140, 112, "#ffe4bd", "#d98c5f") {
      let bands: [(Double, Double, String)] = [
        (44, 16, "#c9734f"), (78, 20, "#f0b07f"), (112, 24, "#b9583f"), (158, 14, "#f4c795"),
        (182, 20, "#c06a4b"), (218, 16, "#e3a276"),
      ]
      for (y, height, color) in bands {
        $0.fill(
          "M120 \(y)q32-7 65 0t65 0t65 0t65 0v\(height)q-32 7-65 0t-65 0t-65 0t-65 0Z", color,
          opacity: 0.75)
      }
      $0.oval(290, 172, 36, 21, "#f6d2a8")
      $0.oval(290, 172, 28, 15, "#c4402f")
      $0.oval(286, 169, 15, 7, "#e3674d")
    }
    d.circle(82, 76, 10, "#f1d9b8")
    d.circle(420, 62, 7, "#cdd4ff")
    d.circle(414, 226, 12, "#d9b48f")
    d.circle(60, 206, 6, "#e8e4ff")
  }
}
