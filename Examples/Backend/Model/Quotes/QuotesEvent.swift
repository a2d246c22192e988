/// Something that the windows of a person should know of.
///
///     try records.record(.request(id), for: [homeowner])
public enum QuotesEvent: Equatable, Sendable {
  /// There is something new about a request.
  case request(WorkRequest.ID)
  /// There is something new in a chat, which a request and a professional name.
  case chat(WorkRequest.ID, professional: Member.ID)
}
