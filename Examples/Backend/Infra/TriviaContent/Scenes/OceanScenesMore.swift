/// The pictures of the second half of the ocean questions.
enum OceanScenesMore {
  static func shark(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 12, "#4cb9d8", "#0f4a7c")
    let body =
      "M-152 6C-112-34-40-46 20-38C70-30 110-12 142-8C110 12 60 30 0 34C-60 38-132 32-152 6Z"
    d.place(232, 132, scale: 1.12) {
      $0.fill("M-22-38C-10-66 8-84 28-88C22-68 30-48 42-30Z", "#5b7f9c")
      $0.fill(
        "M128-10C146-32 160-52 182-62C174-36 170-16 162-2C170 10 178 24 180 38C160 30 142 14 128 2Z",
        "#5b7f9c")
      $0.fill("M84 14L104 34L106 8Z", "#5b7f9c")
      $0.fill(body, $0.vertical("#86abc4", "#5b7f9c"))
      $0.clip(body) {
        $0.fill("M-160 8C-100 10-20 16 60 8S130-2 150-6V60H-160Z", "#eef7fb")
      }
      $0.line("M-78-8Q-84 4-78 16M-66-9Q-72 4-66 16M-54-10Q-60 4-54 16", "#456a87", 3)
      $0.fill("M-134 14Q-112 26-92 16Q-110 34-124 26Z", "#7a2f45")
      $0.fill("M-130 16l5 6l5-4l5 5l5-5l5 4l4-4Q-112 20-130 16Z", "#fff")
      $0.fill("M-44 24C-34 52-12 74 16 80C14 58 6 40 0 26Z", "#4d7290")
      $0.eye(-112, -6, 4.5)
    }
    OceanMotifs.fish(&d, 92, 220, 0.45, OceanMotifs.gold, "#f08a4b", flip: true)
    OceanMotifs.fish(&d, 58, 204, 0.38, OceanMotifs.gold, "#f08a4b", flip: true)
    OceanMotifs.fish(&d, 54, 230, 0.34, OceanMotifs.gold, "#f08a4b", flip: true)
  }

  static func turtle(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 13, "#7be0d4", "#1583a6")
    d.place(240, 126, scale: 1.2, turn: -10) {
      $0.fill("M40-30C64-66 96-84 124-84C116-58 92-28 60-12Z", "#4f9c6a")
      $0.fill("M34 34C44 62 66 86 92 92C96 70 80 44 58 24Z", "#3f8a5c")
      $0.fill(
        "M-62-20C-84-36-104-36-116-28C-108-14-88-4-66-6ZM-60 24C-78 32-94 48-96 60C-78 62-58 50-46 38Z",
        "#4f9c6a")
      $0.fill("M70-14C92-30 124-22 128 0C126 18 94 26 70 14Z", "#6fbf80")
      $0.dots([(98, -12), (108, -6), (92, 4), (84, -4)], 3.4, "#4f9c6a")
      $0.eye(114, -4, 4)
      let shell = "M-78 0C-76-44-34-60 8-56C56-50 82-26 82 0C82 26 54 46 8 52C-36 56-78 40-78 0Z"
      $0.fill(shell, $0.radial("#d9a05f", "#8f5f3a", x: 0.45, y: 0.35))
      $0.clip(shell) {
        $0.line(
          "M-30-22L-6-34L20-24L24 4L0 20L-26 8ZM-30-22L-54-44M-6-34V-66M20-24L48-48M24 4L56 6L90-14M56 6L66 40M0 20L2 60M-26 8L-56 20L-90 4M-56 20L-54 54",
          "#f0cd92", 4.5)
      }
    }
    OceanMotifs.brain(&d, 70, 254, 0.7, "#f9a8c0", "#d4648f")
    OceanMotifs.branch(&d, 424, 252, 0.8, OceanMotifs.coral)
  }

  static func anglerfish(_ d: inout Drawing) {
    d.background(d.vertical("#0c3458", "#041126"))
    d.specks(14, 40, x: 0...480, y: 0...270, 1.3, "#7fc7d9", opacity: 0.5)
    d.glow(134, 92, 150, "#8ff7d4", 0.65)
    d.place(270, 146, scale: 1.15) {
      $0.line("M-20-64C-40-104-100-108-114-62", "#5b5f8a", 5)
      $0.circle(-116, -50, 13, "#d6fff0")
      $0.circle(-116, -50, 8, "#fff")
      $0.fill("M84-6C110-40 134-48 150-46C140-24 140 16 152 42C132 44 108 30 84 10Z", "#4d4f80")
      $0.fill(
        "M10-62C30-92 66-88 78-72C72-56 60-46 44-40ZM20 58C34 82 60 82 70 70C64 58 54 50 40 46Z",
        "#4d4f80")
      $0.fill(
        "M-92-4C-80-60-20-76 26-64C76-52 96-20 98 2C98 36 56 72-6 72C-64 70-98 40-92-4Z",
        $0.vertical("#6d70a6", "#3a3c6b"))
      $0.fill("M-96-14C-70 6-40 8-8-8C-2 22-24 54-60 56C-90 46-100 14-96-14Z", "#1a0f2e")
      $0.fill(
        "M-92-10l6 22l8-16l8 20l9-18l9 18l9-20l8 16l8-18l6 10L-8-8C-40 8-70 6-92-10Z", "#fff8e2")
      $0.fill(
        "M-86 30l8-18l7 22l9-18l8 20l9-18l7 14l10-18l4 6C-30 48-44 56-60 56C-72 50-80 42-86 30Z",
        "#fff8e2")
      $0.circle(-40, -34, 14, "#f3ffd9")
      $0.circle(-44, -34, 7, "#10142e")
      $0.fill("M20 4C44-6 62 6 60 26C42 32 24 24 20 4Z", "#5b5f96")
      $0.dots([(30, -36), (48, -24), (62, -8), (40, 42), (10, -48)], 3, "#8b8fc4")
    }
  }

  static func oyster(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 15, "#74dcd8", "#1c7aa6", bed: "#f0d29c")
    d.shadow(240, 236, 120)
    d.place(240, 168) {
      let lid =
        "M-104 10C-120-40-92-98-60-98C-48-116-18-116-4-104C14-122 44-114 54-98C88-100 118-40 104 10Z"
      $0.fill(lid, $0.vertical("#b78fc9", "#7d5a9c"))
      $0.line("M-64-90C-60-50-40-20-16 6M-4-98V6M56-90C54-50 36-20 16 6", "#9a74b4", 5)
      $0.fill(
        "M-86 6C-96-34-72-78-52-78C-40-92-16-92-4-82C12-94 36-90 46-78C72-78 96-34 86 6Z",
        $0.vertical("#fff0f6", "#f3c3dc"))
      $0.fill("M-110 4C-60-14 60-14 110 4C110 46 60 68 0 68S-110 46-110 4Z", "#8d68ab")
      $0.fill("M-98 6C-54-8 54-8 98 6C90 24 50 34 0 34S-90 24-98 6Z", "#ffdcec")
      $0.line("M-90 36Q0 76 90 36M-70 52Q0 80 70 52", "#74508f", 4)
      $0.fill("M-70 12C-40 0 44 0 70 12C50 26-50 26-70 12Z", "#f0a9c8")
      $0.circle(0, -4, 25, $0.radial("#ffffff", "#cfc4e6", x: 0.35, y: 0.3))
      $0.circle(-8, -13, 6, "#fff")
    }
    d.sparkle(292, 130, 15, "#fff")
    d.sparkle(196, 116, 9, "#fff")
    d.weed(60, 258, 80, "#3fae8a")
    d.weed(424, 258, 96, "#3fae8a")
    d.star(376, 250, 15, OceanMotifs.coral)
  }

  static func iceberg(_ d: inout Drawing) {
    OceanMotifs.surface(&d, "#9ad3f0", "#fdeeee", sea: 168)
    d.circle(92, 74, 26, "#fff6d8")
    d.cloud(400, 60, 0.9, opacity: 0.8)
    d.fill("M18 172L50 146L74 156L96 172Z", "#dff3fb")
    d.place(256, 176) {
      $0.fill("M-130 20L-104-34L-72-44L-44-108L-10-92L22-134L62-84L84-40L122 20Z", "#f4fcff")
      $0.fill("M22-134L62-84L84-40L122 20H30L46-30L18-70Z", "#b5dff2")
      $0.fill("M-44-108L-10-92L-26-50L-50-10L-60 20H-100L-72-44Z", "#d6effa")
      $0.line("M18-70L-4-30L10 20M46-30L66-10", "#93cbe6", 3)
    }
    d.waves(192, height: 6, length: 90, "#2790b8")
    OceanMotifs.swell(&d, 216)
    d.line("M100 204h70M220 200h120M370 208h40", OceanMotifs.foam, 3, opacity: 0.7)
    d.birds([(120, 60), (150, 76)], "#5a8fae")
  }

  static func lighthouse(_ d: inout Drawing) {
    d.background(d.vertical("#24326e", "#7a4f94", "#ff9e7a"))
    d.stars(17, 40, height: 120)
    d.fill("M300 62L0 10V104Z", "#fff0b8", opacity: 0.4)
    d.fill("M324 62L480 20V106Z", "#fff0b8", opacity: 0.4)
    d.waves(190, height: 5, length: 90, "#3f5f9c")
    d.fill(
      "M210 270C226 226 250 216 270 206C310 196 372 200 400 222C430 236 452 256 470 270Z", "#4a3560"
    )
    d.fill("M210 270C226 226 250 216 270 206C290 202 300 230 292 270Z", "#5f4676")
    d.place(312, 206) {
      let tower = "M-26 0L-18-118H18L26 0Z"
      $0.fill(tower, "#fff6e8")
      $0.clip(tower) {
        for y: Double in [-110, -64, -18] {
          $0.fill("M-40 \(y)L40 \(y + 14)V\(y + 34)L-40 \(y + 20)Z", "#e5524f")
        }
        $0.rect(6, -130, 30, 140, "#2b1a4d", opacity: 0.2)
      }
      $0.rect(-26, -126, 52, 9, "#3b2a5a", round: 2)
      $0.rect(-14, -158, 28, 32, "#ffe9a0")
      $0.line("M-14-158V-126M0-158V-126M14-158V-126", "#3b2a5a", 3)
      $0.fill("M-20-156L0-182L20-156Z", "#e5524f")
      $0.glow(0, -143, 44, "#fff6d0", 0.9)
      $0.rect(-8, -20, 16, 20, "#3b2a5a", round: 6)
    }
    d.waves(222, height: 8, length: 110, shift: 30, "#33487f")
    d.waves(244, height: 8, length: 130, shift: 80, "#263666")
    d.place(104, 198, scale: 0.42) { OceanScenes.sailboat(&$0) }
    d.waves(222, height: 8, length: 110, shift: 30, "#33487f", opacity: 0.6)
  }

  static func steamship(_ d: inout Drawing) {
    OceanMotifs.surface(&d, "#7ccfe6", "#ffe6c0", sea: 176)
    d.circle(88, 78, 28, OceanMotifs.gold)
    d.place(0, 0, opacity: 0.75) {
      $0.circle(196, 48, 14, "#fff")
      $0.circle(222, 34, 18, "#fff")
      $0.circle(256, 26, 22, "#fff")
      $0.circle(300, 24, 26, "#fff")
      $0.circle(350, 30, 20, "#fff")
    }
    d.place(232, 158) {
      for x: Double in [-52, 0, 52] {
        $0.fill("M\(x - 13)-48L\(x - 9)-100H\(x + 19)L\(x + 15)-48Z", "#f08a4b")
        $0.fill("M\(x - 9)-100H\(x + 19)L\(x + 18)-86H\(x - 10)Z", "#3b2f4a")
      }
      $0.line("M-118-14V-96M122-14V-86", "#7a4b35", 4)
      $0.rect(-84, -56, 172, 22, "#fff6e2", round: 3)
      $0.rect(-106, -36, 216, 26, "#fff", round: 3)
      $0.row(9, -92, -23, step: 23, 4.5, "#4aa7c4")
      $0.row(7, -70, -45, step: 23, 3.5, "#4aa7c4")
      $0.fill("M-168-14H164C156 18 144 36 132 46H-132C-150 34-162 12-168-14Z", "#2f3f66")
      $0.fill("M-168-14H164L162-6H-166Z", "#fff6e2")
      $0.fill("M-148 26H142L132 46H-132Z", "#d9504a")
      $0.row(11, -130, 8, step: 26, 4, "#ffe9a0")
    }
    OceanMotifs.swell(&d, 198)
    d.line("M52 206h50M390 202h50M200 226h60", OceanMotifs.foam, 3, opacity: 0.7)
  }

  static func orca(_ d: inout Drawing) {
    OceanMotifs.surface(&d, "#a6d6f2", "#ffe3d3", sea: 150)
    d.peaks(19, 84, height: 60, steps: 5, "#8fb3cf")
    d.waves(150, height: 4, length: 90, "#58b7d2")
    d.waves(176, height: 6, length: 110, shift: 40, "#2f9fc4")
    d.place(236, 118, scale: 1.1, turn: -34) {
      let body =
        "M-120 34C-90-30-20-62 60-50C100-44 124-24 122-8C118 10 80 20 40 24C-10 32-70 54-120 34Z"
      $0.fill("M-24-50C-20-84-34-104-54-110C-50-88-58-64-70-40Z", "#1b2438")
      $0.fill(body, $0.vertical("#33405e", "#1b2438"))
      $0.clip(body) {
        $0.fill("M130-4C90-6 60 2 40 12C10 10-30 20-50 14C-60 30-90 32-130 44V80H130Z", "#fff")
        $0.oval(64, -22, 18, 8, "#fff", turn: 14)
        $0.fill("M-50-22C-34-40-14-40-4-32C-18-26-34-20-50-22Z", "#8492ad")
      }
      $0.fill("M30 14C30 36 16 54-8 60C-8 40-2 22 8 12Z", "#1b2438")
      $0.eye(88, -16, 4)
    }
    OceanMotifs.swell(&d, 206)
    d.place(142, 206, scale: 1.3) {
      $0.fill(
        "M-50 10C-48-14-34-18-32 0C-26-34-14-34-10-4C0-30 14-24 14-2C22-18 32-10 34 10Z",
        OceanMotifs.foam)
      $0.dots([(-46, -22), (-20, -42), (10, -36), (34, -20)], 3.4, OceanMotifs.foam)
    }
  }

  static func hermitCrab(_ d: inout Drawing) {
    d.background(d.vertical("#8fdcec", "#fff3d6"))
    d.waves(104, height: 4, length: 80, "#46b7d0")
    d.fill("M0 150q60-16 120 0t120 0t120 0t120 0V270H0Z", OceanMotifs.foam)
    d.fill("M0 158q60-16 120 0t120 0t120 0t120 0V270H0Z", d.vertical("#f8dfae", "#e3b77c"))
    d.cloud(380, 50, 0.8, opacity: 0.8)
    d.shadow(244, 234, 110)
    d.place(244, 180) {
      $0.line("M-20 30L-54 54M-8 34L-30 58M20 34L34 58M-30 24L-78 46", "#d94f3d", 11)
      $0.fill("M-30 34C-60 30-78 10-74-10C-58-22-34-14-22 4Z", "#f2694f")
      $0.line("M-66-8L-76-34M-52-12L-56-40", "#f2694f", 5)
      $0.eye(-77, -40, 7)
      $0.eye(-56, -46, 7)
      $0.fill("M-84 34C-112 34-126 14-118-6L-104 10L-100-12C-80-6-74 18-84 34Z", "#f2694f")
      $0.fill(
        "M-40 36C-50-24-20-92 40-98C96-98 116-48 106-6C100 28 60 44 20 44Z",
        $0.radial("#ffe2b8", "#e09a6b", x: 0.4, y: 0.3))
      $0.line(
        "M90 6C104-48 76-84 40-80C6-74-10-40 2-14C12 8 44 8 54-12C60-30 44-42 32-34C24-26 30-18 36-20",
        "#b86b4a", 6)
      $0.line("M-34 10Q-22 22-26 40M-30-24Q-14-10-12 42", "#c98058", 4)
    }
    d.star(74, 222, 16, OceanMotifs.gold)
    d.specks(20, 26, x: 0...480, y: 176...266, 1.6, "#b98b55", opacity: 0.6)
    d.fill("M394 240q14-22 30 0q-15 8-30 0Z", "#f7a8b8")
    d.line("M402 240L406 230M409 242V228M416 240L412 230", "#d4708c", 1.6)
  }

  static func starfish(_ d: inout Drawing) {
    d.background(d.diagonal("#fbe3b6", "#e9bd84"))
    d.fill("M480 0V270H372C340 236 404 210 372 168S392 92 352 56S380 14 372 0Z", OceanMotifs.foam)
    d.fill("M480 0V270H390C360 236 424 210 392 168S412 92 372 56S400 14 392 0Z", "#58c9d6")
    d.fill("M480 0V270H430C400 236 456 210 428 168S448 92 414 56S436 14 430 0Z", "#2fa3c2")
    d.specks(21, 50, x: 0...340, y: 0...270, 1.5, "#b98b55", opacity: 0.5)
    d.place(204, 142, turn: -12) {
      for (dx, dy, color, width): (Double, Double, String, Double) in [
        (4, 8, "#c99a63", 42), (0, 0, "#ff7a5c", 42),
      ] {
        $0.place(dx, dy) {
          $0.turned(0, 0, count: 5) {
            $0.fill("M-24-10C-22-50-14-92 0-98S22-50 24-10Q0 16-24-10Z", color, opacity: width / 42)
          }
        }
      }
      $0.turned(0, 0, count: 5) {
        $0.dots([(0, -14), (0, -30), (0, -46), (0, -60), (0, -73), (0, -84)], 4, "#ffc2a0")
        $0.dots([(-11, -32), (11, -32), (-9, -52), (9, -52)], 2.6, "#e0533f")
      }
      $0.circle(0, 0, 7, "#ffc2a0")
    }
    d.place(70, 60, turn: -20) {
      $0.fill("M0 24L-30-6C-24-30 24-30 30-6Z", "#f7a8b8")
      $0.line("M0 20L-18-14M0 20V-20M0 20L18-14", "#d4708c", 2.5)
    }
    d.place(66, 226, scale: 0.8) {
      $0.fill("M-30 10C-30-20 10-34 24-14C34 2 20 16 0 14Z", "#fff3dc")
      $0.line("M14-8C4-18-12-10-8 0C-4 6 6 2 4-2", "#d9a67a", 4)
    }
  }

  static func kelpForest(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 22, "#a4e8c4", "#0f6478", bed: "#2b5a52")
    d.fill("M210 0H290L330 270H190Z", "#fff", opacity: 0.14)
    for (x, scale, leaf, stem): (Double, Double, String, String) in [
      (170, 0.7, "#3f9c7c", "#2f8068"), (330, 0.75, "#3f9c7c", "#2f8068"),
      (60, 1, "#5c9c3f", "#3f7a33"),
      (400, 1, "#5c9c3f", "#3f7a33"),
      (448, 0.9, "#7ab648", "#548f38"),
    ] {
      d.place(x, 262, scale: scale) {
        $0.line("M0 0C-14-80 14-160 0-240S6-300 0-330", stem, 5)
        var leaves = ""
        var floats: [(Double, Double)] = []
        for step in 0..<6 {
          let y = -30 - step * 50
          let left = step.isMultiple(of: 2)
          leaves += "M0 \(y)"
          leaves +=
            left ? "c-14-22-34-26-52-14c14 12 34 22 52 14" : "c14-22 34-26 52-14c-14 12-34 22-52 14"
          floats.append((left ? -5 : 5, Double(y - 2)))
        }
        $0.fill(leaves, leaf)
        $0.dots(floats, 4.5, "#d9d068")
      }
    }
    OceanMotifs.fish(&d, 240, 110, 1.1, "#ff9f4f", "#e06a2f")
    OceanMotifs.fish(&d, 276, 178, 0.7, "#ffd166", "#e0973f", flip: true)
  }

  static func narwhal(_ d: inout Drawing) {
    OceanMotifs.underwater(&d, 23, "#8fd3ea", "#1b4f8c", bed: nil)
    d.fill(
      "M0 0H480V30L440 46L390 34L350 58L300 36L240 50L190 32L140 54L80 36L40 50L0 38Z", "#eefaff")
    d.fill(
      "M0 30L40 42L80 28L140 46L190 24L240 42L300 28L350 50L390 26L440 38L480 22V30L440 46L390 34L350 58L300 36L240 50L190 32L140 54L80 36L40 50L0 38Z",
      "#b9e2f3")
    d.place(264, 158, scale: 1.1, turn: 6) {
      $0.fill("M-106-18L-214-40L-108-8Z", "#fff3d0")
      $0.line(
        "M-122-20L-118-11M-138-24L-134-15M-154-28L-151-20M-170-31L-168-25M-186-35L-184-29",
        "#d9b87f", 3)
      let body =
        "M-116-6C-116-46-70-60-16-56C50-50 86-20 128-16C108 10 60 42-10 44C-70 44-114 26-116-6Z"
      $0.fill(
        "M118-18C132-40 150-50 170-50C164-34 158-24 152-16C160-8 166 4 168 18C148 14 130 2 118-8Z",
        "#6d86ad")
      $0.fill(body, $0.vertical("#9fb6d6", "#6d86ad"))
      $0.clip(body) {
        $0.fill("M-120 8C-60 22 20 26 90 8V60H-120Z", "#e6f0f8")
        $0.dots(
          [(-20, -36), (0, -24), (24, -32), (44, -18), (66, -16), (-44, -40), (12, -8), (88, -6)],
          4.5, "#5a7299", opacity: 0.7)
        $0.dots(
          [(-30, -20), (34, -2), (58, -4), (-8, -46), (-4, -10)], 2.8, "#5a7299", opacity: 0.7)
      }
      $0.fill("M-50 24C-46 46-30 62-10 66C-8 50-14 34-22 22Z", "#5a7299")
      $0.line("M-112 6Q-100 14-90 8", "#4d6488", 3)
      $0.eye(-84, -10, 4.5)
    }
  }
}
