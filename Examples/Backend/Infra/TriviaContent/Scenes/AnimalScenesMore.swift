/// The pictures of the second half of the animal questions.
enum AnimalScenesMore {
  static func elephant(_ d: inout Drawing) {
    d.background(d.vertical("#ffd59a", "#fff0cf"))
    d.circle(240, 120, 112, "#ffbe7d")
    d.hills(14, 214, height: 8, steps: 4, "#d9a05a")
    d.fill("M150 270C152 210 190 186 240 186S328 210 330 270Z", "#7686a0")
    d.mirrored(240) {
      $0.fill(
        "M196 66C150 22 86 34 76 86C68 130 96 176 140 178C176 178 196 150 204 120Z", "#8798b3")
      $0.fill(
        "M186 80C152 50 104 58 98 96C92 128 112 158 142 160C168 158 184 138 190 118Z", "#e3a8a8")
    }
    d.fill(
      "M240 36C286 36 306 70 302 112C298 140 276 150 270 172C268 200 290 226 316 214C326 220 324 236 312 240C270 250 238 220 232 182C226 156 184 146 178 112C174 70 194 36 240 36Z",
      d.vertical("#a3b3cb", "#8798b3"))
    d.line(
      "M236 168q18 4 32-4M240 188q16 2 30-6M250 206q12 0 24-10M262 222q10-2 18-10", "#6f809c", 3)
    d.mirrored(240) {
      $0.fill("M208 146C204 178 188 200 156 206C176 186 184 164 186 140Z", "#fffaf0")
      $0.eye(208, 102, 7)
      $0.line("M196 88Q206 80 218 86", "#6f809c", 3.5)
    }
    d.line("M222 62q18 6 36 0M226 74q14 4 28 0", "#8798b3", 3)
  }

  static func lion(_ d: inout Drawing) {
    d.background(d.vertical("#ffd98a", "#fff2cc"))
    d.rays(240, 135, from: 90, to: 330, count: 16, "#ffc766", opacity: 0.5, pointed: false)
    d.turned(240, 132, count: 16) { $0.oval(0, -78, 26, 36, "#a8502f") }
    d.turned(240, 132, count: 14, from: 12) { $0.oval(0, -62, 24, 32, "#cf6f35") }
    d.mirrored(240) {
      $0.circle(186, 78, 20, "#f2b25c")
      $0.circle(187, 80, 11, "#cf7f4a")
    }
    d.fill(
      "M240 60C288 60 304 94 300 130C296 168 272 196 240 196S184 168 180 130C176 94 192 60 240 60Z",
      "#f7c26b")
    d.fill("M222 92H258L264 150H216Z", "#fbd58c")
    d.oval(222, 168, 24, 19, "#fff0d3")
    d.oval(258, 168, 24, 19, "#fff0d3")
    d.oval(240, 186, 16, 12, "#fff0d3")
    d.fill("M222 144Q240 138 258 144Q254 158 240 162Q226 158 222 144Z", "#6b3226")
    d.line("M240 162V170M240 170Q230 180 218 175M240 170Q250 180 262 175", "#6b3226", 3.2)
    d.dots([(212, 166), (206, 172), (214, 175), (268, 166), (274, 172), (266, 175)], 2, "#b5784f")
    d.mirrored(240) {
      $0.eye(207, 118, 8)
      $0.line("M194 104Q206 96 218 104", "#b5652f", 4)
    }
  }

