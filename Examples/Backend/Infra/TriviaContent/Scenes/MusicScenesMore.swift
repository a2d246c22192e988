/// The pictures of the second half of the music questions.
enum MusicScenesMore {
  static func metronome(_ d: inout Drawing) {
    MusicMotifs.rings(&d, "#ffd59a", "#f2a36b", "#fff1dc")
    d.rect(0, 222, 480, 48, "#a85a5c")
    d.rect(0, 220, 480, 5, "#8a4450")
    d.oval(240, 236, 92, 9, "#000", opacity: 0.2)
    d.fill("M206 34H274L314 226H166Z", d.horizontal("#b5643f", "#8a4230"))
    d.fill("M214 52H266L286 176H194Z", MusicMotifs.cream)
    d.line("M228 70H252M226 86H254M224 102H256M222 118H258M220 134H260", "#c9a88a", 2)
    d.fill("M186 176H294L302 208H178Z", "#733425")
    d.line("M240 184L300 40", "#d9dbe6", 5)
    d.fill("M262 98L288 108L278 134L252 124Z", MusicMotifs.amber)
    d.circle(240, 186, 9, MusicMotifs.amber)
    d.rect(158, 222, 164, 10, "#5c2a22", round: 4)
    d.line(
      "M332 66q20 18 24 44M348 52q26 22 30 56M148 66q-20 18-24 44M132 52q-26 22-30 56", "#fff", 5,
      opacity: 0.7)
  }

  static func singer(_ d: inout Drawing) {
    MusicMotifs.stage(&d, "#5c2458", "#a83f7a", "#d9416b")
    d.glow(240, 90, 130, "#fff1dc", 0.55)
    d.line("M240 150V236", "#d9dbe6", 8)
    d.oval(240, 240, 46, 9, "#3d2152")
    d.line("M206 148Q240 178 274 148", "#d9dbe6", 7)
    d.rect(196, 40, 88, 122, d.horizontal("#f4f6fb", "#a9aec4"), round: 42)
    d.rect(207, 52, 66, 98, "#3d3350", round: 32)
    d.line("M222 56V146M236 53V149M250 53V149M264 60V142", "#c9cde0", 6)
    d.rect(192, 92, 96, 18, "#e8ebf5", round: 6)
    d.star(240, 101, 8, MusicMotifs.pink)
    MusicMotifs.note(&d, 130, 120, 1.1, MusicMotifs.amber, turn: -10)
    MusicMotifs.note(&d, 340, 96, 1.1, MusicMotifs.cream, pair: true, turn: 8)
    MusicMotifs.note(&d, 366, 176, 0.8, MusicMotifs.amber)
  }

  static func soundSystem(_ d: inout Drawing) {
    d.background(d.vertical("#ff8f7a", "#ffc27a", "#ffe7b8"))
    d.circle(240, 150, 70, "#fff1c9")
    d.rect(0, 160, 480, 50, "#3fa8b0")
    d.line("M190 170h100M204 182h72M214 194h52", "#fff1c9", 4, opacity: 0.7)
    d.fill("M0 206q60-14 120 0t120 0t120 0t120 0V270H0Z", "#e8bd7a")
    d.palm(66, 232, 1.6, leaf: "#2f7c5c", trunk: "#8a5238")
    d.palm(440, 226, 1.2, leaf: "#2f7c5c", trunk: "#8a5238")
    d.oval(244, 244, 140, 10, "#000", opacity: 0.18)
    for (x, color): (Double, String) in [(134, "#4a2c5c"), (286, "#4a2c5c")] {
      d.rect(x, 100, 72, 142, color, round: 8)
      d.rect(x + 6, 106, 60, 130, "#5f3a73", round: 6)
      d.circle(x + 36, 196, 27, "#2a1638")
      d.circle(x + 36, 196, 19, "#8f5fa3")
      d.circle(x + 36, 196, 8, MusicMotifs.amber)
      d.circle(x + 36, 138, 18, "#2a1638")
      d.circle(x + 36, 138, 12, "#8f5fa3")
      d.circle(x + 36, 138, 5, MusicMotifs.pink)
    }
    d.rect(212, 182, 68, 60, "#33222f", round: 6)
    d.rect(218, 188, 56, 20, MusicMotifs.teal, round: 3)
    d.line(
      "M224 202V198M232 204V192M240 202V196M248 204V191M256 203V197M266 202V194", MusicMotifs.cream,
      4)
    d.dots([(228, 224), (246, 224), (264, 224)], 6, MusicMotifs.amber)
    MusicMotifs.note(&d, 166, 76, 0.9, MusicMotifs.plum, turn: -10)
    MusicMotifs.note(&d, 300, 70, 0.9, MusicMotifs.plum, pair: true, turn: 6)
  }

