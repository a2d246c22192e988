import Money
import PaymentsModel
import SillarTesting
import Testing

struct InstalmentPlanTests {
  private func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

  private func plan(
    _ total: Int, _ parts: [Int], count: Int? = nil, rate: Int = 0
  ) throws(InstalmentPlan.Flaw) -> InstalmentPlan {
    try InstalmentPlan(
      count: count, yearlyRate: YearlyRate(hundredths: rate), total: euros(total),
      instalments: parts.map(euros))
  }

  @Test func `a plan that adds up is one`() throws {
    let plan = try plan(
      65_20, [5_44, 5_44, 5_44, 5_44] + Array(repeating: 5_43, count: 8), rate: 12_90)
    #expect(plan.count == 12)
    #expect(
      plan.runs.map { "\($0.count) x \($0.amount)" } == ["4 x 5.44 EUR", "8 x 5.43 EUR"])
  }

  @Test func `a plan that is a cent off is none`() {
    for total in [59_99, 60_01] {
      #expect(throws: InstalmentPlan.Flaw.doesNotAddUp) {
        try plan(total, [20_00, 20_00, 20_00])
      }
    }
  }

  @Test func `random splits add up, and stop doing so when any cent is moved out`() throws {
    var random = SeededChance(seed: 3)
    for _ in 0..<200 {
      let total = Int.random(in: 60_00...99_999_99, using: &random)
      let count = [3, 6, 12].randomElement(using: &random) ?? 3
      let parts = euros(total).split(into: count).map(\.minorUnits)
      #expect(try plan(total, parts).instalments.count == count)
      var wrong = parts
      wrong[Int.random(in: 0..<count, using: &random)] += Bool.random(using: &random) ? 1 : -1
      #expect(throws: InstalmentPlan.Flaw.doesNotAddUp) { try plan(total, wrong) }
    }
  }

  @Test func `a plan has as many parts as it says, and at least two`() {
    #expect(throws: InstalmentPlan.Flaw.wrongCount(announced: 3, found: 2)) {
      try plan(60_00, [30_00, 30_00], count: 3)
    }
    #expect(throws: InstalmentPlan.Flaw.wrongCount(announced: 1, found: 1)) {
      try plan(60_00, [60_00])
    }
    #expect(throws: InstalmentPlan.Flaw.wrongCount(announced: 0, found: 0)) { try plan(0, []) }
  }

  @Test func `no part is nothing, or less`() {
    #expect(throws: InstalmentPlan.Flaw.notPositive) { try plan(60_00, [70_00, -10_00]) }
    #expect(throws: InstalmentPlan.Flaw.notPositive) { try plan(60_00, [60_00, 0]) }
  }

  @Test func `currencies are not mixed, and sums do not overflow`() {
    #expect(throws: InstalmentPlan.Flaw.doesNotAddUp) {
      try InstalmentPlan(
        yearlyRate: .zero, total: euros(2), instalments: [euros(1), Money(minorUnits: 1, .usd)])
    }
    #expect(throws: InstalmentPlan.Flaw.doesNotAddUp) { try plan(.max, [.max, .max]) }
  }

  @Test func `without interest a plan costs what is owed; with interest no less`() throws {
    #expect(try plan(60_00, [30_00, 30_00]).fits(euros(60_00)))
    #expect(try !plan(60_02, [30_01, 30_01]).fits(euros(60_00)))
    #expect(try plan(60_02, [30_01, 30_01], rate: 790).fits(euros(60_00)))
    #expect(try !plan(59_98, [29_99, 29_99], rate: 790).fits(euros(60_00)))
    #expect(try !plan(60_00, [30_00, 30_00]).fits(Money(minorUnits: 60_00, .usd)))
  }

  @Test func `a rate is percent with at most two decimals`() {
    #expect(YearlyRate("7.90")?.hundredths == 790)
    #expect(YearlyRate("7.9")?.hundredths == 790)
    #expect(YearlyRate("12")?.hundredths == 1200)
    #expect(YearlyRate("0.00") == .zero)
    for text in ["", ".5", "5.", "-1", "7,9", "7.905", "1e3", "99999", "seven", "1.2.3"] {
      #expect(YearlyRate(text) == nil)
    }
  }
}