  static func butterfly(_ d: inout Drawing) {
    AnimalMotifs.meadow(&d, 15, "#c9ecf2")
    for (x, y, petal): (Double, Double, String) in [
      (50, 218, "#ff9fb0"), (100, 238, "#b79ce0"), (390, 226, "#ff9fb0"), (436, 214, "#fff"),
      (150, 232, "#fff"), (336, 240, "#b79ce0"),
    ] { AnimalMotifs.flower(&d, x, y, 1, petal) }
    d.place(240, 122, scale: 1.1, turn: 8) {
      $0.mirrored(0) {
        $0.fill("M-6 6C-30 10-70 30-66 64C-60 90-30 86-18 60C-10 44-6 24-6 6Z", "#f2813f")
        $0.fill("M-12 20C-30 26-52 40-50 60C-44 74-30 68-24 54C-18 42-14 30-12 20Z", "#ffcf5c")
        $0.fill("M-6 4C-14-40-60-90-104-80C-124-66-104-20-84-4C-62 12-30 14-6 4Z", "#2d2a3f")
        $0.fill("M-12-4C-24-38-62-74-94-70C-106-58-92-24-78-12C-58 2-32 6-12-4Z", "#f58f3c")
        $0.fill("M-24-10C-34-32-60-54-80-54C-86-46-80-30-70-20C-56-8-40-6-24-10Z", "#ffcf5c")
        $0.line("M-12-4L-88-60M-12-4L-88-30M-12-4L-60-66", "#2d2a3f", 3)
        $0.dots([(-104, -64), (-104, -50), (-98, -36), (-90, -76)], 3, "#fff")
        $0.line("M-2-34Q-12-60-26-64", "#2d2a3f", 2.6)
        $0.circle(-27, -64, 4, "#2d2a3f")
      }
      $0.oval(0, 10, 8, 40, "#3f3a54")
      $0.circle(0, -30, 9, "#3f3a54")
    }
  }

  static func spider(_ d: inout Drawing) {
    d.background(d.vertical("#a9d6a0", "#f4f3c9"))
    d.glow(120, 60, 200, "#fffbe2", 0.8)
    d.fill("M0 0H120C80 30 30 90 0 150ZM480 270H330C400 240 450 200 480 130Z", "#5f9c5a")
    var web = ""
    for (x, y): (Double, Double) in [
      (0, 30), (110, -20), (240, -30), (380, -20), (490, 40), (490, 160), (420, 290), (270, 290),
      (110, 290), (-10, 180),
    ] { web += "M240 122L\(x) \(y)" }
    d.line(web, "#fff", 1.6, opacity: 0.9)
    for scale: Double in [0.34, 0.56, 0.8, 1.06] {
      d.place(240, 122, scale: scale) {
        $0.line(
          "M-128-50Q-86-54-72-78Q-30-66 0-84Q40-66 78-78Q90-50 138-46Q112-8 138 20Q96 40 92 86Q44 78 16 92Q-30 78-70 88Q-90 48-136 32Q-108-8-128-50Z",
          "#fff", 1.8 / scale, opacity: 0.85)
      }
    }
    d.place(250, 132, scale: 1.15) {
      $0.mirrored(0) {
        $0.line(
          "M-10-10Q-40-50-60-26M-12-4Q-50-20-66 8M-12 4Q-48 8-56 40M-8 10Q-30 30-34 62", "#3a2b3f",
          5)
      }
      $0.oval(0, 26, 27, 32, "#4f3a56")
      $0.fill("M0 4L10 20L0 30L-10 20ZM0 34L8 44L0 54L-8 44Z", "#ffb347")
      $0.circle(0, -10, 17, "#3a2b3f")
      $0.eye(-6, -16, 4.5, "#fff")
      $0.eye(6, -16, 4.5, "#fff")
      $0.dots([(-6, -16), (6, -16)], 2.2, "#1a1220")
    }
  }

  static func frog(_ d: inout Drawing) {
    d.background(d.vertical("#8fd6c9", "#2f8f9f"))
    d.line("M20 60h80M380 40h70M40 240h60M400 220h60M300 30h40", "#d6f5ea", 3, opacity: 0.6)
    d.line("M60 270Q56 180 70 100M90 270Q94 200 84 150M424 270Q428 190 416 110", "#3f8f5a", 6)
    d.oval(70, 96, 8, 24, "#8a5233", turn: 4)
    d.oval(415, 104, 8, 24, "#8a5233", turn: -4)
    d.fill(
      "M240 184C330 176 398 196 396 222C392 252 320 264 240 264S88 252 84 222C82 196 150 176 226 184L232 206Z",
      "#4fa858")
    d.line("M240 214L130 206M240 214L350 206M240 216L180 250M240 216L310 250", "#6fc06a", 3)
    d.mirrored(240) {
      $0.fill("M196 160C150 150 138 200 160 220H214Z", "#4f9c3f")
      $0.line("M160 222L140 228M166 224L154 234M174 224L174 236", "#4f9c3f", 7)
      $0.line("M218 190V224M218 224L204 232M218 224L218 234M218 224L230 231", "#6fc04f", 8)
    }
    d.fill(
      "M240 82C300 82 322 124 312 158C304 196 276 214 240 214S176 196 168 158C158 124 180 82 240 82Z",
      d.vertical("#9ad85f", "#6fc04f"))
    d.fill(
      "M240 152C280 152 296 170 284 190C272 208 256 212 240 212S208 208 196 190C184 170 200 152 240 152Z",
      "#f0f5b8")
    d.mirrored(240) {
      $0.circle(196, 86, 27, "#8ace56")
      $0.circle(196, 84, 19, "#fffbe2")
      $0.eye(199, 85, 10)
      $0.oval(186, 138, 10, 6, "#ff9f8a", opacity: 0.6)
    }
    d.line("M186 126Q240 168 294 126", "#3f7f33", 4)
    d.dots([(234, 112), (246, 112)], 2, "#3f7f33")
    d.place(404, 236) {
      $0.turned(0, 0, count: 8) { $0.oval(0, -13, 6, 14, "#ffc0d4") }
      $0.circle(0, 0, 7, "#ffd25c")
    }
  }

