import SillarTesting
import Testing

@testable import Sillar
@testable import SillarHost

@Suite struct LongestIncreasingRunTests {
  @Test func `the run is increasing, and none is longer`() {
    var random = SeededChance(seed: 7)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...9, using: &random)
      let order = Array(0..<count).shuffled(using: &random)
      let positions: [Int?] = order.map { Bool.random(using: &random) ? $0 : nil }
      let members = LongestIncreasingRun.members(of: positions)
      let run = zip(positions, members).filter(\.1).map(\.0)
      #expect(!run.contains(nil))
      let kept = run.compactMap { $0 }
      #expect(kept == kept.sorted(), "\(positions)")
      #expect(kept.count == longest(positions.compactMap { $0 }), "\(positions)")
    }
  }

  @Test func `a long reversal keeps one`() {
    let members = LongestIncreasingRun.members(of: (0..<10_000).reversed().map { $0 })
    #expect(members.filter { $0 }.count == 1)
  }

  private func longest(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).map { choice in
      let chosen = numbers.indices.filter { choice & (1 << $0) != 0 }.map { numbers[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }
}
