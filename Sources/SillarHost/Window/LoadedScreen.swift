import Observation
import Sillar
import SillarVocabulary

/// A screen that a window has loaded: its tasks, its children, and its place in the tree while it is visible.
final class LoadedScreen {
  let screen: Screen
  /// The screen that holds this one as a child; it is loaded as long as its children are.
  private(set) weak var parent: LoadedScreen?
  /// The children that have been placed at least once.
  var children: [String: LoadedScreen] = [:]
  /// The node that holds this screen's nodes while it is placed, or covered.
  private(set) var slot: NodeStorage?
  var tasks: [Int: Task<Void, Never>] = [:]
  /// The texts and choices of the user, by node, for the window's memory.
  var given: [Int: GivenInput] = [:]
  /// The revision of the texts that the screen shows.
  var writtenRevision: Int32 = 0
  /// The lists that the user has read on, by their places in this screen and its children, and the rows that they had when
  /// they were last there; empty for a child screen.
  var readOn: [String: Int] = [:]
  /// The tasks of `run()` and of `runWhileVisible()`, by their numbers in ``tasks``.
  var runTask: Int?
  var visibleTask: Int?
  /// The number of the task that reads in advance what the user may tap next: ``Window/readAhead(_:)``.
  var aheadTask: Int?
  /// The number of its own tasks that have not reached their first suspension.
  var startsPending = 0
  /// The numbers of the tasks of its own behaviors, by behavior.
  var behaviorTasks: [ObjectIdentifier: Int] = [:]
  /// True if this screen shows its behaviors' banner and header: screens on the stack do, modals and child screens do not.
  private let showsBanner: Bool
  private var drawnBanner: LocalizedText?
  /// The name of the child screen that the behaviors put at the top of this one.
  private static let headerName = "sillar.header"
  private var header: Screen?
  private var drawsHeader = false
  /// True if one of its behaviors keeps the device awake; as of the last rendering.
  private(set) var keepsDeviceAwake = false
  let invalidation: Invalidation
  /// True until the next frame after the screen has been uncovered.
  var isUncovered = false
  /// The key of the node for a screen of the navigator: one screen, one node.
  let slotKey: NodeKey
  private var hasToldUnobservedChange = false
  /// Counts the screens of the window in the order in which they were loaded.
  let number: Int
  private(set) lazy var place = Observing.Place(screen)

  init(
    _ screen: Screen, parent: LoadedScreen?, place: ScreenPlace, showsBanner: Bool, number: Int,
    invalidation: Invalidation
  ) {
    self.screen = screen
    slotKey = .other(AnyHashable(place))
    self.showsBanner = showsBanner
    self.parent = parent
    self.number = number
    self.invalidation = invalidation
  }

  /// The function of a task in ``tasks``.
  func name(ofTask id: Int) -> String {
    if behaviorTasks.values.contains(id) { return "run() of a behavior" }
    if id == aheadTask { return "reading ahead" }
    let function =
      id == runTask ? "run()" : id == visibleTask ? "runWhileVisible()" : "handle(_:)"
    return "\(type(of: screen.model.presenter)).\(function)"
  }

  func child(named name: String) -> Screen? {
    name == Self.headerName ? header : screen.children[name]
  }

  func notify(_ call: (any Behavior) -> Void) { screen.listeners.each(call) }

  /// The screen of the navigator that this one is, or lies in.
  var outermost: LoadedScreen { parent?.outermost ?? self }

  /// This screen and its descendants, parents first, siblings in the order of loading.
  var family: [LoadedScreen] {
    [self] + children.values.sorted { $0.number < $1.number }.flatMap(\.family)
  }

  /// The nodes for the present state, below the behaviors' banner and header; nil when the last rendering is still valid.
  func renderIfNeeded() -> [NodeStorage]? {
    guard invalidation.take() else { return nil }
    let model = screen.model
    return withObservationTracking {
      let banner = showsBanner ? screen.listeners.banner : nil
      let makeHeader = showsBanner ? screen.listeners.header : nil
      if banner != drawnBanner || drawsHeader != (makeHeader != nil) { model.forgetRendering() }
      (drawnBanner, drawsHeader) = (banner, makeHeader != nil)
      if header == nil { header = makeHeader?() }
      keepsDeviceAwake = screen.listeners.keepsDeviceAwake
      let nodes = model.renderIfChanged()
      guard let nodes else { return nil }
      // The nodes keep their identity while the screen has a banner, or a header.
      let first = banner.map {
        Alert<Never>("", $0, .warning).style(.banner).id("sillar.banner").storage
      }
      let second = drawsHeader ? ChildScreen<Never>(Self.headerName).built.storage : nil
      return [first, second].compactMap(\.self) + nodes
    } onChange: { [invalidation] in
      invalidation.mark()
    }
  }

  /// True once: the presenter has changed its state, and no observation has told the window.
  func takeUnobservedChange() -> Bool {
    // An observation marks the screen before the value changes, so the state is read first.
    guard !hasToldUnobservedChange, screen.model.hasUnobservedChange, !invalidation.isMarked
    else { return false }
    hasToldUnobservedChange = true
    return true
  }

  /// A place for a screen of the navigator.
  func makeSlot() -> NodeStorage {
    let slot = NodeStorage(.screen(name: screen.name), key: slotKey)
    slot.position = screen.number
    return slot
  }

  /// Draws the screen into a slot that is about to be placed.
  func draw(into slot: NodeStorage) {
    // The screen may still be in the place that it is about to leave.
    if self.slot != nil { drawAnew() }
    self.slot = slot
    slot.placed = renderIfNeeded() ?? []
  }

  /// Forgets its nodes, because its place has been removed; it is drawn again when it has a new place.
  func leaveSlot() {
    slot = nil
    drawAnew()
  }

  /// Frees the nodes of a screen that is unloaded.
  func forgetSlot() { slot = nil }

  /// Marks the screen to be drawn again, even if its state has not changed.
  func drawAnew() {
    screen.model.forgetRendering()
    invalidation.mark()
  }
}
