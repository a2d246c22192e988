/// Something stored that this version of the program cannot have written, and cannot read.
///
///     throw DamagedRow("city")
public struct DamagedRow: Error, Equatable, CustomStringConvertible {
  /// What of it cannot be read, without what it holds.
  public let description: String

  public init(_ part: String) { description = "cannot read \(part)" }
}
