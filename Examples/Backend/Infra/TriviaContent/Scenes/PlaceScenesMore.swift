/// The pictures of the second half of the questions about places.
enum PlaceScenesMore {
  static func windmill(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#8fcdea", "#fff0d3", x: 96, y: 78, "#ffdf8f", size: 30)
    d.cloud(190, 52, 0.8)
    d.cloud(410, 84, 0.9)
    d.rect(0, 178, 480, 92, "#8fc46f")
    for (y, color, shade): (Double, String, String) in [
      (186, "#f2a8b8", "#7cae60"), (202, "#ffd25c", "#72a558"), (222, "#e4584a", "#689c50"),
      (248, "#b57fc9", "#5f9248"),
    ] {
      d.rect(0, y, 480, 30, shade)
      let radius: Double = (y - 150) / 11
      d.row(26, (y - 186) * 0.3, y, step: 19, radius, color)
    }
    d.place(276, 196, scale: 1.1) { mill(&$0) }
    for (x, color): (Double, String) in [
      (60, "#e4584a"), (104, "#ffd25c"), (146, "#f2a8b8"), (404, "#ffd25c"), (446, "#e4584a"),
    ] {
      d.line("M\(x) 270V240M\(x) 270Q\(x + 12) 256 \(x + 16) 240", "#4a8040", 5)
      d.fill(
        "M\(x - 13) 222L\(x - 6) 232L\(x) 218L\(x + 6) 232L\(x + 13) 222C\(x + 16) 250 \(x - 16) 250 \(x - 13) 222Z",
        color)
    }
  }

  private static func mill(_ d: inout Drawing) {
    d.fill("M-36 0L-22-96H22L36 0Z", "#b5644a")
    d.fill("M6 0L8-96H22L36 0Z", "#94503c")
    d.fill("M-26-94C-24-122 24-122 26-94Z", "#5f3f3a")
    d.fill("M-42-30H42L38-36H-38Z", "#fff2d9")
    d.rect(-8, -24, 16, 24, "#5f3f3a", round: 7)
    d.rect(-6, -70, 12, 14, "#fff2d9", round: 2)
    d.turned(0, -98, count: 4, from: 28) {
      $0.line("M0 0V-78", "#5f3f3a", 4)
      $0.rect(2, -76, 16, 54, "#fff8ea")
      $0.line("M10-76V-22M2-62H18M2-48H18M2-34H18", "#c9ab94", 1.6)
    }
    d.circle(0, -98, 6, "#5f3f3a")
  }

  static func northernLights(_ d: inout Drawing) {
    d.background(d.vertical("#12183f", "#23456b", "#3f7f8f"))
    d.stars(14, 70, height: 170)
    for (path, color): (String, String) in [
      (
        "M-10 130C60 60 120 140 190 90S330 30 490 70V10C340-20 260 40 190 30S60 10-10 60Z",
        "#4fe3a8"
      ),
      (
        "M-10 160C80 110 160 170 250 120S400 90 490 120V70C400 40 320 80 250 80S80 70-10 110Z",
        "#6ff0c9"
      ),
      ("M60 100C130 60 190 110 260 70S420 20 490 40V-10H200C150 20 100 40 60 60Z", "#b57ff2"),
    ] { d.fill(path, color, opacity: 0.32) }
    d.line("M-10 130C60 60 120 140 190 90S330 30 490 70", "#b8ffe0", 4, opacity: 0.7)
    d.line("M-10 160C80 110 160 170 250 120S400 90 490 120", "#d3fff0", 3, opacity: 0.6)
    var curtain = ""
    for step in 0..<16 {
      curtain += "M\(step * 30 + 12) \(60 + (step * 37) % 34)v-\(34 + (step * 23) % 26)"
    }
    d.line(curtain, "#d3fff0", 4, opacity: 0.25)
    d.peaks(15, 168, height: 40, steps: 5, "#cfe3f0")
    d.peaks(16, 190, height: 30, steps: 6, "#8fb0cc")
    d.hills(17, 226, height: 6, steps: 4, "#e9f4fa")
    for (x, s): (Double, Double) in [(50, 1.1), (86, 0.8), (408, 0.9), (442, 1.3)] {
      d.pine(x, 244, s, leaf: "#1f3f4f", shade: "#173240")
    }
    d.place(250, 244) {
      $0.fill("M-54 0V-30H44V0Z", "#a8483f")
      $0.fill("M-64-28L-30-58H34L58-28Z", "#f4fbff")
      $0.rect(-38, -22, 16, 14, "#ffd98a")
      $0.rect(16, -22, 16, 14, "#ffd98a")
      $0.rect(-10, -24, 14, 24, "#5f2f33")
      $0.rect(14, -70, 10, 22, "#6b3f3f")
    }
  }

