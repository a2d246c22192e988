public import Sillar
public import UnsentModel

/// A line for other screens: how much is unsent, with a link to the list; nothing where everything is sent.
///
/// Build one for each screen, as a child of it, and place it with `ChildScreen("unsent")`.
///
/// ```swift
/// func children(_ actions: UnsentActions, _ words: Localization) -> [String: Screen] {
///   ["unsent": UnsentBadge(actions: actions, words: words).build()]
/// }
/// ```
public struct UnsentBadge {
  private let actions: UnsentActions
  private let words: Localization
  private let path: String

  /// - Parameter path: Where the list is, in this app.
  public init(actions: UnsentActions, words: Localization, path: String = "/unsent") {
    self.actions = actions
    self.words = words
    self.path = path
  }

  public func build() -> Screen {
    Screen(
      "unsent-badge", view: UnsentBadgeView(words: words, path: path),
      presenter: UnsentBadgePresenter(countUnsent: actions.countUnsent))
  }
}
