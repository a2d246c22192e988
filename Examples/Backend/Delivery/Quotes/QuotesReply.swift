import HTTPTypes

/// The status and the body of a response.
struct QuotesReply {
  let status: HTTPResponse.Status
  /// The body; `nil` for a response without one.
  let body: (any Encodable)?

  static func ok(_ body: any Encodable) -> QuotesReply { QuotesReply(status: .ok, body: body) }

  static func created(_ body: any Encodable) -> QuotesReply {
    QuotesReply(status: .created, body: body)
  }

  static var nothing: QuotesReply { QuotesReply(status: .noContent, body: nil) }
}
