public import Sillar

/// What a window has and does at a moment, as values: see ``Window/inspect()``.
///
/// ```swift
/// func stack(of window: Window) async -> [String] { await window.inspect().screens.map(\.name) }
/// ```
///
/// What was typed into a concealed field, such as a password, is in none of it.
public struct WindowInspection: Sendable, Equatable {
  /// A screen of the stack, a modal above it, or a child of one of these.
  ///
  /// ```swift
  /// func line(_ screen: WindowInspection.Screen) -> String {
  ///   String(repeating: "  ", count: screen.level) + "\(screen.name): \(screen.presenter)"
  /// }
  /// ```
  public struct Screen: Sendable, Equatable, Identifiable {
    /// The number of the screen in its window.
    public let id: Int
    public let name: String
    /// The screen's address, as in a link; nil if no link leads to it, and for a child.
    public let link: String?
    /// The type of its presenter.
    public let presenter: String
    /// The number of screens that contain it as a child.
    public let level: Int
    public let isModal: Bool
    public let isVisible: Bool
    /// The state that was drawn last, a line for each value. A member is left out whose name says that it is secret, such as
    /// `accessToken`.
    public let state: [String]
    /// What brings the screen back: its presenter's memory as JSON, and what was typed and chosen; a line for each. A child's is
    /// with the screen that contains it.
    public let memory: [String]
    /// What its tasks run that have not ended, such as `ChatPresenter.run()`.
    public let tasks: [String]
  }

  /// The stack from its root to its top, then the modals, each before its children. A screen that has not been shown is not
  /// among them.
  public let screens: [Screen]
  /// The tasks that last as long as the window, such as `run()` of its coordinator.
  public let tasks: [String]
  public let location: Location
  /// The node of the window, with all that is on the screen.
  public let nodes: ScreenNode
}
