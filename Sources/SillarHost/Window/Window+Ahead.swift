import Sillar
import SillarVocabulary

/// What the user may tap next is read in advance.
extension Window {
  /// The time after which a tap is expected no more.
  private static let aheadLimit = Duration.seconds(2)

  /// Reads in advance what the screen that a node is linked to reads first, while the user presses the node. Nothing is shown
  /// or loaded, and no behavior hears of it. The reading ends with the next one, with the screen of the node, and after 2 seconds:
  /// a screen that was opened meanwhile has joined it.
  ///
  /// - Parameter node: Nil when the user has let go without a tap.
  public func readAhead(_ node: NodeName?) {
    endReadingAhead()
    guard !hasEnded, let node, let source = tree.source(named: node),
      let address = source.node.actions?.link.flatMap({ Address($0) }),
      tree.takesEvents(source.owner), !source.isDisabled,
      let coordinator, let read = destinations(of: coordinator).reading(ahead: address)
    else { return }
    let (screen, id) = (source.owner, nextTask())
    screen.aheadTask = id
    screen.tasks[id] = track {
      Task {
        await withTaskExecutorPreference(executor) { await run(read, of: screen, task: id) }
      }
    }
  }

  private func run(
    _ read: () async throws -> Void, of screen: LoadedScreen, task id: Int
  ) async {
    let clock = context.clock
    let timer = Task {
      guard (try? await clock.sleep(for: Self.aheadLimit)) != nil else { return }
      endReadingAhead(task: id)
    }
    try? await read()
    timer.cancel()
    screen.tasks[id] = nil
  }

  /// - Parameter task: The reading that is to end; nil for any.
  private func endReadingAhead(task: Int? = nil) {
    for screen in tree.everyLoadedScreen {
      guard let id = screen.aheadTask, task == nil || task == id else { continue }
      screen.aheadTask = nil
      screen.tasks.removeValue(forKey: id)?.cancel()
    }
  }
}
