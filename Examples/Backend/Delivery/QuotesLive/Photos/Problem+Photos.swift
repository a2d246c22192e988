import BackendModel
import HTTPTypes
import SillarModel

extension Problem {
  /// - Parameter closes: true to close the connection instead of reading the rest of the body.
  static func photoTooLarge(closes: Bool = false) -> Problem {
    var problem = Problem(
      .contentTooLarge, kind: "photo-too-large", title: "The photo is too large",
      detail: "A photo may have at most \(PhotoTooLarge.limit / 1024 / 1024) MB.")
    if closes { problem.headers[.connection] = "close" }
    return problem
  }

  static func photosBusy(_ full: QueueFull) -> Problem {
    var problem = Problem(
      .serviceUnavailable, kind: "too-many-photos-at-once", title: "Too many photos at once",
      detail: "Many photos are being checked just now. Send this one again later.")
    problem.headers[.retryAfter] = "\(full.retryAfter.components.seconds)"
    return problem
  }

  init(_ fault: PhotoFault) {
    self.init(
      .unsupportedMediaType, kind: "not-a-photo", title: "This is not taken as a photo",
      detail: fault.detail)
    members["reason"] = fault.reason
  }
}
