/// One of the answers that a question offers.
public struct Answer: Hashable, Sendable, Identifiable {
  /// Names an answer within its question, such as `a`.
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  public let text: String

  public init(id: ID, text: String) {
    self.id = id
    self.text = text
  }
}
