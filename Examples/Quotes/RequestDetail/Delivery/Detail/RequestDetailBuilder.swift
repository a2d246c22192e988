import RequestDetailModel
import Sillar
import Work

struct RequestDetailBuilder {
  let actions: RequestDetailActions
  let words: Localization
  let recovery: Recovery
  let offersPhotos: Bool
  let picture: (PhotoID) -> PictureSource?

  func build(_ id: RequestID, coordinator: any RequestDetailScreenCoordinator) -> Screen {
    let request = Loader(recovery: recovery) { [actions] in actions.requests.request(id) }
    return Screen(
      "request-detail", path: RequestPath.path(of: id), view: RequestDetailView(words: words),
      presenter: RequestDetailPresenter(
        id: id, request: request, actions: actions,
        signals: RequestSignals(actions.requests.changes(of: id)),
        offersPhotos: offersPhotos, picture: picture, coordinator: coordinator))
  }
}

/// Where a request is found: `/requests/5f0c…`.
enum RequestPath {
  private static let prefix = "/requests/"

  static func path(of id: RequestID) -> String { prefix + id.rawValue }

  /// Nil for a path that leads to no request.
  static func request(at path: String) -> RequestID? {
    guard path.hasPrefix(prefix) else { return nil }
    let id = path.dropFirst(prefix.count)
    let isPlain = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isPlain, 1...100 ~= id.utf8.count else { return nil }
    return RequestID(rawValue: String(id))
  }
}