  static func nightJazz(_ d: inout Drawing) {
    d.background(d.vertical("#1f2352", "#5a3a78"))
    d.circle(396, 60, 26, "#fff1c9")
    d.circle(386, 54, 23, "#2b2a5c")
    d.fill("M0 270V120H54V84H110V136H150V270ZM330 270V128H374V96H430V140H480V270Z", "#2a2450")
    for (x, y): (Double, Double) in [
      (66, 102), (90, 102), (66, 134), (20, 150), (90, 166), (392, 116), (414, 116), (392, 150),
      (450, 166), (350, 150),
    ] {
      d.rect(x, y, 11, 15, MusicMotifs.amber, round: 2, opacity: 0.8)
    }
    d.rect(0, 226, 480, 44, "#3d2f5c")
    d.rect(0, 222, 480, 5, "#5c4a80")
    d.fill("M152 66L88 230H246Z", "#ffe2a0", opacity: 0.22)
    d.line("M152 70V44C152 24 128 22 120 34M120 34V236", "#14122f", 6)
    d.fill("M138 58H166L160 78H144Z", "#14122f")
    d.circle(152, 78, 8, "#fff1c9")
    d.line("M264 226V242", "#14122f", 5)
    d.oval(264, 244, 54, 6, "#14122f", opacity: 0.5)
    d.place(264, 152, scale: 0.88, turn: 6) { MusicMotifs.fiddle(&$0, "#c9703a", "#7a3526") }
    d.fill("M344 236V204H384V236Z", "#6b3f33")
    d.fill("M338 206C340 186 388 186 390 206Z", "#4a2c2a")
    d.rect(352, 172, 24, 18, "#33222f", round: 4)
    d.rect(340, 186, 48, 5, "#33222f", round: 2)
    d.line("M352 184h24", MusicMotifs.pink, 4, flat: true)
    MusicMotifs.note(&d, 330, 90, 1, MusicMotifs.pink, turn: 8)
    MusicMotifs.note(&d, 206, 66, 0.9, MusicMotifs.teal, pair: true, turn: -6)
  }

