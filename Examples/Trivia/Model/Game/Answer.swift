/// One of the answers that a question offers.
public struct Answer: Hashable, Sendable, Identifiable {
  /// The identity of an answer within its question, such as `a`.
  public typealias ID = Identifier<Answer>

  public let id: ID
  public let text: String

  public init(id: ID, text: String) {
    self.id = id
    self.text = text
  }
}
