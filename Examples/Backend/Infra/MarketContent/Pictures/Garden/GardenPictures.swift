/// Pictures of what one plants and cuts with.
enum GardenPictures {
  static func wateringCan() -> String {
    Studio.svg(.meadow, ground: 322, x: 222, width: 92) { d in
      d.tube("M286 186C376 170 372 300 300 296", .teal, 16)
      d.line("M176 176C182 96 274 96 286 176", Tone.teal.dark, 15)
      d.line("M174 174C180 96 270 94 283 174", Tone.teal.base, 9)
      // The spout and its rose.
      d.fill("M152 284L144 252L74 138L58 146L120 262Z", Tone.teal.base)
      d.fill("M152 284L148 268L66 142L58 146L120 262Z", Tone.teal.dark)
      d.line("M104 190L166 202", Tone.teal.dark, 6)
      d.place(58, 130, turn: -36) { d in
        let rose = d.round(.brass)
        d.fill("M-10 22L-30-12A30 8 0 0 1 30-12L10 22Z", rose)
        d.oval(0, -12, 30, 9, Tone.brass.light)
        d.dots(
          [(-16, -13), (-5, -15), (6, -10), (16, -13), (-8, -9), (4, -15)], 1.8, Tone.brass.dark)
      }
      d.body(222, [(74, 188), (74, 188), (84, 312), (80, 320)], .teal, tilt: 0.13)
      d.oval(222, 188, 74, 12, Tone.teal.light)
      let inside = d.vertical("#163f42", Tone.teal.base)
      d.oval(222, 189, 67, 9, inside)
      d.fill("M148 190A74 12 0 0 0 240 200Q200 186 196 177A74 12 0 0 0 148 190Z", Tone.teal.base)
      d.line("M196 177Q200 186 240 200", Tone.teal.light, 3)
      d.line(
        "M146 214A77 12 0 0 0 298 214M141 296A82 13 0 0 0 303 296", Tone.teal.dark, 3.5,
        opacity: 0.7)
      d.gleam("M162 222L158 282", 8, opacity: 0.4)
    }
  }

  static func gardenSecateurs() -> String {
    Studio.svg(afloat: .barley) { d in
      d.place(212, 206, turn: 32) { secateurs(&$0, cast: true) }
      d.place(200, 192, turn: 32) { secateurs(&$0, cast: false) }
    }
  }

  private static func secateurs(_ d: inout Drawing, cast: Bool) {
    let shade = "#d6cba0"
    let metal = cast ? shade : d.horizontal("#f5f8f9", "#c2ccd2", "#85929b")
    // The hooked lower blade and its grip.
    d.fill(
      "M14 6C30-20 44-60 34-104C28-108 22-106 20-100C22-72 8-46-14-20Z",
      cast ? shade : Tone.steel.dark)
    d.line("M-8 10C-34 50-46 100-34 158", cast ? shade : Tone.rust.dark, 24)
    d.line("M8 10C32 52 40 96 26 152", cast ? shade : Tone.rust.dark, 24)
    if !cast {
      d.line("M-11 12C-36 52-48 100-36 157", Tone.rust.base, 16)
      d.line("M6 12C29 54 37 96 24 151", Tone.rust.base, 16)
      d.line("M-30 56C-42 88-44 118-40 148M20 40C30 64 32 90 28 116", Tone.rust.light, 4)
    }
    d.fill("M-16 14C-44-24-48-84-14-132C6-100 22-44 16 10Q0 26-16 14Z", metal)
    if cast { return }
    d.line("M-14-128C4-98 18-48 14 0", "#ffffff", 3.5, opacity: 0.9)
    d.line("M-2 34Q-14 44 0 52T0 68T2 82", Tone.steel.dark, 4)
    d.circle(0, 4, 13, Tone.iron.base)
    d.circle(-1, 3, 10, Tone.steel.base)
    d.circle(-2, 2, 4, Tone.iron.base)
  }

  static func terracottaPot() -> String {
    Studio.svg(.dew, ground: 336, width: 92) { d in
      for (x, y, size, turn, light): (Double, Double, Double, Double, Bool) in [
        (200, 190, 1, -62, false), (200, 190, 1, 60, false), (200, 190, 1.15, -34, true),
        (200, 190, 1.1, 34, false), (196, 190, 1.3, -8, true), (206, 190, 1, 14, true),
      ] {
        d.place(x, y, scale: size, turn: turn) { d in
          d.fill(
            "M0 0C-30-40-30-92 0-122C30-92 30-40 0 0Z", light ? Tone.leaf.base : Tone.leaf.dark)
          d.fill("M0 0C-30-40-30-92 0-122Z", light ? Tone.leaf.light : Tone.leaf.base)
          d.line("M0-4V-112", Tone.leaf.dark, 1.8, opacity: 0.6)
        }
      }
      d.body(200, [(98, 316), (90, 330), (84, 334)], .clay, tilt: 0.12)
      d.oval(200, 316, 98, 12, Tone.clay.light)
      d.oval(200, 317, 90, 9, Tone.clay.dark)
      d.body(200, [(82, 216), (62, 318)], .clay, tilt: 0.12)
      d.fill(
        "M118 224A82 12 0 0 0 282 224L281 236A82 12 0 0 1 119 236Z", Tone.clay.dark, opacity: 0.6)
      let rim = d.round(.clay)
      d.fill("M106 186V220A94 14 0 0 0 294 220V186A94 14 0 0 1 106 186Z", rim)
      d.line("M106 187A94 14 0 0 0 294 187", Tone.clay.light, 4)
      d.gleam("M134 250L144 300", 7, opacity: 0.3)
    }
  }

  static func handTrowel() -> String {
    Studio.svg(afloat: .meadow) { d in
      let blade =
        "M-12-8C-44-20-46-60-42-92C-36-130-14-154 0-166C14-154 36-130 42-92C46-60 44-20 12-8Z"
      d.place(214, 218, turn: 40) {
        $0.fill(blade, "#aebf9a")
        $0.line("M0-10V40", "#aebf9a", 14)
        $0.line("M0 60V150", "#aebf9a", 30)
      }
      d.place(200, 202, turn: 40) { d in
        let metal = d.horizontal("#f5f8f9", "#cdd6db", "#aab6be", "#84919b")
        d.line("M0 150C16 168 34 176 20 192S-14 178 2 152", Tone.leather.base, 5)
        d.tube("M0-20V46", .steel, 15)
        d.fill(blade, metal)
        d.fill("M0-160C10-120 12-60 6-10H-6C-12-60-10-120 0-160Z", "#7f8d97", opacity: 0.45)
        d.line("M14-70H34M14-86H34M14-102H32M14-118H28", "#5d6973", 2.2)
        d.gleam("M-32-60C-32-96-22-122-10-140", 5, opacity: 0.9)
        let wood = d.round(.oak)
        d.fill("M-11 52C-20 80-18 130-14 148Q0 166 14 148C18 130 20 80 11 52Z", wood)
        d.rect(-13, 44, 26, 16, Tone.brass.base, round: 3)
        d.rect(-13, 44, 9, 16, Tone.brass.light, round: 3)
        d.gleam("M-9 78Q-12 110-9 136", 4, opacity: 0.5)
      }
    }
  }
}
