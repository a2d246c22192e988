import SillarModel

/// The input of a user to a node. Each kind of element takes one kind of input.
///
/// ```swift
/// let typing = WindowEvent(node: "1.3", input: .text("hello"))
/// let choosing = WindowEvent(node: "1.4", input: .option(2))
/// ```
public enum NodeInput: Sendable, Hashable {
  /// The whole text of a `TextField` or `TextArea`.
  case text(String)
  /// The state of a `Toggle`.
  case flag(Bool)
  /// The position of the chosen option of a `SegmentedControl` or `Picker`, from 0.
  case option(Int)
  /// The number of stars of a `Rating`, from 1.
  case number(Int)
  /// The input of a `CustomElement`, as its form for the host has sent it.
  case json(String)
  /// Files for a `FileField` that are complete and stay in place until the event has been handled. A host that
  /// transfers files uses `Window.expect(_:at:)`, which shows them while they arrive.
  case files([PickedFile])
}

extension NodeContent {
  /// Updates the content with the user's input.
  package mutating func take(_ input: NodeInput) {
    switch (self, input) {
    case (.textField(var field), .text(let text)):
      field.text = text
      self = .textField(field)
    case (.textArea(var field), .text(let text)):
      field.text = text
      self = .textArea(field)
    case (.toggle(let label, _), .flag(let isOn)):
      self = .toggle(label, isOn: isOn)
    case (.segmentedControl(var choices), .option(let position)):
      choices.selection = position
      self = .segmentedControl(choices)
    case (.picker(var choices), .option(let position)):
      choices.selection = position
      self = .picker(choices)
    case (.rating(let label, _, let maximum), .number(let stars)):
      self = .rating(label, value: Double(stars), maximum: maximum)
    default:
      break
    }
  }

  /// Keeps what the user is typing in a field whose app shows what it has stored of it.
  package mutating func keepUnfinished(of old: NodeContent) {
    switch (self, old) {
    case (.textField(var field), .textField(let old)):
      field.text = TextRule.oneLine.unfinished(old.text, storedAs: field.text)
      self = .textField(field)
    case (.textArea(var field), .textArea(let old)):
      field.text = TextRule.multiline.unfinished(old.text, storedAs: field.text)
      self = .textArea(field)
    default:
      break
    }
  }
}
