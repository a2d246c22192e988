/// The pictures of the first half of the music questions, and of the topic.
enum MusicScenes {
  static func topic(_ d: inout Drawing) {
    d.background(d.vertical("#3d2152", "#8f3f7c", "#ff9f6b"))
    d.stars(2, 34, height: 130)
    d.circle(240, 200, 132, "#2a1638")
    for radius: Double in [122, 110, 98, 86, 74, 62] { d.ring(240, 200, radius, "#4a2c5c", 3) }
    d.circle(240, 200, 48, MusicMotifs.amber)
    d.circle(240, 200, 34, MusicMotifs.pink)
    d.circle(240, 200, 6, MusicMotifs.cream)
    d.rect(0, 200, 480, 70, MusicMotifs.cream)
    var gaps = ""
    for step in 1..<12 { gaps += "M\(step * 40) 200V270" }
    d.line(gaps, "#c9b3a3", 3)
    for step in 0..<12 where ![2, 6, 9].contains(step) {
      d.rect(Double(step) * 40 + 28, 200, 24, 42, "#33222f", round: 3)
    }
    d.rect(0, 196, 480, 7, MusicMotifs.pink)
    MusicMotifs.note(&d, 86, 96, 1.3, MusicMotifs.cream, pair: true, turn: -8)
    MusicMotifs.note(&d, 384, 88, 1.3, MusicMotifs.amber, turn: 10)
    MusicMotifs.note(&d, 150, 56, 0.9, MusicMotifs.pink, turn: 8)
    MusicMotifs.note(&d, 318, 50, 0.9, MusicMotifs.teal, pair: true)
    MusicMotifs.note(&d, 430, 150, 0.9, MusicMotifs.teal, turn: -12)
  }

  static func piano(_ d: inout Drawing) {
    MusicMotifs.stage(&d, "#4a2863", "#8f4a86", "#c23b5e")
    d.oval(244, 240, 150, 10, "#000", opacity: 0.3)
    d.fill("M132 138L178 44C226 30 250 78 300 72C346 66 366 96 374 138Z", "#4a3354")
    d.fill("M146 138L184 56C226 46 250 90 300 84C338 80 354 106 360 138Z", "#8a5a3c")
    d.line("M336 140L286 84", MusicMotifs.amber, 4)
    d.line("M150 180L144 236M340 180L346 236M246 182V236", "#2a1a33", 11)
    d.dots([(144, 237), (346, 237), (246, 237)], 6, MusicMotifs.amber)
    d.fill("M112 138H376V160C376 184 360 188 330 188H150C128 188 112 184 112 166Z", "#33222f")
    d.fill("M112 138H376V147H112Z", "#4f3a5c")
    d.fill("M84 160H180V178H84C78 178 78 160 84 160Z", "#33222f")
    d.rect(86, 154, 92, 9, MusicMotifs.cream)
    d.line(
      "M98 154V163M110 154V163M122 154V163M134 154V163M146 154V163M158 154V163M170 154V163",
      "#33222f", 2)
    d.rect(60, 204, 56, 10, "#c23b5e", round: 5)
    d.line("M68 214V238M108 214V238", "#2a1a33", 5)
    MusicMotifs.note(&d, 318, 62, 0.8, MusicMotifs.amber, pair: true)
    MusicMotifs.note(&d, 392, 92, 0.8, MusicMotifs.cream)
  }

  static func violin(_ d: inout Drawing) {
    MusicMotifs.rings(&d, "#3fa8a3", "#2b7c8f", "#6fd0c3", x: 230)
    d.place(222, 150, scale: 1.02, turn: 32) { MusicMotifs.fiddle(&$0, "#e0763f", "#a8432a") }
    d.place(318, 150, turn: -24) {
      $0.line("M0-116Q14 0 4 112", "#5b3328", 6)
      $0.line("M-8-108L-8 104", MusicMotifs.cream, 4)
      $0.fill("M-12-122L8-116L-2-104H-12Z", "#5b3328")
      $0.rect(-12, 100, 18, 18, "#33222f", round: 4)
    }
    MusicMotifs.note(&d, 84, 96, 1.1, MusicMotifs.cream, turn: -10)
    MusicMotifs.note(&d, 400, 218, 0.9, MusicMotifs.amber, pair: true)
  }

