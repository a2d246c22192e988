extension NodeContent {
  /// Updates the content with the user's input.
  mutating func take(input: String) {
    switch self {
    case .textField(var field):
      field.text = input
      self = .textField(field)
    case .textArea(var field):
      field.text = input
      self = .textArea(field)
    case .toggle(let label, _):
      self = .toggle(label, isOn: input == "true")
    case .segmentedControl(var choices):
      choices.selection = Int(input)
      self = .segmentedControl(choices)
    case .picker(var choices):
      choices.selection = Int(input)
      self = .picker(choices)
    case .rating(var rating):
      rating.value = Double(input) ?? rating.value
      self = .rating(rating)
    default:
      break
    }
  }
}
