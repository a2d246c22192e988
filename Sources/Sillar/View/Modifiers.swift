public import SillarVocabulary

extension ViewPart where Built == Node<Event> {
  /// Shows the element, but takes no events from it or from anything inside it.
  @inlinable public consuming func disabled(_ isDisabled: Bool = true) -> Node<Event> {
    let node = modifiable()
    node.storage.isDisabled = isDisabled
    return node
  }

  /// Hides the element from assistive technology, because it is only decorative.
  @inlinable public consuming func hiddenFromAssistiveTechnology(_ isHidden: Bool = true) -> Node<
    Event
  > {
    let node = modifiable()
    node.storage.isHiddenFromAssistiveTechnology = isHidden
    return node
  }

  /// Sets a text that assistive technology reads in place of the element's own: for a button whose title is a symbol.
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

  /// Says which screen the element's event leads to. Hosts with links, such as a browser, let the user open it elsewhere and
  /// copy its address; a plain tap sends the event.
  ///
  /// ```swift
  /// struct NoteRoute: Route {
  ///   let id: Int
  ///   static let path = Path("/notes/:id", \.id, make: Self.init)
  /// }
  ///
  /// func row(_ id: Int) -> Node<CounterEvent> {
  ///   Row(send: .tapped) { Text("Note \(id)") }.linked(to: NoteRoute(id: id))
  /// }
  /// ```
  ///
  /// For a button, and a row, column or card that is tapped as a whole; other elements, and those that are disabled, are no
  /// links. The presenter must show the screen of that route, or the link would lead elsewhere than the tap. For something
  /// that a tap does besides, such as starting a game, there is no link: see ``openingScreen()``.
  ///
  /// - Parameter route: Nil for an element that leads to no address.
  public consuming func linked(to route: (any Route)?) -> Node<Event> {
    guard let link = route?.link else { return built }
    let node = modifiable()
    node.storage.actions = node.storage.actions.map { NodeActions($0, leadingTo: .address(link)) }
    return node
  }

  /// Says that the element's event leads to a screen without an address, such as a game. A browser without a line marks it as it
  /// marks links: that screen comes only with the line.
  ///
  /// ```swift
  /// func play() -> Node<CounterEvent> { Button("Play", .primary, send: .tapped).openingScreen() }
  /// ```
  ///
  /// For a button, and a row, column or card that is tapped as a whole. What a user does on the screen that they see has no
  /// mark, because it is done later.
  public consuming func openingScreen() -> Node<Event> {
    let node = modifiable()
    node.storage.actions = node.storage.actions.map { NodeActions($0, leadingTo: .screen) }
    return node
  }

  /// Says that the element's event takes the texts of the fields beside it with it, as Send does with a message. Hosts empty
  /// the fields at the tap: what the user types next is the next text, also on a slow line.
  ///
  /// ```swift
  /// func composer(_ text: String) -> Column<CounterEvent> {
  ///   Column {
  ///     TextArea("Message", text: text, send: { .queryChanged($0) })
  ///     Button("Send", .primary, send: .tapped).emptyingFields()
  ///   }
  /// }
  /// ```
  ///
  /// For a button, and a row, column or card that is tapped as a whole: the fields are those in the element that contains it.
  /// A text field with `submit` empties itself. The presenter empties the text in its state. Where it does not, because the
  /// text cannot be sent, the user has the text back in front of what was typed meanwhile. A password is not emptied.
  public consuming func emptyingFields() -> Node<Event> {
    let node = modifiable()
    node.storage.actions = node.storage.actions.map { NodeActions($0, emptiesFields: true) }
    return node
  }

  /// Gives the element an emphasis.
  @inlinable public consuming func style(_ style: Style) -> Node<Event> {
    let node = modifiable()
    node.storage.style = style
    return node
  }

  /// Gives the element an identity. While the identity stays the same, the element stays the same. With another
  /// identity it is a new element, and events of the old element are refused.
  ///
  /// Use it where one thing takes another's place, such as the next question of a game: a second tap that was meant for
  /// the first question then cannot answer the next.
  ///
  /// Give one to each element of a loop, too: without it an element is what stands in its position of the body, so that when
  /// one goes, those after it become new elements.
  ///
  /// Without an identity, a button whose title or role changes is a new element, and so is a field, toggle, choice or
  /// rating whose label changes. With one it stays the same: for a button that shows a count and may be tapped quickly,
  /// or a field whose label changes while the user types. A button, or a row, column or card that is tapped as a whole,
  /// is in any case a new element when its event changes.
  @inlinable public consuming func id(_ id: some Hashable) -> Node<Event> {
    let node = modifiable()
    node.storage.key = NodeKey(id)
    return node
  }

  /// The element's node, for a modifier to change.
  @inlinable consuming func modifiable() -> Node<Event> {
    var node = built
    _ = consume self
    // The node may also be used elsewhere, unmodified.
    if !isKnownUniquelyReferenced(&node.storage) { node.storage = node.storage.shallowCopy() }
    return node
  }
}
