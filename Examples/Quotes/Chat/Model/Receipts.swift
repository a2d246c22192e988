public import Work

/// How far the messages of a chat have come with each of the two: up to which number they are on their device, and
/// up to which they have been read.
///
/// ```swift
/// var receipts = Receipts(delivered: [PersonID("ana"): 12], read: [PersonID("ana"): 10])
/// receipts.take(Receipts(delivered: [:], read: [PersonID("ana"): 9]))   // changes nothing
/// ```
public struct Receipts: Hashable, Sendable {
  public private(set) var delivered: [PersonID: Int]
  public private(set) var read: [PersonID: Int]

  public init(delivered: [PersonID: Int] = [:], read: [PersonID: Int] = [:]) {
    self.delivered = delivered
    self.read = read
  }

  /// What is older or came late takes nothing back.
  public mutating func take(_ other: Receipts) {
    delivered.merge(other.delivered, uniquingKeysWith: max)
    read.merge(other.read, uniquingKeysWith: max)
  }

  /// What has become of somebody's message with the other one.
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
  /// On this side only.
  case pending(PendingMessage.State)
  /// The service has it.
  case sent
  /// The other's device has it.
  case delivered
  case read
}
