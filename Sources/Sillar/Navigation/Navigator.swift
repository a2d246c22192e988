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
///
/// A coordinator that replaces a whole flow, such as everything that a person who has signed out could see, gives each
/// flow a ``branch()`` and ends it: see ``end()``.
public final class Navigator {
  /// The screens from the root to the top, of all branches.
  public var stack: [Screen] { stage.stack.map(\.screen) }
  /// The modals above the stack; the last one takes the events.
  public var modals: [Screen] { stage.modals.map(\.screen) }
  /// What hides everything else and takes the events, such as the screen of a locked window.
  public var cover: Screen? { stage.cover?.screen }
  /// Changes with the stack, the modals and the cover.
  var revision: Int { stage.revision }
  private let stage: Stage
  private let trunk: Navigator?
  private var hasEnded = false

  /// A navigator without a window, for tests of a coordinator.
  public convenience init() { self.init(changed: {}, report: { _ in }) }

  convenience init(
    changed: @escaping @Sendable () -> Void, report: @escaping @Sendable (Diagnostic) -> Void
  ) {
    self.init(Stage(changed: changed, report: report), trunk: nil)
  }

  private init(_ stage: Stage, trunk: Navigator?) {
    self.stage = stage
    self.trunk = trunk
  }

  /// The screen that takes events: the cover, else the last modal, else the top of the stack.
  public var top: Screen? { cover ?? stage.modals.last?.screen ?? stage.stack.last?.screen }

  // MARK: Branches

  /// A navigator of the same window for one flow, whose screens can be taken away together.
  public func branch() -> Navigator { Navigator(stage, trunk: self) }

  /// Takes away all screens of this branch and of its own branches, for good. They unload, which cancels their tasks.
  /// What a task that is late still asks of the branch does nothing and is reported.
  public func end() {
    guard !isOver else { return }
    stage.change { stage in
      stage.stack.removeAll { isTrunk(of: $0.branch) }
      stage.modals.removeAll { isTrunk(of: $0.branch) }
      if let cover = stage.cover, isTrunk(of: cover.branch) { stage.cover = nil }
    }
    hasEnded = true
  }

  private var isOver: Bool { hasEnded || trunk?.isOver == true }

  private func isTrunk(of branch: Navigator) -> Bool {
    branch === self || branch.trunk.map { isTrunk(of: $0) } == true
  }

  /// Changes what the window shows, unless the branch has ended. Of a window that has ended nobody hears: a screen that
  /// is shown too late would stay in memory, as its presenter holds the coordinator, and that one the navigator.
  private func change(_ request: @autoclosure () -> String, _ body: (Stage) -> Void) {
    guard isOver else { return stage.change(body) }
    if !isWindowOver { stage.report(.lateNavigation(request: request())) }
  }

  private var isWindowOver: Bool { trunk?.isWindowOver ?? hasEnded }

  // MARK: Changes

  /// Covers the top of the stack. The covered screen disappears but stays loaded.
  public func push(_ screen: Screen) {
    change("push the screen \"\(screen.name)\"") { $0.stack.append(Entry(screen, self)) }
  }

  /// Takes the top off the stack, unless it is the root.
  public func pop() {
    change("pop a screen") { if $0.stack.count > 1 { $0.stack.removeLast() } }
  }

  /// Takes everything off that lies above a screen; does nothing when it is not in the stack.
  public func pop(to screen: Screen) {
    change("pop to the screen \"\(screen.name)\"") { stage in
      guard let index = stage.stack.lastIndex(where: { $0.screen === screen }) else { return }
      stage.stack.removeSubrange((index + 1)...)
    }
  }

  /// Takes everything off but the root.
  public func popToRoot() {
    change("pop to the root") { if $0.stack.count > 1 { $0.stack.removeSubrange(1...) } }
  }

  /// Puts a screen in the place of the top; Back then leads to what was beneath.
  public func replace(with screen: Screen) {
    change("show the screen \"\(screen.name)\"") { stage in
      if !stage.stack.isEmpty { stage.stack.removeLast() }
      stage.stack.append(Entry(screen, self))
    }
  }

  /// Puts screens in the place of the whole stack, and dismisses all modals.
  public func replaceAll(with screens: [Screen]) {
    change("show the screen \"\(screens.last?.name ?? "")\"") { stage in
      stage.stack = screens.map { Entry($0, self) }
      stage.modals = []
    }
  }

  /// Shows a screen above the stack. What lies beneath stays visible but takes no events.
  public func present(_ screen: Screen) {
    change("present the screen \"\(screen.name)\"") { $0.modals.append(Entry(screen, self)) }
  }

  /// Takes the topmost modal away.
  public func dismiss() {
    change("dismiss a screen") { if !$0.modals.isEmpty { $0.modals.removeLast() } }
  }

  /// Hides everything behind a screen. What is covered disappears but stays loaded; coordinators may change it
  /// meanwhile. Back does nothing until the window is uncovered.
  public func cover(with screen: Screen) {
    change("cover the window") { $0.cover = Entry(screen, self) }
  }

  /// Shows again what was covered.
  public func uncover() {
    change("uncover the window") { $0.cover = nil }
  }
}

extension Navigator {
  /// A screen, and the branch that it was shown by.
  private struct Entry {
    let screen: Screen
    let branch: Navigator

    init(_ screen: Screen, _ branch: Navigator) {
      self.screen = screen
      self.branch = branch
    }
  }

  /// What all branches of a window show together.
  private final class Stage {
    var stack: [Entry] = []
    var modals: [Entry] = []
    var cover: Entry?
    private(set) var revision = 0
    private let changed: @Sendable () -> Void
    let report: @Sendable (Diagnostic) -> Void

    init(
      changed: @escaping @Sendable () -> Void, report: @escaping @Sendable (Diagnostic) -> Void
    ) {
      self.changed = changed
      self.report = report
    }

    func change(_ body: (Stage) -> Void) {
      body(self)
      revision += 1
      changed()
    }
  }
}