  static func globe(_ d: inout Drawing) {
    d.background(d.vertical("#f7d9b5", "#fdf0da"))
    d.circle(240, 120, 128, "#fff8ea")
    d.rect(0, 226, 480, 44, "#a8603f")
    d.rect(0, 224, 480, 5, "#8a4a33")
    d.oval(240, 240, 90, 8, "#000", opacity: 0.2)
    d.place(240, 116, turn: 20) {
      $0.line("M0-104A104 104 0 0 1 0 104", "#c9923f", 9)
      $0.line("M0-112V-90M0 90V112", "#c9923f", 7)
      $0.circle(0, 0, 90, $0.radial("#8fd9ea", "#2f8fb5", x: 0.35, y: 0.3))
      $0.clipCircle(0, 0, 90) {
        $0.fill(
          "M-70-60C-40-84-10-80-14-54C-30-50-34-30-24-20C-34-6-54-16-62-28C-76-30-80-50-70-60Z",
          "#8fc46f")
        $0.fill("M-40-6C-16-10 6 6 0 26C-8 40-16 66-26 74C-36 56-44 20-40-6Z", "#8fc46f")
        $0.fill(
          "M30-76C56-84 90-60 96-30C86-8 70-18 62-2C72 20 60 54 48 60C36 44 38 24 26 14C10 8 8-16 22-26C14-44 18-70 30-76Z",
          "#8fc46f")
        $0.ring(-26, -26, 126, "#123f5c", 60, opacity: 0.16)
      }
      $0.line("M-50-60Q-66-44-70-22", "#fff", 7, opacity: 0.6)
    }
    d.line("M214 214L224 226", "#c9923f", 9)
    d.fill("M196 236C196 222 216 216 240 216S284 222 284 236Z", "#8a5a2f")
    d.rect(60, 204, 92, 20, "#2f8f8f", round: 3)
    d.rect(70, 186, 80, 18, "#e4584a", round: 3)
    d.line("M72 214H140M82 195H140", "#fff2d9", 3)
    d.place(394, 224) {
      $0.rect(-36, -52, 72, 52, "#b5764a", round: 6)
      $0.line("M-14-52V-64H14V-52", "#7a4a33", 5)
      $0.line("M-20-52V0M20-52V0", "#7a4a33", 4)
      $0.star(0, -26, 11, "#ffd98a")
    }
  }

