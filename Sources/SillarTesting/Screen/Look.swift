import Sillar

/// A snapshot of a window.
struct Look: Sendable {
  let root: ScreenNode
  let location: Location
  let isBusy: Bool

  init(_ frame: Frame) {
    root = ScreenNode(frame.root)
    location = frame.location
    isBusy = frame.isBusy
  }

  var text: String { ScreenText.text(of: root) }

  /// The screen that takes events: the topmost modal, or else the current screen.
  var front: ScreenNode? { root.children.last }

  /// True if only progress bars with a measured fraction make the window busy. Such a bar may be a permanent part of
  /// the screen.
  var showsOnlyMeasuredProgress: Bool {
    var measured = 0
    var unmeasured = 0
    root.walk { node, _ in
      guard case .progress(_, let fraction) = node.content else { return }
      if fraction == nil { unmeasured += 1 } else { measured += 1 }
    }
    return measured > 0 && unmeasured == 0
  }

  /// Returns true if a text is visible on the screen or contained in ``text``.
  func shows(_ text: String) -> Bool {
    root.contains { $0.ownTexts.contains { $0.contains(text) } } || self.text.contains(text)
  }
}
