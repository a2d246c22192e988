import BackendModel

/// The JSON of a list, or of one part of it.
struct ListBody<Item: Encodable>: Encodable {
  let items: [Item]
  let next: Nullable<String>

  init(_ items: [Item]) {
    self.items = items
    next = Nullable(nil)
  }

  /// Leaves out each item that needs a damaged row of the store; the log names the row.
  init<Element>(_ slice: Slice<Element>, _ item: (Element) throws -> Item) rethrows {
    items = try slice.items.compactMap { element -> Item? in
      do { return try item(element) } catch is DamagedRow { return nil }
    }
    next = Nullable(slice.next.map(Cursor.text))
  }
}
