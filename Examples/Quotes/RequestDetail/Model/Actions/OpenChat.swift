public import Work

/// Says with whom somebody chats about a request.
///
/// ```swift
/// func chat(_ open: any OpenChat, _ request: RequestDetail, _ carla: PersonID) throws -> ChatPlace {
///   try open.execute(request, with: carla)
/// }
/// ```
public protocol OpenChat: Sendable {
  /// - Parameter professional: With whom, for a homeowner; professionals only ever chat with the homeowner.
  /// - Throws: ``NotAllowed``.
  func execute(_ request: RequestDetail, with professional: PersonID?) throws(NotAllowed)
    -> ChatPlace
}

/// Where a chat is: about a request, with a professional.
///
/// ```swift
/// let place = ChatPlace(request: request.id, professional: carla.id)
/// ```
public struct ChatPlace: Hashable, Sendable {
  public let request: RequestID
  public let professional: PersonID

  public init(request: RequestID, professional: PersonID) {
    self.request = request
    self.professional = professional
  }
}

/// See ``OpenChat``.
public struct DefaultOpenChat: OpenChat {
  private let person: Person
  public init(person: Person) { self.person = person }

  public func execute(
    _ request: RequestDetail, with professional: PersonID?
  ) throws(NotAllowed) -> ChatPlace {
    try RequestRules(request: request, person: person).check(.chat)
    let professional = person.role == .professional ? person.id : professional
    guard let professional, request.applicant(professional) != nil else { throw .nobodyApplied }
    return ChatPlace(request: request.id, professional: professional)
  }
}
