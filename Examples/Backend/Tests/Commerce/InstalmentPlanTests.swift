import BackendModel
import Money
import SillarTesting
import Testing

@Suite struct InstalmentPlanTests {
  @Test func `instalments add up to the cent for 10,000 random amounts`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededChance(seed: seed)
    for _ in 0..<10_000 {
      let amount = Money(minorUnits: .random(in: 60_00...1_000_000_00, using: &random), .eur)
      let plans = try InstalmentPlan.offered(for: amount)
      #expect(plans.map(\.count) == [3, 6, 12], "seed \(seed)")
      for plan in plans {
        let parts = plan.instalments.map(\.minorUnits)
        let (first, last) = (try #require(parts.first), try #require(parts.last))
        let isRight =
          parts.count == plan.count && parts.reduce(0, +) == plan.total.minorUnits
          && first - last <= 1 && parts == parts.sorted(by: >)
        #expect(isRight, "\(amount) in \(plan.count), seed \(seed)")
        // Rounding half up, checked in another way: the interest is the nearest whole number.
        let exact =
          Double(amount.minorUnits) * Double(plan.yearlyRate.basisPoints) / 10_000
          * Double(plan.count) / 12
        let interest = Double(plan.total.minorUnits - amount.minorUnits)
        #expect(abs(interest - exact) <= 0.500_001, "\(amount) in \(plan.count), seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    (60_00, 6, 62_37), (100_00, 6, 103_95), (100_00, 12, 112_90), (100_00, 3, 100_00),
    // 237.0395 cents of interest, 774.5 and 774.4: half is rounded up.
    (60_01, 6, 62_38), (60_05, 12, 67_80),
  ])
  func `interest is rounded half up`(amount: Int, count: Int, total: Int) throws {
    let plans = try InstalmentPlan.offered(for: Money(minorUnits: amount, .eur))
    let plan = try #require(plans.first { $0.count == count })
    #expect(plan.total.minorUnits == total)
  }

  @Test func `exactly half a cent goes up`() throws {
    // 50 cents at 1 % for a year is half a cent.
    let plan = try InstalmentPlan(
      count: 12, yearlyRate: YearlyRate(basisPoints: 100), of: Money(minorUnits: 50, .eur))
    #expect(plan.total.minorUnits == 51)
    let less = try InstalmentPlan(
      count: 12, yearlyRate: YearlyRate(basisPoints: 100), of: Money(minorUnits: 49, .eur))
    #expect(less.total.minorUnits == 49)
  }

  @Test func `there are none below sixty euros`() throws {
    #expect(try InstalmentPlan.offered(for: Money(minorUnits: 59_99, .eur)) == [])
    #expect(try InstalmentPlan.offered(for: Money(minorUnits: 60_00, .eur)).count == 3)
  }

  @Test func `an amount that cannot be reckoned with is refused`() {
    #expect(throws: MoneyError.tooLarge) {
      try InstalmentPlan.offered(for: Money(minorUnits: .max, .eur))
    }
  }

  @Test func `rates are written in percent with two decimals`() {
    let rates = [0, 5, 790, 1290].map { YearlyRate(basisPoints: $0).description }
    #expect(rates == ["0.00", "0.05", "7.90", "12.90"])
  }
}
