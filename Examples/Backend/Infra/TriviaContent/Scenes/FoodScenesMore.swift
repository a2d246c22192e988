/// The pictures of the second half of the food questions.
enum FoodScenesMore {
  static func chillies(_ d: inout Drawing) {
    d.background(d.diagonal("#ffe3a8", "#ffb874"))
    d.circle(240, 138, 120, "#fff0c9")
    for (x, y, turn, color, shade): (Double, Double, Double, String, String) in [
      (166, 76, -8, "#5f9c3f", "#45802f"), (290, 60, 18, "#f5a02f", "#d97f1f"),
      (230, 66, 4, "#e4402f", "#b82a28"),
    ] {
      d.place(x, y, scale: 1.15, turn: turn) {
        $0.line("M0-6Q-4-28 10-40", "#4f8f3f", 8)
        $0.fill("M-26 2C-30 50-20 110 26 142C16 100 30 50 26 2Z", color)
        $0.fill("M8 2C12 50 4 100 26 142C16 100 30 50 26 2Z", shade)
        $0.line("M-15 18Q-16 60-4 92", "#fff", 6, opacity: 0.55)
        $0.fill("M-28 4C-24-16 24-16 28 4Q14 12 0 4Q-14 12-28 4Z", "#5fae4a")
      }
    }
    for (x, y): (Double, Double) in [
      (86, 206), (108, 226), (392, 208), (412, 180), (372, 232), (70, 176),
    ] {
      d.oval(x, y, 6, 4.5, "#fff3c9", turn: x)
      d.circle(x - 1, y, 1.5, "#d9a84a")
    }
    d.fill(
      "M410 92C396 70 410 58 408 40C428 52 436 70 430 84C438 80 440 72 440 66C450 86 440 108 424 108C416 108 412 100 410 92Z",
      "#f2702f")
    d.fill("M416 96C412 86 418 80 418 72C428 80 430 92 424 104C420 104 417 100 416 96Z", "#ffd25c")
    d.fill("M62 96C50 78 60 66 60 52C76 62 82 78 78 90C72 104 66 102 62 96Z", "#f2702f")
  }

  static func tofu(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#c3dcd6", "#d9eae4", "#94593f", "#75432f")
    FoodMotifs.plate(&d, 240, 214, 160, "#4f7f9c", "#3a6682")
    for (x, y): (Double, Double) in [(164, 164), (260, 164), (212, 108)] {
      d.fill("M\(x) \(y)h76v48h-76Z", "#fff6e0")
      d.fill("M\(x) \(y)l16-16h76l-16 16Z", "#fffdf5")
      d.fill("M\(x + 76) \(y)l16-16v48l-16 16Z", "#e8d9b5")
      d.dots(
        [(x + 16, y + 14), (x + 40, y + 30), (x + 60, y + 16), (x + 26, y + 38)], 1.8, "#e3d2a8")
    }
    d.fill(
      "M210 96Q226 84 246 88T296 84Q306 98 296 108T280 128Q270 116 250 122T216 116Q204 108 210 96Z",
      "#8a4a2a", opacity: 0.85)
    for (x, y): (Double, Double) in [
      (226, 98), (256, 96), (280, 100), (196, 206), (312, 214), (140, 212),
    ] {
      d.ring(x, y, 6, "#6fb04a", 4)
    }
    d.specks(9, 14, x: 220...294, y: 90...112, 1.8, "#fff0c9")
    FoodMotifs.chopsticks(&d, 366, 66, -32)
  }

