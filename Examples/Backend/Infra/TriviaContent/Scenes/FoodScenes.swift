/// The pictures of the first half of the food questions, and of the topic.
enum FoodScenes {
  static func topic(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#ffd9b8", "#ffe9cc", "#c9714f", "#a85a3f")
    d.oval(112, 236, 66, 8, "#000", opacity: 0.18)
    d.place(112, 234, scale: 1.1) {
      $0.fill("M-56 0L-70-74H70L56 0Z", "#fff")
      $0.fill("M-70-74H70L68-62H-68Z", "#e4513f")
      $0.fill("M-44 0L-52-62H-26L-22 0ZM0 0V-62H26L22 0Z", "#f7b7a8", opacity: 0.7)
      for (x, y, r, color): (Double, Double, Double, String) in [
        (-44, -86, 24, "#e4513f"), (34, -92, 27, "#f5b53f"), (-6, -96, 27, "#7cb65f"),
        (58, -80, 17, "#9c5fb5"),
        (-64, -80, 14, "#9c5fb5"),
      ] {
        $0.circle(x, y, r, color)
        $0.circle(x - r * 0.35, y - r * 0.4, r * 0.22, "#fff", opacity: 0.6)
      }
      $0.line("M-44-108q2-12 10-14M34-118q0-10 8-14", "#5b3a2e", 4)
      FoodMotifs.leaf(&$0, -36, -120, 0.7, -20)
      $0.fill("M-70-74H70L68-62H-68Z", "#c93f38")
    }
    FoodMotifs.plate(&d, 340, 206, 104)
    d.fill(
      "M252 198C252 132 292 106 340 106S428 132 428 198Q340 214 252 198Z",
      d.vertical("#ffcf6b", "#d98a3a"))
    d.line("M296 140L282 186M340 130V192M384 140L398 186", "#fff3dc", 7, opacity: 0.8)
    d.circle(340, 100, 11, "#e4513f")
    FoodMotifs.leaf(&d, 342, 96, 0.7, -30)
    d.line("M222 130L238 62L258 54", "#e4513f", 6)
    d.fill("M190 116H252L244 214H198Z", "#fff", opacity: 0.6)
    d.fill("M192 142H250L244 210H198Z", d.vertical("#ffc04f", "#f2813f"))
    d.rect(206, 152, 20, 20, "#fff", round: 4, opacity: 0.45)
    d.rect(222, 174, 18, 18, "#fff", round: 4, opacity: 0.35)
  }

  static func crocus(_ d: inout Drawing) {
    d.background(d.vertical("#fde3c8", "#fff3e0"))
    d.circle(240, 118, 110, "#ffeecf")
    d.hills(2, 210, height: 8, steps: 4, d.vertical("#c98f62", "#a86f4a"))
    for (x, y, scale): (Double, Double, Double) in [
      (116, 226, 0.8), (370, 228, 0.9), (240, 240, 1.35),
    ] {
      d.place(x, y, scale: scale) {
        $0.line("M-4 0Q-30-30-40-74M4 0Q30-30 42-66M-2 0Q-12-40-14-70", "#5f9c52", 4)
        $0.line("M0 0V-66", "#cdb5e0", 8)
        $0.fill(
          "M0-60C-46-70-56-110-40-134C-20-124-6-100 0-60ZM0-60C46-70 56-110 40-134C20-124 6-100 0-60Z",
          "#8a5fc0")
        $0.line("M0-66Q-10-100-24-136M0-66Q10-100 22-134M0-66Q2-100 2-140", "#e4452f", 4.5)
        $0.line("M0-66L-8-104M0-66L9-104", "#ffc93f", 4)
        $0.fill(
          "M0-52C-26-60-34-92-18-122C0-112 6-82 0-52ZM0-52C26-60 34-92 18-122C0-112-6-82 0-52Z",
          "#a97fd9", opacity: 0.9)
        $0.line("M-4-62Q-14-90-16-112M4-62Q14-90 16-112", "#7c52b0", 1.8)
      }
    }
  }

