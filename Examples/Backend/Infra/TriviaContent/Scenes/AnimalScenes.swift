/// The pictures of the first half of the animal questions, and of the topic.
enum AnimalScenes {
  static func topic(_ d: inout Drawing) {
    AnimalMotifs.savanna(&d, 2, sun: 236)
    d.shadow(128, 238, 64)
    d.place(112, 162, scale: 0.82) { giraffe(&$0) }
    d.shadow(350, 244, 80)
    d.place(352, 172, scale: 0.8) { elephantBody(&$0) }
    d.birds([(270, 50), (300, 66), (318, 40)], "#a8643a")
    AnimalMotifs.tuft(&d, 222, 252, "#8f7a33")
    AnimalMotifs.tuft(&d, 456, 258, "#8f7a33")
  }

  private static func elephantBody(_ d: inout Drawing) {
    d.line("M104-30Q124-10 116 24", "#6f7d96", 5)
    for x: Double in [-34, 74] { d.rect(x, 20, 28, 64, "#6f7d96", round: 8) }
    d.fill(
      "M-84-20C-84-70-40-84 20-84C84-84 112-50 110 0C110 40 90 54 60 54H-40C-66 50-84 20-84-20Z",
      "#8f9db5")
    for x: Double in [-12, 46] { d.rect(x, 20, 30, 66, "#8f9db5", round: 8) }
    d.fill(
      "M-60-70C-92-84-128-60-126-24C-124-4-132 20-130 44C-130 62-112 70-104 58C-112 56-114 48-112 36C-108 14-90 16-78 4C-60-10-50-50-60-70Z",
      "#8f9db5")
    d.fill("M-62-66C-30-86 4-62-2-30C-6-4-30 12-46 0C-62-16-70-50-62-66Z", "#7c8aa4")
    d.fill("M-108 14C-116 24-128 26-136 22C-130 16-122 10-116 6Z", AnimalMotifs.cream)
    d.eye(-92, -28, 4)
  }

  static func penguin(_ d: inout Drawing) {
    AnimalMotifs.ice(&d)
    d.shadow(240, 238, 70)
    d.place(240, 142) {
      $0.oval(-22, 94, 20, 8, "#e8953f")
      $0.oval(22, 94, 20, 8, "#e8953f")
      $0.mirrored(0) { $0.fill("M-46-26C-78 0-86 40-72 60C-62 56-50 30-46 6Z", "#28344d") }
      $0.fill(
        "M0-110C34-110 42-78 46-50C62-20 68 30 58 62C50 88 28 94 0 94S-50 88-58 62C-68 30-62-20-46-50C-42-78-34-110 0-110Z",
        "#33415e")
      $0.fill(
        "M-34-46C-30-30 30-30 34-46C52-14 56 30 48 58C40 82 24 88 0 88S-40 82-48 58C-56 30-52-14-34-46Z",
        $0.vertical("#ffe9a8", "#ffffff", "#ffffff"))
      $0.mirrored(0) { $0.fill("M-40-70C-30-78-22-66-24-50C-28-40-36-40-40-50Z", "#ffc145") }
      $0.fill("M-7-72Q0-78 7-72Q6-56 0-52Q-6-56-7-72Z", "#f2813f")
      $0.eye(-17, -80, 5, "#10131f")
      $0.eye(17, -80, 5, "#10131f")
      $0.fill("M-19-94Q-16-98-12-95M12-95Q16-98 19-94", "#fff")
    }
    d.specks(3, 30, x: 0...480, y: 0...190, 2, "#fff", opacity: 0.8)
  }

  static func polarBear(_ d: inout Drawing) {
    d.background(d.vertical("#3f7fb0", "#a8dcec"))
    d.peaks(8, 110, height: 70, steps: 4, "#cbe8f3")
    d.fill("M0 206L90 190L220 200L360 188L480 204V270H0Z", "#eefaff")
    d.specks(4, 40, x: 0...480, y: 0...200, 2, "#fff", opacity: 0.8)
    d.fill("M130 270C132 200 176 176 240 176S348 200 350 270Z", "#e3edf2")
    d.mirrored(240) {
      $0.circle(178, 66, 25, "#f4f8fa")
      $0.circle(178, 68, 14, "#c9d6df")
    }
    d.fill(
      "M240 46C306 46 330 96 322 140C314 188 280 206 240 206S166 188 158 140C150 96 174 46 240 46Z",
      "#fdfefe")
    d.fill(
      "M240 46C306 46 330 96 322 140C314 188 280 206 240 206C300 180 310 90 240 46Z", "#e3edf2")
    d.oval(240, 158, 46, 38, "#f1f5f7")
    d.fill("M218 138Q240 126 262 138Q260 156 240 160Q220 156 218 138Z", AnimalMotifs.ink)
    d.oval(233, 140, 6, 3, "#fff", opacity: 0.5)
    d.line("M240 160V172M240 172Q228 182 216 176M240 172Q252 182 264 176", AnimalMotifs.ink, 3.5)
    d.eye(200, 114, 8)
    d.eye(280, 114, 8)
  }