  static func flamencoGuitar(_ d: inout Drawing) {
    MusicMotifs.rings(&d, "#f2955a", "#d9573f", "#ffc27a", x: 220, y: 150)
    d.place(388, 190) {
      for (index, turn) in [-64.0, -42, -20, 2, 24, 46].enumerated() {
        $0.place(0, 0, turn: turn) {
          $0.fill("M0 0L-20-104Q0-116 20-104Z", index.isMultiple(of: 2) ? "#b02a4a" : "#d9416b")
          $0.line("M0-6V-106", "#33222f", 3)
          $0.circle(0, -88, 6, MusicMotifs.amber)
        }
      }
      $0.circle(0, 0, 7, "#33222f")
    }
    d.place(172, 156, scale: 0.92, turn: 40) {
      let body =
        "M0-52C34-58 56-34 46-8C40 8 44 14 54 26C72 52 54 100 0 100S-72 52-54 26C-44 14-40 8-46-8C-56-34-34-58 0-52Z"
      $0.place(6, 7) { $0.fill(body, "#000", opacity: 0.18) }
      $0.fill(body, "#8f4a2a")
      $0.place(0, 3, scale: 0.93) { $0.fill(body, $0.horizontal("#ffd083", "#eba650")) }
      $0.rect(-8, -146, 16, 130, "#4a2c2a")
      $0.line("M-8-40H8M-8-54H8M-8-69H8M-8-85H8M-8-102H8M-8-120H8", MusicMotifs.amber, 2)
      $0.circle(0, 4, 23, "#33222f")
      $0.ring(0, 4, 26, "#a8432a", 5)
      $0.rect(-24, 56, 48, 10, "#4a2c2a", round: 3)
      $0.fill("M-11-146L-14-182H14L11-146Z", "#5b3328")
      $0.dots(
        [(-17, -152), (-17, -163), (-17, -174), (17, -152), (17, -163), (17, -174)], 3.5,
        MusicMotifs.cream)
      $0.line("M-5-150V60M-2-150V60M2-150V60M5-150V60", MusicMotifs.cream, 1)
    }
    d.circle(76, 52, 12, "#d92f4f")
    d.circle(70, 46, 8, "#f0526b")
    d.fill("M84 62q20 4 26 18q-18 0-26-18Z", "#5f9c52")
  }

  static func trumpet(_ d: inout Drawing) {
    MusicMotifs.stage(&d, "#23305f", "#5a4a94", "#8f2f66")
    d.place(236, 130, scale: 1.12, turn: -8) {
      $0.line("M-156-14H60", "#d98f2a", 10)
      $0.line("M-166-14H-152", MusicMotifs.cream, 15)
      $0.line("M-84-14C-112-14-112 34-84 34H66C94 34 94-14 66-14", "#e8a436", 10)
      $0.fill(
        "M46-21C90-22 118-32 138-60C146-66 150-58 150-50V22C150 30 146 38 138 32C118 4 90-6 46-7Z",
        $0.vertical("#ffe08a", "#e09a2f"))
      $0.oval(148, -14, 10, 42, "#b8702a")
      $0.oval(150, -14, 6, 33, "#8a4a24")
      for x: Double in [-38, -12, 14] {
        $0.rect(x, -30, 19, 74, $0.horizontal("#ffe9a8", "#d9952f"), round: 6)
        $0.line("M\(x + 9.5)-30V-48", "#c9862f", 5)
        $0.rect(x + 1, -55, 17, 8, MusicMotifs.cream, round: 4)
        $0.rect(x - 1, 6, 21, 5, "#b8782a")
      }
    }
    MusicMotifs.note(&d, 300, 66, 0.9, MusicMotifs.pink, pair: true)
    MusicMotifs.note(&d, 394, 196, 0.9, MusicMotifs.amber, turn: 12)
    MusicMotifs.note(&d, 100, 106, 0.8, MusicMotifs.teal, turn: -10)
  }

  static func saxophone(_ d: inout Drawing) {
    MusicMotifs.rings(&d, "#5a3a86", "#34235c", "#8f5fb5", x: 250)
    d.place(236, 132, scale: 1.12, turn: 8) {
      $0.line("M-66-86C-60-104-30-106-22-88", "#e09a2f", 11)
      $0.line("M-78-76L-64-86", "#33222f", 12)
      $0.fill(
        "M-32-92H-12L10 46C14 66 40 66 42 44C44 18 34-8 30-22C26-36 60-44 78-38C86-34 80-26 78-18C72 8 84 40 72 74C60 104 4 108-8 66Z",
        $0.horizontal("#ffe08a", "#dd922c"))
      $0.oval(56, -32, 26, 8, "#a8642a", turn: -6)
      $0.rect(-34, -96, 24, 9, "#b8782a", round: 4)
      for (x, y): (Double, Double) in [(-18, -66), (-14, -44), (-11, -22), (-7, 0), (-3, 22)] {
        $0.circle(x, y, 8, "#b8702a")
        $0.circle(x, y, 5.5, MusicMotifs.cream)
      }
      $0.line("M-26-70L-18 20M8-40L20 30", "#b8782a", 3)
      $0.circle(56, 30, 10, "#b8702a")
      $0.circle(56, 30, 7, MusicMotifs.cream)
      $0.circle(34, 78, 10, "#b8702a")
      $0.circle(34, 78, 7, MusicMotifs.cream)
    }
    MusicMotifs.note(&d, 366, 74, 1.2, MusicMotifs.pink, turn: 12)
    MusicMotifs.note(&d, 398, 146, 1, MusicMotifs.amber, pair: true, turn: 6)
    MusicMotifs.note(&d, 100, 190, 1, MusicMotifs.teal, turn: -12)
  }

