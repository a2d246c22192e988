import Sillar
import SillarVocabulary

/// The screens of a window: the loaded ones, the visible ones, and the nodes that they show.
///
/// The navigator's stack and the presenters' states define what to show; ``commit()`` brings the tree up to date. What is
/// counted for each node has no checks of exclusive access, as in ``NodeStorage``.
final class ScreenTree {
  /// A node that can send events, and the screen that it belongs to.
  struct Source {
    let node: NodeStorage
    let owner: LoadedScreen
    /// True if the node, or a node that contains it, is disabled.
    var isDisabled = false
  }

  let navigator: Navigator
  let root = NodeStorage(.window)
  /// The visible lists; see ``NodeStorage/restRows(unless:)``.
  var lists: [ObjectIdentifier: NodeStorage] = [:]
  /// The number of visible progress nodes of unknown length.
  @exclusivity(unchecked) var waitingCount = 0
  /// The visible file fields, by number.
  var fileFields: [Int: Source] = [:]
  let transfers: FileTransfers
  let texts: TextResolver
  /// The changes since the last frame was handed out.
  var changes: [Change] = []
  /// The nodes removed since then, which keep their parents until then: changes may name nodes in them.
  var removed: [NodeStorage] = []
  /// The nodes that have come to say something else and stayed, and the revision of the frame that showed it first. See
  /// ``NodeStorage/isReworded(as:)``.
  var rewordings: [ObjectIdentifier: Int] = [:]
  /// Of a window that was brought back: the number below which revisions are those of the window before.
  var firstRevision = 0
  /// The revision after which all screens were made anew, the last time.
  var remadeRevision = 0
  /// The revision of the next frame that differs.
  @exclusivity(unchecked) var nextRevision = 1
  @exclusivity(unchecked) var lastID = 0
  /// The places of covered screens that hosts have seen.
  var covered: Set<Int> = []
  /// The screens without a place in a host that have been uncovered since the last frame.
  var uncovered: [LoadedScreen] = []
  let report: (Diagnostic) -> Void
  /// The typed texts of the window's last memory.
  var rememberedTexts: [RememberedText] = []
  /// The texts to type again into fields of restored screens, by their addresses in the screen.
  var recalledInputs: [ObjectIdentifier: RecalledInputs] = [:]
  /// ``WindowMemory/words`` of the window that was saved.
  var rememberedWords: [NodeName: UInt32] = [:]
  /// The number of the last screen that is left out of the memory.
  private var lastPastScreen = 0

  let requiredBehaviors: [any Behavior]
  private let flavor: String
  private let wakeUp: WakeUp
  private let confinement: Confinement
  /// The navigator's screens that have been visible at least once.
  private var loaded: [ObjectIdentifier: LoadedScreen] = [:]
  private var loadedCount = 0
  /// The navigator's revision that the loaded screens are based on.
  private var committedRevision = -1
  /// The revision of the texts that the screens show.
  private var writtenRevision: Int32 = 0
  private var visible: [LoadedScreen] = []
  private var isInFront = true
  /// The screens loaded in this commit; their `run()` is to be started.
  private var newlyLoaded: [LoadedScreen] = []
  /// Behaviors that belong to a loaded screen; their `run()` is to be started.
  private var newBehaviors: [(any Behavior, LoadedScreen)] = []

  init(
    navigator: Navigator, requiredBehaviors: [any Behavior], by flavor: String,
    wakeUp: WakeUp, confinement: Confinement, transfers: FileTransfers, texts: TextResolver,
    report: @escaping (Diagnostic) -> Void
  ) {
    self.navigator = navigator
    self.requiredBehaviors = requiredBehaviors
    self.flavor = flavor
    self.wakeUp = wakeUp
    self.confinement = confinement
    self.transfers = transfers
    self.texts = texts
    self.report = report
  }

  deinit {
    root.letGo()
    for screen in loaded.values { screen.slot?.letGo() }
  }

  /// The node with a name, if it can send events.
  func source(named name: NodeName) -> Source? { root.node(named: name).flatMap(source) }

  /// A visible node as the sender of events; nil if it cannot send any.
  func source(_ node: NodeStorage) -> Source? {
    guard node.actions != nil else { return nil }
    var isDisabled = node.isDisabled
    var screen: NodeStorage?
    var inner = node
    while let parent = inner.parent {
      if parent.isTappedAsAWhole { return nil }
      isDisabled = isDisabled || parent.isDisabled
      if screen == nil, case .screen = parent.content { screen = parent }
      inner = parent
    }
    guard let screen,
      let owner = loaded.values.first(where: { $0.slot === screen }) ?? owner(of: screen)
    else { return nil }
    return Source(node: node, owner: owner, isDisabled: isDisabled)
  }

  /// The screen whose nodes are in a node.
  private func owner(of node: NodeStorage) -> LoadedScreen? {
    guard case .screen(let name) = node.content else { return node.parent.flatMap(owner) }
    guard let parent = node.parent, case .window = parent.content else {
      return node.parent.flatMap(owner)?.children[name]
    }
    return outermostScreen(in: node)
  }

