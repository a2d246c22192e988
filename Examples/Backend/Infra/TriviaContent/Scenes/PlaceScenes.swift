/// The pictures of the first half of the questions about places, and of the topic.
enum PlaceScenes {
  static func topic(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#6fc3d6", "#ffe3b8", x: 236, y: 128, "#fff4d0", size: 44)
    d.cloud(70, 92, 0.7, opacity: 0.9)
    d.cloud(428, 118, 0.6, opacity: 0.9)
    d.peaks(3, 132, height: 64, steps: 5, "#8fb5b5")
    d.hills(4, 186, height: 14, steps: 4, "#e8a35f")
    d.hills(5, 214, height: 12, steps: 3, "#c9704a")
    d.hills(6, 240, height: 8, steps: 4, "#7a4458")
    PlaceMotifs.balloon(&d, 150, 82, 1.2, "#e4584a", "#ffd98a")
    PlaceMotifs.balloon(&d, 338, 104, 0.85, "#2f8f8f", "#fff2d9")
    PlaceMotifs.balloon(&d, 262, 56, 0.5, "#f2a03f", "#fff2d9")
    d.line("M300 36Q370 20 420 44", "#fff", 3, opacity: 0.7)
    d.place(428, 46, turn: 18) {
      $0.fill("M-18-3H8Q18 0 8 3H-18L-24-9H-20L-14-3L-4-3L-10-14H-5L6-3L-5 14H-10L-4 3Z", "#fff")
    }
    PlaceMotifs.cypress(&d, 60, 246, 0.8)
    PlaceMotifs.cypress(&d, 82, 252, 1)
    PlaceMotifs.cypress(&d, 420, 250, 0.9)
  }

  static func pyramids(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#e8604f", "#ffd08a", x: 172, y: 122, "#fff0c0", size: 40)
    d.fill("M44 208L122 124L200 208Z", "#d98f4a")
    d.fill("M122 124L200 208H138Z", "#b56a3a")
    d.fill("M138 214L276 62L414 214Z", "#f2b25f")
    d.fill("M276 62L414 214H308Z", "#c97a3f")
    d.line(
      "M252 88L286 88M236 106H291M220 124H295M202 144H300M184 164H304M166 184H308", "#d99548", 2)
    d.fill("M262 78L276 62L291 78Z", PlaceMotifs.cream)
    d.fill("M0 206Q120 190 240 208T480 200V270H0Z", d.vertical("#e8a55a", "#c9803f"))
    d.fill("M0 240Q140 220 280 242T480 234V270H0Z", "#a85f38")
    d.palm(52, 236, 1, leaf: "#4a6b3f", trunk: "#7a4533")
    d.palm(440, 244, 1.2, leaf: "#4a6b3f", trunk: "#7a4533")
    d.birds([(330, 48), (354, 60), (372, 44)], "#8f3f3a")
  }

  static func ironTower(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#7a8fd9", "#ffd3c4", x: 130, y: 100, "#fff0d9", size: 34)
    d.cloud(380, 76, 0.9, opacity: 0.8)
    d.cloud(84, 140, 0.6, opacity: 0.7)
    d.fill(
      "M0 206H40V190H84V200H130V186H170V206H310V188H352V198H396V184H440V202H480V240H0Z", "#b59ac4")
    d.mirrored(240) {
      $0.fill("M238 34C236 100 222 176 172 238H204C214 214 226 202 240 202V34Z", "#8a5a4f")
      $0.line(
        "M232 78L240 92L229 106L240 122M226 130L240 148L216 170M206 192L224 182L212 206L192 214",
        "#b5806b", 3)
    }
    d.rect(218, 116, 44, 9, "#6b4040", round: 2)
    d.rect(196, 170, 88, 10, "#6b4040", round: 2)
    d.line("M240 14V40", "#6b4040", 4)
    d.rect(234, 36, 12, 9, "#6b4040")
    d.hills(7, 242, height: 3, steps: 4, "#6fa06b")
    for x: Double in [40, 84, 128, 352, 396, 440] {
      d.tree(x, 252, 0.75, leaf: "#4f8f5c", shade: "#3f7a4f")
    }
    d.rect(162, 236, 50, 8, "#a88a94")
    d.rect(268, 236, 50, 8, "#a88a94")
  }

