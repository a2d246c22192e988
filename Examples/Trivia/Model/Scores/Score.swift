/// Points: one for each right answer. Never negative. A value: equal points are the same score.
public struct Score: Hashable, Sendable, Comparable, CustomStringConvertible {
  public static let zero = Score(0)

  public let value: Int

  /// A negative value becomes 0.
  public init(_ value: Int) {
    self.value = max(0, value)
  }

  public static func < (left: Score, right: Score) -> Bool { left.value < right.value }
  public var description: String { String(value) }
}