  static func croissant(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#c9d6f0", "#dde6f7", "#fff0d9", "#e8cba0")
    FoodMotifs.plate(&d, 240, 218, 176)
    d.oval(240, 206, 136, 16, "#b87f4a", opacity: 0.4)
    d.mirrored(240) {
      $0.fill(
        "M112 204C84 190 86 158 108 142C126 148 146 168 152 190C140 204 126 210 112 204Z", "#c97f38"
      )
      $0.fill(
        "M100 176C102 140 124 118 150 112C168 130 184 160 186 192C172 204 156 206 144 202C138 186 120 176 100 176Z",
        "#db9545")
      $0.fill(
        "M138 138C150 108 178 92 206 90C218 112 226 150 224 190C210 200 194 202 178 200C174 172 160 150 138 138Z",
        "#e8aa58")
      $0.line(
        "M122 158Q142 164 152 188M150 124Q170 146 174 184M190 104Q206 140 206 184", "#f7cf8c", 5,
        opacity: 0.7)
    }
    d.fill(
      "M190 112C200 88 220 78 240 78S280 88 290 112C296 150 292 176 276 198C252 206 228 206 204 198C188 176 184 150 190 112Z",
      d.vertical("#f7c271", "#d98f40"))
    d.line("M216 94Q206 140 218 188M240 88V192M264 94Q274 140 262 188", "#c97f38", 3, opacity: 0.55)
    d.line("M206 108Q200 140 204 164", "#fff0cf", 6, opacity: 0.7)
    d.specks(10, 16, x: 90...400, y: 210...228, 2, "#d98f40")
    FoodMotifs.steam(&d, 240, 60)
  }

  static func tomatoes(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#cfe5b8", "#e2f0d0", "#e8c08a", "#c99a5f")
    for (x, y, r): (Double, Double, Double) in [(144, 176, 54), (338, 180, 50), (240, 152, 76)] {
      d.oval(x, y + r * 0.9, r * 0.9, 9, "#000", opacity: 0.16)
      d.oval(x, y, r, r * 0.9, d.radial("#ff7a5c", "#cf3328", x: 0.35, y: 0.3))
      d.oval(x - r * 0.42, y - r * 0.36, r * 0.2, r * 0.13, "#fff", turn: -35, opacity: 0.65)
      d.star(x, y - r * 0.78, r * 0.52, "#4f9443", depth: 0.3, turn: 10)
      d.line("M\(x) \(y - r * 0.78)q2-\(r * 0.26) \(r * 0.2)-\(r * 0.34)", "#3f7a38", 6)
    }
    FoodMotifs.leaf(&d, 398, 216, 1, -10)
    FoodMotifs.leaf(&d, 52, 222, 1, -30)
  }

  static func bananas(_ d: inout Drawing) {
    d.background(d.diagonal("#a8e0d0", "#7cc9c0"))
    d.circle(240, 135, 122, "#c9efe2")
    d.mirrored(240) {
      $0.place(20, 250, scale: 1.3, turn: -60) {
        $0.fill("M0 0C30-40 100-44 140-10C100 20 40 30 0 0Z", "#4f9c6a")
        $0.line("M8 0Q70-16 130-10", "#3a8055", 3.5)
      }
    }
    d.place(262, 62, scale: 1.1) {
      $0.fill("M-6 6C-70 20-120 70-124 134C-122 148-112 150-106 140C-90 94-50 56 4 36Z", "#e0a92f")
      $0.fill("M-4 8C-50 40-84 90-76 148C-72 160-60 160-56 150C-48 100-22 66 12 40Z", "#f5c93f")
      $0.fill("M2 10C-18 60-22 110 10 158C18 166 28 160 26 150C14 106 16 74 28 30Z", "#ffdc5c")
      $0.fill("M6 6C26 60 60 110 98 128C110 132 116 122 108 114C76 88 52 60 34 8Z", "#ffe88a")
      $0.line(
        "M0 30C-34 58-60 100-66 146M10 40C-2 80 0 120 18 152M22 26C40 66 70 100 102 120", "#c9942a",
        3, opacity: 0.7)
      $0.fill("M-10 12L2-26Q16-34 26-24L38 14Q14 30-10 12Z", "#b8882a")
      $0.fill("M2-26Q16-34 26-24L22-14Q14-20 4-14Z", "#6b4a2a")
      $0.dots([(-118, 144), (-66, 154), (18, 158), (108, 122)], 5, "#6b4a2a")
    }
  }

