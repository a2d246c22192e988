public import ChatModel
public import Sillar

/// The keys of the texts of Chat in `Resources/Localizable.xcstrings`.
enum Words: String, StringKey {
  static let module = "Chat"

  case chatsTitle, chatsEmpty, chatsEmptyAdvice, chatsUnread, chatsOwn, chatsPhoto, chatsSilent
  case chatTitle, chatAbout, chatMessages, chatEmpty, chatEmptyAdvice, chatEarlier, chatToday,
    chatYesterday, chatYou, chatPhotoOf, chatOwnPhoto
  case markWaiting, markSent, markDelivered, markRead, markParked, markUnreadable
  case parkedRetry, parkedDiscard, parkedAll, parkedSentMeanwhile
  case newMessages
  case writeLabel, writeExample, writeSend, writePhoto, writePhotos, writeTooLong, writeEmpty

  init(_ mark: MessageMark) {
    self =
      switch mark {
      case .waiting: .markWaiting
      case .parked: .markParked
      case .unreadable: .markUnreadable
      case .sent: .markSent
      case .delivered: .markDelivered
      case .read: .markRead
      }
  }
}

// The raw values are the keys.
extension MessageMark.Refusal: StringKey { public static var module: String { Words.module } }
