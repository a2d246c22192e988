import HTTPTypes
import Hummingbird

/// The answer of `/healthz`: windows can be served, or the problems that prevent it.
enum Health: Equatable {
  case ok
  case failing(Set<Watchdog.Problem>)

  static let path = "/healthz"

  var status: HTTPResponse.Status { self == .ok ? .ok : .serviceUnavailable }

  /// A line for each problem.
  var text: String {
    switch self {
    case .ok: "ok\n"
    case .failing(let problems): problems.map { "\($0)\n" }.sorted().joined()
    }
  }

  var headers: HTTPFields {
    var headers = Headers.forScripts(contentType: "text/plain")
    headers[.contentLength] = String(text.utf8.count)
    return headers
  }

  var response: Response {
    Response(status: status, headers: headers, body: .init(byteBuffer: .init(string: text)))
  }
}