  static func giraffe(_ d: inout Drawing) {
    let coat = "#f6c667"
    let patch = "#b5652f"
    d.line("M-40 20L-44 92M36 20L42 92", "#d9a04a", 11)
    d.line("M-56 0Q-72 20-68 46", "#d9a04a", 4)
    d.oval(-68, 50, 4, 9, "#6b3f26")
    d.line("M-26 24V94M22 24V94", coat, 11)
    let body =
      "M-60 4C-60-22-30-30 0-28C24-28 40-36 50-56L74-132L98-126L82-30C76 14 50 38 8 38C-34 40-60 34-60 4Z"
    d.line("M46-50L70-128", "#a05a2c", 6)
    d.fill(body, coat)
    d.clip(body) {
      $0.fill(
        "M-56-20l22-4l6 18l-20 10ZM-26-30l24-2l2 20l-22 2ZM6-30l22-2l4 20l-20 6ZM36-36l16-12l16 16l-14 16ZM-54 10l20-4l8 18l-16 12ZM-24-4l24-2l4 20l-22 8ZM8 0l24-6l8 18l-22 12ZM42-10l18-12l16 12l-18 20ZM-20 24l22-4l4 20h-24ZM12 22l24-8l8 16l-22 10ZM54-62l14-8l8 18l-12 10ZM78-70l14 2l-4 22l-14-4ZM62-90l12-6l6 18l-12 6ZM84-100l12 2l-4 20l-10-2ZM70-114l10-4l4 14l-10 4Z",
        patch)
    }
    d.line("M84-146V-160M96-146L100-160", "#b5652f", 4)
    d.dots([(84, -162), (101, -162)], 4, "#6b3f26")
    d.fill("M76-148C62-158 52-156 48-150C56-142 66-140 76-140Z", "#d9a04a")
    d.fill(
      "M72-128C70-146 80-156 96-152C112-148 130-138 136-126C138-116 128-112 118-114C104-114 96-110 92-104Z",
      coat)
    d.fill(
      "M118-136C128-134 134-130 136-124C138-116 128-112 118-114C112-120 112-130 118-136Z", "#fbe3ae"
    )
    d.eye(96, -138, 4.2)
    d.circle(130, -125, 2, AnimalMotifs.ink)
    d.line("M120-117H130", AnimalMotifs.ink, 2)
  }

  static func tallNeck(_ d: inout Drawing) {
    AnimalMotifs.savanna(&d, 4)
    d.shadow(214, 252, 76)
    d.place(208, 164, scale: 0.94) { giraffe(&$0) }
    d.place(440, 250, scale: 2.4) { $0.line("M0 0V-60", "#8a5233", 5) }
    d.fill(
      "M356 88C360 66 400 70 414 62C440 56 470 66 480 72V116C440 110 400 110 356 88Z", "#8f9c45")
    AnimalMotifs.tuft(&d, 120, 254, "#8f7a33")
    AnimalMotifs.tuft(&d, 330, 260, "#8f7a33")
  }

  static func panda(_ d: inout Drawing) {
    d.background(d.vertical("#d6efc4", "#fff6df"))
    d.circle(240, 126, 112, "#fffbe9", opacity: 0.8)
    d.hills(9, 226, height: 6, steps: 4, "#9cce7d")
    d.shadow(240, 246, 100)
    d.oval(240, 196, 78, 56, "#fdfdfb")
    d.mirrored(240) {
      $0.fill("M168 178C150 198 150 226 172 236C196 240 212 216 206 190Z", "#2d2a33")
      $0.oval(186, 240, 34, 18, "#2d2a33", turn: -10)
      $0.oval(178, 240, 12, 10, "#6e6672")
      $0.circle(178, 54, 26, "#2d2a33")
    }
    d.fill(
      "M240 40C300 40 326 80 320 120C314 160 280 172 240 172S166 160 160 120C154 80 180 40 240 40Z",
      "#ffffff")
    d.mirrored(240) {
      $0.oval(203, 104, 19, 25, "#2d2a33", turn: 28)
      $0.circle(207, 102, 7.5, "#fff")
      $0.circle(209, 103, 4.5, "#1a161f")
      $0.oval(180, 136, 14, 8, "#f7b9b4", opacity: 0.7)
    }
    d.fill("M226 126Q240 118 254 126Q252 138 240 140Q228 138 226 126Z", "#2d2a33")
    d.line("M240 140V147M240 147Q230 156 220 150M240 147Q250 156 260 150", "#2d2a33", 3.2)
  }

