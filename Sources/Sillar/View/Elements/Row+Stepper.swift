import SillarVocabulary

extension Row {
  /// A whole number between buttons for one less and one more.
  ///
  /// Hosts show the next number at the tap, before the presenter has it, and the presenter's once that has answered.
  ///
  /// ```swift
  /// enum BasketEvent: Equatable, Sendable { case decreased, increased }
  ///
  /// func quantity(_ quantity: Int) -> Row<BasketEvent> {
  ///   Row(
  ///     stepping: quantity, in: 1...20, fewer: "One less", more: "One more", decrease: .decreased,
  ///     increase: .increased)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - range: At its ends the button that leads out of it is disabled.
  ///   - fewer: What assistive technology reads in place of the sign `−`, with what is counted.
  ///   - more: The same for `+`.
  public init(
    stepping value: Int, in range: ClosedRange<Int>, fewer: some Localizable,
    more: some Localizable, decrease: Event, increase: Event
  ) {
    let row = Row {
      Button("−", send: decrease).spoken(fewer).disabled(value <= range.lowerBound)
      Text(LocalizedText.number(value)).style(.prominent)
      Button("+", send: increase).spoken(more).disabled(value >= range.upperBound)
    }
    built = row.style(.stepper)
  }
}
