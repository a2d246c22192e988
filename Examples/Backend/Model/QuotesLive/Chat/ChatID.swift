/// The id of a chat: each request has a chat with every professional who applied.
///
///     let chat = ChatID(request: request.id, professional: carla.id)
public struct ChatID: Hashable, Sendable {
  public let request: WorkRequest.ID
  public let professional: Member.ID

  public init(request: WorkRequest.ID, professional: Member.ID) {
    self.request = request
    self.professional = professional
  }
}
