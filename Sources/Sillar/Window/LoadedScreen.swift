import Observation

/// A screen that a window has loaded: its tasks, its children, and its place in the tree while it is visible.
final class LoadedScreen {
  let screen: Screen
  /// The screen that holds this one as a child; it is loaded as long as its children are.
  private(set) weak var parent: LoadedScreen?
  /// The children that have been placed at least once.
  var children: [String: LoadedScreen] = [:]
  /// The node that holds this screen's nodes while it is placed.
  private(set) var slot: NodeStorage?
  var tasks: [Int: Task<Void, Never>] = [:]
  /// The task of `runWhileVisible()`, by its number in ``tasks``.
  var visibleTask: Int?
  /// How many of its own tasks have not come to their first suspension.
  var startsPending = 0
  /// The tasks of behaviors of its own, by the behavior.
  var behaviorTasks: [ObjectIdentifier: Int] = [:]
  /// Whether what behaviors have to say stands here: on the screen itself, not on each of its children.
  private let showsBanner: Bool
  private var drawnBanner: Banner?
  let invalidation: Invalidation
  /// Counts the screens of the window in the order in which they were loaded.
  let number: Int

  init(
    _ screen: Screen, parent: LoadedScreen?, showsBanner: Bool, number: Int,
    invalidation: Invalidation
  ) {
    self.screen = screen
    self.showsBanner = showsBanner
    self.parent = parent
    self.number = number
    self.invalidation = invalidation
  }

  /// The key of the node for a screen of the navigator: one screen, one node.
  var slotKey: NodeKey { .other(AnyHashable(ObjectIdentifier(screen))) }

  func notify(_ call: (any Behavior) -> Void) { screen.behaviors.each(call) }

  /// This screen and what lies in it, parents first, then in the order of loading.
  var family: [LoadedScreen] {
    [self] + children.values.sorted { $0.number < $1.number }.flatMap(\.family)
  }

  /// The nodes for the present state, below what a behavior has to say; nil when what was drawn is still true.
  func renderIfNeeded() -> [NodeStorage]? {
    guard invalidation.take() else { return nil }
    let model = screen.model
    return withObservationTracking {
      let banner = showsBanner ? screen.behaviors.banner : nil
      if banner != drawnBanner { model.forgetRendering() }
      drawnBanner = banner
      let nodes = model.renderIfChanged()
      return if let banner, let nodes { [banner.node] + nodes } else { nodes }
    } onChange: { [invalidation] in
      invalidation.mark()
    }
  }

  /// Draws the screen into a slot that is about to be placed.
  func draw(into slot: NodeStorage) {
    // It may still be in the place that it is about to leave.
    if self.slot != nil { drawAnew() }
    self.slot = slot
    slot.children = renderIfNeeded() ?? []
  }

  /// Forgets its nodes, because its place has gone; it is drawn afresh when it has one again.
  func leaveSlot() {
    slot = nil
    drawAnew()
  }

  /// Has the screen drawn again although its state may be what it was.
  func drawAnew() {
    screen.model.forgetRendering()
    invalidation.mark()
  }
}
