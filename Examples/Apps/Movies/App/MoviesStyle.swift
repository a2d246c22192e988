import Sillar

/// Movies' look: petrol on mist by day, aqua on the dark of a cinema by night. The posters bring the colours.
///
/// Every colour for text has at least 4.5 to 1 on background, surface and tints of itself; the outline has 3 to 1.
struct MoviesStyle: ConfigurationProvider {
  let name = "movies style"

  func provide(into configuration: inout ConfigurationBuilder) {
    var style = StyleSheet()
    style.cornerRadius = 10

    style.light.background = Colour(0xF3_F6_F6)
    style.light.surface = Colour(0xFF_FF_FF)
    style.light.text = Colour(0x12_1B_1E)
    style.light.secondaryText = Colour(0x4D_5C_61)
    style.light.outline = Colour(0x75_86_8B)
    style.light.accent = Colour(0x0A_5F_66)
    style.light.onAccent = Colour(0xFF_FF_FF)
    style.light.positive = Colour(0x13_66_3B)
    style.light.warning = Colour(0x86_49_00)
    style.light.negative = Colour(0xB3_26_1E)

    style.dark.background = Colour(0x0B_10_13)
    style.dark.surface = Colour(0x15_1C_20)
    style.dark.text = Colour(0xEF_F4_F5)
    style.dark.secondaryText = Colour(0xA8_B7_BC)
    style.dark.outline = Colour(0x6F_80_86)
    style.dark.accent = Colour(0x5F_D9_D3)
    style.dark.onAccent = Colour(0x05_2A_2C)
    style.dark.positive = Colour(0x74_D9_A0)
    style.dark.warning = Colour(0xF6_BC_66)
    style.dark.negative = Colour(0xFF_A3_9B)
    configuration.set(StyleSheetKey.self, to: style)
  }
}