  static func bagpipes(_ d: inout Drawing) {
    d.background(d.vertical("#b5d3e8", "#e6f0ea"))
    d.peaks(11, 110, height: 60, steps: 4, "#8fa8c0")
    d.hills(12, 186, height: 14, steps: 3, "#8a9c6b")
    d.hills(13, 226, height: 8, steps: 4, "#a36f9c")
    d.specks(14, 40, x: 0...480, y: 234...266, 2.6, "#d9a3d0")
    d.place(236, 132, scale: 1.08) {
      for (x, top): (Double, Double) in [(-66, -94), (-40, -108), (-14, -98)] {
        $0.line("M\(x * 0.5 - 10) 4L\(x) \(top)", "#33222f", 10)
        $0.line(
          "M\(x * 0.94) \(top + 34)L\(x * 0.97) \(top + 26)", MusicMotifs.cream, 13, flat: true)
        $0.line("M\(x) \(top)L\(x + 1) \(top - 6)", MusicMotifs.cream, 14)
      }
      $0.line("M-50-76Q-28-60 2-84", "#d9416b", 3.5)
      $0.line("M50-8L96-58", "#33222f", 9)
      $0.line("M94-56L102-66", MusicMotifs.cream, 7)
      $0.line("M66 40L104 104", "#33222f", 10)
      $0.line("M104 104L108 111", MusicMotifs.cream, 15)
      $0.dots([(76, 56), (82, 66), (88, 76), (94, 86)], 2, MusicMotifs.cream)
      let bag =
        "M-106 24C-112-20-40-34 20-26C66-20 92 8 80 38C68 66 20 84-30 76C-74 70-102 56-106 24Z"
      $0.fill(bag, "#c23b4f")
      $0.clip(bag) {
        $0.line(
          "M-90-60V100M-40-60V100M10-60V100M60-60V100M-130-6H100M-130 30H100M-130 66H100",
          "#2f5f5c", 13, opacity: 0.55)
        $0.line(
          "M-76-60V100M-26-60V100M24-60V100M74-60V100M-130 10H100M-130 46H100", "#ffdc7a", 2.5)
        $0.fill("M-112 40C-60 76 40 84 90 30V90H-112Z", "#000", opacity: 0.16)
      }
    }
  }

  static func didgeridoo(_ d: inout Drawing) {
    d.background(d.vertical("#f2803f", "#ffc27a"))
    d.circle(356, 96, 54, "#ffe7b0")
    d.fill("M40 196C70 150 120 146 190 142C270 138 300 160 330 196Z", "#b04a33")
    d.hills(15, 200, height: 6, steps: 4, d.vertical("#d9653a", "#a8432f"))
    d.oval(240, 248, 170, 9, "#000", opacity: 0.2)
    d.place(240, 152, turn: -22) {
      $0.fill(
        "M-196-15C-100-12 60-18 190-30C200-20 200 24 190 32C60 18-100 12-196 13Z",
        $0.vertical("#a8623a", "#6b3526"))
      $0.oval(192, 1, 12, 31, "#4a2219")
      $0.oval(194, 1, 7, 22, "#2a1210")
      for (x, color): (Double, String) in [
        (-150, "#ffd98a"), (-90, "#fff1dc"), (-10, "#ffb84f"), (70, "#fff1dc"), (140, "#ffd98a"),
      ] {
        $0.fill("M\(x) -16h14v31h-14Z", "#33222f", opacity: 0.55)
        $0.dots([(x + 7, -9), (x + 7, 0), (x + 7, 9)], 2.6, color)
      }
      $0.ring(30, -1, 14, MusicMotifs.cream, 3)
      $0.ring(30, -1, 8, MusicMotifs.amber, 3)
      $0.dots(
        [
          (-66, -6), (-56, 4), (-46, -6), (-36, 4), (-26, -6), (100, -10), (110, 4), (120, -10),
          (104, 14), (118, 15), (-130, -4), (-120, 4), (-110, -4),
        ], 2.4, MusicMotifs.cream)
      $0.line("M-198-12V11", "#e8c77a", 8)
    }
    AnimalMotifs.tuft(&d, 70, 250, "#8f6a2f")
    AnimalMotifs.tuft(&d, 430, 254, "#8f6a2f")
    d.birds([(120, 60), (150, 76), (96, 84)], "#a8432f")
  }

