import Sillar
import SillarVocabulary

/// What a window tells its observer.
extension Window {
  /// The time by which ``send(_:since:noting:rendering:)`` measures; nil if nobody observes the window.
  public nonisolated var observedTime: Duration? { observing?.now() }

  /// Notes an event that is about to be handled.
  func noteBegin(
    _ kind: WindowObservation.EventKind, in screen: LoadedScreen
  ) -> Observing.Event? {
    guard let observing else { return nil }
    let event = Observing.Event(kind: kind, place: screen.place, began: observing.now())
    observed.event = event
    if observed.restless == nil { observed.restless = event.began }
    return event
  }

  /// Notes that an event has been handled.
  ///
  /// - Parameter hasWaited: True if its task has been suspended. What it has led to is then drawn in this task, and not in that
  ///   of a host, so that what new screens begin has the task-local values of the event that has shown them.
  func noteHandled(_ event: Observing.Event, hasWaited: Bool = false) {
    guard let observing else { return }
    observing.note(.handled(event.kind, after: observing.now() - event.began), in: event.place)
    if hasWaited, !hasEnded { commit() }
  }

  func noteRefusal(_ event: WindowEvent, _ reason: WindowEvent.Refusal) {
    guard let observing else { return }
    let node = tree.root.node(named: event.node)
    observing.note(
      .refused(.init(event, on: node?.content), reason),
      in: node.flatMap { tree.source($0)?.owner.place })
  }

  /// Notes a task of a presenter that has ended, unless it had nothing to wait for.
  func noteEnd(_ id: Int, of screen: LoadedScreen, since began: Duration?) {
    // Where an executor is preferred, a task without anything to do is queued for it all the same.
    guard let observing, let began, screen.tasks[id] != nil else { return }
    let time = observing.now() - began
    if time == .zero { return }
    observing.note(.taskEnded(screen.name(ofTask: id), after: time), in: screen.place)
  }

  /// Draws what has changed, and notes how long it took.
  func draw() -> ScreenTree.Outcome {
    guard let observing else { return tree.commit() }
    noteFront(observing)
    let (began, before) = (observing.now(), tree.changes.count)
    let outcome = tree.commit()
    let after = observing.now() - began
    // A behavior may have led to another screen meanwhile.
    noteFront(observing)
    let changes = tree.changes.count - before
    if changes > 0 { observing.note(.rendered(changes: changes, after: after)) }
    return outcome
  }

  /// Notes another screen in front.
  private func noteFront(_ observing: Observing) {
    guard let screen = tree.navigator.top, observed.front !== screen else { return }
    observing.note(front: Observing.Place(screen), before: observed.frontName)
    (observed.front, observed.frontName) = (screen, screen.name)
  }

  /// Notes a frame in which nothing is left to wait for.
  func noteRest(isBusy: Bool) {
    guard let observing, !isBusy, let since = observed.restless else { return }
    observed.restless = nil
    observing.note(.settled(after: observing.now() - since))
  }
}
