import SillarData

/// A list on the wire. One bad item does not spoil the rest.
///
/// ```swift
/// func titles(_ list: ListDTO<RequestDTO>) -> [String] { list.items.map(\.record.contents.title) }
/// ```
public struct ListDTO<Item: Decodable & Sendable>: Decodable, Sendable {
  public let items: [Item]
  /// Where the next page begins; nil on the last one.
  public let next: String?
  /// What was wrong with each item that is left out.
  public let flaws: [String]

  private enum Key: CodingKey { case items, next }

  /// - Throws: `DecodingError` without items: then it is no list.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let items = try members.decode(Readable<Item>.self, forKey: .items)
    self.items = items.elements
    flaws = items.unreadable
    next = try members.decodeIfPresent(String.self, forKey: .next)
  }
}
