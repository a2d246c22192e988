/// The response to a request, stored to be sent again when the request is retried.
///
///     let answer = KeptAnswer(status: 201, body: bytes, language: nil)
public struct KeptAnswer: Equatable, Sendable {
  public let status: Int
  public let body: [UInt8]
  /// The language of the texts in the body; `nil` when the body has no localized text.
  public let language: Language?

  public init(status: Int, body: [UInt8], language: Language? = nil) {
    self.status = status
    self.body = body
    self.language = language
  }
}
