public import Work

/// How far the messages of a chat have come with each person: the numbers up to which they are delivered, and read.
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
public enum MessageMark: Hashable, Sendable {
  /// It is sent as soon as possible.
  case waiting
  /// The service has refused it, and its author decides what becomes of it.
  case parked(Refusal)
  /// It was written with another version of the app, and is kept for that one.
  case unreadable
  case sent, delivered, read

  /// The reason why the service does not take a message.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// The chat or the photo does not exist any more.
    case gone
    /// This person may not write here.
    case notAllowed
    /// The service does not accept the content.
    case notAccepted
    /// The service had it, and has lost it: it was restored from a backup.
    case lost
    case other
  }
}
