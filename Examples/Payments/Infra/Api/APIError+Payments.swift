import PaymentsModel
import SillarData
import SillarModel

extension APIError {
  /// The kind of a problem: the end of its type, such as `payable-closed`.
  var kind: String? {
    guard case .status(_, let problem?) = self, let type = problem.type else { return nil }
    return type.split(separator: ":").last.map(String.init)
  }

  /// The failure in the model's words. Nobody above hears of HTTP.
  ///
  /// Whatever leaves open whether the backend has acted is transient there: only an answer that says "no" is one.
  var forCustomers: any Error {
    switch self {
    case .offline, .brokenOff: PaymentsError.offline
    case .timedOut: PaymentsError.timedOut
    case .cancelled: CancellationError()
    case .undecodable, .tooLarge: PaymentsError.serverFailed(ServiceFailure(self))
    case .invalidRequest: PaymentsError.refused("\(self)")
    case .status(let code, _):
      isRefusal(code)
        ? PaymentsError.refused("\(self)") : PaymentsError.serverFailed(ServiceFailure(self))
    }
  }

  /// A key that was used for something else is no answer to what became of it.
  private func isRefusal(_ code: Int) -> Bool {
    400..<500 ~= code && ![408, 425, 429].contains(code) && kind != "idempotency-key-reused"
  }
}
