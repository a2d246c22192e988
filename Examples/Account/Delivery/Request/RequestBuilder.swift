import AccountModel
import Sillar

struct RequestBuilder {
  let actions: AccountActions
  let words: Localization
  let recovery: Recovery

  func build(_ id: PaymentRequest.ID, coordinator: any RequestCoordinator) -> Screen {
    let requests = Loader(recovery: recovery) { [actions] in actions.getRequests.execute() }
    return Screen(
      "request", path: RequestPath.path(of: id), view: RequestView(words: words),
      presenter: RequestPresenter(
        id: id, requests: requests,
        cancellation: RequestCancellation(cancel: actions.cancelRequest), coordinator: coordinator))
  }
}

/// Where a request is found: `/requests/req_7Q2`.
enum RequestPath {
  private static let prefix = "/requests/"

  static func path(of id: PaymentRequest.ID) -> String { prefix + id.rawValue }

  /// Nil for a path that leads to no request.
  static func request(at path: String) -> PaymentRequest.ID? {
    guard path.hasPrefix(prefix) else { return nil }
    let id = path.dropFirst(prefix.count)
    let isPlain = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, 1...100 ~= id.utf8.count else { return nil }
    return PaymentRequest.ID(rawValue: String(id))
  }
}
