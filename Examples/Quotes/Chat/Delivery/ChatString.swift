public import Sillar

/// The names of Chat's texts. A flavor may have words of its own for each.
///
/// ```swift
/// func title(_ words: Localization) -> String { words.text(ChatString.chatsTitle) }
/// ```
public enum ChatString: String, RetryStringKey, AgeStringKey {
  public static let module = "Chat"

  // All chats.
  case chatsTitle = "chats.title"
  case chatsLoading = "chats.loading"
  case chatsEmpty = "chats.empty"
  case chatsEmptyAdvice = "chats.empty-advice"
  case chatsUnread = "chats.unread"
  case chatsOwn = "chats.own"
  case chatsPhoto = "chats.photo"
  case chatsSilent = "chats.silent"

  // One chat.
  case chatTitle = "chat.title"
  case chatLoading = "chat.loading"
  case chatAbout = "chat.about"
  case chatMessages = "chat.messages"
  case chatEmpty = "chat.empty"
  case chatEmptyAdvice = "chat.empty-advice"
  case chatEarlier = "chat.earlier"
  case chatEarlierLoading = "chat.earlier-loading"
  case chatToday = "chat.today"
  case chatYesterday = "chat.yesterday"
  case chatYou = "chat.you"
  case chatPhotoOf = "chat.photo-of"
  case chatOwnPhoto = "chat.own-photo"

  // What becomes of a message.
  case markWaiting = "mark.waiting"
  case markSent = "mark.sent"
  case markDelivered = "mark.delivered"
  case markRead = "mark.read"
  case markParked = "mark.parked"
  case markUnreadable = "mark.unreadable"
  case parkedGone = "parked.gone"
  case parkedNotAllowed = "parked.not-allowed"
  case parkedNotAccepted = "parked.not-accepted"
  case parkedLost = "parked.lost"
  case parkedOther = "parked.other"
  case parkedRetry = "parked.retry"
  case parkedDiscard = "parked.discard"
  case parkedAll = "parked.all"
  case parkedSentMeanwhile = "parked.sent-meanwhile"

  // Writing.
  case writeLabel = "write.label"
  case writeExample = "write.example"
  case writeSend = "write.send"
  case writePhoto = "write.photo"
  case writePhotos = "write.photos"
  case writeAttached = "write.attached"
  case writeRemovePhoto = "write.remove-photo"
  case writeTooLong = "write.too-long"
  case writeEmpty = "write.empty"

  // Age.
  case ageUpdating = "age.updating"
  case ageSaved = "age.saved"
  case ageOffline = "age.offline"
  case ageFailed = "age.failed"

  // Failures.
  case tryAgain = "failure.try-again"
  case failureOffline = "failure.offline"
  case failureOfflineAdvice = "failure.offline-advice"
  case failureService = "failure.service"
  case failureServiceAdvice = "failure.service-advice"
  case failureSignedOut = "failure.signed-out"
  case failureSignedOutAdvice = "failure.signed-out-advice"
  case failureUnknown = "failure.unknown"
  case failureUnknownAdvice = "failure.unknown-advice"
  case failureStorage = "failure.storage"
  case failureStorageAdvice = "failure.storage-advice"
}