  static func sitar(_ d: inout Drawing) {
    d.background(d.vertical("#6b2f6b", "#c2486b"))
    d.turned(170, 176, count: 12) {
      $0.fill("M0-60C-22-84-18-112 0-132C18-112 22-84 0-60Z", MusicMotifs.amber, opacity: 0.28)
    }
    d.place(170, 176, turn: 56) {
      $0.fill("M-13-20V-252H13V-20Z", $0.horizontal("#8a4a2a", "#5f2f22"))
      for y: Double in [-58, -76, -94, -112, -130, -148, -166, -184, -202, -220] {
        $0.line("M-14 \(y)Q0 \(y - 6) 14 \(y)", "#ffe2a0", 3)
      }
      $0.dots(
        [(-19, -60), (-19, -86), (-19, -112), (-19, -138), (-19, -164), (19, -236), (-19, -236)], 5,
        MusicMotifs.cream)
      $0.circle(0, 12, 62, $0.radial("#f2a857", "#b5562f", x: 0.4, y: 0.35))
      $0.fill("M-44-30Q0-64 44-30L13-66H-13Z", "#b5562f")
      $0.ring(0, 12, 52, "#ffe2a0", 3)
      $0.rect(-18, 26, 36, 9, MusicMotifs.cream, round: 3)
      $0.fill("M-10 58Q0 44 10 58Q0 72-10 58Z", "#6b2f2a")
      $0.line("M-6-250V30M-2-250V30M2-250V30M6-250V30", "#fff1dc", 1.1)
      $0.fill("M-13-252C-16-270 16-270 13-252Z", "#5f2f22")
    }
    MusicMotifs.note(&d, 392, 196, 1.2, MusicMotifs.cream, pair: true, turn: 6)
    MusicMotifs.note(&d, 60, 60, 1, MusicMotifs.amber, turn: -10)
  }

  static func carnival(_ d: inout Drawing) {
    d.background(d.vertical("#2f2a73", "#8f3f8f"))
    for (seed, color): (Int, String) in [
      (21, "#ffd24f"), (22, "#3fc9b0"), (23, "#ff6b92"), (24, "#fff1dc"),
    ] {
      d.specks(seed, 16, x: 0...480, y: 0...270, 3, color)
    }
    d.place(240, 160) {
      for (turn, length, color): (Double, Double, String) in [
        (-64, 120, "#3fb8af"), (64, 120, "#3fb8af"), (-44, 138, "#e85d92"), (44, 138, "#e85d92"),
        (-24, 150, "#ffb84f"),
        (24, 150, "#ffb84f"), (0, 156, "#4fc3e0"),
      ] {
        $0.place(0, 0, turn: turn) {
          $0.fill(
            "M0 0C-34-40-30-\($0.number(length * 0.8)) 0-\($0.number(length))C30-\($0.number(length * 0.8)) 34-40 0 0Z",
            color)
          $0.line("M0-30V-\($0.number(length - 14))", "#fff", 2.5, opacity: 0.6)
          $0.circle(0, -length + 26, 9, "#33225c")
          $0.circle(0, -length + 26, 4.5, "#fff1dc")
        }
      }
      $0.fill(
        "M0-26C40-44 96-40 116-14C112 30 70 54 38 44C20 38 10 24 0 24S-20 38-38 44C-70 54-112 30-116-14C-96-40-40-44 0-26Z",
        $0.horizontal("#e85d92", "#ffb84f", "#e85d92"))
      $0.mirrored(0) {
        $0.fill("M-88-2C-74-20-38-18-24 4C-36 22-74 22-88-2Z", "#2a1f5c")
        $0.line("M-96-8C-76-30-34-26-16 0", "#fff1dc", 3.5)
        $0.dots([(-62, 32), (-44, 32), (-78, 26)], 3.4, "#fff1dc")
      }
      $0.fill("M0-30L13-14L0 4L-13-14Z", "#4fe0d0")
    }
    d.place(84, 210, turn: -30) {
      $0.line("M0 10V62", "#ffd98a", 9)
      $0.oval(0, -14, 24, 30, "#e4513f")
      $0.line("M-20-24Q0-14 20-24M-23-8Q0 4 23-8", "#ffd24f", 5)
    }
    d.place(396, 210, turn: 30) {
      $0.line("M0 10V62", "#ffd98a", 9)
      $0.oval(0, -14, 24, 30, "#3fb87c")
      $0.line("M-20-24Q0-14 20-24M-23-8Q0 4 23-8", "#ffd24f", 5)
    }
  }

