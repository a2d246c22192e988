/// The pictures of the first half of the ocean questions, and of the topic.
enum OceanScenes {
  static func topic(_ d: inout Drawing) {
    d.background(d.vertical("#ffd9a8", "#ffefcf"))
    d.circle(352, 66, 30, "#ff9f7a")
    d.cloud(96, 48, 0.7, opacity: 0.8)
    d.place(188, 58, scale: 0.54) { sailboat(&$0) }
    d.waves(86, height: 6, length: 100, d.vertical("#35b6cf", "#0f4f86"))
    d.place(262, 158, scale: 0.82) { whale(&$0) }
    OceanMotifs.fish(&d, 78, 150, 0.7, OceanMotifs.gold, "#f08a4b")
    OceanMotifs.fish(&d, 112, 184, 0.55, OceanMotifs.gold, "#f08a4b")
    OceanMotifs.fish(&d, 58, 190, 0.5, OceanMotifs.gold, "#f08a4b")
    d.bubbles(3, 6, x: 390...470, y: 110...210)
    d.hills(2, 244, height: 6, steps: 4, "#e3bd86")
    d.weed(30, 262, 74, "#3fae8a")
    d.weed(48, 266, 52, "#6fd09a")
    OceanMotifs.branch(&d, 100, 256, 0.8, OceanMotifs.coral)
    OceanMotifs.brain(&d, 408, 258, 0.8, "#f78fb3", "#c95f8f")
    OceanMotifs.tubes(&d, 452, 262, 0.8, "#b57fd6")
  }

