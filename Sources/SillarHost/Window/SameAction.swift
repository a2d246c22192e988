import Sillar
import SillarVocabulary

extension ScreenTree {
  /// True if a node can become another and stay: it is of the same kind, has the same key or position, and a user who
  /// still sees the old node and acts on it does the same as with the new one.
  ///
  /// - A button, or a row, column or card that is tapped as a whole, sends the same event.
  /// - A button has the same title and role, a field, toggle, choice or rating the same label, unless it has a key.
  /// - A segmented control or picker has the same options.
  ///
  /// So typing in a field never ends the field, and neither does a submission that changes with the text.
  func canBecome(_ old: NodeStorage, _ new: NodeStorage) -> Bool {
    guard old.matches(new) else { return false }
    guard let before = old.actions, let after = new.actions else {
      return !old.holdsFiles || old.key != nil || isSameFileField(old.placed, new.placed)
    }
    if before.takesFiles { return true }
    switch old.content {
    case .list, .customElement: return true
    case .row, .column, .card: return before.sendsSame(as: after)
    default: return isSameControl(old, new) && (before.input != nil || before.sendsSame(as: after))
    }
  }

  private func isSameControl(_ old: NodeStorage, _ new: NodeStorage) -> Bool {
    // The texts of a new node are written when it takes its place, which is too late to compare them.
    if old.key == nil || old.hasOptions { new.localize?(new, texts.write) }
    switch (old.content, new.content) {
    case (.segmentedControl(let old), .segmentedControl(let new)),
      (.picker(let old), .picker(let new)):
      guard old.titles == new.titles else { return false }
    default: break
    }
    return old.key != nil || old.content.isNamed(like: new.content)
  }

  /// - Parameter old: The contents of a file field's place, which has the key of the field.
  private func isSameFileField(_ old: [NodeStorage], _ new: [NodeStorage]) -> Bool {
    guard let old = old.first, let new = new.first else { return true }
    new.localize?(new, texts.write)
    return old.content.isNamed(like: new.content)
  }

  /// The reason why a node is not what a user saw; nil if it is.
  ///
  /// - Parameters:
  ///   - seen: The revision that the user saw; one from before the window was brought back was the saved window's.
  ///   - isTyping: True for a text, which is never for something else because its field says something else.
  func refusal(
    of node: NodeStorage, _ name: NodeName, seen: Int?, isTyping: Bool = false
  ) -> WindowEvent.Refusal? {
    guard let seen else { return nil }
    if seen < firstRevision { return saysWhatItSaid(node, name) ? nil : .changed }
    if node.firstRevision > seen {
      // In another language a field is another node, for which a text is meant all the same.
      return isTyping && seen <= remadeRevision ? nil : .notOnScreen
    }
    return !isTyping && rewordings[ObjectIdentifier(node), default: 0] > seen ? .changed : nil
  }

  /// Reports a control in a row, column or card that is tapped as a whole.
  func reportDead(_ node: NodeStorage, owner: LoadedScreen?) {
    let label = node.content.label
    let name = label.isEmpty ? "" : " \"\(label)\""
    report(
      .controlInControl(
        screen: owner?.screen.name ?? "window", control: "\(node.content.role)\(name)"))
  }
}

extension NodeActions {
  fileprivate func sendsSame(as other: NodeActions) -> Bool {
    guard let event, let otherEvent = other.event else { return true }
    return event.isEqual(to: otherEvent)
  }
}

extension RenderedNode {
  /// True if both nodes send an event, and the same one.
  public func sendsSame(as other: RenderedNode) -> Bool {
    guard let event = storage.actions?.event, let otherEvent = other.storage.actions?.event else {
      return false
    }
    return event.isEqual(to: otherEvent)
  }
}

extension NodeStorage {
  /// True if a user who has read this node, and then acts on the other one, has agreed to something else: the name of a
  /// button, switch, choice, rating or field differs.
  ///
  /// A row, column or card that is tapped as a whole leads to the thing that it shows, so its texts may change. The text
  /// in a field is the user's own, whatever the field's label: see ``WindowEvent/isTyping(in:)``.
  func isReworded(as other: NodeStorage) -> Bool {
    switch content {
    case .button, .toggle, .segmentedControl, .picker, .rating, .textField, .textArea, .fileField:
      actions != nil && (spoken != other.spoken || !content.isNamed(like: other.content))
    default: false
    }
  }

  fileprivate var hasOptions: Bool {
    switch content {
    case .segmentedControl, .picker: true
    default: false
    }
  }
}

extension WindowEvent {
  /// True for typing, which is never for something else than the user saw. The return key and files of a field can be.
  func isTyping(in node: NodeStorage) -> Bool {
    switch node.content {
    case .textField, .textArea: input != nil
    default: false
    }
  }
}

extension NodeContent {
  /// True unless both are controls of which a user reads different names.
  fileprivate func isNamed(like other: NodeContent) -> Bool {
    if case .button(_, let role) = self, case .button(_, let otherRole) = other, role != otherRole {
      return false
    }
    return label == other.label
  }
}
