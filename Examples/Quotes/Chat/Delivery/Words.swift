import ChatModel
import Sillar

/// The keys of the texts of Chat in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Chat"

  case chatsTitle, chatsEmpty, chatsEmptyAdvice, chatsUnread, chatsOwn, chatsPhoto, chatsSilent
  case chatTitle, chatAbout, chatMessages, chatEmpty, chatEmptyAdvice, chatEarlier, chatToday,
    chatYesterday, chatYou, chatPhotoOf, chatOwnPhoto
  case markWaiting, markSent, markDelivered, markRead, markParked, markUnreadable
  case parkedGone, parkedNotAllowed, parkedNotAccepted, parkedLost, parkedOther, parkedRetry,
    parkedDiscard, parkedAll, parkedSentMeanwhile
  case writeLabel, writeExample, writeSend, writePhoto, writePhotos, writeAttached,
    writeRemovePhoto, writeTooLong, writeEmpty

  init(_ mark: MessageMark) {
    self =
      switch mark {
      case .pending(.waiting): .markWaiting
      case .pending(.parked): .markParked
      case .pending(.unreadable): .markUnreadable
      case .sent: .markSent
      case .delivered: .markDelivered
      case .read: .markRead
      }
  }

  /// The reason why a message was refused; nil for any other message.
  init?(refusalOf mark: MessageMark?) {
    guard case .pending(.parked(let refusal)) = mark else { return nil }
    self =
      switch refusal {
      case .gone: .parkedGone
      case .notAllowed: .parkedNotAllowed
      case .notAccepted: .parkedNotAccepted
      case .lost: .parkedLost
      case .other: .parkedOther
      }
  }
}