  static func compass(_ d: inout Drawing) {
    d.background("#f3ddb0")
    d.fill("M0 0H190C170 40 210 70 180 110S90 130 60 180S20 240 0 250Z", "#a8cfa0")
    d.fill("M480 40C440 60 430 100 390 120S350 190 390 220S430 260 440 270H480Z", "#a8cfa0")
    d.line("M160 0V270M320 0V270M0 90H480M0 180H480", "#d9bd8a", 2)
    d.line("M40 240Q120 200 150 230M330 60Q380 20 440 30", "#c9624a", 4)
    d.fill("M30 60L50 26L70 60ZM58 60L74 36L90 60Z", "#8a9f6b")
    d.circle(246, 144, 106, "#000", opacity: 0.14)
    d.circle(240, 136, 106, d.diagonal("#ffd98a", "#b5782f"))
    d.circle(240, 136, 92, "#8a5526")
    d.circle(240, 136, 87, "#fff8e6")
    d.turned(240, 136, count: 24) { $0.line("M0-80V-74", "#a88a6b", 2) }
    d.star(240, 136, 62, "#d9c4a0", points: 4, depth: 0.28, turn: 45)
    d.star(240, 136, 72, "#b5986b", points: 4, depth: 0.24)
    d.place(240, 136, turn: 32) {
      $0.fill("M-12 0L0-66L12 0Z", "#e4483f")
      $0.fill("M0-66L12 0H0Z", "#b8302f")
      $0.fill("M-12 0L0 66L12 0Z", "#2f4f7a")
      $0.fill("M0 66L12 0H0Z", "#233c5f")
      $0.circle(0, 0, 9, "#ffd98a")
      $0.circle(0, 0, 4, "#8a5526")
    }
    d.rect(230, 14, 20, 18, "#b5782f", round: 3)
    d.ring(240, 12, 13, "#c9923f", 6)
    d.line("M184 84Q200 64 224 58", "#fff", 6, opacity: 0.8)
  }

  static func longWall(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#f5b07a", "#fff0cc", x: 110, y: 82, "#fff6d9", size: 34)
    d.peaks(18, 104, height: 60, steps: 5, "#b5c4a0")
    d.hills(19, 150, height: 22, steps: 3, "#8fae78")
    d.hills(23, 196, height: 22, steps: 3, "#6f9960")
    d.line(
      "M-10 214C60 150 110 190 160 196S250 132 300 140S380 190 420 160S460 116 490 112", "#8a6f5c",
      25, flat: true)
    d.line(
      "M-10 208C60 144 110 184 160 190S250 126 300 134S380 184 420 154S460 110 490 106", "#e0c49c",
      20, flat: true)
    d.line(
      "M-10 200C60 136 110 176 160 182S250 118 300 126S380 176 420 146S460 102 490 98", "#c4a680",
      5, flat: true)
    d.mark(
      "<path d=\"M-10 197C60 133 110 173 160 179S250 115 300 123S380 173 420 143S460 99 490 95\" fill=\"none\" stroke=\"#c4a680\" stroke-width=\"7\" stroke-dasharray=\"7 6\"/>"
    )
    for (x, y, s): (Double, Double, Double) in [(58, 176, 1.1), (292, 140, 1), (438, 144, 0.85)] {
      d.place(x, y, scale: s) {
        $0.fill("M-26 24L-22-34H22L26 24Z", "#d9bb92")
        $0.fill("M6 24L8-34H22L26 24Z", "#b89870")
        $0.fill("M-28-34V-46H-18V-40H-8V-46H8V-40H18V-46H28V-34Z", "#c4a680")
        $0.fill(PlaceMotifs.arches(-15, -8, count: 2, step: 17, width: 11, height: 18), "#6b5040")
        $0.fill("M-20-46L0-66L20-46Z", "#a85a48")
      }
    }
    d.hills(24, 246, height: 10, steps: 4, "#567f4f")
    for (x, s): (Double, Double) in [(120, 0.8), (150, 1), (350, 0.9), (386, 0.7)] {
      d.pine(x, 262, s, leaf: "#3f6b45", shade: "#335a3a")
    }
  }

