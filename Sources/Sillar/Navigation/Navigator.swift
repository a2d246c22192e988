import SillarVocabulary

/// The screens of a window, as data: a stack, and modals above it.
///
/// Coordinators change it. When the turn ends, the window reads it once, and loads, shows, hides and unloads what has
/// changed. A screen that is pushed and popped in one turn never loads.
///
/// ```swift
/// final class CounterCoordinator: Coordinator {
///   private let navigator: Navigator
///   init(navigator: Navigator) { self.navigator = navigator }
///
///   func start() {
///     navigator.push(Screen("counter", view: CounterView(), presenter: CounterPresenter()))
///   }
/// }
/// ```
///
/// A request that is out of bounds is not an error: popping the root and dismissing without a modal do nothing.
///
/// A coordinator that replaces a whole flow, such as all screens of a user who has signed out, gives each flow a
/// ``branch()`` and ends it: see ``end()``.
public final class Navigator {
  /// The screens from the root to the top, of all branches.
  public var stack: [Screen] { stage.stack.map(\.screen) }
  /// The modals above the stack; the last one takes the events.
  public var modals: [Screen] { stage.modals.map(\.screen) }
  /// The screen that hides everything else and takes the events: the screen of a locked window, else the cover.
  public var cover: Screen? { (stage.lock ?? stage.cover)?.screen }
  /// Changes with the stack, the modals and the cover.
  package var revision: Int { stage.revision }
  private let stage: Stage
  private let trunk: Navigator?
  private var hasEnded = false

  /// A navigator without a window, for tests of a coordinator.
  public convenience init() { self.init(changed: {}, report: { _ in }) }

  package convenience init(
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

  /// All screens: the stack, the modals and the cover.
  package var all: [Screen] {
    stack + modals + [stage.cover, stage.lock].compactMap { $0?.screen }
  }

  package func holds(_ screen: Screen) -> Bool { all.contains { $0 === screen } }

  /// The screens that are to be drawn: the cover, else the top of the stack and each modal.
  package var exposed: [Screen] {
    if let cover { return [cover] }
    let modals = stage.modals.map(\.screen)
    return if let top = stage.stack.last { [top.screen] + modals } else { modals }
  }

  // MARK: Branches

  /// A navigator of the same window for one flow, whose screens can be removed together.
  public func branch() -> Navigator { Navigator(stage, trunk: self) }

  /// Removes all screens of this branch and of its own branches permanently. They unload, which cancels their tasks. A
  /// later request to the branch, from a task that is late, does nothing and is reported.
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

  /// Changes what the window shows, unless the branch has ended: a screen that is shown too late would stay in memory,
  /// as its presenter holds the coordinator, which holds the navigator. After the end of the window, nothing is
  /// reported.
  ///
  /// - Parameter isNeeded: False for a request that is out of bounds; it does not wake the window.
  private func change(
    _ request: @autoclosure () -> String, if isNeeded: @autoclosure () -> Bool = true,
    _ body: (Stage) -> Void
  ) {
    if isOver {
      if !isWindowOver { stage.report(.lateNavigation(request: request())) }
    } else if isNeeded() {
      stage.change(body)
    }
  }

  private var isWindowOver: Bool { trunk?.isWindowOver ?? hasEnded }

  // MARK: Changes

  /// Covers the top of the stack. The covered screen disappears but stays loaded.
  public func push(_ screen: Screen) {
    change("push the screen \"\(screen.name)\"") { $0.stack.append(Entry(screen, self)) }
  }

  /// Removes the top of the stack, unless it is the root.
  public func pop() {
    change("pop a screen", if: stage.stack.count > 1) { $0.stack.removeLast() }
  }

  /// Removes all screens above a screen; does nothing when the screen is not in the stack.
  public func pop(to screen: Screen) {
    let kept = stage.stack.lastIndex { $0.screen === screen }.map { $0 + 1 } ?? stage.stack.count
    change("pop to the screen \"\(screen.name)\"", if: kept < stage.stack.count) {
      $0.stack.removeSubrange(kept...)
    }
  }

  /// Removes all screens but the root.
  public func popToRoot() {
    change("pop to the root", if: stage.stack.count > 1) { $0.stack.removeSubrange(1...) }
  }

  /// Replaces the top of the stack; Back then leads to the screen beneath.
  public func replace(with screen: Screen) {
    change("show the screen \"\(screen.name)\"") { stage in
      if !stage.stack.isEmpty { stage.stack.removeLast() }
      stage.stack.append(Entry(screen, self))
    }
  }

  /// Replaces the whole stack, and dismisses all modals.
  public func replaceAll(with screens: [Screen]) {
    change("show the screen \"\(screens.last?.name ?? "")\"") { stage in
      stage.stack = screens.map { Entry($0, self) }
      stage.modals = []
    }
  }

  /// Shows a screen above the stack. The screens beneath stay visible but take no events.
  public func present(_ screen: Screen) {
    change("present the screen \"\(screen.name)\"") { $0.modals.append(Entry(screen, self)) }
  }

  /// Removes the topmost modal.
  public func dismiss() {
    change("dismiss a screen", if: !stage.modals.isEmpty) { $0.modals.removeLast() }
  }

  /// Hides everything behind a screen. The covered screens disappear but stay loaded, and coordinators can still change
  /// them. Back does nothing until the window is uncovered.
  public func cover(with screen: Screen) {
    change("cover the window") { $0.cover = Entry(screen, self) }
  }

  /// Removes the cover and shows the screens behind it.
  public func uncover() {
    change("uncover the window", if: stage.cover != nil) { $0.cover = nil }
  }

  // MARK: The lock

  /// Hides everything, the cover included, until ``unlock()``. Only the framework calls it: what modules do with the
  /// stack, the modals and the cover neither removes the lock nor shows anything.
  func lock(with screen: Screen) {
    change("lock the window", if: stage.lock == nil) { $0.lock = Entry(screen, self) }
  }

  func unlock() { change("unlock the window", if: stage.lock != nil) { $0.lock = nil } }

  var isLocked: Bool { stage.lock != nil }
}

extension Navigator {
  /// A screen, and the branch that shows it.
  private struct Entry {
    let screen: Screen
    let branch: Navigator

    init(_ screen: Screen, _ branch: Navigator) {
      self.screen = screen
      self.branch = branch
    }
  }

  /// The screens of all branches of a window.
  private final class Stage {
    var stack: [Entry] = []
    var modals: [Entry] = []
    var cover: Entry?
    var lock: Entry?
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