  static func leaningTower(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#8fd3e3", "#fff0cf", x: 104, y: 80, "#ffdf8f", size: 30)
    d.cloud(380, 60, 0.8)
    d.hills(8, 206, height: 8, steps: 4, "#9cc48a")
    PlaceMotifs.cypress(&d, 372, 226, 1)
    PlaceMotifs.cypress(&d, 400, 232, 1.2)
    PlaceMotifs.cypress(&d, 70, 230, 1.1)
    d.hills(9, 228, height: 4, steps: 4, d.vertical("#7cb66b", "#5a9c55"))
    d.oval(240, 244, 66, 8, "#000", opacity: 0.15)
    d.place(228, 244, turn: 7) {
      $0.rect(-42, -40, 84, 40, "#f7ecd9", round: 3)
      $0.fill(PlaceMotifs.arches(-36, -4, count: 5, step: 15, width: 11, height: 30), "#c9a88a")
      for level in 0..<5 {
        let y: Double = -72 - Double(level) * 30
        $0.rect(-38, y, 76, 32, "#f7ecd9")
        $0.fill(
          PlaceMotifs.arches(-33, y + 28, count: 7, step: 9.8, width: 7, height: 20), "#d9b899")
        $0.rect(-43, y + 28, 86, 5, "#fffaf0", round: 2)
      }
      $0.rect(-28, -216, 56, 26, "#f7ecd9")
      $0.fill(PlaceMotifs.arches(-22, -193, count: 4, step: 12, width: 8, height: 18), "#b58f70")
      $0.rect(-32, -220, 64, 6, "#fffaf0", round: 2)
      $0.rect(-44, -44, 88, 6, "#fffaf0", round: 2)
      $0.fill("M10-190H28V-192H38V-42H42V0H14Z", "#8a6b5c", opacity: 0.16)
      $0.line("M0-220V-238", "#a88a70", 2.5)
      $0.fill("M0-238L18-232L0-227Z", "#e4584a")
    }
  }

  static func canyon(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#7cc0d9", "#ffe2b5", x: 300, y: 76, "#fff4cf", size: 30)
    d.cloud(120, 56, 0.8, opacity: 0.9)
    d.fill("M0 116H90L104 130H170L180 144H300L312 128H390L402 112H480V270H0Z", "#e8a070")
    d.fill("M0 144H80L96 166H150L166 186H310L328 160H380L396 140H480V270H0Z", "#d98055")
    d.fill("M0 168H60L74 190H124L140 214H340L352 190H408L424 164H480V270H0Z", "#c2603f")
    d.fill(
      "M206 186H276C262 200 240 206 250 218C270 234 300 240 286 270H166C160 244 220 236 208 218C200 206 212 200 206 186Z",
      "#4fb0b5")
    d.line(
      "M236 196Q226 206 232 216M226 246Q216 256 214 268M250 232Q264 246 258 266", "#c9ecea", 3,
      opacity: 0.8)
    d.fill(
      "M0 196H44L56 214H100L112 236H140L150 270H0ZM480 190H436L424 212H380L366 238H330L318 270H480Z",
      "#8f4438")
    d.line(
      "M0 128H100M0 182H70M0 214H54M380 126H480M424 178H480M430 206H480M0 156H88M394 152H480",
      "#fff0d0", 3, opacity: 0.35)
    d.place(210, 70) {
      $0.fill(
        "M0 0C-16-12-40-14-62-4C-48-6-20-2-6 12Q0 16 6 12C20-2 48-6 62-4C40-14 16-12 0 0Z",
        "#5c3328")
      $0.fill("M-4 4H4L6 14H-6Z", PlaceMotifs.cream)
    }
  }

