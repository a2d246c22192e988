/// The reason that a well-formed request is refused.
///
///     guard request.state == .open else { throw QuotesRefusal.requestNotOpen }
public enum QuotesRefusal: KeptRefusal, Equatable {
  /// The request has an invalid value.
  case invalid(InputFault)
  case wrongCredentials
  /// - Parameter seconds: the time to wait before the next attempt.
  case slowDown(seconds: Int)
  /// The queue of passwords to be checked is full.
  case tooManySignIns
  case notForYourRole

  case unknownRequest
  case unknownQuote
  case unknownPhoto
  case unknownChat

  /// The id chosen by the client already belongs to another object.
  case idTaken
  case requestNotOpen
  /// - Parameter current: the current version of the request, as the homeowner sees it.
  case changedMeanwhile(current: RequestView)
  case tooManyPhotos
  case noFreePlace
  case notApplied
  case quoteExpired
  case quoteNotOpen
  case requestNotAssigned
  case requestNotDone
  case alreadyRated

  public var isFinal: Bool {
    switch self {
    case .idTaken, .requestNotOpen, .changedMeanwhile, .tooManyPhotos, .noFreePlace, .notApplied,
      .quoteExpired, .quoteNotOpen, .requestNotAssigned, .requestNotDone, .alreadyRated:
      true
    case .invalid, .wrongCredentials, .slowDown, .tooManySignIns, .notForYourRole, .unknownRequest,
      .unknownQuote, .unknownPhoto, .unknownChat:
      false
    }
  }
}
