public import Foundation

/// A cached value, and the time when it was saved.
///
/// ```swift
/// let kept = Saved(value: ["Dune"], at: .now)
/// ```
public struct Saved<Value: Sendable>: Sendable {
  public let value: Value
  public let at: Date

  public init(value: Value, at: Date) {
    self.value = value
    self.at = at
  }
}