  static func koala(_ d: inout Drawing) {
    d.background(d.vertical("#bfe3d6", "#fff1d6"))
    d.circle(130, 90, 64, "#fff8e2", opacity: 0.8)
    d.hills(17, 226, height: 8, steps: 4, "#9cc48a")
    d.fill(
      "M296 0H366C362 90 364 180 378 270H286C296 180 300 90 296 0Z",
      d.horizontal("#d9b896", "#a87f62"))
    d.line("M316 20q6 30 0 60M340 110q6 40 0 70M312 170q4 30-2 60", "#8a6248", 4, opacity: 0.6)
    d.place(236, 142) {
      $0.fill("M-40 30C-56 84-30 116 10 116C60 118 84 80 72 34Z", "#8f96a3")
      $0.line("M40 40Q74 30 104 36M30 92Q70 104 102 92", "#7c8391", 26)
      $0.fill("M-20 44C-30 84-14 106 8 106C28 104 30 70 20 44Z", "#eef0f2")
      for (x, side): (Double, Double) in [(-64, -1), (64, 1)] {
        $0.circle(x, -52, 35, "#8f96a3")
        $0.circle(x - side * 2, -50, 21, "#f3d3d0")
      }
      $0.fill("M0-84C52-84 70-48 64-10C58 32 34 48 0 48S-58 32-64-10C-70-48-52-84 0-84Z", "#a8afbb")
      $0.fill("M-15-34C-15-50 15-50 15-34C18-8 14 12 0 12S-18-8-15-34Z", "#3b3540")
      $0.oval(-5, -34, 4, 7, "#fff", opacity: 0.35)
      $0.eye(-33, -28, 7)
      $0.eye(33, -28, 7)
      $0.line("M-14 24Q0 32 14 24", "#3b3540", 3)
      $0.oval(-44, -2, 11, 7, "#f2b6b0", opacity: 0.6)
      $0.oval(44, -2, 11, 7, "#f2b6b0", opacity: 0.6)
    }
  }

  static func platypus(_ d: inout Drawing) {
    d.background(d.vertical("#a9dcd0", "#3f8fa0"))
    d.fill("M0 0H480V70Q360 96 240 74T0 84Z", "#8cc46f")
    d.fill("M0 70Q120 60 240 66T480 56V72Q360 98 240 76T0 86Z", "#5f9c56")
    d.line("M30 130h70M380 118h60M60 236h90M330 244h90M400 190h50", "#e2f7ef", 3, opacity: 0.6)
    for (x, y): (Double, Double) in [(40, 78), (70, 82), (420, 74), (446, 70)] {
      d.line("M\(x) \(y)Q\(x + 4) \(y - 30) \(x - 6) \(y - 52)", "#4f8f4a", 5)
    }
    d.oval(240, 186, 168, 40, "#2b7288", opacity: 0.5)
    d.place(240, 160, scale: 1.12) {
      $0.fill("M-74 4C-104-22-142-20-152-2C-156 20-112 34-72 22Z", "#6b4433")
      $0.line("M-140-6L-90 8M-142 8L-92 14", "#54342a", 3)
      $0.fill(
        "M-50 30C-70 44-82 60-76 68C-62 70-44 60-30 42ZM40 34C44 54 58 66 74 64C76 52 70 38 58 26Z",
        "#e0944a")
      $0.fill(
        "M-86 12C-76-30-30-44 14-40C50-38 84-30 92-8C96 12 80 30 50 36C0 46-70 46-86 12Z",
        $0.vertical("#a06a4a", "#7c4f3a"))
      $0.fill("M-60 24C-20 40 40 38 76 22C60 36 20 42-10 42C-34 42-52 36-60 24Z", "#d9ae85")
      $0.fill("M84-20C112-24 146-18 152-4C154 12 122 20 88 14C80 2 80-10 84-20Z", "#4f4a5c")
      $0.line("M92 4Q122 8 148 0", "#33303f", 3)
      $0.dots([(132, -9), (138, -6)], 2, "#33303f")
      $0.eye(72, -18, 5)
      $0.circle(70, -19, 8, "#d9ae85", opacity: 0.35)
    }
    d.bubbles(9, 6, x: 400...450, y: 130...190)
  }