  static func drumKit(_ d: inout Drawing) {
    MusicMotifs.stage(&d, "#23405f", "#3f8a9c", "#d9573f")
    d.oval(240, 242, 150, 10, "#000", opacity: 0.3)
    d.line(
      "M112 92L128 240M112 240H144M368 92L352 240M336 240H368M170 170L160 240M310 170L320 240",
      "#c9cde0", 4)
    d.oval(112, 90, 54, 9, "#e8a436", turn: -10)
    d.oval(112, 87, 54, 7, "#ffd76b", turn: -10)
    d.oval(368, 90, 54, 9, "#e8a436", turn: 10)
    d.oval(368, 87, 54, 7, "#ffd76b", turn: 10)
    for x: Double in [196, 284] {
      d.fill("M\(x - 36) 94V134C\(x - 36) 148 \(x + 36) 148 \(x + 36) 134V94Z", "#d9416b")
      d.line("M\(x - 20) 104V138M\(x) 106V142M\(x + 20) 104V138", "#fff1dc", 2.5)
      d.oval(x, 94, 36, 11, MusicMotifs.cream)
      d.line("M\(x - 36) 96Q\(x) 118 \(x + 36) 96", "#c9cde0", 4)
    }
    for x: Double in [132, 348] {
      d.fill("M\(x - 38) 168V206C\(x - 38) 222 \(x + 38) 222 \(x + 38) 206V168Z", "#b8305c")
      d.line("M\(x - 20) 178V210M\(x) 180V214M\(x + 20) 178V210", "#fff1dc", 2.5)
      d.oval(x, 168, 38, 11, MusicMotifs.cream)
      d.line("M\(x - 38) 170Q\(x) 192 \(x + 38) 170", "#c9cde0", 4)
    }
    d.circle(240, 182, 62, "#8a2448")
    d.circle(240, 182, 56, "#e85d92")
    d.circle(240, 182, 49, MusicMotifs.cream)
    d.rays(240, 182, from: 0, to: 40, count: 12, MusicMotifs.amber, opacity: 0.8)
    d.circle(240, 182, 13, MusicMotifs.pink)
    d.place(236, 66, turn: 30) { $0.line("M0-34V34", "#e8bd7a", 6) }
    d.place(250, 66, turn: -30) { $0.line("M0-34V34", "#e8bd7a", 6) }
  }

  static func harp(_ d: inout Drawing) {
    MusicMotifs.stage(&d, "#3a5a7c", "#8fb0c2", "#6b4a9c")
    d.oval(240, 242, 80, 8, "#000", opacity: 0.3)
    var strings = ""
    for step in 0..<15 {
      let x: Double = 182 + Double(step) * 7.4
      let top: Double =
        52 + 22 * (Double(step) / 14) * (Double(step) / 14) + (step > 9 ? Double(step - 9) * 4 : 0)
      let bottom: Double = 222 - Double(step) * 9.6
      strings += "M\(d.number(x)) \(d.number(top))V\(d.number(bottom))"
    }
    d.line(strings, "#fff1dc", 1.6)
    d.line("M180 230C230 200 276 150 308 88", "#a8642f", 17)
    d.line("M180 226C228 196 272 148 304 88", "#d9953f", 6)
    d.line("M170 42C190 80 220 40 252 62C280 80 300 74 310 86", "#c9812f", 16)
    d.line("M170 40C192 74 220 36 252 58", "#f2c05c", 5)
    d.rect(161, 40, 17, 192, d.horizontal("#ffd98a", "#c9812f"), round: 6)
    d.circle(169, 38, 15, "#f2b84a")
    d.circle(169, 38, 7, "#a8642f")
    d.fill("M140 226H214L222 242H132Z", "#a8642f")
    d.line("M162 70H177M162 200H177M162 84H177M162 186H177", "#a8642f", 4, flat: true)
    MusicMotifs.note(&d, 344, 130, 1, MusicMotifs.plum, pair: true, turn: 8)
    MusicMotifs.note(&d, 116, 130, 0.9, MusicMotifs.plum, turn: -8)
  }

