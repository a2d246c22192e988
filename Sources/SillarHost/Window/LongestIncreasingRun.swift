import Sillar
import SillarVocabulary

/// Finds the members of a permutation that can keep their places while the others move around them.
///
/// The longest increasing subsequence, by patience sorting (Fredman, 1975: "On computing the length of
/// longest increasing subsequences"), in O(n log n).
enum LongestIncreasingRun {
  /// - Parameter positions: The old position of each member; nil for a new member.
  /// - Returns: For each member, true if it is in the run; always false for new members.
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
