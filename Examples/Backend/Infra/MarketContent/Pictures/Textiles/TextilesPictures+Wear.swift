/// Pictures of what one wears at home or dries with.
extension TextilesPictures {
  static func cottonTowels() -> String {
    Studio.svg(.shell, ground: 322, width: 126) { d in
      let pile: [(y: Double, height: Double, tone: Tone)] = [
        (238, 84, .sage), (174, 64, .cream), (110, 64, .blush),
      ]
      for (y, height, tone) in pile {
        let h = height / 2
        let fold =
          "M104 \(d.number(y))H312Q332 \(d.number(y)) 332 \(d.number(y + h))T312 "
          + "\(d.number(y + height))"
          + "H104Q70 \(d.number(y + height)) 70 \(d.number(y + h))T104 \(d.number(y))Z"
        d.slab(fold, tone, 4, 10)
        d.clip(fold) { d in
          d.rect(250, y, 12, height, tone.light, opacity: 0.9)
          d.rect(268, y, 5, height, tone.light, opacity: 0.9)
        }
        d.line("M\(d.xy(96, y + h))H330", tone.dark, 4, opacity: 0.75)
        d.line(
          "M\(d.xy(106, y + 12))Q\(d.xy(84, y + 14)) \(d.xy(84, y + h))T"
            + "\(d.xy(106, y + height - 12))",
          tone.dark, 3, opacity: 0.5)
        d.gleam("M\(d.xy(108, y + 7))H200", 4, opacity: 0.6)
        let rows = [y + 20, y + height - 16]
        for row in rows { d.dashes("M\(d.xy(112, row))H240", tone.dark, 2, "2 9") }
      }
    }
  }

  static func workApron() -> String {
    Studio.svg(afloat: .oat) { d in
      let outline =
        "M150 92Q200 108 250 92L258 158C268 184 288 194 312 200L322 352Q200 372 78 352L88 200"
        + "C112 194 132 184 142 158Z"
      d.place(12, 14) { $0.fill(outline, Backdrop.oat.shadow, opacity: 0.3) }
      d.circle(200, 38, 8, Tone.brass.dark)
      d.circle(198, 36, 6, Tone.brass.light)
      d.line("M158 96C164 66 184 46 199 38C214 46 236 66 242 96", Tone.leather.dark, 12)
      d.line("M157 95C163 64 183 44 198 36C213 44 234 64 240 95", Tone.leather.base, 7)
      d.line("M90 206C62 224 60 280 70 320M310 206C338 224 342 270 332 312", Tone.leather.base, 7)
      d.slab(outline, .ink, 9, 6)
      d.clip(outline) { d in
        d.fill(
          "M120 200C114 260 122 310 112 370H132C138 310 132 260 136 200ZM276 210C284 "
            + "270 274 320 284 370H262C258 320 266 270 262 210Z",
          Tone.ink.dark, opacity: 0.35)
      }
      d.dashes("M156 104Q200 118 244 104M88 342Q200 360 312 342", "#9db4d0", 2, "6 5")
      d.slab(
        "M166 132H222V168Q222 178 212 178H176Q166 178 166 168Z",
        Tone("#7d9abd", "#456a95", "#22406a"), 3, 4)
      d.dashes("M170 141H218", "#c3d2e4", 2, "5 4")
      d.line("M206 134V120", Tone.beech.base, 6)
      for x: Double in [112, 206] {
        d.slab(
          "M\(d.xy(x, 224))h82v66q0 12-12 12h-58q-12 0-12-12Z",
          Tone("#7d9abd", "#456a95", "#22406a"), 4, 5)
        d.dashes("M\(d.xy(x + 5, 234))h72", "#c3d2e4", 2, "5 4")
      }
      d.fill("M220 224L228 186L262 192L270 224Z", Tone.cream.base)
      d.fill("M246 189L262 192L270 224H250Z", Tone.cream.dark)
      d.dots([(160, 102), (240, 102)], 6, Tone.brass.base)
    }
  }

