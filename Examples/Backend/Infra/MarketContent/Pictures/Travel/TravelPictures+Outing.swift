/// Pictures of what one takes along.
extension TravelPictures {
  static func walkingUmbrella() -> String {
    Studio.svg(afloat: .rose) { d in
      d.mark("<g transform=\"translate(214 356) scale(1 .14)\">")
      d.glow(0, 0, 120, Backdrop.rose.shadow, 0.5)
      d.mark("</g>")
      d.place(196, 196, turn: 14) { d in
        d.line("M0-20V116C0 160 52 160 52 122", Tone.beech.dark, 12)
        d.line("M-1-20V115C-1 156 49 157 50 121", Tone.beech.base, 7)
        d.line("M0-30V70", Tone.steel.dark, 8)
        d.line("M-1-30V70", Tone.steel.light, 3)
        d.fill(
          "M-160-6Q-120-34-84 2Q-44-28 0 0Q44-28 84 2Q120-34 160-6Q80 26 0 22T-160-6Z",
          Tone.rust.dark)
        let left = d.horizontal(Tone.rust.light, Tone.rust.base)
        d.fill(
          "M-160-6C-156-98-84-150 0-150S156-98 160-6Q120-36 84 0Q44-32 0 0Q-44-32-84 "
            + "0Q-120-36-160-6Z",
          Tone.rust.base)
        d.fill("M-160-6C-156-98-84-150 0-150C-60-120-82-70-84 0Q-120-36-160-6Z", left)
        d.fill("M160-6C156-98 84-150 0-150C60-120 82-70 84 0Q120-36 160-6Z", Tone.rust.dark)
        d.fill("M0-150C60-120 82-70 84 0Q44-32 0 0Z", "#b8452f")
        d.line(
          "M0-150C-60-120-82-70-84 0M0-150V0M0-150C60-120 82-70 84 0", "#7f2a22", 2, opacity: 0.55)
        d.fill("M-5-148L-3-172H3L5-148Z", Tone.beech.base)
        d.gleam("M-134-50C-124-90-98-116-66-130", 7, opacity: 0.4)
      }
    }
  }

  static func steelFlask() -> String {
    Studio.svg(.horizon, ground: 338, x: 186, width: 62) { d in
      d.body(186, [(62, 158), (62, 158), (62, 320), (56, 334)], .forest, tilt: 0.13)
      d.body(186, [(46, 130), (50, 140), (62, 160)], .steel, tilt: 0.13)
      d.body(186, [(62, 312), (62, 324), (56, 336)], .steel, tilt: 0.13)
      d.body(186, [(40, 100), (40, 100), (46, 134)], .steel, tilt: 0.13)
      d.body(186, [(32, 70), (36, 76), (36, 102)], .iron, tilt: 0.13)
      d.oval(186, 70, 32, 5, Tone.iron.light)
      d.line("M157 84V100M170 86V104M186 88V106M202 86V104M215 84V100", Tone.iron.dark, 3)
      d.line("M146 104A40 6 0 0 0 226 104", Tone.steel.dark, 2.5, opacity: 0.7)
      d.line("M124 176A62 8 0 0 0 248 176", Tone.forest.dark, 2.5, opacity: 0.7)
      d.gleam("M142 184V300", 8, opacity: 0.45)
      // Its cup, with tea.
      d.mark("<g transform=\"translate(302 338) scale(1 .17)\">")
      d.glow(0, 0, 60, Backdrop.horizon.shadow, 0.7)
      d.mark("</g>")
      d.body(292, [(40, 278), (40, 278), (34, 336)], .steel, tilt: 0.16)
      d.mouth(292, 278, 40, rim: .white, inside: .steel, wall: 4, tilt: 0.2)
      d.oval(292, 280, 34, 5.4, "#a9632c")
      d.line(
        "M282 262Q274 250 282 240T282 218M300 260Q292 248 300 238T300 220", "#ffffff", 4,
        opacity: 0.7)
    }
  }