  static func sushi(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#bfe0d6", "#d6ede3", "#e8c79a", "#c9a06b")
    d.oval(240, 244, 170, 14, "#000", opacity: 0.15)
    d.rect(76, 208, 328, 22, "#8a5a3c", round: 5)
    d.rect(76, 204, 328, 10, "#a8714b", round: 5)
    for (x, fillColor, heart): (Double, String, String) in [
      (140, "#ff8f6b", "#ffb39a"), (240, "#8cc65f", "#c3e39a"), (340, "#ffc94f", "#ffe29a"),
    ] {
      d.fill("M\(x - 46) 156V194C\(x - 46) 212 \(x + 46) 212 \(x + 46) 194V156Z", "#24382f")
      d.line("M\(x - 30) 178V200M\(x + 4) 182V205M\(x + 32) 178V200", "#37523f", 3)
      d.oval(x, 156, 46, 20, "#24382f")
      d.oval(x, 155, 40, 16.5, "#fffdf5")
      d.specks(Int(x), 12, x: (x - 32)...(x + 32), y: 146...164, 2, "#e6dfcc")
      d.oval(x, 155, 18, 8, fillColor)
      d.oval(x - 4, 153, 8, 3.5, heart)
    }
    FoodMotifs.chopsticks(&d, 250, 84, -14)
  }

  static func hummus(_ d: inout Drawing) {
    FoodMotifs.cloth(&d, "#f7e3c0", "#e8a06b")
    d.circle(232, 144, 112, "#000", opacity: 0.12)
    d.circle(228, 136, 112, "#3f8fa0")
    d.circle(228, 136, 102, "#57a8b5")
    d.circle(228, 136, 90, "#f2d6a0")
    d.line("M228 136m-66 0a66 66 0 1 1 66 62a48 48 0 1 1 44-56a32 32 0 1 1-38-26", "#d9b577", 9)
    d.circle(226, 138, 21, "#d9a52f")
    d.circle(221, 132, 7, "#f2cf5f")
    d.specks(3, 26, x: 170...286, y: 84...190, 2.2, "#d9482f")
    FoodMotifs.leaf(&d, 250, 92, 0.7, 20)
    FoodMotifs.leaf(&d, 178, 178, 0.7, 160)
    for (x, y, turn): (Double, Double, Double) in [
      (376, 90, 20), (404, 152, -10), (366, 208, 40), (74, 66, 200),
    ] {
      d.place(x, y, turn: turn) {
        $0.fill("M-40 28Q-44 20-34 6L-4-38Q2-44 8-36L42 22Q44 32 32 34Z", "#e8b873")
        $0.fill("M-34 22L0-34L36 24Z", "#f5d39a")
        $0.dots([(-6, 6), (8, -8), (14, 14), (-16, 16)], 3, "#c98a4a")
      }
    }
  }

  static func greenDip(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#ffcf9a", "#ffe0b5", "#d9714f", "#b85a3f")
    for (x, y, turn): (Double, Double, Double) in [
      (150, 112, -24), (196, 92, 6), (290, 92, -8), (336, 116, 24), (242, 82, 14),
    ] {
      d.place(x, y, turn: turn) {
        $0.fill("M-36-36Q0-48 36-36Q22 14 0 44Q-22 14-36-36Z", "#f2b84a")
        $0.fill("M-36-36Q0-48 36-36L30-22Q0-32-30-22Z", "#ffd07a")
        $0.dots([(-10, -12), (10, -6), (0, 12)], 2.4, "#d98f2f")
      }
    }
    FoodMotifs.bowl(&d, 240, 140, 120, "#6b6470", "#4a4450", "#8fbf4a")
    d.fill("M140 138Q160 108 200 118T270 104T336 136Q300 160 240 158T140 138Z", "#a3cf5a")
    for (x, y, color): (Double, Double, String) in [
      (186, 132, "#e4513f"), (222, 124, "#fff3dc"), (258, 136, "#e4513f"), (296, 130, "#fff3dc"),
      (236, 146, "#e4513f"),
      (204, 146, "#fff3dc"),
    ] { d.rect(x, y, 11, 8, color, round: 2) }
    d.dots([(150, 180), (176, 200), (210, 186), (250, 204), (290, 188), (322, 174)], 4, "#8a8490")
    d.dots([(164, 164), (230, 174), (270, 176), (306, 204), (196, 216)], 3, "#3a3540")
  }

