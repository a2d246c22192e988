/// Words with the frequencies of a natural language: the n-th word occurs about an n-th as often as the first.
///
/// This is Zipf's law, with Mandelbrot's correction for the first few words. The first words are English, the others
/// are made of syllables; rarer words are longer.
package struct Vocabulary: Sendable {
  /// The number of function words such as "the" and "of", which come first.
  package static let functionWords = english.count

  /// The words, the most frequent first.
  package let words: [String]
  /// The cumulative share of each word and those before it in all occurrences.
  private let shares: [Double]

  package init(size: Int = 20_000) {
    var dice = Dice(seed: 1)
    var words = Self.english
    var known = Set(words)
    while words.count < size {
      let syllables = words.count < 1_000 ? 1...2 : 2...4
      let word = (0..<Int.random(in: syllables, using: &dice)).map { _ in
        Self.pick(Self.onsets, &dice) + Self.pick(Self.nuclei, &dice) + Self.pick(Self.codas, &dice)
      }.joined()
      if word.utf8.count > 2, known.insert(word).inserted { words.append(word) }
    }
    self.words = words
    var total = 0.0
    let sums = words.indices.map { rank in
      total += 1 / (Double(rank) + 2.7)
      return total
    }
    shares = sums.map { $0 / total }
  }

  /// Returns any word, by its frequency in a text.
  package func word(_ dice: inout Dice) -> String { words[rank(from: 0, &dice)] }

  /// Returns a content word, by its frequency in a title.
  package func contentWord(_ dice: inout Dice) -> String {
    words[rank(from: shares[Self.functionWords - 1], &dice)]
  }

  private func rank(from lowest: Double, _ dice: inout Dice) -> Int {
    let share = Double.random(in: lowest..<1, using: &dice)
    var low = 0
    var high = shares.count - 1
    while low < high {
      let middle = (low + high) / 2
      if shares[middle] <= share { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func pick(_ parts: [String], _ dice: inout Dice) -> String {
    parts[Int.random(in: parts.indices, using: &dice)]
  }

  private static let english =
    """
    the a to of and in his is her with an who he their for on by from that when as into they after
    at she must it are but has be find one new life two young out up man woman family world while
    before where all not have time back him them love between only own this how
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  private static let onsets =
    """
    b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh st t th tr v w y z
    """.split(separator: " ").map(String.init) + ["", "", ""]
  private static let nuclei = ["a", "e", "i", "o", "u", "a", "e", "i", "o", "ea", "ou", "ai"]
  private static let codas = ["", "", "", "n", "r", "s", "l", "t", "m", "nd", "st", "ck"]
}