  static func sheetMusic(_ d: inout Drawing) {
    d.background(d.diagonal("#7a4a9c", "#e0608f"))
    d.circle(240, 135, 128, "#f58fa8", opacity: 0.4)
    d.place(240, 138, turn: -5) {
      $0.rect(-176, -94, 360, 200, "#000", round: 8, opacity: 0.16)
      $0.rect(-184, -104, 360, 200, "#fff8ea", round: 8)
      $0.fill("M176 60V96H132Z", "#e3d2b8")
      $0.fill("M132 96L140 66L176 60Z", "#f3e6cf")
      $0.line("M-160-40H152M-160-22H152M-160-4H152M-160 14H152M-160 32H152", "#9c8aa3", 2.5)
      MusicMotifs.clef(&$0, -130, 14, 1.12, MusicMotifs.plum)
      for (x, y, pair, color): (Double, Double, Bool, String) in [
        (-80, 32, false, MusicMotifs.pink), (-36, 14, true, MusicMotifs.plum),
        (34, 4, false, MusicMotifs.teal),
        (76, 22, true, MusicMotifs.plum),
      ] { MusicMotifs.note(&$0, x, y, 1.25, color, pair: pair) }
      $0.line("M142-40V32M150-40V32", "#9c8aa3", 4, flat: true)
      $0.line("M-160 66H60M-160 78H20", "#e3d2b8", 4)
    }
  }

  static func quartet(_ d: inout Drawing) {
    MusicMotifs.stage(&d, "#2f3f6b", "#6b6fa8", "#b8405a")
    for x: Double in [112, 196, 284, 368] {
      d.line("M\(x - 18) 200V238M\(x + 18) 200V238", "#4a2c2a", 5)
      d.rect(x - 23, 132, 46, 52, "#c98a4a", round: 10)
      d.line("M\(x - 18) 180V204M\(x + 18) 180V204", "#4a2c2a", 5)
      d.rect(x - 26, 194, 52, 11, "#d9416b", round: 5)
    }
    for x: Double in [154, 326] {
      d.line("M\(x) 176V234M\(x - 14) 240L\(x) 226L\(x + 14) 240", "#33222f", 4)
      d.fill("M\(x - 26) 142H\(x + 26)L\(x + 22) 178H\(x - 22)Z", "#33222f")
      d.rect(x - 20, 134, 19, 38, MusicMotifs.cream)
      d.rect(x + 1, 134, 19, 38, "#f3e0c0")
      d.line(
        "M\(x - 16) 144h11M\(x - 16) 152h11M\(x + 5) 144h11M\(x + 5) 152h11",
        "#9c8aa3", 1.6)
    }
    d.line("M240 226V246", "#33222f", 4)
    d.place(240, 166, scale: 0.8, turn: 5) { MusicMotifs.fiddle(&$0, "#d9763f", "#94402a") }
  }

  static func deafComposer(_ d: inout Drawing) {
    d.background(d.vertical("#2a1f47", "#6b3a5c"))
    d.rect(300, 26, 120, 130, "#1f2a5c", round: 60)
    d.rect(300, 90, 120, 72, "#1f2a5c")
    d.circle(380, 74, 17, "#fff1c9")
    d.line("M360 28V162M300 96H420", "#8a5a4a", 5)
    d.glow(110, 92, 180, "#ffb84f", 0.75)
    d.rect(0, 196, 480, 74, "#5c3328")
    d.rect(0, 192, 480, 9, "#7c4a38")
    d.place(110, 152) {
      $0.rect(-10, -34, 20, 60, MusicMotifs.cream, round: 3)
      $0.fill("M0-68C14-52 10-38 0-36C-10-38-14-52 0-68Z", "#ff9f3f")
      $0.fill("M0-56C6-48 5-40 0-38C-5-40-6-48 0-56Z", "#fff1c9")
      $0.fill("M-34 26H34L22 44H-22Z", "#d9a04a")
      $0.ring(40, 30, 9, "#d9a04a", 5)
    }
    d.place(242, 206, turn: -4) {
      $0.fill("M-76-26H70L94 34H-96Z", "#fff3dc")
      $0.line("M-66-16H64M-70-10H67M-74-4H70M-82 10H80M-86 16H84M-90 22H88", "#b8a08a", 1.8)
      $0.dots(
        [
          (-50, -9), (-26, -13), (0, -7), (26, -12), (50, -8), (-56, 16), (-20, 12), (14, 18),
          (44, 13),
        ], 3.6, "#33222f")
    }
    d.place(392, 186) {
      $0.fill("M-20 14C-24-10 24-10 20 14Z", "#2a1f33")
      $0.line("M0-6L44-96", MusicMotifs.cream, 3)
      $0.fill("M8-22C0-60 20-100 52-112C60-80 46-40 8-22Z", "#f7e3c9")
      $0.line("M8-22L44-96", "#c9a88a", 2)
    }
    MusicMotifs.note(&d, 206, 110, 0.9, MusicMotifs.amber, turn: -8)
    MusicMotifs.note(&d, 252, 74, 0.8, MusicMotifs.pink, pair: true, turn: 8)
  }

