import ChatModel
import Foundation
import Sillar

struct ChatState: Equatable, Sendable {
  var conversation = Loadable<Conversation>()
  var draft = ChatDraft()
  /// What is wrong with what was written, once somebody has tried to send it.
  var draftProblem: DraftProblem?
  /// Why what was written could not be kept.
  var failure: Failure?
  var isLoadingEarlier = false
  /// Why earlier messages are not there.
  var earlierFailure: Failure?
  /// One that somebody wanted to discard too late.
  var sentMeanwhile: MessageID?
  /// The day on which the times are read.
  var now: Date

  /// With whom and about what.
  var heading: ChatHeading? { conversation.value?.heading }
}

enum ChatEvent: Sendable {
  case typed(String)
  case photosRequested
  case photoRemoved(place: Int)
  case sent
  case earlierRequested
  case retried(MessageID)
  case discarded(MessageID)
  case requestSelected
  case unsentSelected
  case readingRetried
}
