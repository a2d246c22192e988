/// The visual style of an app: colors for light and dark mode, type scale, spacing, corner radius.
///
/// ```swift
/// var style = StyleSheet()
/// style.light.accent = Color(0x0B_6E_4F)
/// style.cornerRadius = 20
/// ```
///
/// The default colors meet WCAG 2.2 AA: a contrast of 4.5 to 1 for text, 3 to 1 for borders and other graphics.
public struct StyleSheet: Sendable, Equatable {
  /// The colors for light mode.
  public var light = Palette.light
  /// The colors for dark mode.
  public var dark = Palette.dark
  public var type = TypeScale()
  /// The unit of all distances, in points.
  public var spacing: Double = 8
  /// The radius of cards and buttons, in points.
  public var cornerRadius: Double = 12

  public init() {}

  /// The colors of one mode.
  public struct Palette: Sendable, Equatable {
    public var background: Color
    /// Cards, fields, and other elements on the background.
    public var surface: Color
    public var text: Color
    public var secondaryText: Color
    /// Borders and lines.
    public var outline: Color
    /// Controls and highlights.
    public var accent: Color
    /// Text on the accent.
    public var onAccent: Color
    public var positive: Color
    public var warning: Color
    public var negative: Color

    package static let light = Palette(
      background: Color(0xF6_F6_F9), surface: Color(0xFF_FF_FF), text: Color(0x1B_1B_23),
      secondaryText: Color(0x5A_5A_68), outline: Color(0x8A_8A_99), accent: Color(0x43_3F_D0),
      onAccent: Color(0xFF_FF_FF), positive: Color(0x13_6C_3A), warning: Color(0x8A_53_00),
      negative: Color(0xB3_1B_2C))
    package static let dark = Palette(
      background: Color(0x12_12_18), surface: Color(0x1E_1E_27), text: Color(0xF2_F2_F7),
      secondaryText: Color(0xB4_B4_C4), outline: Color(0x7C_7C_8C), accent: Color(0xA9_A6_FF),
      onAccent: Color(0x16_14_4A), positive: Color(0x74_D9_9F), warning: Color(0xF3_B9_5F),
      negative: Color(0xFF_9B_A4))
  }

  /// Font and sizes.
  public struct TypeScale: Sendable, Equatable {
    /// Font families in order of preference. They must be installed on the user's system; no fonts are downloaded.
    public var families = ["system-ui", "-apple-system", "Segoe UI", "Roboto", "sans-serif"]
    /// The size of body text, in points. The sizes of captions, headings and titles derive from it.
    public var bodySize: Double = 16
    /// The size of each text role relative to the next smaller one.
    public var ratio: Double = 1.25
  }
}

/// A color in sRGB.
///
/// ```swift
/// let green = Color(0x0B_6E_4F)
/// ```
public struct Color: Sendable, Equatable {
  /// Red, green and blue with eight bits each.
  public let rgb: UInt32

  public init(_ rgb: UInt32) { self.rgb = rgb & 0xFF_FF_FF }
}
