/// The window that required behaviours are made for.
///
/// ```swift
/// func behaviours(_ context: WindowContext) -> [any Behaviour] {
///   [SessionExpiry(after: .seconds(600), clock: ContinuousClock(), in: context)]
/// }
/// ```
public struct WindowContext {
  public let visitor: Visitor
  /// The window's screens: a behaviour may cover them, or present one of its own.
  public let navigator: Navigator
  public let words: Localisation
}