  static func fox(_ d: inout Drawing) {
    d.background(d.vertical("#ffd9b0", "#fff3da"))
    d.tree(66, 222, 1.7, leaf: "#f2a64f", shade: "#e08a3a")
    d.tree(420, 226, 1.9, leaf: "#e87f45", shade: "#cf6635")
    d.tree(366, 216, 1.2, leaf: "#f7bf5c", shade: "#e8a344")
    d.hills(19, 222, height: 6, steps: 4, d.vertical("#c9a04f", "#a87f3a"))
    d.shadow(244, 246, 90)
    d.fill(
      "M276 240C340 250 372 210 356 160C350 140 332 132 320 140C334 166 316 196 276 206Z", "#e8702f"
    )
    d.fill(
      "M356 160C350 140 332 132 320 140C326 152 326 164 322 174C336 178 350 172 356 160Z", "#fff6e8"
    )
    d.fill("M192 246C184 196 200 150 240 150S296 196 288 246Z", "#e8702f")
    d.fill("M218 170C210 210 220 240 240 246C260 240 270 210 262 170Z", "#fff6e8")
    d.line("M216 214V242M264 214V242", "#4a2b2f", 16)
    d.mirrored(240) {
      $0.fill("M168 116L166 34L222 74Z", "#e8702f")
      $0.fill("M178 92L176 52L206 76Z", "#4a2b2f")
    }
    d.fill(
      "M240 64C284 64 306 90 326 128C296 140 276 168 240 178C204 168 184 140 154 128C174 90 196 64 240 64Z",
      "#f2813f")
    d.mirrored(240) {
      $0.fill(
        "M154 128C184 108 212 110 226 134C230 152 234 166 240 178C204 168 184 140 154 128Z",
        "#fff6e8")
      $0.eye(206, 116, 7)
    }
    d.oval(240, 168, 12, 9, "#33222a")
    d.oval(237, 165, 4, 2.5, "#fff", opacity: 0.6)
  }

  static func honeybee(_ d: inout Drawing) {
    d.background(d.diagonal("#ffe9a8", "#ffc24f"))
    var cells = ""
    for (x, y): (Double, Double) in [
      (30, 30), (82, 60), (30, 90), (82, 120), (30, 150), (82, 180), (30, 210), (82, 240),
      (134, 210),
      (134, 270), (186, 240), (450, 30), (398, 0), (450, 90), (398, 60), (450, 150), (450, 210),
      (398, 240),
    ] { cells += "M\(x - 32) \(y)l16-27h32l16 27l-16 27h-32Z" }
    d.fill(cells, "#f2a52f", opacity: 0.75)
    d.line(cells, "#ffdf8a", 4)
    d.place(254, 136, scale: 1.25, turn: -8) {
      $0.fill(
        "M0-30C-30-90-90-96-92-66C-90-36-40-20 0-30ZM6-30C10-90 60-110 70-82C72-52 40-32 6-30Z",
        "#fff", opacity: 0.85)
      $0.line("M-10-34Q-44-62-76-66M12-34Q34-70 56-80", "#c9dfe8", 2.5)
      $0.fill("M-88 14L-66 2L-68 22Z", "#33272f")
      let body = "M-74 12C-70-26-20-40 22-34C50-28 56 0 44 22C20 46-66 46-74 12Z"
      $0.fill(body, "#ffc62f")
      $0.clip(body) {
        $0.line("M-48-40Q-36 4-50 48M-18-46Q-4 4-18 50M14-46Q28 4 12 48", "#33272f", 15)
        $0.oval(-10, -24, 60, 8, "#fff", opacity: 0.25)
      }
      $0.circle(54, -2, 28, "#ffdb6b")
      $0.line("M60-28Q70-52 86-52M72-22Q86-38 100-32", "#33272f", 3.5)
      $0.dots([(87, -52), (101, -32)], 4.5, "#33272f")
      $0.eye(62, -8, 8)
      $0.oval(52, 10, 8, 5, "#f2813f", opacity: 0.5)
      $0.line("M66 10Q72 14 78 8", "#33272f", 2.8)
    }
    d.line("M20 262Q90 226 120 170T176 150", "#fff", 3, opacity: 0.6)
  }

