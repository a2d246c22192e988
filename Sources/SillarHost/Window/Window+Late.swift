import Sillar
import SillarVocabulary

extension Window {
  /// What is left to do for events whose handling has waited.
  struct Late {
    /// What was entered into a control.
    struct Input {
      let node: NodeStorage
      let input: NodeInput
    }

    /// Told once no event is being handled: the last ones, where one is being handled for ever.
    private var notes: [@Sendable (_ isHandled: Bool) -> Void] = []
    private static let mostNotes = 100
    /// The inputs that are handled since the last drawing.
    var inputs: [Input] = []

    mutating func wait(_ note: @escaping @Sendable (_ isHandled: Bool) -> Void) {
      if notes.count == Self.mostNotes { notes.removeFirst() }
      notes.append(note)
    }

    mutating func tell() {
      for note in notes { note(true) }
      notes = []
    }
  }

  /// Shows a control once more that shows something else than was entered: a host may have passed over what came while the input was
  /// being handled, because a person is ahead of the window then.
  func showLateInputs() {
    for late in late.inputs {
      var entered = late.node.content
      entered.take(late.input)
      if entered != late.node.content { tree.showAgain(late.node) }
    }
    late.inputs = []
  }

  /// Returns when no event is being handled, or after some time.
  ///
  /// - Returns: True if none is being handled.
  @discardableResult
  public func waitUntilHandled(atMost limit: Duration) async -> Bool {
    let waiting = Task {
      var seen = wakeUp.signals
      while !Task.isCancelled, eventsInHand > 0 { seen = await wakeUp.wait(after: seen) }
    }
    let clock = context.clock
    let timer = Task {
      try? await clock.sleep(for: limit)
      waiting.cancel()
    }
    await waiting.value
    timer.cancel()
    return eventsInHand == 0
  }
}
