/// Why something cannot be done, though it was asked for properly.
///
///     guard request.state == .open else { throw QuotesRefusal.requestNotOpen }
public enum QuotesRefusal: KeptRefusal, Equatable {
  /// What was sent says something that cannot be.
  case invalid(InputFault)
  /// Nobody is signed in.
  case sessionRequired
  case wrongCredentials
  /// - Parameter seconds: how long to wait before the next attempt.
  case slowDown(seconds: Int)
  case notForYourRole

  case unknownRequest
  case unknownQuote
  case unknownPhoto
  case unknownChat

  /// What a client made up names something else already.
  case idTaken
  case requestNotOpen
  /// - Parameter current: the request as it is by now, as who asked may see it.
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
    case .invalid, .sessionRequired, .wrongCredentials, .slowDown, .notForYourRole, .unknownRequest,
      .unknownQuote, .unknownPhoto, .unknownChat:
      false
    }
  }
}