  /// True if the window accepts events from this screen's nodes: the screen, or its outermost parent, is the top one.
  func takesEvents(_ screen: LoadedScreen) -> Bool {
    screen.outermost.screen === navigator.top
  }

  /// Every screen that is loaded, parents before their children.
  var everyLoadedScreen: [LoadedScreen] { loaded.values.flatMap(\.family) }

  func loadedScreen(for screen: Screen) -> LoadedScreen? { loaded[ObjectIdentifier(screen)] }

  func forgetPast() {
    lastPastScreen = loadedCount
    recalledInputs = [:]
  }

  /// True if a screen from before ``forgetPast()`` is open.
  var showsPast: Bool { loaded.values.contains { $0.number <= lastPastScreen } }

  /// True if a behavior of a visible screen keeps the device awake.
  var keepsDeviceAwake: Bool { visible.contains { $0.keepsDeviceAwake } }

  /// The effects of a commit on the set of loaded screens.
  struct Outcome {
    var loaded: [LoadedScreen] = []
    var unloaded: [LoadedScreen] = []
    var appeared: [LoadedScreen] = []
    var disappeared: [LoadedScreen] = []
    /// Screens' own behaviors that have been added.
    var behaviors: [(any Behavior, LoadedScreen)] = []
  }

  /// Brings the lifecycle and the nodes in line with the navigator and the presenters' states.
  func commit() -> Outcome {
    var outcome = Outcome()
    var rounds = 0
    while commitRound(&outcome) {
      rounds += 1
      if rounds == Window.maximumRounds {
        report(.unstable(screen: navigator.top?.name ?? "window", rounds: Window.maximumRounds))
        break
      }
    }
    outcome.behaviors = newBehaviors
    newBehaviors = []
    return outcome
  }

  /// Unloads everything.
  func end() -> Outcome {
    navigator.end()
    let outcome = commit()
    transfers.end()
    return outcome
  }

  /// Clears the changes after a host has seen them.
  func forgetChanges() {
    changes = []
    for node in removed { node.letGo() }
    removed = []
    restRows()
    for screen in uncovered { screen.isUncovered = false }
    uncovered = []
  }

  /// Throws away what is in rows that are only read.
  func restRows() {
    let rewordings = rewordings
    for list in lists.values { list.restRows { rewordings[ObjectIdentifier($0)] != nil } }
  }

  // MARK: Rounds

  /// Returns true if anything was done.
  private func commitRound(_ outcome: inout Outcome) -> Bool {
    if writtenRevision != texts.revision {
      writtenRevision = texts.revision
      for list in lists.values { noteUpdates(ofOutdatedRowsIn: list, owner: owner(of: list)) }
      for screen in everyLoadedScreen { screen.drawAnew() }
    }
    let slots = navigator.exposed.map { screen in
      let loaded = load(screen)
      return loaded.slot ?? loaded.makeSlot()
    }
    let slotsChanged = !slots.elementsEqual(root.placed, by: ===)
    if slotsChanged {
      if navigator.cover != nil { dropCovered() }
      updateChildren(of: root, to: slots, owner: nil)
    }

    var drew = false
    for screen in everyVisibleScreen() {
      guard let slot = screen.slot, let nodes = screen.renderIfNeeded() else {
        if screen.takeUnobservedChange() {
          let presenter = "\(type(of: screen.screen.model.presenter))"
          report(.unobservedChange(screen: screen.screen.name, presenter: presenter))
        }
        continue
      }
      update(screen, in: slot, to: nodes)
      drew = true
    }
    // Most rounds end here: what is loaded and visible depends on nothing else.
    if !slotsChanged, !drew, committedRevision == navigator.revision { return false }
    updateAppearance(&outcome)
    outcome.unloaded += unloadWhatHasGone()
    outcome.loaded += newlyLoaded
    newlyLoaded = []
    return true
  }

  /// The screens that have a place, parents before their children, in the order of the screen.
  private func everyVisibleScreen() -> [LoadedScreen] {
    var screens: [LoadedScreen] = []
    func addFamily(_ screen: LoadedScreen) {
      guard screen.slot != nil else { return }
      screens.append(screen)
      if screen.children.isEmpty { return }
      let children = screen.children.values.filter { $0.slot != nil }
      children.sorted { ($0.slot?.id ?? 0) < ($1.slot?.id ?? 0) }.forEach(addFamily)
    }
    for screen in navigator.exposed {
      if let loaded = loaded[ObjectIdentifier(screen)] { addFamily(loaded) }
    }
    return screens
  }

  private func updateAppearance(_ outcome: inout Outcome) {
    let now = everyVisibleScreen()
    if now.elementsEqual(visible, by: ===) { return }
    let leaving = visible.filter { screen in !now.contains { $0 === screen } }
    let arriving = now.filter { screen in !visible.contains { $0 === screen } }
    visible = now
    for screen in leaving { screen.notify { $0.viewWillDisappear(screen.screen) } }
    for screen in arriving { screen.notify { $0.viewWillAppear(screen.screen) } }
    for screen in leaving {
      screen.screen.isVisible = false
      screen.notify { $0.viewDidDisappear(screen.screen) }
    }
    for screen in arriving {
      screen.screen.isVisible = true
      screen.notify { $0.viewDidAppear(screen.screen) }
      if !isInFront { screen.notify { $0.windowDidLeaveFront(screen.screen) } }
    }
    outcome.appeared += arriving
    outcome.disappeared += leaving
  }

