import Sillar

/// Trivia's look: fuchsia on cream by day, orchid on plum by night.
///
/// Every color for text has at least 4.5 to 1 on background, surface and tints of itself; the
/// outline has 3 to 1.
struct TriviaStyle: ConfigurationProvider {
  let name = "trivia style"

  func provide(into configuration: inout ConfigurationBuilder) {
    var style = StyleSheet()
    style.cornerRadius = 16
    style.type.families = ["ui-rounded", "Nunito", "Quicksand"] + style.type.families

    style.light.background = Color(0xFF_F6_EC)
    style.light.surface = Color(0xFF_FF_FF)
    style.light.text = Color(0x2B_1A_33)
    style.light.secondaryText = Color(0x65_53_70)
    style.light.outline = Color(0x8C_7B_95)
    style.light.accent = Color(0xA2_1C_AF)
    style.light.onAccent = Color(0xFF_FF_FF)
    style.light.positive = Color(0x13_69_3A)
    style.light.warning = Color(0x8A_4B_00)
    style.light.negative = Color(0xB3_26_1E)

    style.dark.background = Color(0x1B_11_22)
    style.dark.surface = Color(0x28_1A_31)
    style.dark.text = Color(0xFA_F0_FA)
    style.dark.secondaryText = Color(0xCB_B8_D3)
    style.dark.outline = Color(0x8B_78_96)
    style.dark.accent = Color(0xF0_AB_FC)
    style.dark.onAccent = Color(0x4A_04_4E)
    style.dark.positive = Color(0x74_D9_A0)
    style.dark.warning = Color(0xF6_BC_66)
    style.dark.negative = Color(0xFF_A3_9B)
    configuration.set(StyleSheetKey.self, to: style)
  }
}
