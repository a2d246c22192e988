public import Money

/// A sum that is paid in several parts. The parts add up exactly to the total: a plan that does not add up cannot be
/// made, and so is never offered.
///
/// ```swift
/// let third = Money(minorUnits: 20_00, .eur)
/// let plan = try InstalmentPlan(
///   yearlyRate: .zero, total: Money(minorUnits: 60_00, .eur), instalments: [third, third, third])
/// ```
public struct InstalmentPlan: Hashable, Sendable, Identifiable {
  /// The reason why a plan is invalid.
  public enum Flaw: Error, Hashable {
    /// The number of parts is not the announced one, or less than two.
    case wrongCount(announced: Int, found: Int)
    /// A part is zero or negative.
    case notPositive
    /// The sum of the parts differs from the total.
    case doesNotAddUp
  }

  /// Successive instalments of the same amount.
  public struct Run: Hashable, Sendable {
    public let count: Int
    public let amount: Money
  }

  public let yearlyRate: YearlyRate
  /// The sum of all instalments, with interest.
  public let total: Money
  /// The instalments, in the order in which they are paid.
  public let instalments: [Money]

  public var count: Int { instalments.count }
  /// The number of instalments, which is unique among the plans of a payable.
  public var id: Int { count }

  /// - Parameter count: The announced number of instalments, if it is known separately.
  public init(
    count: Int? = nil, yearlyRate: YearlyRate, total: Money, instalments: [Money]
  ) throws(Flaw) {
    let announced = count ?? instalments.count
    guard instalments.count == announced, announced >= 2 else {
      throw .wrongCount(announced: announced, found: instalments.count)
    }
    guard instalments.allSatisfy(\.isPositive), yearlyRate >= .zero else { throw .notPositive }
    do {
      var sum = Money.zero(total.currency)
      for instalment in instalments { sum = try sum.adding(instalment) }
      guard sum == total else { throw Flaw.doesNotAddUp }
    } catch {
      throw .doesNotAddUp
    }
    self.yearlyRate = yearlyRate
    self.total = total
    self.instalments = instalments
  }

  /// The instalments with equal ones grouped, such as 4 of 5.44 and then 8 of 5.43.
  public var runs: [Run] {
    instalments.reduce(into: []) { runs, amount in
      if let last = runs.last, last.amount == amount {
        runs[runs.count - 1] = Run(count: last.count + 1, amount: amount)
      } else {
        runs.append(Run(count: 1, amount: amount))
      }
    }
  }

  /// True if the plan can be for this amount: its total is at least the amount, and equal to it without interest.
  public func fits(_ amount: Money) -> Bool {
    guard total.currency == amount.currency else { return false }
    return yearlyRate == .zero ? total == amount : total.minorUnits >= amount.minorUnits
  }
}