  static func towerBridge(_ d: inout Drawing) {
    d.background(d.vertical("#a8c9de", "#f7e3d0"))
    d.cloud(90, 50, 0.9, opacity: 0.8)
    d.cloud(400, 66, 0.7, opacity: 0.8)
    d.fill(
      "M0 184V150H34V132H62V158H96V184ZM384 184V140H410V156H438V126H462V148H480V184Z", "#b5bccf")
    d.rect(0, 196, 480, 74, d.vertical("#5f9cb5", "#2f6687"))
    d.line("M40 222h70M200 214h80M360 226h70M110 248h60M300 252h70", "#c9e3ea", 3, opacity: 0.6)
    d.line("M0 148Q90 196 158 96M480 148Q390 196 322 96", "#3f7fb0", 7)
    d.line(
      "M30 166V182M62 170V182M94 160V182M124 140V182M450 166V182M418 170V182M386 160V182M356 140V182",
      "#3f7fb0", 3)
    d.rect(0, 180, 480, 12, "#4f6f94")
    d.rect(182, 92, 116, 10, "#3f7fb0")
    d.line("M184 102L200 112L216 102L232 112L248 102L264 112L280 102L296 112", "#3f7fb0", 3)
    for x: Double in [170, 310] {
      d.rect(x - 30, 190, 60, 34, "#a89a8c", round: 4)
      d.rect(x - 22, 82, 44, 110, "#e0cdb0")
      d.rect(x + 6, 82, 16, 110, "#c9b394")
      d.fill("M\(x - 24) 82L\(x) 34L\(x + 24) 82Z", "#5f7f94")
      d.line("M\(x) 36V22", "#d9a83f", 3)
      for side: Double in [-22, 22] {
        d.rect(x + side - 5, 64, 10, 24, "#e0cdb0")
        d.fill("M\(x + side - 6) 66L\(x + side) 46L\(x + side + 6) 66Z", "#5f7f94")
      }
      d.fill(PlaceMotifs.arches(x - 14, 116, count: 3, step: 10.5, width: 7, height: 18), "#6b7f94")
      d.fill(PlaceMotifs.arches(x - 14, 146, count: 3, step: 10.5, width: 7, height: 18), "#6b7f94")
      d.fill(PlaceMotifs.arches(x - 11, 180, count: 1, step: 0, width: 22, height: 24), "#4f5f7a")
    }
    d.fill("M200 232H282L270 246H214Z", "#e4584a")
    d.rect(224, 218, 36, 14, PlaceMotifs.cream, round: 2)
  }

  static func snowyCone(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#f2a3a8", "#fff0dc", x: 356, y: 92, "#ffe3b0", size: 38)
    d.cloud(90, 130, 0.7, opacity: 0.7)
    d.fill("M20 206C110 180 170 110 206 64H274C310 110 370 180 460 206Z", "#5f7fb5")
    d.fill("M274 64C310 110 370 180 460 206H300C290 150 270 100 262 64Z", "#4a6499")
    d.fill(
      "M206 64H274C286 80 298 96 310 110L290 104L276 126L258 106L240 132L222 106L204 126L190 106L170 110C182 96 194 80 206 64Z",
      "#fff")
    d.fill("M262 64H274C286 80 298 96 310 110L290 104L276 126Z", "#d9e3f2")
    d.hills(10, 200, height: 5, steps: 5, "#5a8f7c")
    d.rect(0, 214, 480, 56, d.vertical("#8fc3d0", "#5f9cb8"))
    d.line("M60 226h80M200 236h90M340 228h80M120 252h70M300 256h60", "#e9f5f7", 3, opacity: 0.7)
    d.line("M-6 26Q70 40 120 20M60 36Q80 60 108 66M20 30Q30 60 20 84", "#6b4038", 6)
    for (seed, x, y): (Int, Double, Double) in [
      (1, 30, 40), (2, 78, 46), (3, 106, 30), (4, 106, 68), (5, 20, 84),
    ] {
      d.specks(seed, 7, x: (x - 18)...(x + 18), y: (y - 12)...(y + 14), 6, "#f7a8bf")
      d.specks(seed + 9, 5, x: (x - 16)...(x + 16), y: (y - 10)...(y + 12), 4, "#ffd3de")
    }
    d.specks(21, 10, x: 30...220, y: 90...200, 3, "#f7a8bf")
  }

