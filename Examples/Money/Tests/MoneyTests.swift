import Money
import Testing

@Suite struct MoneyTests {
  private func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }
  private let dollar = Money(minorUnits: 100, .usd)

  @Test func `amounts of one currency add up`() throws {
    #expect(try euros(19_99).adding(euros(1)) == euros(20_00))
    #expect(try euros(5).subtracting(euros(10)) == euros(-5))
    #expect(try euros(19_99).times(3) == euros(59_97))
    #expect(try euros(5).times(-1) == euros(-5))
    #expect(try euros(5).covers(euros(5)))
    #expect(try !euros(5).covers(euros(6)))
    #expect(euros(-1).isNegative && euros(1).isPositive)
    #expect(!Money.zero(.eur).isNegative && !Money.zero(.eur).isPositive)
  }

  @Test func `amounts of two currencies are not reckoned together`() {
    let mixed = MoneyError.differentCurrencies(.eur, .usd)
    #expect(throws: mixed) { try euros(1).adding(dollar) }
    #expect(throws: mixed) { try euros(1).subtracting(dollar) }
    #expect(throws: mixed) { try euros(1).covers(dollar) }
    #expect(throws: mixed) { try Money.zero(.eur).adding(.zero(.usd)) }
    #expect(mixed.description == "An amount in EUR and one in USD cannot be reckoned together.")
  }

  @Test func `what is too large is an error, not another amount`() {
    #expect(throws: MoneyError.tooLarge) { try euros(.max).adding(euros(1)) }
    #expect(throws: MoneyError.tooLarge) { try euros(.min).subtracting(euros(1)) }
    #expect(throws: MoneyError.tooLarge) { try euros(.min).times(-1) }
    #expect(throws: MoneyError.tooLarge) { try euros(.max / 2 + 1).times(2) }
  }

  @Test(arguments: 0..<200)
  func `parts add up to the whole, differ by one at most, and the larger ones come first`(
    seed: UInt64
  ) throws {
    var random = Random(state: seed)
    let range = seed.isMultiple(of: 3) ? Int.min...Int.max : -10_000...10_000
    let whole = euros(Int.random(in: range, using: &random))
    let parts = whole.split(into: Int.random(in: 1...40, using: &random))
    let sum = try parts.reduce(Money.zero(.eur)) { try $0.adding($1) }
    #expect(sum == whole)
    let sizes = parts.map(\.minorUnits.magnitude)
    #expect(sizes == sizes.sorted(by: >))
    #expect((sizes.first ?? 0) - (sizes.last ?? 0) <= 1)
  }

  @Test func `splitting, by example`() {
    #expect(euros(100).split(into: 3).map(\.minorUnits) == [34, 33, 33])
    #expect(euros(-100).split(into: 3).map(\.minorUnits) == [-34, -33, -33])
    #expect(euros(2).split(into: 4).map(\.minorUnits) == [1, 1, 0, 0])
    #expect(euros(.min).split(into: 1) == [euros(.min)])
    #expect(euros(100).split(into: 0) == [])
    #expect(euros(100).split(into: -3) == [])
  }

  @Test func `logs have the amount with its decimal places`() {
    #expect(euros(19_99).description == "19.99 EUR")
    #expect(euros(5).description == "0.05 EUR")
    #expect(euros(0).description == "0.00 EUR")
    #expect(euros(-1_05).description == "-1.05 EUR")
    #expect(euros(.min).description == "-92233720368547758.08 EUR")
    #expect(Money(minorUnits: 500, .jpy).description == "500 JPY")
    #expect(Money(minorUnits: -5, .jpy).description == "-5 JPY")
    #expect(Currency("KWD").map { Money(minorUnits: 1_234, $0).description } == "1.234 KWD")
    #expect(Currency("KWD").map { Money(minorUnits: 4, $0).description } == "0.004 KWD")
  }

  @Test func `a currency is three capital letters`() {
    #expect(Currency("EUR") == .eur)
    for code in ["", "EU", "EURO", "eur", "€", "ÉUR", "E R", "E1R", "EUR\u{301}"] {
      #expect(Currency(code) == nil, "\(code)")
    }
  }
}

/// A generator that gives the same numbers for the same seed.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // Knuth's constants (TAOCP 3.3.4), with the high bits shifted down.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
