/// A stored value that this version of the program cannot have written, and cannot read.
///
///     throw DamagedRow("city")
public struct DamagedRow: Error, Equatable, CustomStringConvertible {
  /// The part that cannot be read, without its value.
  public let description: String

  public init(_ part: String) { description = "cannot read \(part)" }
}
