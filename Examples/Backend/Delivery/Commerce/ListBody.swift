import BackendModel

/// A list, or part of one.
struct ListBody<Item: Encodable>: Encodable {
  let items: [Item]
  let next: Nullable<String>

  init(_ items: [Item]) {
    self.items = items
    next = Nullable(nil)
  }

  /// Leaves out an item that needs something stored that cannot be read; the log has it.
  init<Element>(_ slice: Slice<Element>, _ item: (Element) throws -> Item) rethrows {
    items = try slice.items.compactMap { element -> Item? in
      do { return try item(element) } catch is DamagedRow { return nil }
    }
    next = Nullable(slice.next.map(Cursor.text))
  }
}
