extension Element {
  /// Shows the element, but takes no events from it or from anything inside it.
  public func disabled(_ isDisabled: Bool = true) -> Node<Event> {
    modified { $0.isDisabled = isDisabled }
  }

  /// Leaves the element out of what assistive technology reads, because it only decorates.
  public func hiddenFromAssistiveTechnology(_ isHidden: Bool = true) -> Node<Event> {
    modified { $0.isHiddenFromAssistiveTechnology = isHidden }
  }

  /// Gives the element an emphasis.
  public func style(_ style: Style) -> Node<Event> {
    modified { $0.style = style }
  }

  /// Ties the element to a thing: while the identity is the same it stays the same element, and with
  /// another identity it is a new one, whose predecessor's events are refused.
  ///
  /// Use it where one thing takes another's place, such as the next question of a game: a second tap that
  /// was meant for the first question then cannot answer the next.
  public func id(_ id: some Hashable) -> Node<Event> {
    modified { $0.key = NodeKey(id) }
  }

  private func modified(_ change: (NodeStorage) -> Void) -> Node<Event> {
    // A node may be used elsewhere too, unmodified.
    let storage = node.storage.shallowCopy()
    change(storage)
    return Node(storage)
  }
}
