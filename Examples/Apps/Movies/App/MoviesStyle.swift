import Sillar

/// Movies' look: petrol on mist by day, aqua on the dark of a cinema by night. The posters bring the colors.
///
/// Every color for text has at least 4.5 to 1 on background, surface and tints of itself; the outline has 3 to 1.
struct MoviesStyle: ConfigurationProvider {
  let name = "movies style"

  func provide(into configuration: inout ConfigurationBuilder) {
    var style = StyleSheet()
    style.cornerRadius = 10

    style.light.background = Color(0xF3_F6_F6)
    style.light.surface = Color(0xFF_FF_FF)
    style.light.text = Color(0x12_1B_1E)
    style.light.secondaryText = Color(0x4D_5C_61)
    style.light.outline = Color(0x75_86_8B)
    style.light.accent = Color(0x0A_5F_66)
    style.light.onAccent = Color(0xFF_FF_FF)
    style.light.positive = Color(0x13_66_3B)
    style.light.warning = Color(0x86_49_00)
    style.light.negative = Color(0xB3_26_1E)

    style.dark.background = Color(0x0B_10_13)
    style.dark.surface = Color(0x15_1C_20)
    style.dark.text = Color(0xEF_F4_F5)
    style.dark.secondaryText = Color(0xA8_B7_BC)
    style.dark.outline = Color(0x6F_80_86)
    style.dark.accent = Color(0x5F_D9_D3)
    style.dark.onAccent = Color(0x05_2A_2C)
    style.dark.positive = Color(0x74_D9_A0)
    style.dark.warning = Color(0xF6_BC_66)
    style.dark.negative = Color(0xFF_A3_9B)
    configuration.set(StyleSheetKey.self, to: style)
  }
}
