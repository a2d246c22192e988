/// The size and kind of the screen that a page is shown on.
public struct Viewport: Sendable, Hashable {
  /// In CSS pixels.
  public var width: Int
  /// In CSS pixels.
  public var height: Int
  /// Device pixels per CSS pixel; screenshots are larger by this factor.
  public var scale: Double
  /// True for a phone: it has a touch screen, and respects the page's `viewport` tag.
  public var isMobile: Bool

  public init(width: Int, height: Int, scale: Double = 1, isMobile: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isMobile = isMobile
  }

  /// A phone held upright, 390 × 844.
  public static let phone = Viewport(width: 390, height: 844, isMobile: true)

  /// A window on a computer, 1280 × 800.
  public static let desktop = Viewport(width: 1280, height: 800)
}

/// The user's setting of the system for colors.
public enum ColorScheme: String, Sendable, CaseIterable { case light, dark }
