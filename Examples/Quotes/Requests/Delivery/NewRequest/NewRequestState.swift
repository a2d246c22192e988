import RequestsModel
import Work

struct NewRequestState: Equatable, Sendable {
  /// Nil until it is known whether one was begun.
  var draft: RequestDraft?
  /// Whether the form goes on with what was written before.
  var isContinued = false
  /// The steps that the user wanted to leave: from then on, what is wrong in them is said as they type.
  var checked: Set<RequestStep> = []
  /// Whether photos can be picked.
  let offersPhotos: Bool
  var asksToDiscard = false
  var isSending = false
  var failure: Failure?
  /// The draft is not kept, for as long as this is said.
  var keepingFailure: Failure?
}

enum NewRequestEvent: Sendable {
  case kindChosen(WorkKind)
  case titleChanged(String)
  case descriptionChanged(String)
  case cityChanged(String)
  case postcodeChanged(String)
  case timingChosen(WorkTiming)
  case photosRequested
  case photoRemoved(PhotoID)
  case continued
  case wentBack
  case stepChosen(RequestStep)
  case confirmed
  case discardRequested
  case discardConfirmed
  case discardCancelled
  case keepingRetried
}

protocol NewRequestCoordinator: AnyObject {
  /// - Parameter chosen: May be called any number of times, while the form is there.
  func photosRequested(for request: RequestID, _ chosen: @escaping ([PhotoID]) -> Void)
  func created(_ id: RequestID)
  func discarded()
}
