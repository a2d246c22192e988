import Sillar
import SillarModel
import SillarVocabulary

/// Links and Back.
extension Window {
  /// Shows the screen that a link leads to, or goes back to it when it is on the stack.
  ///
  /// - Parameter depth: The number of screens that there will be, for a path that the user has left by going back, for example
  ///   with a browser's history: its screen is shown above those that are there, which may be others than those beneath its
  ///   address. For a depth that cannot be, and for nil, the path is only opened.
  /// - Returns: False when the app does not know the path; nothing has changed then.
  public func open(_ path: String, toDepth depth: Int? = nil) -> Bool {
    record(.opens(path: recorder?.written(path: path) ?? path, toDepth: depth))
    if let depth, goForward(to: path, depth: depth) { return true }
    guard !hasEnded, let coordinator else { return false }
    defer { leave() }
    let navigator = tree.navigator
    guard let address = Address(path) else { return false }
    // A covered window ignores links.
    if address == currentAddress || navigator.cover != nil { return true }
    noteAct()
    if let screen = navigator.stack.last(where: { $0.address == address }) {
      // The coordinator is asked for each screen on the way: a screen may refuse to be left, or have something to end
      // first.
      while navigator.top !== screen, take(coordinator.leave()) {}
      return true
    }
    return show(address, with: coordinator)
  }

  /// A browser's history has no more entries.
  private static let deepest = 50

  /// Shows the screen of an address above those that are there, if it can then be the one at this depth.
  private func goForward(to path: String, depth: Int) -> Bool {
    let navigator = tree.navigator
    guard !hasEnded, navigator.cover == nil, navigator.modals.isEmpty,
      depth > navigator.stack.count, depth <= Self.deepest, let address = Address(path),
      let screen = coordinator.flatMap({ destinations(of: $0).screens(for: address)?.last })
    else { return false }
    noteAct()
    navigator.push(screen)
    leave()
    return true
  }

  /// Replaces the screens with those that an address leads to, unless the coordinator answers `leave()` with `stay`.
  /// Those beneath stay if they are on the stack already, with the same path: their queries may differ. An address without a
  /// destination goes to the coordinator's `open(_:)`.
  func show(_ address: Address, with coordinator: any Coordinator) -> Bool {
    if PreferencesRoute(address) != nil { return showPreferences(above: coordinator) }
    guard let screens = Destinations(of: coordinator).screens(for: address) else {
      return coordinator.open(address.path)
    }
    let navigator = tree.navigator
    guard navigator.stack.isEmpty || take(coordinator.leave()) else { return true }
    let kept = zip(navigator.stack, screens.dropLast())
      .prefix { $0.address?.segments == $1.address?.segments }.map(\.0)
    navigator.replaceAll(with: kept + screens.dropFirst(kept.count))
    return true
  }

  /// Goes back, if the coordinator agrees.
  ///
  /// - Parameters:
  ///   - depth: Goes back to a screen further down, for example with a browser's history: the coordinator is asked for Back
  ///     until the stack has at most so many screens, or the answer is to stay. With modals, only the topmost modal is removed.
  ///     Nil for one screen.
  ///   - seen: The revision of the frame that the user saw; see ``WindowEvent/revision``.
  /// - Returns: False if the window has gone elsewhere since that frame, so that Back would lead to another screen than it did
  ///   there. Nothing has changed then.
  @discardableResult
  public func back(toDepth depth: Int? = nil, seen: Int? = nil) -> Bool {
    if let seen, hasMoved(since: seen) { return false }
    let navigator = tree.navigator
    guard !hasEnded, navigator.cover == nil else {
      wakeUp.signal()
      return true
    }
    record(.goesBack(toDepth: depth))
    noteAct()
    if let depth, navigator.modals.isEmpty {
      while navigator.stack.count > max(1, depth), navigator.modals.isEmpty, goBack() {}
    } else {
      goBack()
    }
    leave()
    return true
  }

  /// Commits at once, so that screens that have been left are told before an event in progress can act on the new ones.
  private func leave() {
    commit()
    wakeUp.signal()
  }

  /// - Returns: False when the coordinator has answered `stay`: it handles Back itself, for example with a question.
  @discardableResult
  private func goBack() -> Bool { take(coordinator?.back() ?? .stay) }

  private func take(_ answer: BackAnswer) -> Bool {
    guard answer == .pop else { return false }
    if tree.navigator.modals.isEmpty { tree.navigator.pop() } else { tree.navigator.dismiss() }
    return true
  }

  /// Navigation counts as user activity.
  private func noteAct() { if let screen = tree.navigator.top { noteAct(on: screen) } }

  /// Tells the behaviors of a screen that the user acts on it, as a task of the window would.
  func noteAct(on screen: Screen) {
    CurrentTask.$owner.withValue(owner) { screen.listeners.each { $0.userDidAct(screen) } }
  }
}