  static func accordion(_ d: inout Drawing) {
    MusicMotifs.rings(&d, "#8fd0c3", "#4fa3a8", "#c9efe2")
    d.oval(240, 240, 150, 10, "#000", opacity: 0.16)
    let folds = "M158 84Q240 30 322 84L316 226Q240 186 164 226Z"
    d.fill(folds, "#b8304f")
    d.clip(folds) {
      for step in 0..<9 {
        let x: Double = 166 + Double(step) * 18.5
        let lean: Double = (x - 240) * 0.16
        let tip = $0.number(x - lean)
        $0.line("M\($0.number(x + lean)) 40L\(tip) 240", "#7a1f3a", 7)
        $0.line("M\($0.number(x + lean + 6)) 40L\($0.number(x - lean + 6)) 240", "#f06b86", 3)
      }
    }
    d.place(126, 154, turn: -7) {
      $0.rect(-44, -82, 84, 160, "#33222f", round: 12)
      $0.rect(-30, -70, 58, 136, "#fff1dc", round: 6)
      for step in 0..<8 { $0.line("M-30 \(-53 + step * 17)H28", "#c9b3a3", 2) }
      for step in [0, 1, 3, 4, 5] {
        $0.rect(-2, -59 + Double(step) * 17 + 1, 30, 9, "#33222f", round: 2)
      }
    }
    d.place(354, 154, turn: 7) {
      $0.rect(-40, -82, 84, 160, "#33222f", round: 12)
      for row in 0..<7 {
        let y: Double = -62 + Double(row) * 20
        $0.row(4, -24, y, step: 17, 5.5, row.isMultiple(of: 2) ? "#ffb84f" : "#fff1dc")
      }
    }
    MusicMotifs.note(&d, 214, 40, 0.8, MusicMotifs.plum)
  }

  static func gramophone(_ d: inout Drawing) {
    MusicMotifs.rings(&d, "#f2a3a8", "#d9678a", "#ffd0c3", x: 300, y: 100)
    d.rect(0, 224, 480, 46, "#6b3350")
    d.rect(0, 222, 480, 5, "#522640")
    d.oval(210, 240, 130, 9, "#000", opacity: 0.2)
    d.fill("M108 186H312L322 234H98Z", d.vertical("#a8602f", "#7c4326"))
    d.rect(92, 228, 236, 11, "#5f331f", round: 4)
    d.rect(102, 178, 216, 12, "#c9803f", round: 4)
    d.rect(170, 200, 80, 20, "#8f4f28", round: 6)
    d.oval(190, 172, 82, 13, "#2a1a2f")
    d.oval(190, 170, 82, 12, "#3d2a45")
    d.oval(190, 170, 26, 4.5, MusicMotifs.pink)
    d.line("M318 206H346V190", "#d9b04a", 6)
    d.circle(346, 186, 6, "#33222f")
    d.line("M226 162C262 160 282 150 280 128", "#d9a03f", 10)
    d.line("M226 158V168", "#c9cde0", 7)
    d.place(336, 86, turn: 24) {
      $0.fill(
        "M-66 46C-40 24-10-20-14-84C20-96 64-60 70-8C76 44 50 74 14 76C0 52-30 40-60 56Z",
        $0.diagonal("#ffe08a", "#d98a2f"))
      $0.fill("M-14-84C20-96 64-60 70-8C76 44 50 74 14 76C-6 60-24-40-14-84Z", "#b8642a")
      $0.fill("M-6-70C20-76 52-48 58-6C62 34 44 58 18 62C2 46-12-34-6-70Z", "#8a4424")
      $0.line("M-40 34Q-18 10-8-20M-44 40Q-14 30 4 44", "#fff1c9", 3, opacity: 0.7)
    }
    MusicMotifs.note(&d, 432, 60, 1, MusicMotifs.plum, turn: 8)
    MusicMotifs.note(&d, 416, 150, 0.9, MusicMotifs.plum, pair: true)
    MusicMotifs.note(&d, 70, 96, 0.9, MusicMotifs.plum, turn: -8)
  }
}
