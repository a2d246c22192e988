import Sillar
import SillarData
import UnsentDelivery
import UnsentModel
import Work

/// The texts for the modules' commands.
struct ModulesWording: UnsentWording {
  func describe(_ entry: UnsentEntry) -> LocalizedText {
    let text: Words =
      switch UnsentChange.Kind(rawValue: entry.kind) {
      case .created: .createRequest
      case .changed: .changeRequest
      case .cancelled: .cancelRequest
      case .done: .finishRequest
      case .rated, .contactRated: .sendRating
      case .photoAdded: .addPhoto
      case .applied: .apply
      case .offered: .makeOffer
      case .accepted, .declined: .answerQuote
      case .uploaded: .upload
      case .other, nil: entry.kind == "chat-message" ? .message : .otherChange
      }
    return text.localized
  }

  func about(_ group: UnsentGroup) -> LocalizedText {
    if let topic = group.topic {
      guard let name = topic.person else { return topic.title.localized }
      return Words.aboutChatWith.with(["name": name, "title": topic.title])
    }
    let text: Words =
      switch group.subject.prefix(while: { $0 != "/" }) {
      case "request": .aboutRequest
      case "chat": .aboutChat
      case "photo": .aboutPhoto
      default: .aboutOther
      }
    return text.localized
  }

  func refusal(_ reason: String) -> LocalizedText? { why(reason).localized }

  /// Returns the text for a refusal code of the service.
  private func why(_ reason: String) -> Words {
    switch reason {
    case "no-free-place": .refusedNoPlace
    case "request-not-open", "request-not-assigned", "request-not-done": .refusedNotOpen
    case "not-applied": .refusedNotApplied
    case "quote-not-open": .refusedQuoteNotOpen
    case "quote-expired": .refusedQuoteExpired
    case "already-rated": .refusedRated
    case "unknown-request", "unknown-quote", "unknown-photo", "unknown-chat": .refusedUnknown
    case "too-many-photos": .refusedTooManyPhotos
    case "not-a-photo", "photo-too-large": .refusedPhoto
    case Outbox.lost: .refusedLost
    default: .refusedOther
    }
  }
}