  static func fourTrees(_ d: inout Drawing) {
    let seasons: [(sky: String, ground: String, leaf: String, shade: String)] = [
      ("#f9d9e6", "#a8d68a", "#f5a3c0", "#e884a8"), ("#a8e0f0", "#6fb85a", "#5fa84f", "#47903f"),
      ("#ffdba8", "#c98f4a", "#f2813f", "#d9622f"), ("#c9dcf0", "#f4fbff", "#e3f0fa", "#c3d9ec"),
    ]
    for (index, season) in seasons.enumerated() {
      let x = Double(index) * 120
      d.rect(x, 0, 121, 270, season.sky)
      d.clip("M\(x) 0h120v270h-120Z") {
        $0.circle(x + 90, 50, 20, "#fff", opacity: 0.7)
        $0.oval(x + 60, 270, 110, 58, season.ground)
        $0.oval(x + 60, 228, 34, 5, "#000", opacity: 0.12)
        $0.tree(x + 60, 228, 2, leaf: season.leaf, shade: season.shade)
      }
    }
    d.specks(4, 12, x: 8...112, y: 180...262, 2.6, "#fff")
    d.specks(5, 14, x: 130...232, y: 216...262, 2.6, "#ffe08a")
    d.specks(6, 12, x: 250...352, y: 120...262, 3, "#e85f2f")
    d.specks(7, 26, x: 366...474, y: 10...262, 2.2, "#fff")
  }

  static func swanLake(_ d: inout Drawing) {
    d.background(d.vertical("#2b2a66", "#7a5fae"))
    d.stars(8, 50, height: 130)
    d.circle(348, 74, 44, "#fff3d6")
    d.glow(348, 74, 110, "#fff3d6", 0.5)
    d.hills(9, 138, height: 12, steps: 4, "#3a2f73")
    d.fill(
      "M70 142V104H80V92L88 78L96 92V104H106V84H112V66L122 46L132 66V84H138V108H150V96L158 84L166 96V142Z",
      "#2a2158")
    d.dots([(88, 110), (122, 96), (158, 116)], 2.6, MusicMotifs.amber)
    d.rect(0, 146, 480, 124, d.vertical("#5a4a9c", "#2b2a66"))
    d.line("M318 158h60M300 170h96M324 182h50M310 196h76", "#fff3d6", 3, opacity: 0.5)
    d.place(220, 186, scale: 1.2) {
      $0.oval(4, 36, 96, 12, "#1f1d4f", opacity: 0.5)
      $0.line("M62 8C76-16 50-40 54-62C58-80 78-82 84-72", "#fff", 15)
      $0.fill(
        "M-88-22C-70-4-60-30-30-34C10-38 50-16 66 4C72 22 50 36 8 36C-40 36-80 18-88-22Z", "#ffffff"
      )
      $0.fill("M-70-28C-56-8-30-26 0-22C20-18 34-4 38 8C10 22-50 14-70-28Z", "#d9d6f0")
      $0.line("M-40-8Q0 8 28 4M-30 4Q0 14 22 10", "#b9b3de", 2.5)
      $0.fill("M84-82L106-70L86-66Z", "#f2813f")
      $0.fill("M80-78L90-80L88-68Z", "#2a1f3d")
      $0.circle(79, -76, 2.2, "#2a1f3d")
    }
    d.line("M90 236h90M250 244h110M60 256h70", "#c9c2f0", 3, opacity: 0.5)
    d.line("M440 270Q436 210 450 170M456 270Q458 220 470 190M20 270Q26 220 14 180", "#1f1d4f", 6)
    d.oval(450, 164, 6, 18, "#1f1d4f")
    d.oval(14, 174, 6, 18, "#1f1d4f")
  }
}
