/// An event that the open windows of a user are notified of.
///
///     try records.record(.request(id), for: [homeowner])
public enum QuotesEvent: Equatable, Sendable {
  /// A request has changed.
  case request(WorkRequest.ID)
  /// A chat has changed; it is identified by a request and a professional.
  case chat(WorkRequest.ID, professional: Member.ID)
}
