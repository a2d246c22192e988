public import Work

/// The names under which commands about requests are stored. They never change.
///
/// ```swift
/// let subject = RequestCommand.subject(RequestID(rawValue: "r1"))   // request/r1
/// ```
public enum RequestCommand: String, Sendable, CaseIterable {
  case create = "create-request"
  case change = "change-request"
  case cancel = "cancel-request"
  case finish = "finish-request"
  case rate = "rate-work"
  case addPhoto = "add-photo-to-request"
  case apply = "apply-to-request"
  case offer = "make-offer"
  case accept = "accept-quote"
  case decline = "decline-quote"

  /// What commands about a request, its quotes and photos included, are about: they are sent in their order.
  public static func subject(_ request: RequestID) -> String { "request/\(request.rawValue)" }

  /// The request that commands on a subject are about.
  public static func request(of subject: String) -> RequestID? {
    guard subject.hasPrefix("request/") else { return nil }
    return RequestID(rawValue: String(subject.dropFirst("request/".count)))
  }
}
