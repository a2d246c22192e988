public import Work

/// How far the messages of a chat have come with each person: the numbers up to which they are delivered, and read.
///
/// ```swift
/// let receipts = Receipts(delivered: [PersonID("ana"): 12], read: [PersonID("ana"): 10])
/// ```
public struct Receipts: Hashable, Sendable {
  public var delivered: [PersonID: Int]
  public var read: [PersonID: Int]

  public init(delivered: [PersonID: Int] = [:], read: [PersonID: Int] = [:]) {
    self.delivered = delivered
    self.read = read
  }

  /// How far a message of somebody has come with the other person.
  func mark(of number: Int, from sender: PersonID) -> MessageMark {
    func hasCome(_ numbers: [PersonID: Int]) -> Bool {
      numbers.contains { $0.key != sender && $0.value >= number }
    }
    if hasCome(read) { return .read }
    return hasCome(delivered) ? .delivered : .sent
  }
}

/// How far a message of one's own has come.
///
/// ```swift
/// func isOut(_ mark: MessageMark) -> Bool { [.sent, .delivered, .read].contains(mark) }
/// ```
public enum MessageMark: Hashable, Sendable {
  /// The service does not have it.
  case pending(PendingMessage.State)
  case sent
  case delivered
  case read
}