  static func paella(_ d: inout Drawing) {
    FoodMotifs.cloth(&d, "#d3e6ee", "#3f7fa8")
    d.oval(240, 150, 128, 112, "#000", opacity: 0.15)
    d.rect(86, 122, 308, 26, "#3a3540", round: 13)
    d.circle(240, 135, 116, "#4a4450")
    d.circle(240, 135, 106, "#2f2a35")
    d.circle(240, 135, 98, d.radial("#ffc94a", "#e89a2a"))
    d.specks(11, 60, x: 170...310, y: 66...204, 2.2, "#fff0b0", opacity: 0.8)
    for (x, y, turn): (Double, Double, Double) in [
      (196, 92, -30), (290, 96, 50), (300, 176, 130), (186, 178, 220),
    ] {
      d.place(x, y, turn: turn) {
        $0.line("M-20 10C-20-16 18-20 22 4", "#f2704a", 13)
        $0.line("M-14-6l5 6M-2-11l2 7M10-9l-3 7", "#ffb39a", 3)
        $0.fill("M18 6L34 12L22 18Z", "#d9482f")
      }
    }
    for (x, y, turn): (Double, Double, Double) in [
      (240, 68, 0), (164, 136, 90), (316, 136, -90), (240, 202, 180),
    ] {
      d.place(x, y, turn: turn) {
        $0.fill("M-17 14C-22-12-6-20 0-20S22-12 17 14Q0 20-17 14Z", "#2d3350")
        $0.fill("M-11 12C-13-6-4-12 0-12S13-6 11 12Q0 16-11 12Z", "#f5a04a")
      }
    }
    d.dots(
      [
        (210, 128), (222, 160), (262, 116), (272, 152), (236, 106), (204, 152), (256, 176),
        (282, 124),
      ], 4.5, "#7cb648")
    d.line("M206 140l20-12M250 152l22-8M232 180l16-8M252 100l-14-14", "#d9382f", 6)
    d.place(240, 137) {
      $0.fill("M-26 8A27 27 0 0 1 26 8Z", "#ffe14f")
      $0.line("M-20 6A20 20 0 0 1 20 6M0 6V-12M0 6L-13-6M0 6L13-6", "#fff8c9", 2.5)
    }
  }

  static func teapot(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#f7c9b3", "#fbdcca", "#5f8f7c", "#4a7564")
    d.oval(204, 236, 110, 10, "#000", opacity: 0.16)
    d.line("M118 140C70 124 66 200 130 196", "#3f6f9c", 15)
    d.fill("M280 158C312 156 316 116 340 104L356 116C334 140 336 186 286 200Z", "#3f6f9c")
    d.fill(
      "M202 100C262 100 292 136 292 172C292 210 262 234 202 234S112 210 112 172C112 136 142 100 202 100Z",
      d.radial("#7fb0d9", "#3f6f9c", x: 0.35, y: 0.3))
    d.oval(202, 104, 50, 11, "#356089")
    d.fill("M154 102C160 80 244 80 250 102Q202 114 154 102Z", "#5f94c2")
    d.circle(202, 76, 11, "#f5b53f")
    d.turned(202, 170, count: 6) { $0.oval(0, -20, 8, 15, "#fff3dc") }
    d.circle(202, 170, 9, "#f5b53f")
    d.oval(392, 240, 54, 9, "#eadcc6")
    d.line("M426 196C456 190 454 226 420 224", "#fff", 8)
    d.fill("M348 184H434C434 218 420 236 391 236S348 218 348 184Z", "#fff")
    d.oval(391, 184, 43, 10, "#f0e6d6")
    d.oval(391, 185, 37, 7.5, "#b5622f")
    FoodMotifs.steam(&d, 390, 170)
    FoodMotifs.leaf(&d, 50, 232, 0.9, -20)
    FoodMotifs.leaf(&d, 78, 240, 0.7, 20)
  }

