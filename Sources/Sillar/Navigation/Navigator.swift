/// The screens of a window, as data: a stack, and modals above it.
///
/// Coordinators change it; the window looks at it when the turn ends and then, once, loads, shows, hides and
/// unloads what has changed. A screen that is pushed and popped in one turn never loads.
///
/// ```swift
/// final class CounterCoordinator: Coordinator {
///   private let navigator: Navigator
///   init(navigator: Navigator) { self.navigator = navigator }
///
///   func start() { navigator.push(CounterBuilder().build()) }
/// }
/// ```
///
/// Being out of bounds is not an error: popping the root and dismissing nothing do nothing.
public final class Navigator {
  /// The screens from the root to the top.
  public private(set) var stack: [Screen] = [] {
    didSet { revision += 1 }
  }
  /// The modals above the stack; the last one takes the events.
  public private(set) var modals: [Screen] = [] {
    didSet { revision += 1 }
  }
  /// What hides everything else and takes the events, such as the screen of a locked window.
  public private(set) var cover: Screen? {
    didSet { revision += 1 }
  }
  /// Changes with the stack, the modals and the cover.
  private(set) var revision = 0
  private let changed: @Sendable () -> Void
  /// Whether its window has ended. What is asked of it then does nothing: a screen that is shown too late would stay in
  /// memory, as its presenter holds the coordinator, and that one the navigator.
  private var hasEnded = false

  /// A navigator without a window, for tests of a coordinator.
  public convenience init() { self.init {} }

  init(changed: @escaping @Sendable () -> Void) { self.changed = changed }

  /// The screen that takes events: the cover, else the last modal, else the top of the stack.
  public var top: Screen? { cover ?? modals.last ?? stack.last }

  /// Covers the top of the stack. The covered screen disappears but stays loaded.
  public func push(_ screen: Screen) {
    guard !hasEnded else { return }
    stack.append(screen)
    changed()
  }

  /// Takes the top off the stack, unless it is the root.
  public func pop() {
    guard stack.count > 1 else { return }
    stack.removeLast()
    changed()
  }

  /// Takes everything off that lies above a screen; does nothing when it is not in the stack.
  public func pop(to screen: Screen) {
    guard let index = stack.lastIndex(where: { $0 === screen }) else { return }
    stack.removeSubrange((index + 1)...)
    changed()
  }

  /// Takes everything off but the root.
  public func popToRoot() {
    guard stack.count > 1 else { return }
    stack.removeSubrange(1...)
    changed()
  }

  /// Puts a screen in the place of the top; Back then leads to what was beneath.
  public func replace(with screen: Screen) {
    if !stack.isEmpty { stack.removeLast() }
    push(screen)
  }

  /// Puts screens in the place of the whole stack, and dismisses all modals.
  public func replaceAll(with screens: [Screen]) {
    guard !hasEnded else { return }
    stack = screens
    modals = []
    changed()
  }

  /// Shows a screen above the stack. What lies beneath stays visible but takes no events.
  public func present(_ screen: Screen) {
    guard !hasEnded else { return }
    modals.append(screen)
    changed()
  }

  /// Hides everything behind a screen. What is covered disappears but stays loaded; coordinators may change it
  /// meanwhile. Back does nothing until the window is uncovered.
  public func cover(with screen: Screen) {
    guard !hasEnded else { return }
    cover = screen
    changed()
  }

  /// Shows again what was covered.
  public func uncover() {
    guard cover != nil else { return }
    cover = nil
    changed()
  }

  /// Takes everything away, for good.
  func end() {
    replaceAll(with: [])
    uncover()
    hasEnded = true
  }

  /// Takes the topmost modal away.
  public func dismiss() {
    guard !modals.isEmpty else { return }
    modals.removeLast()
    changed()
  }
}
