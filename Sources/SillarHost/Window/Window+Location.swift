import Sillar
import SillarVocabulary

/// Where a window is, and what it has loaded.
extension Window {
  /// Tells the behaviors of the visible screens that the window has come to the front, or is behind something else.
  public func setInFront(_ isInFront: Bool) {
    guard !hasEnded else { return }
    record(.isInFront(isInFront))
    tree.setInFront(isInFront)
    wakeUp.signal()
  }

  /// True if the window has gone elsewhere since a frame, so that Back would lead to another screen than it did there.
  func hasMoved(since revision: Int) -> Bool {
    render { _ in }
    // A window that is brought back is where it was.
    return arrival > max(revision, tree.firstRevision + 1)
  }

  /// The loaded screens, for tests and diagnosis: name, visibility, and the types of their behaviors, the required ones first.
  func loadedScreens() -> [(name: String, isVisible: Bool, behaviors: [String])] {
    commit()
    return tree.everyLoadedScreen.map(\.screen).map { screen in
      (screen.name, screen.isVisible, screen.behaviors.map { "\(type(of: $0))" })
    }
  }

  var currentAddress: Address? {
    tree.navigator.stack.lazy.reversed().compactMap(\.address).first ?? Address(location.path)
  }

  var currentLocation: Location {
    let link = tree.navigator.stack.lazy.reversed().compactMap(\.link).first
    return Location(
      path: link ?? Address(location.path)?.description ?? location.path,
      depth: tree.navigator.stack.count,
      modals: tree.navigator.modals.count,
      title: tree.root.placed.last?.firstTitle ?? "",
      keepsDeviceAwake: tree.keepsDeviceAwake)
  }

  /// The screens and presenters that are still in memory although their screen has been unloaded.
  ///
  /// Something holds them: a closure, a delegate, a task that ignores its cancellation.
  public func survivors() -> [String] { departed.flatMap(\.survivors) }
}