  static func snake(_ d: inout Drawing) {
    AnimalMotifs.jungle(&d, "#f6edbb", "#6fae6a")
    d.hills(22, 236, height: 5, steps: 4, "#8a6a3f")
    d.shadow(244, 240, 130)
    for (y, rx, ry, color): (Double, Double, Double, String) in [
      (214, 124, 28, "#3f8a55"), (190, 100, 26, "#57a862"), (166, 76, 23, "#3f8a55"),
    ] {
      d.oval(240, y, rx, ry, color)
      for step in -3...3 {
        let x: Double = 240 + Double(step) * rx / 4
        d.fill("M\(d.number(x)) \(y + 2)l10 9l-10 9l-10-9Z", "#ffd25c")
      }
      d.oval(240, y - 10, rx * 0.72, ry * 0.5, "#245c3f", opacity: 0.45)
    }
    d.line("M226 150C206 110 260 104 250 70", "#57a862", 32)
    d.dots([(222, 138), (226, 118), (242, 100), (250, 82)], 5, "#ffd25c")
    d.line("M302 78L334 84M334 84L346 78M334 84L344 94", "#d9424a", 3.5)
    d.fill("M232 74C226 44 256 34 282 46C304 56 312 70 306 80C294 94 246 98 232 74Z", "#6fc07a")
    d.line("M304 80Q284 86 264 80", "#245c3f", 3)
    d.circle(272, 58, 9, "#ffe9a0")
    d.oval(273, 58, 3, 8, "#1d1a2b")
    d.circle(298, 66, 2, "#245c3f")
  }

  static func hedgehog(_ d: inout Drawing) {
    d.background(d.vertical("#fbe3b8", "#fff6e0"))
    d.hills(23, 190, height: 8, steps: 4, "#e0b56a")
    d.hills(24, 222, height: 6, steps: 4, d.vertical("#b98a4a", "#94693a"))
    d.shadow(240, 238, 110)
    d.place(234, 168, scale: 1.15) {
      $0.place(-10, 14) {
        for (radius, count, color): (Double, Double, String) in [
          (92, 19, "#5c3d33"), (80, 17, "#7a5240"),
        ] {
          var quills = ""
          for step in 0...Int(count) {
            let angle: Double = -186 + Double(step) * 150 / count
            quills = "M-9-50L0-\($0.number(radius))L9-50Z"
            $0.place(0, 0, turn: angle + 90) { $0.fill(quills, color) }
          }
        }
      }
      $0.fill("M-84 40C-96-20-54-60-8-60C40-60 66-24 60 30Z", "#8a5f48")
      $0.line(
        "M-60 4l-8-12M-40-16l-6-14M-14-30l-2-16M14-30l4-14M-44 20l-10-10M-16 2l-4-14M12-4l2-14M36-14l8-12",
        "#c99a74", 3.5)
      $0.fill(
        "M28-24C56-24 76 0 112 24C118 32 110 38 100 38L-60 48C-78 48-84 42-84 36C-40 44 10 30 28-24Z",
        "#f3d3a6")
      $0.circle(38, -18, 13, "#e0ac7c")
      $0.circle(112, 27, 8, "#33222a")
      $0.eye(72, 8, 5.5)
      $0.line("M100 36Q88 38 82 32", "#8a5f48", 2.5)
      $0.oval(-40, 50, 15, 8, "#c98f62")
      $0.oval(36, 50, 15, 8, "#c98f62")
    }
    d.place(410, 242) {
      $0.fill("M-7 0C-5-12-5-20-7-30H7C5-20 5-12 7 0Z", "#fff1dc")
      $0.fill("M-30-26C-30-62 30-62 30-26Z", "#d9483f")
      $0.dots([(-12, -38), (6, -46), (16, -33)], 4, "#fff")
    }
    d.fill("M70 236q10-24 36-20q-6 24-36 20ZM116 252q20-16 36 0q-18 14-36 0Z", "#e07a3a")
  }