  static func kangaroo(_ d: inout Drawing) {
    d.background(d.vertical("#ffb27a", "#ffe5b0"))
    d.circle(104, 88, 38, "#fff3cf")
    d.fill("M250 190C270 150 300 146 350 144C420 140 446 156 480 160V200H240Z", "#c9603f")
    d.hills(10, 206, height: 6, steps: 4, d.vertical("#e08a4a", "#b9603a"))
    d.shadow(226, 240, 100)
    d.place(214, 148, scale: 1.08) {
      $0.fill("M-30 30C-66 56-104 68-146 58C-110 90-50 92 0 66Z", "#a8683f")
      $0.line("M30-12Q56-8 54 16", "#a8683f", 12)
      $0.fill(
        "M34-58C4-48-48-22-50 26C-50 62-10 78 22 66C48 54 50 18 54-14C58-34 58-46 52-58Z", "#c98650"
      )
      $0.fill("M52-44C56-20 48 40 26 62C14 50 24 10 34-20Z", "#f3cf9f")
      $0.fill("M-44 24C-40-4 0-10 20 12C36 36 22 62-2 66C-30 66-48 50-44 24Z", "#b87544")
      $0.fill("M-4 58C-14 66-18 78-14 84H56C62 78 52 72 40 72C28 70 18 62 14 54Z", "#b87544")
      $0.line("M42-22Q66-14 70 8", "#c98650", 12)
      $0.place(44, -100, turn: -18) { $0.oval(0, 0, 8, 24, "#a8683f") }
      $0.place(62, -102, turn: 10) {
        $0.oval(0, 0, 9, 25, "#c98650")
        $0.oval(0, 2, 4.5, 17, "#f3cf9f")
      }
      $0.fill(
        "M30-52C26-82 42-100 64-92C82-88 104-76 106-64C104-54 80-54 64-58C60-48 56-42 52-38Z",
        "#c98650")
      $0.oval(102, -66, 6, 5, AnimalMotifs.ink)
      $0.eye(72, -78, 4.6)
    }
    AnimalMotifs.tuft(&d, 390, 250, "#9c7a3a")
    AnimalMotifs.tuft(&d, 70, 256, "#9c7a3a")
  }

  static func chameleon(_ d: inout Drawing) {
    AnimalMotifs.jungle(&d, "#f4f3b8", "#5fb08a")
    d.line("M-10 214Q120 196 240 204T490 186", "#8a5a3c", 18)
    d.line("M-10 210Q120 192 240 200T490 182", "#a8714b", 6)
    d.place(238, 140, scale: 1.15) {
      $0.line("M-70 20C-110 20-126 50-112 70C-98 86-76 76-80 60C-84 50-96 54-94 62", "#4f9f4a", 13)
      $0.line("M-40 36L-48 56M44 34L52 52", "#3f8a45", 12)
      let body =
        "M-80 24C-66-20-30-50 10-50C40-50 56-40 72-34L90-64C106-56 116-36 126-16C128-4 118 4 104 6C84 8 76 22 60 34C30 50-40 54-80 24Z"
      $0.fill(body, $0.horizontal("#4fae54", "#9ad14f"))
      $0.clip(body) {
        $0.line("M-60-30L-44 50M-30-54L-16 54M2-56L12 54M34-54L40 50", "#f2e05c", 7, opacity: 0.8)
        $0.dots(
          [(-44, 0), (-14, 4), (16, 0), (46, -6), (-30, 24), (0, 26), (28, 22)], 5, "#e8704a")
      }
      $0.line("M-56-16l6-6l6-2l6-8l8 0l6-8l8 2l8-6l8 4l8-4l8 4", "#3f8a45", 4)
      $0.line("M-18 38L-26 62M64 26L74 48", "#5fb84f", 13)
      $0.circle(94, -20, 17, "#c9e36a")
      $0.circle(94, -20, 11, "#8fc04a")
      $0.eye(97, -20, 6)
      $0.line("M124-8Q112-2 100 2", "#2f6f3a", 3)
    }
  }