  static func standingStones(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#6b5fa8", "#ffcf94", x: 240, y: 166, "#fff3cc", size: 40)
    d.rays(240, 166, from: 60, to: 330, count: 22, "#fff3cc", opacity: 0.16, pointed: false)
    d.hills(25, 200, height: 4, steps: 4, "#7a9c5f")
    let far = "#75698f"
    for x: Double in [150, 196, 266, 312] {
      d.fill("M\(x) 206L\(x + 3) 160H\(x + 17)L\(x + 20) 206Z", far)
    }
    d.fill("M146 150H222V162H146ZM262 150H338V162H262Z", far)
    d.fill("M0 212Q120 200 240 210T480 206V270H0Z", d.vertical("#6a9152", "#48703f"))
    for (x, flip): (Double, Bool) in [(112, false), (368, true)] {
      d.place(x, 236, flip: flip) {
        $0.oval(0, 2, 76, 8, "#000", opacity: 0.2)
        $0.fill("M-60 0L-54-104C-44-110-30-108-24-102L-18 0Z", "#9a8fa8")
        $0.fill("M-34 0L-32-106L-24-102L-18 0Z", "#75698f")
        $0.fill("M18 0L24-100C34-108 48-106 54-100L58 0Z", "#9a8fa8")
        $0.fill("M40 0L42-105L54-100L58 0Z", "#75698f")
        $0.fill("M-68-104C-40-112 40-112 66-104L64-130C30-138-40-136-66-130Z", "#b0a5bd")
        $0.fill("M-68-104C-40-112 40-112 66-104L65-112C30-120-40-118-67-112Z", "#75698f")
        $0.line("M-48-80L-40-66M-44-40L-36-30M34-76L40-60M-30-124L-10-122", "#857a99", 3)
      }
    }
    d.fill("M210 244C206 226 222 218 246 220C270 220 280 232 276 244Z", "#857a99")
    d.specks(26, 20, x: 0...480, y: 240...266, 2, "#fff0b8", opacity: 0.8)
    d.birds([(120, 50), (146, 64), (352, 46)], "#4a4070")
  }

  static func stoneHeads(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#5fb5cc", "#ffe6bd", x: 90, y: 92, "#fff4cf", size: 32)
    d.cloud(390, 56, 0.9, opacity: 0.9)
    d.rect(0, 164, 480, 30, "#3f8fb0")
    d.line("M30 176h60M220 172h70M400 180h50", "#c9ecf2", 3, opacity: 0.7)
    d.hills(27, 196, height: 8, steps: 4, "#9cb568")
    d.hills(28, 232, height: 6, steps: 4, d.vertical("#82a055", "#5f8045"))
    for (x, y, s): (Double, Double, Double) in [
      (366, 230, 0.72), (128, 236, 0.86), (246, 250, 1.12),
    ] {
      d.place(x, y, scale: s) {
        $0.oval(0, 0, 66, 8, "#000", opacity: 0.2)
        $0.fill(
          "M-50 0C-52-40-44-50-44-70C-54-76-54-110-46-116C-50-160-44-186-30-196H30C44-186 50-160 46-116C54-110 54-76 44-70C44-50 52-40 50 0Z",
          "#8c8580")
        $0.fill(
          "M10-196H30C44-186 50-160 46-116C54-110 54-76 44-70C44-50 52-40 50 0H20C34-60 34-140 10-196Z",
          "#6f6966")
        $0.fill(
          "M-44-152C-30-162-14-158-8-148H8C14-158 30-162 44-152L40-138C26-142 14-136 12-126L16-84C18-72-18-72-16-84L-12-126C-14-136-26-142-40-138Z",
          "#a39b94")
        $0.fill(
          "M-36-134C-28-140-18-138-14-128C-20-120-32-120-38-124ZM36-134C28-140 18-138 14-128C20-120 32-120 38-124Z",
          "#4a4543")
        $0.fill("M-24-62Q0-70 24-62L20-50Q0-56-20-50Z", "#5c5653")
        $0.line("M-28-36Q0-24 28-36", "#5c5653", 4)
      }
    }
  }

