import SillarData

/// A list on the wire. One bad item does not spoil the rest.
struct ListDTO<Item: Codable & Sendable>: Codable, Sendable {
  let items: [Item]
  let next: String?
  /// What was wrong with each item that is left out.
  let flaws: [String]

  private enum Key: CodingKey { case items, next }

  init(items: [Item], next: String?) {
    self.items = items
    self.next = next
    flaws = []
  }

  /// - Throws: `DecodingError` without items: then it is no list.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let items = try members.decode(Readable<Item>.self, forKey: .items)
    self.items = items.elements
    flaws = items.unreadable
    next = try members.decodeIfPresent(String.self, forKey: .next)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(items, forKey: .items)
    try members.encode(next, forKey: .next)
  }
}
