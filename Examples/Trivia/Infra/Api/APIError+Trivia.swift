import SillarData
import SillarModel

extension APIError {
  /// The failure as an error of the model. HTTP statuses are hidden: the player cannot correct any of them.
  var forPlayers: any Error {
    switch self {
    case .cancelled: CancellationError()
    case .offline, .timedOut: problem
    default: Problem.broken(ServiceFailure(self))
    }
  }
}
