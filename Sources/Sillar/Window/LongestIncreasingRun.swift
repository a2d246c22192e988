/// Which members of a permutation can stay where they are while the others move around them.
///
/// The longest increasing subsequence, by patience sorting (Fredman, 1975: "On computing the length of
/// longest increasing subsequences"), in O(n log n).
enum LongestIncreasingRun {
  /// - Parameter positions: Where each member stood; nil for one that is new.
  /// - Returns: For each member whether it is in the run; new ones never are.
  static func members(of positions: [Int?]) -> [Bool] {
    var isMember = [Bool](repeating: false, count: positions.count)
    var tails: [Int] = []
    var predecessors = [Int](repeating: -1, count: positions.count)
    for (index, position) in positions.enumerated() {
      guard let position else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if let tail = positions[tails[middle]], tail < position {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 { predecessors[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var member = tails.last ?? -1
    while member >= 0 {
      isMember[member] = true
      member = predecessors[member]
    }
    return isMember
  }
}
