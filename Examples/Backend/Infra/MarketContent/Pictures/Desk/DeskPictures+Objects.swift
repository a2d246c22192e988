import Foundation

/// Pictures of what stands on a desk.
extension DeskPictures {
  static func deskGlobe() -> String {
    Studio.svg(.vanilla, ground: 334, width: 74) { d in
      d.body(200, [(9, 268), (10, 294), (22, 304)], .beech)
      d.body(200, [(30, 300), (58, 310), (70, 322), (70, 330)], .beech, tilt: 0.12)
      d.line("M252 60A118 118 0 0 1 200 282A118 118 0 0 1 148 272", Tone.brass.dark, 13)
      d.line("M251 59A117 117 0 0 1 199 280A117 117 0 0 1 147 270", Tone.brass.base, 8)
      let sea = d.radial("#cfe8ee", "#86bccb", "#3f7f97", x: 0.32, y: 0.28)
      d.circle(198, 166, 102, sea)
      d.clipCircle(198, 166, 102) { d in
        d.place(198, 166, turn: 20) { d in
          let land = Tone.leaf.base
          d.fill(
            "M-64-84C-40-98-10-92-4-78C-14-66-26-70-30-58C-38-60-46-48-60-46"
              + "C-70-34-58-24-66-18C-82-22-96-44-90-60Z",
            land)
          d.fill(
            "M-56-10C-40-16-24-6-18 8C-12 18-20 30-28 44C-32 58-44 74-50 68C-52 50-66 30-66 12Z",
            land)
          d.fill(
            "M28-70C50-84 90-76 108-50L104-20C88-18 82-2 72-12C60-20 52-8 44-22C34-26 22-34 20-50Z",
            "#7aa65c")
          d.fill(
            "M26-12C46-16 68-8 70 8C74 22 60 30 58 46C52 62 40 62 38 44C36 26 20 22 18 6Z",
            "#7aa65c")
          d.fill("M84 34C96 26 108 34 104 48L88 56Z", Tone.mustard.base)
          d.fill("M-20 88C0 80 30 82 44 92L0 110Z", "#f4f3ec")
          d.line(
            "M-104 0Q0 26 104 0M-92-46Q0-24 92-46M-92 46Q0 74 92 46", "#ffffff", 1.3, opacity: 0.45)
          d.line("M0-104Q-50 0 0 104M0-104Q56 0 0 104", "#ffffff", 1.3, opacity: 0.45)
        }
        d.fill("M252 60C330 150 270 270 140 262C240 280 330 220 310 120Z", "#173c52", opacity: 0.25)
      }
      d.gleam("M122 140Q132 100 166 84", 9, opacity: 0.6)
      d.circle(237, 64, 7, Tone.brass.light)
      d.circle(160, 267, 7, Tone.brass.base)
    }
  }

  static func tapeDispenser() -> String {
    Studio.svg(.lilac, ground: 322, width: 132) { d in
      let roll = d.diagonal("#fdf1d0", "#eed9a3", "#c9a968")
      d.circle(158, 208, 82, "#b8955a")
      d.circle(154, 206, 80, roll)
      d.ring(154, 206, 70, "#d8bb7d", 1.5, opacity: 0.7)
      d.ring(154, 206, 60, "#d8bb7d", 1.5, opacity: 0.7)
      d.circle(154, 206, 48, "#9c7a48")
      d.fill("M196 136L318 224L312 234L206 152Z", "#e9d193")
      d.slab(
        "M62 320V246Q62 222 84 224C110 262 196 264 222 224Q226 216 238 222L276 244Q288 250 300 244"
          + "L326 228Q338 224 338 238V304Q338 322 322 322H72Q62 322 62 314Z", .teal, 8, 6)
      d.line(
        "M72 240C82 224 86 228 92 234C120 264 190 264 218 236", Tone.teal.light, 4, opacity: 0.8)
      d.gleam("M76 258V296", 6, opacity: 0.4)
      d.fill(
        "M300 230L306 220L311 227L317 217L321 224L328 213L332 220L338 212V234L302 250Z",
        Tone.steel.base)
      d.fill("M302 250L338 234V242L306 256Z", Tone.steel.dark)
      d.circle(154, 206, 30, Tone.teal.dark)
      d.circle(151, 203, 29, Tone.teal.base)
      d.circle(151, 203, 9, Tone.brass.dark)
      d.circle(149, 201, 7.5, Tone.brass.light)
      d.rect(66, 316, 268, 8, Tone.iron.base, round: 3)
    }
  }

