extension Element {
  /// Shows the element, but takes no events from it or from anything inside it.
  @inlinable public consuming func disabled(_ isDisabled: Bool = true) -> Node<Event> {
    let node = modifiable()
    node.storage.isDisabled = isDisabled
    return node
  }

  /// Leaves the element out of what assistive technology reads, because it only decorates.
  @inlinable public consuming func hiddenFromAssistiveTechnology(_ isHidden: Bool = true) -> Node<
    Event
  > {
    let node = modifiable()
    node.storage.isHiddenFromAssistiveTechnology = isHidden
    return node
  }

  /// Has assistive technology read something else than the element's own text: for a button whose title is a sign.
  ///
  /// ```swift
  /// func more() -> Node<CounterEvent> { Button("+", send: .tapped).spoken("One more moka pot") }
  /// ```
  @inlinable public consuming func spoken(_ text: some Localizable) -> Node<Event> {
    let text = text.localized
    let node = modifiable()
    node.storage.spoken = text.verbatim
    if text.verbatim == nil {
      let localize = node.storage.localize
      node.storage.localize = { storage, write in
        localize?(storage, write)
        storage.spoken = write(text)
      }
    }
    return node
  }

  /// Gives the element an emphasis.
  @inlinable public consuming func style(_ style: Style) -> Node<Event> {
    let node = modifiable()
    node.storage.style = style
    return node
  }

  /// Ties the element to a thing: while the identity is the same it stays the same element, and with
  /// another identity it is a new one, whose predecessor's events are refused.
  ///
  /// Use it where one thing takes another's place, such as the next question of a game: a second tap that
  /// was meant for the first question then cannot answer the next.
  @inlinable public consuming func id(_ id: some Hashable) -> Node<Event> {
    let node = modifiable()
    node.storage.key = NodeKey(id)
    return node
  }

  /// The element's node, for a modifier to change.
  @inlinable consuming func modifiable() -> Node<Event> {
    var node = node
    _ = consume self
    // It may be used elsewhere too, unmodified.
    if !isKnownUniquelyReferenced(&node.storage) { node.storage = node.storage.shallowCopy() }
    return node
  }
}
