import HTTPTypes

/// What a call is answered with.
struct QuotesReply {
  let status: HTTPResponse.Status
  /// `nil` for none.
  let body: (any Encodable)?

  static func ok(_ body: any Encodable) -> QuotesReply { QuotesReply(status: .ok, body: body) }

  static func created(_ body: any Encodable) -> QuotesReply {
    QuotesReply(status: .created, body: body)
  }

  static var nothing: QuotesReply { QuotesReply(status: .noContent, body: nil) }
}
