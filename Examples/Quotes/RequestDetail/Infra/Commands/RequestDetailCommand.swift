import SillarData
import Work
import WorkInfra

/// A change of one request, of which the service answers with the request as it is then.
protocol RequestDetailCommand: OutboxCommand {
  /// Whose effect it is: see `RequestTables`.
  var effect: String { get }
  var request: RequestID { get }
}

extension RequestDetailCommand {
  static var version: Int { 1 }
  var subject: String { RequestCommand.subject(request) }

  /// Where it is sent.
  func path(_ verb: String = "") -> String {
    "v1/requests/\(request.rawValue)" + (verb.isEmpty ? "" : "/\(verb)")
  }
}