  static func coffee(_ d: inout Drawing) {
    d.background(d.vertical("#e8cba8", "#f7e6cf"))
    d.circle(240, 118, 116, "#fff3e0")
    d.rect(0, 206, 480, 64, "#6b4433")
    d.rect(0, 206, 480, 6, "#52332a")
    d.oval(240, 238, 140, 14, "#000", opacity: 0.2)
    d.oval(240, 230, 134, 15, "#f2e3cf")
    d.oval(240, 226, 134, 14, "#fff")
    d.line("M316 136C374 124 372 204 300 196", "#e4513f", 14)
    d.fill(
      "M150 118H330C330 184 304 226 240 226S150 184 150 118Z", d.horizontal("#f2705c", "#cf3f33"))
    d.oval(240, 118, 90, 20, "#f7dcd0")
    d.oval(240, 120, 80, 16, "#7a4a30")
    d.fill(
      "M240 130C214 124 200 112 218 108C228 106 236 110 240 114C244 110 252 106 262 108C280 112 266 124 240 130Z",
      "#f2d9b5")
    FoodMotifs.steam(&d, 240, 92)
    for (x, y, turn): (Double, Double, Double) in [
      (60, 236, 20), (92, 250, -40), (404, 240, 60), (436, 252, 10), (424, 222, -20), (38, 256, 80),
    ] {
      d.place(x, y, turn: turn) {
        $0.oval(0, 0, 14, 9.5, "#3b2219")
        $0.line("M-11 0Q-4-5 0 0T11 0", "#8a5a40", 2.4)
      }
    }
  }

  static func pancakes(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#b3d6e8", "#cfe6f2", "#e0a56b", "#bf8148")
    FoodMotifs.plate(&d, 236, 220, 158)
    for (y, x): (Double, Double) in [(208, 236), (190, 240), (172, 232), (154, 238), (136, 236)] {
      d.fill("M\(x - 102) \(y)v6c0 28 204 28 204 0v-6Z", "#f7dba0")
      d.oval(x, y, 102, 22, "#d99645")
      d.oval(x, y - 1, 94, 18.5, "#e8ab5c")
    }
    d.fill(
      "M160 132C180 116 290 114 316 130C326 140 316 148 318 166C319 182 306 182 305 168C304 156 296 154 290 158C286 176 290 196 280 198C270 198 272 176 268 164C250 160 230 164 216 160C210 170 212 184 204 184C194 184 198 168 194 156C182 154 172 150 168 160C166 170 156 168 156 156C154 146 152 140 160 132Z",
      "#a8521f", opacity: 0.92)
    d.line("M182 132Q220 122 262 126", "#e8975a", 5, opacity: 0.8)
    d.fill("M214 112L256 106L276 122L234 132Z", "#fff0a8")
    d.fill("M214 112L234 132V142L214 121ZM276 122L234 132V142L276 131Z", "#f2cf5f")
    d.place(404, 140, turn: 24) {
      $0.line("M26-40C58-40 58 6 24 6", "#e9eef2", 7)
      $0.fill("M-30-50H26L36 30C36 44-40 44-40 30Z", "#fff", opacity: 0.9)
      $0.fill("M-34-14H30L36 30C36 44-40 44-40 30Z", "#a8521f")
      $0.fill("M-30-50L-48-58L-34-30Z", "#fff")
    }
    for (x, y): (Double, Double) in [(112, 218), (130, 228), (352, 222)] {
      d.circle(x, y, 9, "#4a5fae")
    }
  }

  static func noodles(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#f2b5a0", "#f9cdb8", "#4a6a75", "#385560")
    d.place(316, 66, turn: -52) {
      $0.fill("M-70-8L110-5V-1L-70-1Z", "#33272f")
      $0.fill("M-70 10L110 8V12L-70 17Z", "#33272f")
    }
    d.line(
      "M262 100C258 118 250 128 244 142M270 100C270 120 264 130 260 146M278 98C282 118 278 132 276 146M254 104C246 116 238 126 230 140",
      "#b89a7a", 6)
    FoodMotifs.bowl(&d, 236, 144, 130, "#3f4f94", "#2f3a75", "#8a5636")
    d.clip("M110 120H362V150Q236 186 110 150Z") {
      $0.line(
        "M128 146q20-18 40 0t40 0t40 0t40 0t52 0M134 156q20-18 40 0t40 0t40 0t40 0t40-2M150 136q16-12 36 0t36 0t36 0t50 2",
        "#c9ab88", 6)
      $0.line("M140 150q20-18 40 0t40 0t40 0t40 0t30 0", "#a88866", 3)
    }
    d.oval(176, 138, 26, 10, "#fff6e2")
    d.oval(177, 137, 12, 5.5, "#f5a82f")
    for (x, y): (Double, Double) in [(288, 140), (300, 148), (310, 138), (222, 154), (236, 158)] {
      d.ring(x, y, 4.5, "#7cc05a", 3.5)
    }
    d.fill("M318 142L306 108L340 112L344 138Z", "#24382f")
    d.line("M128 176q14 16 28 0t28 0t28 0t28 0t28 0t28 0t28 0", "#fff3dc", 4)
    FoodMotifs.steam(&d, 150, 104)
  }

