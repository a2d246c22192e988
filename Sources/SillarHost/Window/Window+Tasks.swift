import Sillar
import SillarModel
import SillarVocabulary

/// The tasks of a window: those of its coordinator and required behaviors, and of its screens.
extension Window {
  /// Brings the screen up to date, and waits until no event is being handled and no progress of unknown length is visible, or
  /// the task is cancelled.
  ///
  /// Does not wait for work in a screen's `run()` that shows no progress.
  ///
  /// - Parameter waits: False to only look.
  /// - Returns: False if something is to be waited for.
  @discardableResult
  public func settle(waits: Bool = true) async -> Bool {
    var seen = wakeUp.signals
    commit()
    while waits, isBusy, !Task.isCancelled {
      seen = await wakeUp.wait(after: seen)
      commit()
    }
    return !isBusy
  }

  /// Commits again what the tasks of new screens have done before their first suspension.
  func commitTree() {
    var rounds = 0
    while apply(draw()), rounds < Self.maximumRounds { rounds += 1 }
  }

  /// Starts the task of a coordinator, in place of the one before, and the tasks that last as long as the window.
  func startOwnTasks(_ coordinator: any Coordinator) {
    let isFirst = coordinatorTask == nil
    if let coordinatorTask { ownTasks.removeValue(forKey: coordinatorTask)?.cancel() }
    let id = nextTask()
    coordinatorTask = id
    ownTasks[id] = track {
      Task { await withTaskExecutorPreference(executor) { await run(coordinator, task: id) } }
    }
    guard isFirst else { return }
    for behavior in tree.requiredBehaviors {
      let id = nextTask()
      ownTasks[id] = track {
        Task { await withTaskExecutorPreference(executor) { await run(behavior, task: id) } }
      }
    }
  }

  /// - Returns: True if tasks have been started, which may have changed what is to be shown.
  @discardableResult
  func apply(_ outcome: ScreenTree.Outcome) -> Bool {
    for screen in outcome.loaded {
      screen.runTask = startOwnTask(of: screen) { await $0.run() }
    }
    for (behavior, screen) in outcome.behaviors { start(behavior, of: screen) }
    for screen in outcome.disappeared {
      if let id = screen.visibleTask { screen.tasks[id]?.cancel() }
      screen.visibleTask = nil
    }
    for screen in outcome.appeared where screen.screen.isVisible && screen.visibleTask == nil {
      screen.visibleTask = startOwnTask(of: screen) { await $0.runWhileVisible() }
    }
    for screen in outcome.unloaded {
      for task in screen.tasks.values { task.cancel() }
      screen.screen.behaviorAdded = nil
      screen.screen.behaviorRemoved = nil
      departed.append(Departed(screen))
    }
    departed.removeAll { $0.isFreed }
    if !outcome.loaded.isEmpty { checkRoutes() }
    return !outcome.loaded.isEmpty || !outcome.appeared.isEmpty
  }

  /// Reports the screens whose addresses nobody opens.
  private func checkRoutes() {
    guard let coordinator else { return }
    for screen in tree.navigator.stack + tree.navigator.modals {
      guard let template = screen.template, !knownTemplates.contains(template) else { continue }
      // The coordinator may have others than at the start, such as after a sign-in.
      let isOpened = destinations(of: coordinator).templates.contains(template)
      knownTemplates.insert(template)
      if !isOpened { report(.unknownRoute(screen: screen.name, template: template)) }
    }
  }

  /// Starts `run()` or `runWhileVisible()` of a screen, which runs at once up to its first suspension.
  private func startOwnTask(
    of screen: LoadedScreen, _ work: @escaping @Sendable (any ScreenModel) async -> Void
  ) -> Int {
    let id = nextTask()
    screen.startsPending += 1
    // Written out twice, because the closure of a helper would be queued.
    let task: Task<Void, Never>
    if #available(macOS 26, iOS 26, *) {
      task = track {
        Task.immediate(executorPreference: executor) { await run(screen, task: id, work) }
      }
    } else {
      task = track {
        Task { await withTaskExecutorPreference(executor) { await run(screen, task: id, work) } }
      }
    }
    // Most have nothing to do.
    if lastFinishedTask != id { screen.tasks[id] = task }
    return id
  }

  private func run(
    _ screen: LoadedScreen, task id: Int, _ work: @Sendable (any ScreenModel) async -> Void
  ) async {
    screen.startsPending -= 1
    wakeUp.signal()
    let began = observedTime
    await work(screen.screen.model)
    noteEnd(id, of: screen, since: began)
    screen.tasks[id] = nil
    lastFinishedTask = id
  }

  private func run(_ coordinator: any Coordinator, task id: Int) async {
    await coordinator.run()
    ownTasks[id] = nil
  }

  private func run(_ behavior: any Behavior, task id: Int) async {
    await behavior.run()
    ownTasks[id] = nil
  }

  func nextTask() -> Int {
    lastTask += 1
    return lastTask
  }

  /// Creates a task for the window's visitor, so that a test host knows when it rests.
  func track(_ create: () -> Task<Void, Never>) -> Task<Void, Never> {
    CurrentTask.$owner.withValue(owner) { resting?.track(create) ?? create() }
  }

  /// Starts the `run()` of a screen's own behavior.
  private func start(_ behavior: any Behavior, of screen: LoadedScreen) {
    let id = nextTask()
    screen.behaviorTasks[ObjectIdentifier(behavior)] = id
    screen.tasks[id] = track {
      Task {
        await withTaskExecutorPreference(executor) { await run(behavior, of: screen, task: id) }
      }
    }
  }

  private func run(_ behavior: any Behavior, of screen: LoadedScreen, task id: Int) async {
    await behavior.run()
    screen.tasks[id] = nil
  }
}
