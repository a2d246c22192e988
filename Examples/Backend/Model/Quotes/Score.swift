/// The average rating of a professional.
///
///     Score(sum: 14, count: 3).stars   // 4.7
public struct Score: Equatable, Sendable {
  public let sum: Int
  public let count: Int

  /// From 1 to 5, to one decimal.
  public var stars: Double { (Double(sum) / Double(max(count, 1)) * 10).rounded() / 10 }

  public init(sum: Int, count: Int) {
    self.sum = sum
    self.count = count
  }
}
