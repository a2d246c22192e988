/// Who somebody is, at the service: a homeowner, or a professional.
///
/// ```swift
/// let ana = PersonID("ana")
/// ```
public struct PersonID: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ text: String) { rawValue = text }
}