  static func octopus(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 1)
    d.mirrored(240) {
      $0.line("M214 152C196 190 140 170 112 200S74 206 84 190", "#c9486a", 17)
      $0.line("M226 160C216 214 170 210 158 234S120 250 118 232", "#c9486a", 17)
      $0.line("M206 144C170 160 150 128 118 142S72 134 88 118", "#e8607d", 18)
      $0.line("M232 160C236 210 206 224 202 250", "#e8607d", 18)
      $0.dots([(180, 152), (162, 146), (144, 141), (126, 145), (108, 146)], 2.6, "#ffc0c4")
      $0.dots([(230, 190), (224, 208), (214, 222), (206, 236)], 2.6, "#ffc0c4")
    }
    d.fill(
      "M240 34C300 34 304 92 288 122C284 148 286 168 240 168S196 148 192 122C176 92 180 34 240 34Z",
      d.vertical("#ff8fa0", "#e8607d"))
    d.oval(212, 66, 11, 7, "#ffc0c4", turn: -30, opacity: 0.8)
    d.oval(230, 52, 5, 4, "#ffc0c4", opacity: 0.8)
    d.circle(270, 64, 5, "#d64c6e", opacity: 0.5)
    d.circle(258, 80, 3.5, "#d64c6e", opacity: 0.5)
    d.mirrored(240) {
      $0.circle(218, 116, 14, "#fff")
      $0.circle(221, 118, 8, "#2b1a3b")
      $0.circle(218, 115, 2.6, "#fff")
    }
    d.line("M228 142q12 9 24 0", "#8f2d52", 3.5)
  }

  static func whale(_ d: inout Drawing) {
    let body =
      "M-140 4C-142-42-80-58-10-54C60-50 100-22 134-24C128-4 90 32 20 42C-60 52-138 48-140 4Z"
    d.fill(
      "M126-26C132-46 150-62 174-66C170-48 162-36 152-28C164-22 178-16 186-6C164 2 138-4 124-16Z",
      "#3f7fc0")
    d.fill(body, d.vertical("#5fa8e0", "#3f7fc0"))
    d.clip(body) {
      $0.fill("M-150 8C-90 18-20 20 40 14C30 40-30 60-150 60Z", "#d5ecfb")
      $0.line("M-130 22C-90 30-40 32 10 26M-124 32C-84 40-40 42 0 36", "#9cc7e8", 3)
      $0.dots([(-20, -34), (6, -28), (30, -32), (50, -18), (-46, -38), (74, -14)], 3, "#8cc4ef")
    }
    d.fill("M-46 28C-40 54-22 74 4 80C6 60-2 40-12 26Z", "#3572b4")
    d.line("M-138 6C-120 16-100 16-84 8", "#2f67a6", 3)
    d.eye(-78, 0, 4.5)
  }

  static func whaleFeeding(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 4, "#3fb8d4", "#0c4a80", bed: nil)
    d.fill(
      "M0 0H480V22q-30 12-60 0t-60 0t-60 0t-60 0t-60 0t-60 0t-60 0t-60 0Z", "#bff0f2", opacity: 0.7)
    d.place(234, 140, scale: 1.18) { whale(&$0) }
    d.hills(7, 252, height: 6, steps: 5, "#0a3765")
  }

  static func dolphin(_ d: inout Drawing) {
    OceanMotifs.surface(&d, "#7ad3ea", "#fff1cf", sea: 168)
    d.circle(96, 70, 32, OceanMotifs.gold)
    d.cloud(398, 56, 0.8, opacity: 0.85)
    d.place(238, 112, scale: 1.12, turn: -16) {
      let body =
        "M-112 24C-84-26-14-62 56-46C74-42 84-30 112-24C118-18 112-12 98-12C76-4 34 0 4 8C-36 20-80 44-112 24Z"
      $0.fill("M-14-46C-10-68-24-82-40-86C-36-68-44-54-52-38Z", "#3a7dbb")
      $0.fill(
        "M-102 22C-124 16-142 24-154 40C-136 42-126 42-116 40C-114 52-106 64-92 70C-92 52-94 36-98 26Z",
        "#3a7dbb")
      $0.fill(body, $0.vertical("#4f9fd8", "#3a7dbb"))
      $0.clip(body) {
        $0.fill("M116-16C70-22 30-14-4 0C-40 14-70 26-108 26V50H120Z", "#d9f0fa")
      }
      $0.fill("M36-8C34 12 20 28 2 34C4 16 10 2 18-6Z", "#2f6ca8")
      $0.line("M108-17C98-14 88-16 80-20", "#2f6ca8", 2.5)
      $0.eye(70, -26, 4)
    }
    OceanMotifs.swell(&d, 216)
    d.place(124, 214) {
      $0.fill(
        "M-44 8C-40-14-30-14-28 0C-22-30-12-30-10-4C-2-24 8-20 8-2C16-14 24-8 26 8Z",
        OceanMotifs.foam)
      $0.dots([(-40, -20), (-18, -36), (6, -32), (26, -16)], 3, OceanMotifs.foam)
    }
  }

  static func sailboat(_ d: inout Drawing) {
    d.line("M0-92V32", "#7a4b35", 5)
    d.fill("M-6-80V24H-62C-40-6-18-40-6-80Z", "#fff")
    d.fill("M-6-30V24H-62C-52 10-40-8-30-30Z", OceanMotifs.coral)
    d.fill("M6-90C36-56 56-14 60 24H6Z", "#fff3dc")
    d.fill("M6-34H44Q54-8 60 24H6Z", OceanMotifs.gold)
    d.fill("M0-94L26-86L0-78Z", OceanMotifs.coral)
    d.fill("M-70 30H76C70 46 62 56 50 60H-48C-60 54-66 44-70 30Z", "#b5543c")
    d.fill("M-70 30H76L73 38H-67Z", "#fff3dc")
  }

  static func openSea(_ d: inout Drawing) {
    OceanMotifs.surface(&d, "#5ec4e6", "#ffe9c4", sea: 158)
    d.circle(380, 84, 34, "#fff6d8")
    d.glow(380, 84, 90, "#fff6d8", 0.6)
    d.cloud(100, 62, 1, opacity: 0.9)
    d.cloud(300, 44, 0.6, opacity: 0.7)
    OceanMotifs.gull(&d, 150, 106, 0.6)
    OceanMotifs.gull(&d, 108, 126, 0.4)
    d.place(236, 134, scale: 1.12, turn: -3) { sailboat(&$0) }
    OceanMotifs.swell(&d, 200)
    d.line("M60 214h34M330 220h44M180 242h50M400 250h40", OceanMotifs.foam, 3, opacity: 0.6)
  }

  static func deepDive(_ d: inout Drawing) {
    d.background(d.vertical("#2c8fb8", "#0d4370", "#051b3d"))
    d.fill("M0 40C40 60 60 100 84 140S130 220 150 270H0Z", "#0a2f57")
    d.fill("M0 120C30 130 60 180 84 270H0Z", "#06203f")
    d.fill("M480 20C440 50 420 110 392 150S346 230 336 270H480Z", "#0a2f57")
    d.fill("M480 130C450 140 420 200 402 270H480Z", "#06203f")
    d.fill("M224 156L120 270H300Z", "#fff0b8", opacity: 0.22)
    d.place(240, 118) {
      $0.rect(52, -8, 34, 16, "#d9952f", round: 4)
      $0.line("M90-22V22", "#ffe9a8", 6)
      $0.rect(-20, -58, 44, 26, "#f2b134", round: 8)
      $0.line("M8-58V-76H22", "#d9952f", 5)
      $0.rect(-76, -40, 138, 80, $0.vertical("#ffd34f", "#f0a52b"), round: 40)
      $0.rect(-66, 40, 110, 9, "#7f8aa8", round: 4)
      $0.line("M-40 40V46M26 40V46", "#7f8aa8", 6)
      $0.circle(-34, -2, 27, "#b8742a")
      $0.circle(-34, -2, 21, $0.radial("#e9ffff", "#5fc3dd", x: 0.35, y: 0.3))
      $0.circle(20, -2, 12, "#b8742a")
      $0.circle(20, -2, 8, "#8fdcec")
      $0.circle(-46, 42, 8, "#fff6d8")
    }
    d.bubbles(5, 12, x: 290...360, y: 10...130)
    OceanMotifs.fish(&d, 380, 226, 0.4, "#4f8fb8", "#2f6f9c", flip: true)
  }

  static func seahorse(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 6, "#5fd6d2", "#17749c")
    for (x, height, color): (Double, Double, String) in [
      (70, 150, "#2f9c7c"), (98, 110, "#4fbf8f"), (400, 170, "#2f9c7c"), (428, 120, "#4fbf8f"),
      (376, 90, "#7fd6a0"),
    ] { d.weed(x, 256, height, color) }
    d.place(240, 128, scale: 1.3) {
      $0.fill("M30-12C54-18 60 12 48 26Q38 22 32 14Z", "#ffb04f")
      $0.line("M38-8L50-6M38 2L53 4M38 12L50 16", "#e8833a", 2)
      $0.line("M8 46C24 62 24 84 6 90C-10 94-18 80-8 73C-2 70 4 73 2 78", "#f58f3c", 12)
      $0.fill("M2-88L8-76L18-86L20-72L32-74L26-62Z", "#e8833a")
      $0.fill(
        "M-12-52C2-46 2-34-8-20C-26 4-22 36 0 52C10 60 16 50 20 46C46 24 42-6 26-22C38-42 34-66 14-78C-4-84-16-74-18-66L-50-62C-54-60-54-53-50-52Z",
        $0.horizontal("#ffc96b", "#f58f3c"))
      $0.line(
        "M-16-2Q4 4 24-6M-19 14Q6 20 34 8M-12 30Q8 36 34 24M-2 44Q10 46 24 38M-2-20Q10-16 20-22",
        "#e8833a", 2.5, opacity: 0.8)
      $0.eye(2, -62, 5.5)
    }
  }

  static func lowTide(_ d: inout Drawing) {
    d.background(d.vertical("#9edff0", "#fff0d0"))
    d.cloud(96, 56, 0.9, opacity: 0.9)
    d.cloud(350, 40, 0.6, opacity: 0.8)
    OceanMotifs.gull(&d, 390, 86, 0.7)
    d.rect(0, 126, 480, 20, "#3aa9c9")
    d.fill("M0 146q40-5 80 0t80 0t80 0t80 0t80 0t80 0V270H0Z", d.vertical("#f3d9a6", "#d9ae74"))
    d.fill("M40 184q60-14 120 0t-20 16t-100-16ZM330 214q50-12 110 0t-30 14t-80-14Z", "#7cc9d8")
    d.line("M320 214Q380 236 420 240", "#8d6242", 3)
    d.line("M420 224V250M410 232H430M406 240Q420 260 434 240", "#5d5268", 5)
    d.shadow(226, 224, 110)
    d.place(228, 176, scale: 1.15, turn: 10) {
      $0.line("M-8-20V-106", "#7a4b35", 5)
      $0.line("M-8-104L70-14M-8-104L-80-16", "#7a4b35", 1.5)
      $0.rect(-6, -54, 48, 36, "#fff6e2", round: 4)
      $0.rect(-10, -60, 56, 9, OceanMotifs.coral, round: 3)
      $0.rect(4, -46, 12, 14, "#5fc3dd", round: 2)
      $0.rect(22, -46, 12, 14, "#5fc3dd", round: 2)
      $0.fill("M-90-22C-30-14 40-14 88-26C84 10 66 36 44 40H-50C-74 34-86 8-90-22Z", "#2f8fb5")
      $0.fill("M-90-22C-30-14 40-14 88-26L87-14C40-2-30-2-88-10Z", "#fff6e2")
      $0.fill(
        "M-76 22C-30 28 40 28 72 18C64 32 54 38 44 40H-50C-62 38-70 32-76 22Z", OceanMotifs.coral)
    }
    d.star(70, 236, 13, OceanMotifs.coral)
    d.specks(8, 24, x: 0...480, y: 160...268, 1.5, "#b98b55", opacity: 0.6)
  }

  static func reef(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 9, "#6fe0e0", "#1a7fb0")
    d.fill("M0 270V196Q60 176 110 206T220 222T330 206T480 186V270Z", "#0f5f86")
    OceanMotifs.tubes(&d, 70, 226, 1.15, "#b57fd6")
    OceanMotifs.branch(&d, 150, 238, 1.35, OceanMotifs.coral)
    OceanMotifs.brain(&d, 236, 250, 1.2, "#f9a8c0", "#d4648f")
    OceanMotifs.branch(&d, 326, 240, 1.2, OceanMotifs.gold)
    OceanMotifs.brain(&d, 396, 250, 1.1, "#7fd6a0", "#3f9c78")
    OceanMotifs.tubes(&d, 444, 236, 1, "#ff9f5f")
    OceanMotifs.branch(&d, 290, 266, 0.6, "#e86a9c")
    OceanMotifs.fish(&d, 130, 92, 0.9, "#ffd84f", "#3b5fc0")
    OceanMotifs.fish(&d, 196, 126, 0.65, "#ffd84f", "#3b5fc0")
    OceanMotifs.fish(&d, 92, 134, 0.55, "#ffd84f", "#3b5fc0")
    OceanMotifs.fish(&d, 356, 104, 1.05, "#ff8f7a", "#fff3dc", flip: true)
  }

  static func clownfish(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 10, "#58d0d6", "#15669a")
    d.fill("M330 270C330 226 372 206 410 214S470 236 480 230V270Z", "#2b5f80")
    d.fill("M0 270V226C30 216 64 226 84 270Z", "#2b5f80")
    d.weed(30, 240, 70, "#4fbf8f")
    d.place(232, 132, scale: 2.2) {
      let body = "M-44 0C-34-26 8-36 40-10C50-2 50 6 42 12C12 36-32 26-44 0Z"
      $0.fill("M-36 0C-46-14-56-18-66-16C-60-6-60 8-66 18C-56 20-46 14-36 0Z", "#ff8a2f")
      $0.line("M-64-14C-59-5-59 7-64 16", "#2b2233", 3)
      $0.fill("M-24-18C-14-38 20-38 26-20ZM-10 20C-8 36 8 38 16 22Z", "#f2701f")
      $0.fill(body, $0.vertical("#ff9b42", "#f2701f"))
      $0.clip(body) {
        $0.line("M18-32Q28 0 16 30", "#2b2233", 15)
        $0.line("M18-32Q28 0 16 30", "#fff", 10.5)
        $0.line("M-10-34Q4 0-12 34", "#2b2233", 15)
        $0.line("M-10-34Q4 0-12 34", "#fff", 10.5)
        $0.line("M-36-20Q-28 0-36 20", "#2b2233", 10)
        $0.line("M-36-20Q-28 0-36 20", "#fff", 6)
      }
      $0.fill("M2 6C-10 4-16 12-16 20C-6 22 2 18 6 12Z", "#ffb066")
      $0.eye(33, -6, 4)
      $0.line("M46 5Q40 8 36 6", "#a8430f", 1.6)
    }
  }

  static func jellyfish(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 11, "#3a6fc4", "#1a1f66", bed: nil)
    for (x, y, scale, opacity): (Double, Double, Double, Double) in [
      (92, 90, 0.45, 0.6), (398, 150, 0.6, 0.7), (240, 92, 1.25, 1),
    ] {
      d.glow(x, y + 10 * scale, 110 * scale, "#ff9fd0", 0.5)
      d.place(x, y, scale: scale, opacity: opacity) {
        $0.line(
          "M-44 16q-14 24 0 48t0 48M44 16q14 24 0 48t0 48M-26 18q-10 26 0 52t0 44M26 18q10 26 0 52t0 44",
          "#ffb6de", 3, opacity: 0.8)
        $0.line("M-10 18q-16 20 0 40t0 40M10 18q16 20 0 40t0 30", "#ffe1f2", 8, opacity: 0.85)
        $0.fill(
          "M-62 12C-66-72 66-72 62 12Q52 24 42 12Q32 24 21 12Q10 24 0 12Q-10 24-21 12Q-32 24-42 12Q-52 24-62 12Z",
          $0.vertical("#ffd3ec", "#d86fc0"))
        $0.fill("M-44 2C-44-46-10-52 0-50C-24-40-30-20-30 2Z", "#fff", opacity: 0.35)
        $0.dots([(10, -30), (28, -16), (14, -8)], 4, "#fff", opacity: 0.4)
      }
    }
  }
}