  static func mountainCity(_ d: inout Drawing) {
    d.background(d.vertical("#8fc9d9", "#fdf0d0"))
    d.peaks(11, 86, height: 70, steps: 4, "#a8c4c0")
    d.fill("M252 210C270 130 300 60 336 34C366 52 400 140 430 210Z", "#5f8f6b")
    d.fill("M336 34C366 52 400 140 430 210H350C352 150 330 90 336 34Z", "#4a7759")
    d.fill("M160 210C176 170 196 140 220 126C244 140 262 176 276 210Z", "#6fa077")
    d.cloud(90, 108, 0.9, opacity: 0.9)
    d.cloud(424, 126, 0.8, opacity: 0.9)
    d.fill("M0 180Q120 150 240 186T480 190V270H0Z", "#7cae6b")
    for (y, color): (Double, String) in [
      (196, "#8fbf78"), (214, "#6f9f60"), (232, "#8fbf78"), (250, "#6f9f60"),
    ] {
      d.fill("M0 \(y)Q100 \(y - 20) 210 \(y + 4)T480 \(y + 8)V270H0Z", color)
      d.line("M0 \(y)Q100 \(y - 20) 210 \(y + 4)T480 \(y + 8)", "#d9c9ad", 5)
    }
    for (x, y, w): (Double, Double, Double) in [
      (70, 176, 46), (132, 180, 40), (238, 194, 46), (300, 196, 40), (186, 214, 44), (360, 206, 44),
    ] {
      d.rect(x, y - 22, w, 24, "#d9c9ad")
      d.fill("M\(x) \(y - 22)L\(x + w / 2) \(y - 42)L\(x + w) \(y - 22)Z", "#c4b090")
      d.rect(x + w / 2 - 5, y - 14, 10, 16, "#7a6650")
      d.line("M\(x + 4) \(y - 10)h8M\(x + w - 12) \(y - 6)h8", "#b39f80", 2)
    }
  }

  static func whiteTomb(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#f29a8f", "#ffe6c4", x: 240, y: 96, "#fff2d0", size: 56)
    d.fill("M0 200Q40 176 80 196T160 200H320Q360 176 400 196T480 200V220H0Z", "#5f9477")
    d.mirrored(240) {
      $0.rect(84, 92, 15, 108, "#fffaf2")
      $0.fill("M82 92C82 78 101 78 101 92Z", "#f0e3d6")
      $0.line("M91.5 80V72", "#d9a84a", 2.5)
      $0.rect(81, 120, 21, 4, "#e3d3c4")
      $0.rect(81, 156, 21, 4, "#e3d3c4")
      $0.fill("M176 128C164 112 178 100 190 92C202 100 216 112 204 128Z", "#f5ebe0")
      $0.line("M190 94V86", "#d9a84a", 2.5)
    }
    d.rect(140, 128, 200, 74, "#fffaf2")
    d.rect(300, 128, 40, 74, "#eadccd")
    d.rect(212, 104, 56, 98, "#fffdf8")
    d.fill(
      "M200 108C176 78 214 52 240 32C266 52 304 78 280 108Z", d.horizontal("#ffffff", "#e9dccd"))
    d.rect(206, 104, 68, 8, "#e3d3c4")
    d.line("M240 34V18", "#d9a84a", 3)
    d.fill("M222 202V146Q240 120 258 146V202Z", "#b59a8f")
    d.fill(
      PlaceMotifs.arches(154, 160, count: 2, step: 28, width: 18, height: 24)
        + PlaceMotifs.arches(154, 198, count: 2, step: 28, width: 18, height: 26), "#c9b0a3")
    d.fill(
      PlaceMotifs.arches(280, 160, count: 2, step: 28, width: 18, height: 24)
        + PlaceMotifs.arches(280, 198, count: 2, step: 28, width: 18, height: 26), "#bfa597")
    d.rect(60, 200, 360, 12, "#f0e3d6")
    d.fill("M0 212H480V270H0Z", "#6fae7c")
    d.fill("M196 212H284L330 270H150Z", d.vertical("#f5cfc0", "#7fb5c9"))
    d.fill("M228 212C216 236 226 250 240 262C254 250 264 236 252 212Z", "#fff", opacity: 0.5)
    for x: Double in [120, 150, 330, 360] { PlaceMotifs.cypress(&d, x, 246, 0.55) }
  }