  static func alarmClock() -> String {
    Studio.svg(.paper, ground: 330, width: 88) { d in
      d.line("M146 288L124 324M254 288L276 324", Tone.rust.dark, 15)
      d.line("M144 288L124 322", Tone.rust.base, 9)
      d.line("M200 130V92", Tone.steel.dark, 7)
      d.rect(182, 78, 36, 18, Tone.steel.base, round: 6)
      for side: Double in [-1, 1] {
        d.place(200 + side * 66, 122, turn: side * 36) { d in
          let bell = d.round(.brass)
          d.rect(-4, 6, 8, 26, Tone.steel.dark)
          d.fill("M-44 10C-44-44 44-44 44 10Q0 22-44 10Z", bell)
          d.circle(0, -34, 6, Tone.brass.dark)
          d.gleam("M-30-4Q-26-20-12-24", 5, opacity: 0.7)
        }
      }
      d.line("M150 84Q200 40 250 84", Tone.steel.base, 7)
      d.circle(206, 222, 98, Tone.rust.dark)
      let shell = d.diagonal(Tone.rust.light, Tone.rust.base, Tone.rust.dark)
      d.circle(200, 218, 98, shell)
      d.circle(200, 218, 80, "#a8b4bb")
      d.circle(200, 218, 76, "#fdf8ec")
      d.fill("M124 218A76 76 0 0 1 200 142A90 90 0 0 0 124 218Z", "#d9cdb4", opacity: 0.7)
      d.mark(
        "<circle cx=\"200\" cy=\"218\" r=\"62\" fill=\"none\" stroke=\"#3c4049\" stro"
          + "ke-width=\"12\""
          + " stroke-dasharray=\"4 28.460\" stroke-dashoffset=\"2\"/>")
      d.line("M200 218L164 196", "#2f3440", 8)
      d.line("M200 218L228 172", "#2f3440", 6)
      d.line("M200 218V266", Tone.rust.base, 3)
      d.circle(200, 218, 7, Tone.brass.base)
    }
  }

  static func archBookends() -> String {
    Studio.svg(.lilac, ground: 318, width: 142) { d in
      arch(&d, 88)
      let books: [(x: Double, width: Double, top: Double, tone: Tone)] = [
        (122, 30, 150, .forest), (152, 38, 126, .rust), (190, 24, 160, .mustard),
        (214, 34, 138, .ink), (248, 28, 156, .blush),
      ]
      for book in books {
        d.rect(book.x, book.top, book.width, 318 - book.top, book.tone.base, round: 3)
        d.rect(book.x, book.top, 6, 318 - book.top, book.tone.light, round: 3, opacity: 0.8)
        d.rect(book.x + book.width - 6, book.top, 6, 318 - book.top, book.tone.dark, round: 3)
        let band =
          "M\(d.xy(book.x, book.top + 22))h\(d.number(book.width))"
          + "m0 8h\(d.number(-book.width))"
        d.line(band, Tone.cream.light, 2, opacity: 0.75, flat: true)
        d.line(
          "M\(d.xy(book.x, 292))h\(d.number(book.width))", Tone.cream.light, 4, opacity: 0.6,
          flat: true)
      }
      d.oval(171, 206, 9, 9, Tone.cream.light, opacity: 0.75)
      d.rect(224, 186, 14, 40, Tone.brass.light, round: 2, opacity: 0.9)
      arch(&d, 312)
    }
  }

  private static func arch(_ d: inout Drawing, _ x: Double) {
    let path = "M\(d.xy(x - 26, 314))V206a26 26 0 0 1 52 0V314"
    d.line(path, Tone.brass.dark, 20, flat: true)
    d.line("M\(d.xy(x - 28, 313))V205a26 26 0 0 1 52 0V313", Tone.brass.base, 15, flat: true)
    d.line("M\(d.xy(x - 32, 308))V205a30 30 0 0 1 22-29", Tone.brass.light, 4)
    d.rect(x - 38, 312, 76, 8, Tone.brass.dark, round: 2)
    d.rect(x - 38, 312, 76, 3, Tone.brass.light, round: 1)
  }
}