  static func rabbit(_ d: inout Drawing) {
    AnimalMotifs.meadow(&d, 25)
    d.shadow(240, 250, 90)
    d.mirrored(240) {
      $0.fill("M222 80C196 60 184 10 200-6C222-2 236 40 236 80Z", "#b8947a")
      $0.fill("M222 70C206 52 198 20 204 6C218 14 228 44 230 70Z", "#f7c6bf")
    }
    d.oval(240, 218, 66, 48, "#c9a68c")
    d.oval(240, 226, 38, 38, "#fff4e6")
    d.fill(
      "M240 66C290 66 310 100 304 134C298 168 272 182 240 182S182 168 176 134C170 100 190 66 240 66Z",
      "#d9b89c")
    d.oval(222, 152, 22, 18, "#fff4e6")
    d.oval(258, 152, 22, 18, "#fff4e6")
    d.fill("M228 134Q240 128 252 134Q250 144 240 147Q230 144 228 134Z", "#e8838a")
    d.line("M240 147V154M240 154Q232 162 222 158M240 154Q248 162 258 158", "#7a5240", 3)
    d.line("M206 148L170 142M206 155L172 160M274 148L310 142M274 155L308 160", "#a8836a", 2)
    d.mirrored(240) {
      $0.eye(205, 116, 9)
      $0.oval(188, 140, 11, 7, "#f5a8a0", opacity: 0.6)
      $0.oval(206, 250, 26, 13, "#d9b89c")
    }
    for (x, y): (Double, Double) in [(60, 226), (104, 244), (390, 230), (430, 248)] {
      AnimalMotifs.flower(&d, x, y, 0.9, "#fff")
    }
    AnimalMotifs.tuft(&d, 150, 258, "#4f8f4a")
    AnimalMotifs.tuft(&d, 340, 260, "#4f8f4a")
  }

  static func tortoise(_ d: inout Drawing) {
    d.background(d.vertical("#c9e8d6", "#fff2cf"))
    d.circle(386, 70, 32, "#ffd98a")
    d.hills(26, 186, height: 12, steps: 3, "#b5cf7d")
    d.hills(27, 220, height: 5, steps: 4, d.vertical("#e3c27a", "#c99f56"))
    d.shadow(236, 242, 120)
    d.place(228, 160, scale: 1.12) {
      $0.fill("M-96 44L-128 54L-94 60Z", "#7c9c4f")
      $0.rect(-76, 36, 34, 38, "#7c9c4f", round: 12)
      $0.rect(34, 36, 34, 38, "#7c9c4f", round: 12)
      $0.fill(
        "M74 40C96 30 96-6 120-20C142-30 158-14 156 2C152 16 136 16 130 20C126 44 104 62 78 58Z",
        "#94b55f")
      $0.eye(138, -8, 4.6)
      $0.line("M154 6Q144 10 136 6", "#4a5f2f", 2.6)
      let shell = "M-104 48C-104-32-50-68-8-68S92-32 96 48Z"
      $0.fill(shell, $0.vertical("#c98a4a", "#8a5633"))
      $0.clip(shell) {
        $0.line(
          "M-34-58L-44-16L-8 4L30-16L20-58M-44-16L-86 2M-8 4V50M30-16L72 2M-86 2L-112-12M-86 2L-80 50M72 2L100-14M72 2L70 50",
          "#f0c88a", 4.5)
      }
      $0.rect(-110, 40, 212, 15, "#e8bd7a", round: 7.5)
    }
    AnimalMotifs.flower(&d, 424, 220, 1, "#ff9fb0")
    AnimalMotifs.tuft(&d, 66, 254, "#8fa84f")
  }
}