  static func torchBearer(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#f2a07a", "#ffe8c4", x: 330, y: 120, "#fff2cf", size: 52)
    d.fill(
      "M0 206V170H26V140H52V160H74V118H98V170H122V206ZM380 206V164H402V138H424V156H446V126H468V206Z",
      "#d98f7c")
    d.rect(0, 204, 480, 66, d.vertical("#5fa8a8", "#3a7f8f"))
    d.fill("M150 270L172 228H308L330 270Z", "#a88f80")
    d.fill("M186 230L196 172H284L294 230Z", "#c9b09c")
    d.rect(190, 166, 100, 10, "#e3cfb8", round: 2)
    d.place(240, 100) {
      $0.fill("M-26 68C-28 30-24 0-16-18H18C28 10 30 40 28 68Z", "#5fb09c")
      $0.fill("M2-16H18C28 10 30 40 28 68H8C14 36 10 10 2-16Z", "#4a9484")
      $0.line("M-14 0L-18 64M-4 6L-6 66M-10-10L16 30", "#3f8577", 2.5)
      $0.line("M-14-12L-26-44L-30-62", "#5fb09c", 10)
      $0.fill("M-40-62H-20L-24-72H-36Z", "#4a9484")
      $0.fill("M-30-96C-18-86-20-74-30-72C-40-74-42-86-30-96Z", "#ffc93f")
      $0.line("M16-8L30 8L22 26", "#4a9484", 9)
      $0.place(26, 22, turn: -10) { $0.rect(-7, -16, 14, 26, "#3f8577", round: 2) }
      $0.circle(0, -32, 12, "#6fc0ac")
      $0.fill("M-13-36Q0-44 13-36L11-42H-11Z", "#3f8577")
      for turn: Double in [-66, -44, -22, 0, 22, 44, 66] {
        $0.place(0, -34, turn: turn) { $0.fill("M-2.5-8L0-24L2.5-8Z", "#4a9484") }
      }
    }
    d.line("M40 226h70M360 232h80M80 252h50", "#d3efe8", 3, opacity: 0.6)
    d.birds([(110, 70), (136, 84), (400, 60)], "#a85f50")
  }

  static func duneCaravan(_ d: inout Drawing) {
    PlaceMotifs.sky(&d, "#f2784f", "#ffd38f", x: 366, y: 86, "#fff0bf", size: 38)
    d.fill("M0 150Q90 110 190 150T480 130V270H0Z", "#f0a95c")
    d.fill("M190 150Q260 120 330 128L260 190Z", "#d98a45")
    d.fill("M0 196C80 150 160 150 250 190C330 222 410 190 480 170V270H0Z", "#e3954a")
    d.fill("M112 162C160 150 206 168 250 190L170 240C150 210 140 190 112 162Z", "#c4733a")
    d.fill("M0 240Q150 206 300 244T480 236V270H0Z", "#b5623a")
    for (x, y, scale): (Double, Double, Double) in [
      (268, 182, 0.34), (322, 198, 0.38), (384, 196, 0.42),
    ] {
      d.place(x, y - 24 * scale, scale: scale, flip: true) {
        $0.line("M-54 20L-58 82M-30 24V84M34 24V84M50 20L56 82", "#6b3328", 13)
        $0.fill(
          "M-88 0C-88-30-60-38-36-44C-26-94 18-94 30-44C50-40 62-32 70-22C82-14 90-26 92-52C92-78 106-88 124-84C146-80 156-68 150-58C142-50 126-54 118-52C116-16 108 22 70 30C30 40-40 40-74 26C-86 18-88 10-88 0Z",
          "#6b3328")
        $0.fill("M-40-40L-10-96L36-40L40-6H-44Z", "#e4584a")
      }
    }
    d.line("M30 252q30-8 60 0M120 256q30-8 60 0M380 254q30-8 60 0", "#8f4833", 3, opacity: 0.6)
  }

