import ChatModel
import SillarData
import Work

/// A page of messages on the wire, the newest first.
struct MessagesPageDTO: Decodable, Sendable {
  let messages: [Message]
  let receipts: Receipts
  /// Whether there are others before them.
  let hasEarlier: Bool
  /// What was wrong with each message that is left out.
  let flaws: [String]

  private enum Key: CodingKey { case items, next, delivered, read }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let items = try members.decode(Readable<MessageDTO>.self, forKey: .items)
    messages = items.elements.map(\.message)
    flaws = items.unreadable
    hasEarlier = try members.decodeIfPresent(String.self, forKey: .next) != nil
    func numbers(_ key: Key) throws -> [PersonID: Int] {
      let numbers = try members.decodeIfPresent([String: Int].self, forKey: key) ?? [:]
      return Dictionary(numbers.map { (PersonID($0.key), $0.value) }) { $1 }
    }
    receipts = Receipts(delivered: try numbers(.delivered), read: try numbers(.read))
  }
}