  static func camel(_ d: inout Drawing) {
    d.background(d.vertical("#ffcf8a", "#fff0cf"))
    d.circle(96, 76, 36, "#fff8e2")
    d.fill("M0 200Q100 140 210 190T480 150V270H0Z", "#f0bc72")
    d.fill("M0 232Q140 190 260 222T480 206V270H0Z", d.vertical("#e3a257", "#c9823f"))
    d.shadow(240, 238, 110)
    d.place(222, 148, scale: 1.1) {
      $0.line("M-54 20L-58 82M50 20L56 82", "#a86f3c", 13)
      $0.line("M-86-10Q-98 10-94 28", "#a86f3c", 5)
      $0.line("M-34 20V84M34 20V84", "#c98d50", 13)
      $0.fill(
        "M-88 0C-88-30-60-38-36-44C-26-94 18-94 30-44C50-40 62-32 70-22C82-14 90-26 92-52C92-78 106-88 124-84C146-80 156-68 150-58C142-50 126-54 118-52C116-16 108 22 70 30C30 40-40 40-74 26C-86 18-88 10-88 0Z",
        "#d9a162")
      $0.fill("M-42-30C-34-70 26-70 36-30L46 8H-52Z", "#c9424a")
      $0.fill("M-46-14L41-14L43-4H-49Z", "#ffd25c")
      $0.line("M-48 8V16M-36 8V16M-24 8V16M-12 8V16M0 8V16M12 8V16M24 8V16M36 8V16", "#ffd25c", 3.5)
      $0.fill("M100-84L96-98L110-88Z", "#c98d50")
      $0.eye(118, -70, 4)
      $0.line("M148-62Q138-58 130-60", AnimalMotifs.ink, 2.2)
      $0.line("M94-44L122-50", "#c9424a", 3)
    }
  }

  static func flamingo(_ d: inout Drawing) {
    d.background(d.vertical("#a8e0dc", "#fff0dc"))
    d.circle(240, 110, 88, "#fff8e2")
    d.hills(13, 172, height: 6, steps: 4, "#8cc9a8")
    d.rect(0, 186, 480, 84, d.vertical("#6fc7d0", "#3f9fb8"))
    d.place(100, 178, scale: 0.6) { bird(&$0) }
    d.place(250, 138, scale: 1.12) { bird(&$0) }
    d.line(
      "M190 226h100M210 236h60M70 212h56M340 210h60M380 244h60M30 250h70", "#d9f5f2", 3,
      opacity: 0.8)
  }

  private static func bird(_ d: inout Drawing) {
    d.line("M4 30V92M-8 28L-30 50L0 58", "#e86a80", 5)
    d.line("M34-6C70-20 24-50 44-82C50-92 62-92 68-84", "#ff9aa8", 13)
    d.fill(
      "M-62 10C-50-26 10-40 44-14C52 10 34 32 4 34C-20 36-40 26-62 10Z",
      d.vertical("#ffb3ba", "#f47f92"))
    d.fill("M-70 14C-50-14-10-18 16-4C0 18-36 24-70 14Z", "#e86a80")
    d.circle(64, -84, 12, "#ff9aa8")
    d.fill("M70-92C84-90 90-78 84-62C80-66 76-74 68-76Z", "#fff4dc")
    d.fill("M87-80C89-72 88-66 84-62C80-66 79-68 77-71Z", "#33272f")
    d.eye(65, -87, 3)
  }

  static func owl(_ d: inout Drawing) {
    d.background(d.vertical("#1f2a5c", "#5a4a8c"))
    d.stars(5, 50)
    d.circle(350, 84, 50, "#ffeeb8")
    d.circle(334, 72, 9, "#f2dc9c")
    d.circle(366, 98, 12, "#f2dc9c")
    d.line("M-10 236Q140 220 300 232T490 222", "#4f3346", 18)
    d.fill("M40 228q14-26 40-24q-8 22-40 24ZM410 222q0-24 24-34q6 24-24 34Z", "#4f8f6a")
    d.place(220, 136) {
      $0.fill(
        "M-58-84L-30-72H30L58-84C64-50 70-10 66 30C62 70 36 96 0 96S-62 70-66 30C-70-10-64-50-58-84Z",
        "#8f5f3f")
      $0.mirrored(0) { $0.fill("M-64-10C-84 20-78 66-50 84C-40 56-42 14-64-10Z", "#6f452f") }
      $0.fill("M0-8C34-8 46 24 42 50C38 78 20 90 0 90S-38 78-42 50C-46 24-34-8 0-8Z", "#e8c79a")
      $0.line(
        "M-20 20q6 8 12 0M8 20q6 8 12 0M-6 36q6 8 12 0M-26 40q6 8 12 0M14 40q6 8 12 0M-18 58q6 8 12 0M6 58q6 8 12 0",
        "#a8754a", 3.5)
      $0.mirrored(0) {
        $0.circle(-28, -36, 30, "#e8c79a")
        $0.circle(-28, -36, 22, "#ffc145")
        $0.circle(-28, -36, 13, "#1d1a2b")
        $0.circle(-24, -41, 4.5, "#fff")
        $0.line("M-30 94V102M-20 95V103M-10 94V102", "#ffb347", 7)
      }
      $0.fill("M-9-26Q0-34 9-26L0-6Z", "#ffb347")
    }
  }
}
