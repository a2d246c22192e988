public import struct Foundation.Date

/// The application of a professional to a request, which lets them make an offer and use the chat.
///
///     let names = try records.applications(to: id).map(\.professional)
public struct Application: Equatable, Sendable {
  public let professional: Member.ID
  public let applied: Date

  public init(professional: Member.ID, applied: Date) {
    self.professional = professional
    self.applied = applied
  }
}