  static func pizza(_ d: inout Drawing) {
    FoodMotifs.cloth(&d, "#fff0da", "#e4513f")
    d.circle(238, 146, 122, "#000", opacity: 0.14)
    d.circle(232, 138, 120, "#b5764a")
    d.circle(232, 138, 113, "#c98a57")
    let base = "M226 136L300 62A104 104 0 1 0 326 176Z"
    d.fill(base, "#e0a04f")
    d.clip(base) {
      $0.circle(226, 136, 92, "#d9442f")
      $0.circle(226, 136, 86, "#f2b54f", opacity: 0.25)
      for (x, y, r): (Double, Double, Double) in [
        (180, 96, 20), (248, 76, 17), (168, 164, 21), (228, 190, 19), (286, 176, 15),
        (214, 130, 15), (140, 126, 12),
      ] {
        $0.circle(x, y, r, "#fff3dc")
        $0.circle(x + 3, y + 2, r * 0.55, "#ffe3b3")
      }
    }
    d.place(252, 132) {
      $0.fill("M0 0L80-66A104 104 0 0 1 106 34Z", "#e0a04f")
      $0.fill("M0 0L71-58A92 92 0 0 1 94 30Z", "#d9442f")
      $0.circle(58, -18, 15, "#fff3dc")
      $0.circle(74, 12, 11, "#fff3dc")
      FoodMotifs.leaf(&$0, 32, 2, 0.7, 10)
    }
    for (x, y, turn): (Double, Double, Double) in [
      (196, 70, 30), (150, 150, 100), (206, 160, -20), (260, 200, 10), (236, 108, 200),
    ] {
      FoodMotifs.leaf(&d, x, y, 0.75, turn)
    }
    FoodMotifs.leaf(&d, 404, 226, 1, -30)
    d.circle(64, 60, 20, FoodMotifs.tomato)
    d.star(64, 46, 12, FoodMotifs.basil, depth: 0.35)
  }

  static func cheese(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#b8d9e8", "#d3e8f2", "#b5764a", "#94593a")
    d.oval(240, 232, 160, 14, "#000", opacity: 0.16)
    d.rect(84, 214, 312, 14, "#8a5a3c", round: 7)
    d.fill("M110 148L338 88C362 96 372 120 372 148Z", "#ffe08a")
    let side = "M110 148H372V214H110Z"
    d.fill(side, d.vertical("#ffc93f", "#f0a92f"))
    d.clip(side) {
      for (x, y, r): (Double, Double, Double) in [
        (160, 184, 19), (228, 166, 13), (286, 196, 24), (344, 168, 15), (206, 212, 14),
        (112, 160, 12), (374, 208, 15),
      ] {
        $0.circle(x, y, r, "#d98a1f")
        $0.circle(x + 2, y + 3, r * 0.86, "#e8a02a")
      }
    }
    for (x, y, r): (Double, Double, Double) in [
      (238, 130, 12), (310, 116, 14), (326, 138, 7), (190, 140, 6),
    ] {
      d.oval(x, y, r, r * 0.45, "#e8b84a")
    }
    d.line("M112 148H370", "#fff0b8", 3, opacity: 0.8)
    for (x, y): (Double, Double) in [(70, 218), (52, 234), (88, 240)] {
      d.circle(x, y, 13, "#7c4a94")
      d.circle(x - 4, y - 4, 3, "#c9a3dc")
    }
  }

  static func chocolate(_ d: inout Drawing) {
    d.background(d.diagonal("#f9d3c3", "#f2b3a3"))
    d.circle(240, 135, 122, "#fde4d6")
    d.place(240, 140, turn: -14) {
      $0.rect(-112, -60, 232, 132, "#000", round: 8, opacity: 0.15)
      $0.rect(-120, -70, 232, 132, "#5c3326", round: 8)
      for column in 0..<4 {
        for row in 0..<3 {
          let x: Double = -114 + Double(column) * 56
          let y: Double = -65 + Double(row) * 42
          $0.fill("M\(x) \(y)h52v38h-52Z", "#7a4533")
          $0.fill("M\(x) \(y)h52l-8 7h-36v24l-8 7Z", "#9c6148")
        }
      }
      $0.fill(
        "M-132 4L-116-4L-100 6L-84-4L-66 6L-46-6L-26 6L-8-2L12 8L34-4L54 6L76-4L96 6L124-4V76H-132Z",
        "#e8c14f")
      $0.fill("M-132 24H124V76H-132Z", "#b8403f")
      $0.rect(-132, 38, 256, 6, "#e8c14f")
    }
    for (x, y, turn): (Double, Double, Double) in [(66, 70, 20), (412, 206, -20), (424, 58, 60)] {
      d.place(x, y, turn: turn) {
        $0.rect(-17, -13, 34, 28, "#5c3326", round: 3)
        $0.fill("M-17-13H17L10-6H-10V8L-17 15Z", "#9c6148")
      }
    }
    d.specks(8, 14, x: 50...440, y: 20...260, 2.4, "#7a4533", opacity: 0.6)
  }

