/// A homeowner or a professional, at the service.
///
/// ```swift
/// let ana = PersonID(rawValue: "ana")
/// ```
public struct PersonID: RawRepresentable, Hashable, Sendable, Codable, LosslessStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ text: String) { rawValue = text }
}
