public import Work

/// A chat as far as it is known: what the service has, then what it does not have yet, each message once.
///
/// ```swift
/// func texts(_ conversation: Conversation) -> [String] { conversation.lines.map(\.text) }
/// ```
public struct Conversation: Hashable, Sendable {
  public let me: PersonID
  /// Grows when the service has another history, such as after a restore from a backup: then nothing of what was known
  /// before holds.
  public private(set) var generation: Int
  /// With whom and about what; nil where that is not known yet.
  public private(set) var heading: ChatHeading?
  /// In the service's order.
  public private(set) var messages: [Message]
  /// In the order in which they were written.
  public private(set) var pending: [PendingMessage]
  public private(set) var receipts: Receipts
  /// Whether there are, or may be, messages before the first of these.
  public private(set) var hasEarlier: Bool

  public init(
    me: PersonID, heading: ChatHeading? = nil, messages: [Message] = [],
    pending: [PendingMessage] = [], receipts: Receipts = Receipts(), hasEarlier: Bool = false,
    generation: Int = 0
  ) {
    self.me = me
    self.generation = generation
    self.heading = heading
    self.messages = Self.merged([], messages)
    self.pending = pending
    self.receipts = receipts
    self.hasEarlier = hasEarlier
  }

  /// The number of the first message that is known.
  public var first: Int? { messages.first?.number }

  /// The number of the last message of the other one.
  public var lastOfOther: Int? { messages.last { $0.from != me }?.number }

  /// Takes what is known by now. What was there before, such as earlier messages, stays, unless the service has another
  /// history.
  public mutating func take(_ news: Conversation) {
    guard news.generation == generation else {
      self = news
      return
    }
    if messages.isEmpty || news.first.map({ $0 <= first ?? .max }) == true {
      hasEarlier = news.hasEarlier
    }
    messages = Self.merged(messages, news.messages)
    pending = news.pending
    heading = news.heading ?? heading
    receipts.take(news.receipts)
  }

  /// Takes messages from before the first one.
  public mutating func take(_ page: EarlierMessages) {
    messages = Self.merged(messages, page.messages)
    hasEarlier = page.hasEarlier
  }

  /// What is to be seen, from the oldest on.
  public var lines: [ConversationLine] {
    let known = Set(messages.map(\.id))
    // One whose answer was lost is here twice until it has been sent again: the service's holds.
    let own = pending.filter { !known.contains($0.id) }
    return messages.map { ConversationLine($0, me: me, receipts: receipts) }
      + own.map { ConversationLine($0) }
  }

  private static func merged(_ old: [Message], _ new: [Message]) -> [Message] {
    var byID = Dictionary(old.map { ($0.id, $0) }) { $1 }
    for message in new { byID[message.id] = message }
    return byID.values.sorted { ($0.number, $0.id.rawValue) < ($1.number, $1.id.rawValue) }
  }
}

/// Messages from before those that are known.
///
/// ```swift
/// let none = EarlierMessages(messages: [], hasEarlier: false)
/// ```
public struct EarlierMessages: Hashable, Sendable {
  public let messages: [Message]
  /// Whether there are, or may be, others before them.
  public let hasEarlier: Bool

  public init(messages: [Message], hasEarlier: Bool) {
    self.messages = messages
    self.hasEarlier = hasEarlier
  }
}