  static func carvedCity(_ d: inout Drawing) {
    d.background(d.vertical("#8fcbe0", "#fbe3c4"))
    d.fill("M60 0H420V270H60Z", d.vertical("#f0a882", "#d97f60"))
    let stone = "#f7c3a0"
    d.fill("M146 232V132H334V232Z", "#e8a07c")
    d.fill("M138 132L240 92L342 132Z", stone)
    d.fill("M162 130L240 100L318 130Z", "#d98a68")
    for x: Double in [150, 182, 214, 254, 286, 318] { d.rect(x - 1, 138, 13, 92, stone) }
    d.rect(140, 132, 200, 8, "#ffd9bd")
    d.rect(136, 228, 208, 9, "#ffd9bd")
    d.fill("M226 230V168Q240 158 254 168V230Z", "#6b3a38")
    d.fill("M150 92V60L176 44L198 58V96H150ZM330 92V60L304 44L282 58V96H330Z", stone)
    d.fill("M160 94V66H170V94ZM180 94V66H190V94ZM320 94V66H310V94ZM300 94V66H290V94Z", "#d98a68")
    d.fill("M212 96V50H268V96Z", stone)
    d.fill("M208 50L240 26L272 50Z", "#ffd9bd")
    d.fill("M234 28C226 20 230 10 240 8C250 10 254 20 246 28Z", stone)
    d.fill("M220 96V58H228V96ZM252 96V58H260V96Z", "#d98a68")
    d.fill(
      "M0 0H96C84 40 112 80 92 120S120 190 100 230L108 270H0Z", d.horizontal("#8f4038", "#b5574a"))
    d.fill(
      "M480 0H386C400 50 370 90 392 130S362 200 384 236L374 270H480Z",
      d.horizontal("#b5574a", "#7a3533"))
    d.line(
      "M20 30C40 60 20 100 44 140M60 90C76 130 56 160 70 210M440 30C420 70 446 110 430 150M410 120C400 160 424 190 406 230",
      "#d97a62", 4, opacity: 0.5)
    d.fill("M96 238H388L376 270H104Z", "#f0c79c")
    d.place(196, 246, scale: 0.9) {
      $0.circle(0, -30, 5, "#5c3a2f")
      $0.fill("M-7 0L-4-24H4L7 0Z", "#2f8f8f")
    }
    d.place(290, 250, scale: 0.9) {
      $0.circle(0, -30, 5, "#5c3a2f")
      $0.fill("M-7 0L-4-24H4L7 0Z", "#fff2d9")
    }
  }

  static func arena(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#7ab8d9", "#ffe3bf", x: 392, y: 70, "#fff3cf", size: 30)
    d.cloud(96, 56, 0.8, opacity: 0.9)
    PlaceMotifs.cypress(&d, 34, 236, 1.3)
    PlaceMotifs.cypress(&d, 450, 236, 1.3)
    d.fill("M130 110C200 92 300 92 360 112V150H130Z", "#a8785a")
    let wall =
      "M70 232V96L96 78C160 60 220 58 262 62L272 92L318 100L330 126L392 138L410 160V232Q240 250 70 232Z"
    d.fill(wall, d.horizontal("#f5dcb5", "#d9ae80"))
    d.clip(wall) {
      for (y, height): (Double, Double) in [(106, 24), (146, 30), (190, 32), (234, 34)] {
        var openings = ""
        for step in 0..<15 {
          let offset: Double = Double(step) - 7
          let x: Double = 240 + offset * 25 - offset * abs(offset) * 0.42
          let sag: Double = 10 - offset * offset * 0.2
          let width: Double = 15 - abs(offset) * 0.7
          openings += PlaceMotifs.arches(
            x - width / 2, y + sag - 8, count: 1, step: 0, width: width, height: height)
        }
        $0.fill(openings, "#8f5f48")
      }
      $0.line("M60 108Q240 126 420 108M60 148Q240 168 420 148M60 192Q240 214 420 192", "#fff0d6", 6)
      $0.line("M60 113Q240 131 420 113M60 153Q240 173 420 153M60 197Q240 219 420 197", "#b58a66", 2)
    }
    d.fill("M0 236Q240 254 480 236V270H0Z", "#b5a070")
    d.fill("M0 250Q240 262 480 250V270H0Z", "#94a060")
  }

