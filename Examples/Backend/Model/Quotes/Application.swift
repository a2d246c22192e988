public import struct Foundation.Date

/// A professional who wants to do the work of a request, and so may make an offer and talk about it.
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
