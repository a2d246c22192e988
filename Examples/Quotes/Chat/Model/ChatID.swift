public import Work

/// The chat about one request between its homeowner and one professional.
public struct ChatID: Hashable, Sendable {
  public let request: RequestID
  public let professional: PersonID

  public init(request: RequestID, professional: PersonID) {
    self.request = request
    self.professional = professional
  }

  /// The subject of the commands about this chat: its messages and their photos keep their order.
  public var subject: String { "\(Self.kind)\(request.rawValue)~\(professional.rawValue)" }

  private static let kind = "chat/"

  /// Returns true for the subject of any chat.
  public static func isSubject(_ subject: String) -> Bool { subject.hasPrefix(kind) }
}