  static func popcorn(_ d: inout Drawing) {
    d.background(d.vertical("#7f9fd9", "#c9d9f2"))
    d.rays(240, 150, from: 60, to: 340, count: 14, "#fff", opacity: 0.16, pointed: false)
    d.rect(0, 226, 480, 44, "#4a5fa0")
    d.oval(240, 242, 92, 10, "#000", opacity: 0.2)
    for (x, y, s): (Double, Double, Double) in [
      (184, 92, 1), (224, 76, 1.1), (266, 78, 1.1), (300, 94, 1), (206, 108, 1), (246, 106, 1.1),
      (284, 112, 1),
      (148, 48, 0.8), (330, 40, 0.85), (240, 30, 0.9), (386, 96, 0.7), (120, 236, 0.8),
      (372, 240, 0.8),
    ] {
      d.place(x, y, scale: s, turn: x * 3) {
        $0.dots([(-10, -6), (9, -9), (11, 8), (-8, 10)], 11.5, "#fff8e2")
        $0.dots([(0, 0), (6, 4)], 5, "#ffd98a")
      }
    }
    let tub = "M156 112H324L302 242H178Z"
    d.fill(tub, "#fff8ee")
    d.clip(tub) {
      for x: Double in [156, 204, 252, 300] {
        $0.fill("M\(x) 108h24L\(x * 0.74 + 80) 246h-18Z", "#e0483f")
      }
      $0.rect(270, 108, 60, 140, "#6b2f4a", opacity: 0.14)
    }
    d.fill(
      "M152 112q14 16 28 0q14 16 30 0q15 16 30 0q15 16 30 0q14 16 28 0q15 16 30 0v-10H152Z",
      "#fff8ee")
  }

  static func lemons(_ d: inout Drawing) {
    FoodMotifs.table(&d, "#bfe3f0", "#d9f0f7", "#f7e9cf", "#e0c59a")
    d.oval(240, 232, 150, 10, "#000", opacity: 0.12)
    d.place(168, 158, turn: -18) {
      $0.fill(
        "M-86 0C-76-46-40-64 0-62S70-46 80-10Q96-8 94 4Q92 14 80 14C66 50 36 64 0 62S-76 46-86 0Z",
        $0.radial("#fff07a", "#f0c02a", x: 0.4, y: 0.3))
      $0.dots([(-30, -20), (0, 10), (30, -16), (-20, 28), (36, 26), (-50, 6)], 2, "#d9a81f")
    }
    d.line("M92 180Q76 176 70 164", "#7a5a33", 5)
    FoodMotifs.leaf(&d, 80, 172, 1.3, -60)
    d.circle(318, 162, 68, "#f2c62f")
    d.circle(318, 162, 62, "#fff9d9")
    d.turned(318, 162, count: 9) {
      $0.fill("M0-7C-14-22-18-42-12-53Q0-58 12-53C18-42 14-22 0-7Z", "#ffdf4f")
    }
    d.circle(318, 162, 4, "#fff9d9")
    d.place(412, 214) {
      $0.fill("M-34 8A36 36 0 0 1 38 8Z", "#7cb648")
      $0.fill("M-28 6A30 30 0 0 1 32 6Z", "#e6f5b8")
      $0.line("M2 4V-20M2 4L-16-10M2 4L20-10", "#a3cf5a", 4)
    }
    d.fill(
      "M230 62C222 76 220 84 230 88C240 84 238 76 230 62ZM258 34C252 46 250 52 258 56C266 52 264 46 258 34Z",
      "#ffdf4f")
  }
}
