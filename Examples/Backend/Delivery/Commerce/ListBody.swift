import BackendModel

/// A list, or part of one.
struct ListBody<Item: Encodable>: Encodable {
  let items: [Item]
  let next: Nullable<String>

  init(_ items: [Item]) {
    self.items = items
    next = Nullable(nil)
  }

  init<Element>(_ slice: Slice<Element>, _ item: (Element) throws -> Item) rethrows {
    items = try slice.items.map(item)
    next = Nullable(slice.next.map(Cursor.text))
  }
}
