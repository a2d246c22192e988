import SillarData
import SillarModel
import TriviaModel

extension APIError {
  /// The failure in the model's words. Nobody above hears of HTTP.
  var forPlayers: any Error {
    switch self {
    case .offline: TriviaError.offline
    case .timedOut: TriviaError.timedOut
    case .cancelled: CancellationError()
    case .brokenOff, .status, .undecodable, .tooLarge, .invalidRequest:
      TriviaError.serverFailed(ServiceFailure(self))
    }
  }
}
