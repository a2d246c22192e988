/// A small repeatable source of numbers (SplitMix64), so that a picture is the same on every machine
/// and in every run.
struct SeededRandom {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  /// The next number, from `low` up to, but not including, `high`.
  mutating func next(_ low: Double, _ high: Double) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    let unit = Double(mixed >> 11) / 9_007_199_254_740_992
    return low + (high - low) * unit
  }
}
