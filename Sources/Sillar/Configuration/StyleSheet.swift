/// How an app looks: colours for light and dark, type scale, spacing, corner radius.
///
/// ```swift
/// var style = StyleSheet()
/// style.light.accent = Colour(0x0B_6E_4F)
/// style.cornerRadius = 20
/// ```
///
/// The default colours meet WCAG 2.2 AA: 4.5 to 1 for text, 3 to 1 for what only marks.
public struct StyleSheet: Sendable, Equatable {
  /// The colours for a light surrounding.
  public var light = Palette.light
  /// The colours for a dark one.
  public var dark = Palette.dark
  public var type = TypeScale()
  /// The unit of all distances, in points.
  public var spacing: Double = 8
  /// The radius of cards and buttons, in points.
  public var cornerRadius: Double = 12

  public init() {}

  /// The colours of one surrounding.
  public struct Palette: Sendable, Equatable {
    public var background: Colour
    /// Cards, fields, and whatever lies on the background.
    public var surface: Colour
    public var text: Colour
    public var secondaryText: Colour
    /// Borders and lines.
    public var outline: Colour
    /// What can be pressed, and what stands out.
    public var accent: Colour
    /// Text on the accent.
    public var onAccent: Colour
    public var positive: Colour
    public var warning: Colour
    public var negative: Colour

    static let light = Palette(
      background: Colour(0xF6_F6_F9), surface: Colour(0xFF_FF_FF), text: Colour(0x1B_1B_23),
      secondaryText: Colour(0x5A_5A_68), outline: Colour(0x8A_8A_99), accent: Colour(0x43_3F_D0),
      onAccent: Colour(0xFF_FF_FF), positive: Colour(0x13_6C_3A), warning: Colour(0x8A_53_00),
      negative: Colour(0xB3_1B_2C))
    static let dark = Palette(
      background: Colour(0x12_12_18), surface: Colour(0x1E_1E_27), text: Colour(0xF2_F2_F7),
      secondaryText: Colour(0xB4_B4_C4), outline: Colour(0x7C_7C_8C), accent: Colour(0xA9_A6_FF),
      onAccent: Colour(0x16_14_4A), positive: Colour(0x74_D9_9F), warning: Colour(0xF3_B9_5F),
      negative: Colour(0xFF_9B_A4))
  }

  /// Font and sizes.
  public struct TypeScale: Sendable, Equatable {
    /// Families in the order of preference; names from the system, nothing is fetched.
    public var families = ["system-ui", "-apple-system", "Segoe UI", "Roboto", "sans-serif"]
    /// The size of body text, in points; captions, headings and titles follow from it.
    public var bodySize: Double = 16
    /// How much larger each role is than the one below it.
    public var ratio: Double = 1.25
  }
}

/// A colour in sRGB.
///
/// ```swift
/// let green = Colour(0x0B_6E_4F)
/// ```
public struct Colour: Sendable, Equatable {
  /// Red, green and blue with eight bits each.
  public let rgb: UInt32

  public init(_ rgb: UInt32) { self.rgb = rgb & 0xFF_FF_FF }
}

/// The key under which hosts find an app's ``StyleSheet``.
public enum StyleSheetKey: DefaultedConfigurationKey {
  public static let name = "style-sheet"
  public static let defaultValue = StyleSheet()
}