  static func canalBoat(_ d: inout Drawing) {
    d.background(d.vertical("#8fd0e0", "#fdeed6"))
    let houses: [(x: Double, width: Double, height: Double, wall: String)] = [
      (0, 74, 120, "#e8957a"), (74, 62, 142, "#f2c27a"), (136, 70, 112, "#d9776b"),
      (206, 60, 132, "#f5dca8"),
      (266, 72, 118, "#e3a06b"), (338, 64, 140, "#d98a8a"), (402, 78, 116, "#f2cf94"),
    ]
    for house in houses {
      let top: Double = 170 - house.height
      d.rect(house.x, top, house.width, house.height, house.wall)
      d.rect(house.x - 2, top - 6, house.width + 4, 9, "#a8523f")
      let step: Double = (house.width - 12) / 3
      d.fill(
        PlaceMotifs.arches(house.x + 10, top + 40, count: 3, step: step, width: 12, height: 24)
          + PlaceMotifs.arches(house.x + 10, top + 78, count: 3, step: step, width: 12, height: 24),
        "#5f7f8f")
      d.fill(
        PlaceMotifs.arches(
          house.x + house.width / 2 - 9, 170, count: 1, step: 0, width: 18, height: 32), "#6b4038")
    }
    d.rect(0, 168, 480, 102, d.vertical("#4fa8a8", "#2a7480"))
    d.rect(0, 166, 480, 6, PlaceMotifs.cream)
    for x: Double in [40, 66, 430] {
      d.rect(x, 130, 7, 66, "#fff2d9", round: 3)
      d.line("M\(x) 146l7-6M\(x) 164l7-6M\(x) 182l7-6", "#e4584a", 5)
    }
    d.line("M30 214h60M370 204h70M60 250h80M330 254h90", "#c9ecea", 3, opacity: 0.6)
    d.fill("M90 236Q240 256 400 232L380 246Q240 262 112 246Z", "#1f5f6b", opacity: 0.6)
    d.fill(
      "M66 176C78 178 76 200 96 212C190 226 300 226 376 210C396 204 404 188 410 174C416 190 414 214 396 230C300 250 170 250 96 236C72 226 62 200 66 176Z",
      "#2a2433")
    d.line("M96 212C190 226 300 226 376 210", "#d9a83f", 4)
    d.line("M62 178H78M64 188H78", "#c9cde0", 4)
    d.fill("M196 216Q230 190 264 216Z", "#e4584a")
    d.place(346, 168) {
      $0.line("M-6 18L-8 42M8 18L10 42", "#2a2f4a", 10)
      $0.rect(-14, -22, 28, 44, "#fff", round: 8)
      $0.line("M-13-12H13M-13-2H13M-13 8H13", "#e4584a", 4, flat: true)
      $0.circle(0, -34, 11, "#e8b48f")
      $0.fill("M-20-40H20L12-44V-48H-12V-44Z", "#f5d98a")
      $0.line("M-12-42H12", "#e4584a", 4, flat: true)
      $0.line("M12-12L30 4M-10-10L26-2", "#fff", 7)
      $0.line("M40-44L10 76", "#8a5238", 5)
    }
  }
}