  static func iceCream(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#ffc9d0", "#ffdfe1", "#fff3dc", "#f0c9a8")
    d.oval(240, 238, 70, 8, "#000", opacity: 0.14)
    d.circle(200, 98, 42, "#fff0c2")
    d.circle(282, 98, 42, "#ffe6a8")
    d.circle(240, 72, 44, "#fff6d9")
    d.specks(4, 30, x: 176...304, y: 44...120, 1.3, "#6b4a33")
    d.fill("M240 14m-15 18a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z", FoodMotifs.tomato)
    d.line("M242 18Q250 2 264 4", "#5f9c52", 3.5)
    d.circle(235, 28, 4, "#fff", opacity: 0.7)
    d.fill("M262 58L312 14L322 24L278 74Z", "#e0a860")
    d.line("M276 52L288 64M292 38L302 48", "#b8793f", 2.5)
    d.fill(
      "M148 120H332C330 168 296 196 240 196S150 168 148 120Z", d.horizontal("#e9f7fa", "#b8dfe8"))
    d.rect(140, 112, 200, 14, "#ffffff", round: 7)
    d.line("M168 138Q174 164 198 178", "#fff", 6, opacity: 0.8)
    d.rect(232, 194, 16, 30, "#c9e6ee")
    d.oval(240, 228, 50, 10, "#d9eef3")
    d.oval(240, 225, 50, 9, "#eefafc")
  }

  static func bread(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#cfe0c3", "#e3eed6", "#d9a56b", "#b8824a")
    d.oval(240, 234, 160, 13, "#000", opacity: 0.15)
    d.rect(70, 216, 340, 16, "#8a5a3c", round: 8)
    let loaf = "M88 216C60 190 74 130 130 110C200 84 290 86 350 110C406 132 420 190 392 216Z"
    d.fill(loaf, d.vertical("#e8ab5c", "#b8702f"))
    d.clip(loaf) {
      $0.oval(220, 118, 130, 24, "#fff", opacity: 0.2)
      for x: Double in [130, 190, 250, 310] {
        $0.place(x, 150, turn: 24) {
          $0.oval(0, 0, 15, 46, "#f9dda6")
          $0.oval(4, 4, 9, 36, "#fff0cf")
        }
      }
      $0.specks(6, 40, x: 90...390, y: 100...180, 1.6, "#fff3dc", opacity: 0.8)
    }
    d.line("M420 210C440 150 440 110 424 60", "#c9973a", 4)
    for (y, side): (Double, Double) in [(70, -1), (90, 1), (108, -1), (126, 1), (144, -1)] {
      d.oval(430 + side * 9, y, 6, 12, "#e8b84a", turn: side * 30)
    }
    d.oval(423, 54, 6, 12, "#e8b84a")
    FoodMotifs.steam(&d, 236, 78)
  }

  static func honey(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#ffe2a3", "#fff0c7", "#c98a4a", "#a86f38")
    d.oval(222, 238, 100, 11, "#000", opacity: 0.15)
    let jar =
      "M150 106C132 118 128 140 128 170V212C128 230 140 238 156 238H288C304 238 316 230 316 212V170C316 140 312 118 294 106Z"
    d.fill(jar, "#fff", opacity: 0.75)
    d.clip(jar) {
      $0.fill("M120 140Q170 128 222 140T324 140V250H120Z", $0.vertical("#ffc02f", "#e8922a"))
      $0.rect(140, 130, 12, 90, "#fff", round: 6, opacity: 0.45)
    }
    d.rect(142, 78, 160, 30, "#d9714f", round: 8)
    d.line(
      "M158 84V102M178 84V102M198 84V102M218 84V102M238 84V102M258 84V102M278 84V102", "#b85a3f", 3)
    d.fill("M222 156l30 17v34l-30 17l-30-17v-34Z", "#fff3dc")
    d.fill("M222 168l20 11v23l-20 11l-20-11v-23Z", "#f5b53f")
    d.line("M438 70L378 150", "#a8714b", 9)
    d.place(366, 166, turn: 37) {
      for (y, w): (Double, Double) in [(-16, 30), (-4, 38), (8, 38), (20, 28)] {
        $0.rect(-w / 2, y - 5, w, 9, "#c98a4a", round: 4.5)
      }
    }
    d.fill(
      "M346 182C352 200 356 216 354 232C352 242 340 242 339 232C338 216 344 200 346 182Z", "#f5a82f"
    )
    d.oval(350, 242, 38, 7, "#f5a82f")
    d.place(86, 70, scale: 0.9) {
      $0.oval(-4, -16, 16, 11, "#fff", turn: -30, opacity: 0.9)
      $0.oval(12, -17, 14, 10, "#fff", turn: 20, opacity: 0.9)
      $0.oval(0, 0, 24, 15, "#ffc62f")
      $0.line("M-8-12V12M4-13V13", "#33272f", 6)
      $0.eye(17, -3, 3.5)
    }
    d.line("M20 120Q50 110 56 84", "#fff", 3, opacity: 0.8)
  }
}
