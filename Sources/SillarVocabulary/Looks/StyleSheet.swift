/// The visual style of an app: colors for light and dark mode, font and sizes, spacing, corner radius.
///
/// ```swift
/// func margin(of app: any App) -> Double { 2 * app.flavor.styleSheet.spacing }
/// ```
///
/// The default colors meet WCAG 2.2 AA: a contrast of 4.5 to 1 for text, 3 to 1 for borders and other graphics.
public struct StyleSheet: Sendable, Equatable {
  /// The colors for light mode.
  public var light = Palette.light
  /// The colors for dark mode.
  public var dark = Palette.dark
  /// Font families in order of preference: those that the flavor ships (`Flavor.fonts`), and what may be on the user's system.
  public var families = ["system-ui", "-apple-system", "Segoe UI", "Roboto", "sans-serif"]
  /// The size of body text, in points. The sizes of captions, headings and titles derive from it.
  public var bodySize: Double = 16
  /// The size of each text role relative to the next smaller one.
  public var sizeRatio: Double = 1.25
  /// The unit of all distances, in points.
  public var spacing: Double = 8
  /// The radius of cards and buttons, in points.
  public var cornerRadius: Double = 12

  public init() {}

  /// The colors of one mode, in sRGB: red, green and blue with eight bits each.
  ///
  /// ```swift
  /// func isGreen(_ palette: StyleSheet.Palette) -> Bool { palette.positive == 0x13_6C_3A }
  /// ```
  public struct Palette: Sendable, Equatable {
    public var background: UInt32
    /// Cards, fields, and other elements on the background.
    public var surface: UInt32
    public var text: UInt32
    public var secondaryText: UInt32
    /// Borders and lines.
    public var outline: UInt32
    /// Controls and highlights.
    public var accent: UInt32
    /// Text on the accent.
    public var onAccent: UInt32
    public var positive: UInt32
    public var warning: UInt32
    public var negative: UInt32

    package static let light = Palette(
      background: 0xF6_F6_F9, surface: 0xFF_FF_FF, text: 0x1B_1B_23,
      secondaryText: 0x5A_5A_68, outline: 0x8A_8A_99, accent: 0x43_3F_D0,
      onAccent: 0xFF_FF_FF, positive: 0x13_6C_3A, warning: 0x8A_53_00,
      negative: 0xB3_1B_2C)
    package static let dark = Palette(
      background: 0x12_12_18, surface: 0x1E_1E_27, text: 0xF2_F2_F7,
      secondaryText: 0xB4_B4_C4, outline: 0x7C_7C_8C, accent: 0xA9_A6_FF,
      onAccent: 0x16_14_4A, positive: 0x74_D9_9F, warning: 0xF3_B9_5F,
      negative: 0xFF_9B_A4)
  }
}
