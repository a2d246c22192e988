/// An id chosen by the client: a UUID in lowercase. With it a client can refer to objects that it has not
/// sent yet.
///
///     let id = WorkRequest.ID("5f8c2e4a-0b7d-4c1e-9a61-3f2d8e7b9c10")
public struct ClientID<Subject>: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public var description: String { rawValue }

  /// - Returns: `nil` when the text is not a UUID in lowercase.
  public init?(_ rawValue: String) {
    let bytes = Array(rawValue.utf8)
    guard bytes.count == 36 else { return nil }
    for (index, byte) in bytes.enumerated() {
      switch (index, byte) {
      case (8, UInt8(ascii: "-")), (13, UInt8(ascii: "-")), (18, UInt8(ascii: "-")),
        (23, UInt8(ascii: "-")):
        continue
      case (8, _), (13, _), (18, _), (23, _): return nil
      case (_, UInt8(ascii: "0")...UInt8(ascii: "9")), (_, UInt8(ascii: "a")...UInt8(ascii: "f")):
        continue
      default: return nil
      }
    }
    self.rawValue = rawValue
  }

  /// - Parameter field: the member of the request body that has the id.
  /// - Throws: ``QuotesRefusal/invalid(_:)`` when the text is not a UUID in lowercase.
  public init(_ rawValue: String, in field: String) throws(QuotesRefusal) {
    guard let id = Self(rawValue) else {
      throw .invalid(InputFault(field, "has to be a UUID in small letters"))
    }
    self = id
  }
}
