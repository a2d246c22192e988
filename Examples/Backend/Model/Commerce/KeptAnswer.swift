/// What was answered to a request, as it is kept to be answered again.
///
///     let answer = KeptAnswer(status: 201, body: bytes, language: nil)
public struct KeptAnswer: Equatable, Sendable {
  public let status: Int
  public let body: [UInt8]
  /// The language of what is to be read in it, where there is a choice.
  public let language: Language?

  public init(status: Int, body: [UInt8], language: Language? = nil) {
    self.status = status
    self.body = body
    self.language = language
  }
}
