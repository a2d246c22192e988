public import Work

/// The numbers up to which the messages of a chat are delivered to each person, and read by them.
public struct Receipts: Hashable, Sendable {
  public var delivered: [PersonID: Int]
  public var read: [PersonID: Int]

  public init(delivered: [PersonID: Int] = [:], read: [PersonID: Int] = [:]) {
    self.delivered = delivered
    self.read = read
  }

  /// Returns the delivery state of a sender's message, by the numbers of the other person.
  func mark(of number: Int, from sender: PersonID) -> MessageMark {
    func hasCome(_ numbers: [PersonID: Int]) -> Bool {
      numbers.contains { $0.key != sender && $0.value >= number }
    }
    if hasCome(read) { return .read }
    return hasCome(delivered) ? .delivered : .sent
  }
}

/// The delivery state of a person's own message.
public enum MessageMark: Hashable, Sendable {
  /// The message is sent as soon as possible.
  case waiting
  /// The service has refused the message; its author may send it again or discard it.
  case parked(Refusal)
  /// Another version of the app has stored the message, and only that version can read it.
  case unreadable
  case sent, delivered, read

  /// The reason why the service refuses a message.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// The chat or the photo does not exist any more.
    case gone
    /// This person may not write here.
    case notAllowed
    /// The service does not accept the content.
    case notAccepted
    /// The service had the message, and has lost it: it was restored from a backup.
    case lost
    case other
  }
}
