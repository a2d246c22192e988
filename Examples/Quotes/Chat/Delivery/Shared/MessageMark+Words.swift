import ChatModel

extension MessageMark {
  /// How far a message has come, in a few words.
  var text: ChatString {
    switch self {
    case .pending(.waiting): .markWaiting
    case .pending(.parked): .markParked
    case .pending(.unreadable): .markUnreadable
    case .sent: .markSent
    case .delivered: .markDelivered
    case .read: .markRead
    }
  }

  /// Why the service does not take it; nil for one that it takes, or may take.
  var refusal: ChatString? {
    guard case .pending(.parked(let refusal)) = self else { return nil }
    return switch refusal {
    case .gone: .parkedGone
    case .notAllowed: .parkedNotAllowed
    case .notAccepted: .parkedNotAccepted
    case .lost: .parkedLost
    case .other: .parkedOther
    }
  }
}