  static func washBag() -> String {
    Studio.svg(.dune, ground: 314, width: 130) { d in
      d.place(252, 176, turn: 12) { d in
        d.fill("M-7 20V-62H7V20Z", Tone.sky.base)
        d.rect(-9, -92, 18, 30, "#ffffff", round: 3)
        d.line("M-9-82H9M-9-73H9", "#cfd6da", 2)
      }
      d.place(206, 176, turn: -8) { d in
        d.slab("M-22 20L-17-64H17L22 20Z", .white, 7, 0)
        d.rect(-11, -86, 22, 24, Tone.rust.base, round: 3)
        d.rect(-20, -34, 40, 16, Tone.sky.base, opacity: 0.8)
      }
      d.line("M70 214C40 218 40 262 74 262", Tone.leather.dark, 10)
      let body =
        "M84 184H316Q330 184 332 200L340 286Q342 314 312 314H88Q58 314 60 286L68 200Q70 184 84 184Z"
      d.slab(body, .blush, 9, 8)
      d.clip(body) { d in
        d.rect(50, 262, 300, 60, Tone.plum.base)
        d.fill("M270 262H350V320H260Z", Tone.plum.dark, opacity: 0.6)
        d.line(
          "M140 200C134 220 142 240 136 260M262 204C268 224 258 244 264 260", Tone.blush.dark, 3,
          opacity: 0.5)
      }
      d.dashes("M64 269H336", Tone.blush.light, 2, "6 5")
      d.line("M78 186Q200 172 322 186", Tone.plum.dark, 12)
      d.dashes("M80 186Q200 172 320 186", Tone.brass.light, 4.5, "3 3")
      d.tube("M108 186L98 214", .brass, 9)
      d.circle(96, 222, 9, Tone.brass.base)
      d.circle(96, 222, 4, Tone.blush.base)
      d.gleam("M80 222L76 250", 7, opacity: 0.5)
    }
  }

  static func strawHat() -> String {
    Studio.svg(.rose, ground: 286, width: 168) { d in
      let brim = d.vertical("#c39a52", "#f3d794")
      d.fill(
        "M22 246C40 206 116 196 200 196S360 206 378 246C384 284 300 300 200 300S16 284 22 246Z",
        brim)
      d.fill(
        "M22 246C16 284 100 300 200 300S384 284 378 246C360 276 290 284 200 284S40 276 22 246Z",
        Tone.straw.light)
      d.line(
        "M50 262Q110 292 200 292T350 262M66 236Q110 272 200 272T334 236M84 222Q130 "
          + "250 200 250T316 222",
        Tone.straw.dark, 2, opacity: 0.5)
      let crown =
        "M104 236C108 150 124 108 160 102Q200 118 240 102C276 108 292 150 296 236Q200 276 104 236Z"
      let paint = d.round(.straw)
      d.fill(crown, paint)
      d.clip(crown) { d in
        var weave = ""
        for step in 0..<7 {
          let y = 116 + Double(step) * 18
          weave += "M90 \(d.number(y))Q200 \(d.number(y + 34)) 310 \(d.number(y))"
        }
        d.line(weave, Tone.straw.dark, 2, opacity: 0.5)
        d.fill("M90 190Q200 236 310 190V240Q200 284 90 240Z", Tone.ink.base)
        d.fill("M250 212L310 190V240L244 262Z", Tone.ink.dark)
        d.line("M90 192Q200 238 310 192", Tone.ink.light, 3, opacity: 0.7)
        d.fill("M160 102Q200 150 240 102Q200 118 160 102Z", Tone.straw.dark, opacity: 0.6)
      }
      d.slab("M274 214L304 200L308 236L276 238L252 252L256 222Z", .ink, 3, 2)
      d.gleam("M126 176C130 148 140 128 156 120", 7, opacity: 0.6)
    }
  }
}