  func setInFront(_ isInFront: Bool) {
    guard isInFront != self.isInFront else { return }
    self.isInFront = isInFront
    for screen in visible {
      screen.notify { behavior in
        if isInFront {
          behavior.windowDidComeToFront(screen.screen)
        } else {
          behavior.windowDidLeaveFront(screen.screen)
        }
      }
    }
  }

  // MARK: Loading

  private func load(_ screen: Screen) -> LoadedScreen {
    if let known = loaded[ObjectIdentifier(screen)] { return known }
    let new = load(screen, parent: nil)
    loaded[ObjectIdentifier(screen)] = new
    return new
  }

  private func load(_ screen: Screen, parent: LoadedScreen?) -> LoadedScreen {
    screen.listeners.require(requiredBehaviors, by: flavor)
    for conflict in screen.listeners.conflicts(on: screen.name) {
      report(.conflictingBehaviors(screen: screen.name, conflict: conflict))
    }
    if parent == nil { number(screen) }
    loadedCount += 1
    let loaded = LoadedScreen(
      screen, parent: parent, place: ScreenPlace(of: screen, in: navigator),
      showsBanner: parent == nil && navigator.stack.contains { $0 === screen },
      number: loadedCount,
      invalidation: Invalidation(of: screen, wakeUp: wakeUp, confinement: confinement))
    newlyLoaded.append(loaded)
    newBehaviors += screen.listeners.own.map { ($0, loaded) }
    screen.behaviorAdded = { [weak self, weak loaded] behavior in
      guard let self, let loaded else { return }
      newBehaviors.append((behavior, loaded))
      loaded.drawAnew()
    }
    screen.behaviorRemoved = { [weak self, weak loaded] behavior in
      guard let self, let loaded else { return }
      newBehaviors.removeAll { $0.0 === behavior }
      if let id = loaded.behaviorTasks.removeValue(forKey: ObjectIdentifier(behavior)) {
        loaded.tasks.removeValue(forKey: id)?.cancel()
      }
      loaded.drawAnew()
    }
    screen.isLoaded = true
    loaded.notify { $0.viewDidLoad(screen) }
    return loaded
  }

  /// Gives a screen of the navigator a number that no other one has: the lowest, so that the names of its nodes are short.
  private func number(_ screen: Screen) {
    let others = navigator.all + loaded.values.map(\.screen)
    let taken = Set(others.filter { $0 !== screen }.map(\.number))
    if screen.number > 0, !taken.contains(screen.number) { return }
    screen.number = (1...).first { !taken.contains($0) } ?? 0
  }

  private func unloadWhatHasGone() -> [LoadedScreen] {
    guard committedRevision != navigator.revision else { return [] }
    committedRevision = navigator.revision
    let kept = Set(navigator.all.map(ObjectIdentifier.init))
    let gone = loaded.filter { !kept.contains($0.key) }
    guard !gone.isEmpty else { return [] }
    for (key, screen) in gone {
      if let slot = screen.slot {
        removed.append(slot)
        if covered.remove(slot.id) != nil { changes.append(.remove(RenderedNode(storage: slot))) }
      }
      loaded[key] = nil
      recalledInputs[key] = nil
    }
    let unloaded = gone.values.sorted { $0.number < $1.number }.flatMap(\.family)
    for screen in unloaded {
      screen.screen.isLoaded = false
      screen.forgetSlot()
      screen.notify { $0.viewDidUnload(screen.screen) }
    }
    return unloaded
  }

  // MARK: Slots, for the reconciler

  /// The navigator's screen whose place a node is.
  func outermostScreen(in slot: NodeStorage) -> LoadedScreen? {
    loaded.values.first { $0.slotKey == slot.key }
  }

  /// Draws the named screen into its new place; nil when there is no screen of that name.
  func draw(_ name: String, of owner: LoadedScreen?, into slot: NodeStorage) -> LoadedScreen? {
    guard let owner else {
      let screen = outermostScreen(in: slot)
      screen?.draw(into: slot)
      return screen
    }
    guard let screen = owner.child(named: name) else {
      report(.missingChild(screen: owner.screen.name, child: name))
      return nil
    }
    let child = owner.children[name] ?? load(screen, parent: owner)
    owner.children[name] = child
    child.draw(into: slot)
    return child
  }

  /// Detaches the named screen from a place that has been removed, and returns the screen.
  func leave(_ name: String, of owner: LoadedScreen?, _ slot: NodeStorage) -> LoadedScreen? {
    let screen = if let owner { owner.children[name] } else { outermostScreen(in: slot) }
    guard let screen, screen.slot === slot else { return screen }
    screen.leaveSlot()
    return screen
  }
}
