import Testing

@testable import SillarWeb

@Suite struct LedgerTests {
  /// The page sends the number alone in place of what was taken back.
  @Test
  func
    `a tap that a process may have done before it ended is uncertain, also if it was taken back`()
  {
    var ledger = Ledger(done: 4, begun: 5)
    #expect(ledger.turn(of: 5) == .uncertain)
    #expect(ledger.turn(of: 5) == .done)
    #expect(ledger.turn(of: 6) == .next)
  }
}
