import Sillar
import SillarData
import UnsentDelivery
import UnsentModel
import WorkInfra

/// The texts for the modules' commands.
struct ModulesWording: UnsentWording {
  func describe(_ entry: UnsentEntry) -> LocalizedText {
    let text: Words =
      switch RequestCommand(rawValue: entry.kind) {
      case .create: .createRequest
      case .change: .changeRequest
      case .cancel: .cancelRequest
      case .finish: .finishRequest
      case .rate: .rateWork
      case .addPhoto: .addPhoto
      case .apply: .apply
      case .offer: .makeOffer
      case .accept, .decline: .answerQuote
      case nil: beyondRequests(entry.kind)
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

  /// What the service calls its refusals.
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

  /// What is a module's own alone.
  private func beyondRequests(_ kind: String) -> Words {
    switch kind {
    case "chat-message": .message
    case "photos-upload": .upload
    default: .otherChange
    }
  }
}
