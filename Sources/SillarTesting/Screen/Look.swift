import Sillar

/// A window as it was at one moment.
struct Look: Sendable {
  let root: ShownNode
  let location: Location
  let isBusy: Bool

  init(_ frame: Frame) {
    root = ShownNode(frame.root)
    location = frame.location
    isBusy = frame.isBusy
  }

  var text: String { ScreenText.text(of: root) }

  /// What takes events: the last modal, else the screen.
  var front: ShownNode? { root.children.last }

  /// Whether everything that makes the window busy is a bar that shows how far something has come; that may be
  /// a part of the screen for good.
  var showsOnlyMeasuredProgress: Bool {
    var measured = 0
    var unmeasured = 0
    root.walk { node, _ in
      guard case .progress(_, let fraction) = node.content else { return }
      if fraction == nil { unmeasured += 1 } else { measured += 1 }
    }
    return measured > 0 && unmeasured == 0
  }

  /// Whether a text is to be read on the screen, or stands in ``text``.
  func shows(_ text: String) -> Bool {
    root.contains { $0.ownTexts.contains { $0.contains(text) } } || self.text.contains(text)
  }
}
