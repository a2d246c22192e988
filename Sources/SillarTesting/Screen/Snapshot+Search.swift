import Sillar
import SillarHost

/// What steps look for on a screen.
extension Snapshot {
  var text: String { ScreenText.text(of: screen) }

  /// The screen that takes events: the topmost modal, or else the current screen.
  var front: ScreenNode? { screen.children.last }

  /// True if only progress bars with a measured fraction make the window busy. Such a bar may be a permanent part of
  /// the screen.
  var showsOnlyMeasuredProgress: Bool {
    var measured = 0
    var unmeasured = 0
    screen.walk { node, _ in
      guard case .progress(_, let fraction) = node.content else { return }
      if fraction == nil { unmeasured += 1 } else { measured += 1 }
    }
    return measured > 0 && unmeasured == 0
  }

  /// Returns true if a text is visible on the screen or contained in ``text``.
  func shows(_ text: String) -> Bool {
    screen.contains { $0.ownTexts.contains { $0.contains(text) } } || self.text.contains(text)
  }
}
