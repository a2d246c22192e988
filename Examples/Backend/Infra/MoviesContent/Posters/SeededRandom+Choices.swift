/// Choices made with a repeatable source of numbers.
extension SeededRandom {
  /// A whole number from `low` to `high`, both included.
  mutating func whole(_ low: Int, _ high: Int) -> Int {
    low + Int(next(0, Double(high - low + 1)))
  }

  /// True as often as `share` says (0 to 1).
  mutating func chance(_ share: Double = 0.5) -> Bool {
    next(0, 1) < share
  }

  /// One of `choices`, or `fallback` if there are none.
  mutating func pick<Choice>(_ choices: [Choice], or fallback: Choice) -> Choice {
    choices.isEmpty ? fallback : choices[whole(0, choices.count - 1)]
  }
}
