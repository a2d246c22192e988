public import Money

/// A plan to pay by card in monthly installments.
///
///     let plan = try InstalmentPlan(count: 6, yearlyRate: rate, of: Money(minorUnits: 100_00, .eur))
///     plan.total         // 103.95 EUR at 7.9 %
///     plan.instalments   // 17.33, 17.33, 17.33, 17.32, 17.32, 17.32
public struct InstalmentPlan: Equatable, Sendable {
  /// The smallest amount for which there are plans; in other currencies what it is worth.
  public static let smallestAmount = Money(minorUnits: 60_00, .eur)
  private static let offers = [(count: 3, rate: 0), (count: 6, rate: 790), (count: 12, rate: 1290)]

  public let count: Int
  public let yearlyRate: YearlyRate
  /// The total with interest.
  public let total: Money
  /// The installments differ by at most one minor unit, larger ones first, and add up to the total.
  public let instalments: [Money]

  /// Interest is amount × rate × count / 12, rounded half up to the minor unit.
  ///
  /// - Parameters:
  ///   - count: the number of monthly installments; 1 or more.
  ///   - amount: the amount without interest, not negative.
  /// - Throws: `MoneyError` when the calculation overflows.
  public init(count: Int, yearlyRate: YearlyRate, of amount: Money) throws(MoneyError) {
    self.count = count
    self.yearlyRate = yearlyRate
    // In 240,000ths: basis points are 10,000ths, months are 12ths, and the factor 2 allows adding one half.
    let product = try amount.times(yearlyRate.basisPoints).times(count).times(2)
    let rounded = try product.adding(Money(minorUnits: 120_000, amount.currency))
    total = try amount.adding(Money(minorUnits: rounded.minorUnits / 240_000, amount.currency))
    instalments = total.split(into: count)
  }

  /// Returns the plans for an amount; none when it is too small.
  public static func offered(for amount: Money) throws(MoneyError) -> [InstalmentPlan] {
    guard try amount.covers(smallestAmount.worth(in: amount.currency)) else { return [] }
    var plans: [InstalmentPlan] = []
    for offer in offers {
      plans.append(
        try InstalmentPlan(
          count: offer.count, yearlyRate: YearlyRate(basisPoints: offer.rate), of: amount))
    }
    return plans
  }
}