  static func teaTowels() -> String {
    Studio.svg(afloat: .shell) { d in
      d.place(9, 12) { d in
        d.fill(hung.back, Backdrop.shell.shadow, opacity: 0.25)
        d.fill(hung.front, Backdrop.shell.shadow, opacity: 0.25)
      }
      d.line("M44 84H356", Tone.walnut.dark, 15)
      d.line("M44 81H356", Tone.walnut.base, 9)
      d.line("M48 79H352", Tone.walnut.light, 2.5)
      towel(&d, hung.back, .rust, from: 276)
      towel(&d, hung.front, .ink, from: 250)
    }
  }

  private static let hung = (
    back: "M204 76H310L316 332Q260 344 210 334Z", front: "M84 76H222L226 318Q150 334 80 314Z"
  )

  private static func towel(_ d: inout Drawing, _ shape: String, _ tone: Tone, from y: Double) {
    d.slab(shape, .cream, 6, 4)
    d.clip(shape) { d in
      for (offset, height) in [(0.0, 20.0), (27.0, 7.0), (40.0, 4.0)] {
        d.fill(
          "M60 \(d.number(y + offset))Q200 \(d.number(y + offset + 14)) 340 "
            + "\(d.number(y + offset))v\(d.number(height))Q200 "
            + "\(d.number(y + offset + height + 14)) 60 \(d.number(y + offset + height))Z",
          tone.base)
      }
      d.fill("M60 118H340V126H60ZM60 132H340V135H60Z", tone.base)
      d.fill(
        "M120 76C112 160 126 240 114 340H138C146 240 134 160 142 76ZM180 76C190 160 "
          + "178 260 190 340H206C200 240 206 160 200 76ZM262 76C254 160 268 250 258 340H280"
          + "C288 240 276 160 282 76Z",
        Tone.cream.dark, opacity: 0.32)
      d.fill("M60 70H340V92Q200 98 60 92Z", Tone.cream.dark, opacity: 0.5)
      d.line("M60 80H340", "#ffffff", 4, opacity: 0.6)
    }
  }

  static func feltSlippers() -> String {
    Studio.svg(afloat: .oat) { d in
      d.place(150, 200, turn: -14) { d in
        d.place(12, 14) { $0.fill(sole, Backdrop.oat.shadow, opacity: 0.35) }
        slipper(&d)
      }
      d.place(262, 214, turn: 10, flip: true) { d in
        d.place(-12, 14) { $0.fill(sole, Backdrop.oat.shadow, opacity: 0.35) }
        slipper(&d)
      }
    }
  }

  private static let sole =
    "M-6-134C34-136 56-98 54-56C52-24 42 0 42 34C42 92 36 134 0 136S-42 98-42 42C-42 6-54-20-54-56"
    + "C-54-100-40-132-6-134Z"

  private static func slipper(_ d: inout Drawing) {
    d.fill(sole, Tone.leather.base)
    d.place(0, -4, scale: 0.98) { d in
      d.fill(sole, Tone.stone.dark)
      d.place(0, 0, scale: 0.95) { $0.fill(sole, "#8d9096") }
      let lining = d.vertical("#6f5a45", "#cdb592", "#e5d2b2")
      d.fill("M0-40C26-40 32-16 31 16C30 80 24 118 0 120S-31 84-31 30C-31-10-26-40 0-40Z", lining)
      let upper =
        "M-6-134C34-136 56-98 54-56C53-34 47-12 44 6C20-22-20-22-44 6"
        + "C-47-10-54-32-54-56C-54-100-40-132-6-134Z"
      let felt = d.radial("#c9cbce", "#9a9da3", "#6c7078", x: 0.35, y: 0.3)
      d.fill(upper, felt)
      d.line("M44 6C20-22-20-22-44 6", Tone.rust.dark, 8)
      d.line("M44 4C20-24-20-24-44 4", Tone.rust.base, 5)
      d.specks(6, 20, x: -38...38, y: -116...(-26), 1.3, "#e6e7e8", opacity: 0.7)
      d.specks(14, 16, x: -36...40, y: -110...(-30), 1.3, "#54575e", opacity: 0.45)
      d.dashes("M-34 40C-34 96-26 126 0 128S34 100 35 34", "#e0e1e3", 2, "6 6")
    }
  }
}
