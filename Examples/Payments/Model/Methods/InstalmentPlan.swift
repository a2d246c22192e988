public import Money

/// A sum that is paid in several parts. Its parts add up to its total, to the last minor unit: one that does not add
/// up cannot be made, and so is never offered.
///
/// ```swift
/// let third = Money(minorUnits: 20_00, .eur)
/// let plan = try InstalmentPlan(
///   yearlyRate: .zero, total: Money(minorUnits: 60_00, .eur), instalments: [third, third, third])
/// ```
public struct InstalmentPlan: Hashable, Sendable, Identifiable {
  /// Why a plan makes no sense.
  public enum Flaw: Error, Hashable {
    /// Not what was announced, or fewer than two.
    case wrongCount(announced: Int, found: Int)
    /// Nothing, or less, is paid in one of the parts.
    case notPositive
    /// The parts are another sum than the total.
    case doesNotAddUp
  }

  /// One amount and how many instalments in a row are of it.
  public struct Run: Hashable, Sendable {
    public let count: Int
    public let amount: Money
  }

  public let yearlyRate: YearlyRate
  /// With interest.
  public let total: Money
  /// In the order in which they are paid.
  public let instalments: [Money]

  public var count: Int { instalments.count }
  /// A payable has at most one plan of a length.
  public var id: Int { count }

  /// - Parameter count: How many instalments were announced, where that is told apart.
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

  /// The instalments with equal ones together, such as 4 of 5.44 and then 8 of 5.43.
  public var runs: [Run] {
    instalments.reduce(into: []) { runs, amount in
      if let last = runs.last, last.amount == amount {
        runs[runs.count - 1] = Run(count: last.count + 1, amount: amount)
      } else {
        runs.append(Run(count: 1, amount: amount))
      }
    }
  }

  /// Whether the plan can be one for this amount: it asks for no less, and for no more where there is no interest.
  public func fits(_ amount: Money) -> Bool {
    guard total.currency == amount.currency else { return false }
    return yearlyRate == .zero ? total == amount : total.minorUnits >= amount.minorUnits
  }
}
