/// The window that required behaviors are made for.
///
/// ```swift
/// func behaviors(_ context: WindowContext) -> [any Behavior] {
///   [SessionExpiry(after: .seconds(600), clock: ContinuousClock(), in: context)]
/// }
/// ```
public struct WindowContext {
  public let visitor: Visitor
  /// The window's screens: a behavior may cover them, or present one of its own.
  public let navigator: Navigator
  public let words: Localization
}
