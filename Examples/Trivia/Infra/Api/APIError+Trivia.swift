import SillarData
import SillarModel

extension APIError {
  /// The failure in the model's words. Nobody above hears of HTTP: no status is the player's to mend.
  var forPlayers: any Error {
    switch self {
    case .cancelled: CancellationError()
    case .offline, .timedOut: problem
    default: Problem.broken(ServiceFailure(self))
    }
  }
}
