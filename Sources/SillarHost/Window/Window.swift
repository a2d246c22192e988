import Foundation
public import Sillar
import SillarVocabulary

/// One running instance of an app in front of one user: a browser tab, a terminal, a test.
///
/// A window's screens, presenters and coordinators are confined to it, so none of them needs its own isolation. A host
/// drives the window:
///
/// ```swift
/// let window = Window(app: CounterApp(), visitor: Visitor(id: "me"))
/// guard await window.start(at: "/") else { return }        // no such path
/// await window.settle()
/// let text = await window.render { frame in frame.location.title }
/// await window.deliver(WindowEvent(node: "1.2"))           // a tap
/// await window.end()
/// ```
///
/// A window draws when it is asked to. ``changes(after:)`` tells the host when to draw: it fires once for any number of
/// writes in one turn.
public actor Window {
  /// The maximum number of rounds in one commit, in which it follows changes that it causes itself.
  static let maximumRounds = 50

  let app: any App
  /// The visitor as the device tells of them.
  let device: Visitor
  /// What the visitor has chosen in place of what the device says.
  var preferences: Preferences
  let chosen: ChosenPreferences
  /// The language for which the coordinator was made, while the window is in another one.
  var formerLanguage: String?
  let session: VisitorSession
  private(set) var context: ModuleContext
  let report: @Sendable (Diagnostic) -> Void
  private(set) var owner: WindowOfTask
  /// Runs the work of the window's tasks outside of the window; nil for the default executor.
  let executor: (any TaskExecutor)?
  let resting: RestingTasks?
  nonisolated let wakeUp: WakeUp
  let tree: ScreenTree
  private(set) var coordinator: (any Coordinator)?
  /// The templates of the routes that the coordinator opens, or that were reported.
  var knownTemplates: Set<String> = []
  private(set) var eventsInHand = 0
  /// The ``WakeUp/signals`` from before the last commit.
  private(set) var committedSignals = -1
  var lastTask = 0
  private var lastFinishedEvent = 0
  var lastFinishedTask = 0
  var revision = 0
  /// The revision at which the window came to the place where it is.
  var arrival = 0
  var location = Location(path: "/", depth: 0, modals: 0, title: "")
  private(set) var hasEnded = false
  var departed: [Departed] = []
  /// The tasks of the coordinator and of the required behaviors that have not ended.
  var ownTasks: [Int: Task<Void, Never>] = [:]
  var coordinatorTask: Int?
  let observing: Observing?
  var observed = Observing.State()
  var late = Late()
  let recorder: WindowRecorder?
  /// The file of the window; nil if nothing is recorded.
  var tape: RecorderTape?
  /// The task that waits until an age on the screen is out of date.
  var aging: (until: Date, task: Task<Void, Never>)?

  /// - Parameters:
  ///   - session: The session that the host keeps; by default one of this window alone.
  ///   - observer: Is told what happens in the window. An inspector is told, too, and may look into it.
  ///   - recorder: Writes what happens in the window into a file, for development.
  ///   - report: Receives reports for the programmer; see `Diagnostic`.
  public init(
    app: any App, visitor: Visitor, session: VisitorSession? = nil,
    executor: (any TaskExecutor)? = nil, resting: RestingTasks? = nil,
    observer: (any WindowObserver)? = nil, inspector: (any WindowInspector)? = nil,
    recorder: WindowRecorder? = nil,
    report: @escaping @Sendable (Diagnostic) -> Void = { _ in }
  ) {
    let observing = Observing(observer, inspector, of: app)
    self.observing = observing
    self.recorder = recorder
    let report: @Sendable (Diagnostic) -> Void = { diagnostic in
      report(diagnostic)
      observing?.note(.failed(diagnostic))
    }
    let wakeUp = WakeUp()
    let confinement = Confinement()
    let navigator = Navigator(
      changed: {
        confinement.check("A navigator of the app \"\(app.flavor.name)\"")
        wakeUp.signal()
      }, report: report)
    let session = session ?? VisitorSession(lock: VisitorLock(now: app.now))
    let preferences = Preferences(language: visitor.language, isDark: visitor.isDark)
      .known(to: app.flavor)
    device = visitor
    let visitor = visitor.choosing(preferences)
    let texts = TextResolver(
      flavor: app.flavor, visitor: visitor, now: app.now, changed: { wakeUp.signal() },
      report: report)
    context = ModuleContext(
      visitor: visitor, navigator: navigator, configuration: app.flavor.configuration,
      clock: app.clock, session: session, texts: texts)
    self.app = app
    self.report = report
    self.preferences = preferences
    self.session = session
    chosen = ChosenPreferences(preferences) { wakeUp.signal() }
    owner = WindowOfTask(visitor: visitor, report: report)
    self.executor = executor
    self.resting = resting
    self.wakeUp = wakeUp
    tree = ScreenTree(
      navigator: navigator, requiredBehaviors: app.flavor.requiredBehaviors(context),
      by: app.flavor.name, wakeUp: wakeUp, confinement: confinement,
      transfers: FileTransfers(), texts: texts, report: report)
    confinement.confine(to: self)
  }

  // MARK: Start

  /// Opens the app at a path.
  ///
  /// - Parameter path: A path, optionally with a query.
  /// - Returns: False when the app does not know the path; the window is then empty.
  public func start(at path: String) -> Bool {
    record(at: path)
    let coordinator = makeCoordinator()
    guard let address = Address(path), show(address, with: coordinator),
      !tree.navigator.stack.isEmpty
    else { return false }
    begin(coordinator)
    return true
  }

  func makeCoordinator() -> any Coordinator {
    let coordinator = app.makeCoordinator(context)
    self.coordinator = coordinator
    formerLanguage = nil
    return coordinator
  }

  /// Gives the coordinators and tasks from now on another visitor.
  func work(for visitor: Visitor) {
    context = ModuleContext(
      visitor: visitor, navigator: tree.navigator, configuration: context.configuration,
      clock: context.clock, session: session, texts: tree.texts)
    owner = WindowOfTask(visitor: visitor, report: report)
  }

  /// Checks the routes of a coordinator that has shown its first screens, and starts what lasts as long as the window.
  func begin(_ coordinator: any Coordinator) {
    knownTemplates = destinations(of: coordinator).templates
    for template in app.flavor.routeTemplates where !knownTemplates.contains(template) {
      report(.unopenedRoute(template: template))
    }
    startOwnTasks(coordinator)
  }

  // MARK: Events

  /// Delivers an event to its presenter, and returns when the event has been handled.
  ///
  /// - Returns: The reason why the event was not delivered; nil if it was.
  @discardableResult
  public func deliver(_ event: WindowEvent) async -> WindowEvent.Refusal? {
    switch begin(event) {
    case .success(let task):
      // Most events have been handled by now.
      if lastFinishedEvent != lastTask { await task.value }
      return nil
    case .failure(let refusal):
      return refusal
    }
  }

  /// Delivers an event to its presenter, and returns at once.
  ///
  /// - Returns: The reason why the event was not delivered; nil if it was.
  @discardableResult
  public func send(_ event: WindowEvent) -> WindowEvent.Refusal? {
    switch begin(event) {
    case .success: nil
    case .failure(let refusal): refusal
    }
  }

  /// Delivers an event to its presenter, and shows the host the result so far: for most events, all of it.
  /// ``changes(after:)`` does not fire for what the frame shows.
  ///
  /// - Parameters:
  ///   - received: The ``observedTime`` at which the host got the event; nil for now.
  ///   - noting: Called with true if the event has been handled, or was refused, and with false if it is still being handled;
  ///     then again with true once no event is, see ``waitUntilHandled(atMost:)``. No other frame comes between that and the
  ///     call: each frame is from before both or from after both.
  ///   - body: May throw when it cannot show the frame; tasks that wait for changes are then resumed as usual.
  public func send<Output: Sendable>(
    _ event: WindowEvent, since received: Duration? = nil,
    noting: @escaping @Sendable (_ isHandled: Bool) -> Void = { _ in },
    rendering body: @Sendable (Frame) throws -> Output
  ) rethrows -> (WindowEvent.Refusal?, Output) {
    let held = wakeUp.hold()
    var drawn = held
    defer { wakeUp.release(since: held, drawn: drawn) }
    let refusal = send(event)
    let isHandled = refusal != nil || lastFinishedEvent == lastTask
    noting(isHandled)
    if !isHandled, eventsInHand > 0 { late.wait(noting) }
    let last = wakeUp.signals
    let observation = refusal == nil ? observed.event : nil
    let output = try render(body)
    if let observing, let event = observation {
      let began = received ?? event.began
      observing.note(.shown(event.kind, after: observing.now() - began), in: event.place)
    }
    drawn = last
    return (refusal, output)
  }

  /// The content of a node, by which a host reads its input: a node's kind of content never changes. Nil if no node of that
  /// name is on the screen.
  public func content(of node: NodeName) -> NodeContent? { tree.root.node(named: node)?.content }

  private func begin(_ event: WindowEvent) -> Result<Task<Void, Never>, WindowEvent.Refusal> {
    let result = accept(event)
    if observing != nil, case .failure(let reason) = result { noteRefusal(event, reason) }
    return result
  }

  private func accept(_ event: WindowEvent) -> Result<Task<Void, Never>, WindowEvent.Refusal> {
    guard !hasEnded else { return .failure(.ended) }
    // What has changed, and is not drawn yet, counts as changed.
    if event.revision != nil || tape != nil, wakeUp.signals != committedSignals { commit() }
    guard let source = tree.source(named: event.node), let actions = source.node.actions,
      event.since == nil || event.since == source.node.firstRevision
    else {
      return .failure(.notOnScreen)
    }
    guard tree.takesEvents(source.owner), !source.isDisabled else {
      return .failure(.unavailable)
    }
    let isTyping = event.isTyping(in: source.node)
    if let reason = tree.refusal(
      of: source.node, event.node, seen: event.revision, isTyping: isTyping)
    {
      return .failure(reason)
    }
    let value: any Sendable
    if let input = event.input {
      guard let makeEvent = actions.input else { return .failure(.notOnScreen) }
      guard let made = makeEvent(input) else { return .failure(.invalidInput) }
      record(input, at: source.node)
      // The user already sees this input: only what the presenter changes in it is a change.
      source.node.content.take(input)
      source.node.forgetRow()
      note(source)
      if !tree.recalledInputs.isEmpty { tree.dropRecalledInput(of: source.node, in: source.owner) }
      value = made
    } else {
      guard let made = actions.event else { return .failure(.notOnScreen) }
      record(nil, at: source.node)
      if case .list = source.node.content { tree.noteReadOn(source.node, in: source.owner) }
      value = made
    }
    noteAct(on: source.owner.screen)
    let kind = observing.map { _ in WindowObservation.EventKind(event, on: source.node.content) }
    if let file = actions.cancels {
      cancel(file)
      if let kind, let event = noteBegin(kind, in: source.owner) { noteHandled(event) }
      return .success(Task {})
    }
    let input = event.input.map { Late.Input(node: source.node, input: $0) }
    return .success(start(value, input, in: source.owner, as: kind))
  }

  /// - Parameters:
  ///   - input: What was entered, and where; nil for a tap.
  ///   - kind: For the observer; nil for what no person does now.
  func start(
    _ event: any Sendable, _ input: Late.Input?, in screen: LoadedScreen,
    as kind: WindowObservation.EventKind? = nil
  ) -> Task<Void, Never> {
    let id = nextTask()
    let observation = kind.flatMap { noteBegin($0, in: screen) }
    eventsInHand += 1
    // Runs at once up to its first suspension. Written out twice, because the closure of a helper would be queued.
    let task: Task<Void, Never>
    if #available(macOS 26, iOS 26, *) {
      task = track {
        Task.immediate(executorPreference: executor) {
          await handle(event, input, in: screen, task: id, observation)
        }
      }
    } else {
      task = track {
        Task { await handle(event, input, in: screen, task: id, observation) }
      }
    }
    // Most events have been handled by now.
    if lastFinishedEvent != id { screen.tasks[id] = task }
    return task
  }

  private func handle(
    _ event: any Sendable, _ input: Late.Input?, in screen: LoadedScreen, task id: Int,
    _ observation: Observing.Event?
  ) async {
    _ = await screen.screen.model.handle(event)
    let hasWaited = screen.tasks[id] != nil
    if let observation { noteHandled(observation, hasWaited: hasWaited) }
    if !screen.tasks.isEmpty { screen.tasks[id] = nil }
    lastFinishedEvent = id
    eventsInHand -= 1
    // A presenter may have refused the input; the user must then see the old value again.
    if let input {
      screen.drawAnew()
      if hasWaited { late.inputs.append(input) }
    }
    if eventsInHand == 0 { late.tell() }
    wakeUp.signal()
  }

  // MARK: Drawing

  /// Brings the screen up to date and shows a host the changes since the last frame.
  public func render<Output: Sendable>(
    _ body: @Sendable (Frame) throws -> Output
  ) rethrows -> Output {
    commit()
    let location = currentLocation
    if !tree.changes.isEmpty || location != self.location {
      revision += 1
      if !location.isSamePlace(as: self.location) { arrival = revision }
      self.location = location
    }
    tree.nextRevision = revision + 1
    defer { tree.forgetChanges() }
    let isBusy = isBusy
    let output = try body(
      Frame(
        revision: revision, root: RenderedNode(storage: tree.root), changes: tree.changes,
        location: location, localization: localization, isBusy: isBusy,
        takesFiles: !tree.fileFields.isEmpty, hasLostText: tree.hasLostText))
    noteRest(isBusy: isBusy)
    return output
  }

  /// Waits until something may have changed since the signal `seen` (0 at first), or the task is cancelled.
  ///
  /// - Returns: The signal to wait after next time.
  public nonisolated func changes(after seen: Int) async -> Int {
    await wakeUp.wait(after: seen, isDrawing: true)
  }

  var isBusy: Bool {
    eventsInHand > 0 || tree.waitingCount > 0
      || tree.everyLoadedScreen.contains { $0.startsPending > 0 }
  }

  func commit() {
    committedSignals = wakeUp.signals
    followPreferences()
    commitTree()
    if formerLanguage != nil, makeScreensAnew() { commitTree() }
    while !tree.recalledInputs.isEmpty, giveAgain() { commitTree() }
    if !late.inputs.isEmpty { showLateInputs() }
    watchAges()
  }

  // MARK: End

  /// Unloads every screen and cancels all tasks. Events are refused from now on.
  public func end() {
    guard !hasEnded else { return }
    endRecording()
    hasEnded = true
    // A note may hold its host's half of the window.
    late = Late()
    for task in ownTasks.values { task.cancel() }
    ownTasks = [:]
    aging?.task.cancel()
    apply(tree.end())
    tree.forgetChanges()
    if let observing { observing.note(.ended(after: observing.now())) }
    coordinator = nil
    wakeUp.signal()
  }
}