  static func waterfall(_ d: inout Drawing) {
    d.background(d.vertical("#8fd3ea", "#e9f7f2"))
    d.cloud(90, 46, 0.8)
    d.hills(30, 82, height: 6, steps: 6, "#6fa86b")
    d.fill("M0 92H480V116H0Z", "#4fb5c9")
    d.fill("M0 104C90 84 150 120 240 120S390 84 480 104V230H0Z", d.vertical("#e9fbff", "#8fd6e6"))
    var streaks = ""
    for step in 0..<32 {
      streaks += "M\(step * 15 + 6) \(116 + (step * 29) % 16)V\(170 + (step * 41) % 46)"
    }
    d.line(streaks, "#4fb5c9", 3, opacity: 0.55)
    d.fill(
      "M0 92V190C20 180 40 160 44 120L30 96ZM480 92V190C460 180 440 160 436 120L450 96Z", "#7a6a5c")
    d.fill("M0 78C16 72 40 80 44 100L0 112ZM480 78C464 72 440 80 436 100L480 112Z", "#5f9c5c")
    for (radius, color): (Double, String) in [
      (124, "#f2705f"), (116, "#ffb84f"), (108, "#ffe66b"), (100, "#7fd68f"), (92, "#6fb5f2"),
    ] {
      d.ring(330, 236, radius, color, 8, opacity: 0.55)
    }
    d.rect(0, 222, 480, 48, d.vertical("#5fc0cf", "#2f8fa8"))
    d.row(17, 0, 216, step: 31, sway: 3, 24, "#f4fdff")
    d.fill("M176 244H272L258 262H190Z", "#e4584a")
    d.rect(200, 226, 50, 18, "#fff2d9", round: 3)
    d.rect(194, 220, 62, 7, "#2f6687", round: 3)
    d.dots([(210, 235), (225, 235), (240, 235)], 4, "#2f6687")
  }

  static func rainforest(_ d: inout Drawing) {
    d.background(d.vertical("#cfeab0", "#7cc08a"))
    d.circle(240, 76, 44, "#fff8d0")
    d.hills(31, 112, height: 10, steps: 5, "#6fb080")
    d.row(20, 0, 122, step: 26, sway: 3, 20, "#57a06f")
    d.row(16, 0, 152, step: 33, sway: 4, 26, "#3f8a5c")
    d.fill(
      "M210 138C250 150 300 150 270 166S130 180 160 206S330 220 360 270H60C60 232 40 214 80 190S230 168 210 138Z",
      d.vertical("#8fd6d9", "#3f9fae"))
    d.line("M236 158h24M150 186h40M130 216h60M220 240h70M100 250h50", "#e3f7f5", 3, opacity: 0.7)
    d.fill("M0 270V186C30 180 60 196 66 220S50 250 56 270Z", "#2a6b4a")
    d.fill("M480 270V170C430 170 370 190 366 220S390 250 392 270Z", "#2a6b4a")
    d.line("M-4 36Q60 50 128 40", "#6b4a33", 10)
    for (x, y, turn, s): (Double, Double, Double, Double) in [
      (480, 30, 160, 1.5), (480, 110, 190, 1.6), (430, -6, 110, 1.4), (0, 140, -30, 1.5),
      (0, 210, -60, 1.6), (470, 250, 230, 1.5),
    ] {
      d.place(x, y, scale: s, turn: turn) {
        $0.fill("M0 0C20-30 60-30 92 0C60 30 20 30 0 0Z", "#2f7f52")
        $0.line("M4 0H80", "#1f6640", 3)
      }
    }
    d.place(86, 20) {
      $0.fill("M-16 20L-34 70L-22 74L-2 30Z", "#b8302f")
      $0.fill("M-18-4C-16-22 16-24 18-2C20 18 8 34-6 34C-18 30-20 12-18-4Z", "#e4483f")
      $0.fill("M-18 4C-10-4 4 0 4 14C2 26-6 34-12 34C-20 28-20 14-18 4Z", "#3f7fd9")
      $0.fill("M-16 12C-10 8-2 10 0 18L-8 22Z", "#ffd25c")
      $0.circle(8, -8, 9, "#fff4e3")
      $0.fill("M14-14C26-12 28 0 20 8C20 0 16-2 12-4Z", "#33272f")
      $0.eye(8, -9, 3.2)
    }
  }
}
