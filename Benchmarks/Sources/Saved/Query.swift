import Measured
import MoviesModel

/// A text that a user types into the search field.
struct Query {
  enum Kind: String, CaseIterable {
    case letter, common, rare, two, typed, missing

    /// True if a query of this kind may find this number of films.
    func mayFind(_ films: Int) -> Bool {
      switch self {
      case .letter, .two: true
      case .common, .rare, .typed: films > 0
      case .missing: films == 0
      }
    }
  }

  let kind: Kind
  let text: String

  /// Returns about two hundred queries, the same in each run.
  static func mix(of maker: FilmMaker) -> [Query] {
    let words = maker.vocabulary.words
    let content = Vocabulary.functionWords
    var dice = Dice(seed: 2)
    func rare() -> String { words[Int.random(in: words.count / 4..<words.count, using: &dice)] }
    func used() -> String { words[Int.random(in: content..<content + 400, using: &dice)] }
    func common() -> String { words[Int.random(in: 0..<content, using: &dice)] }

    var mix = "abcdefghijklmnopqrstuvwxyz".map { Query(kind: .letter, text: String($0)) }
    for word in words.prefix(20) { mix.append(Query(kind: .common, text: word)) }
    for _ in 0..<30 { mix.append(Query(kind: .rare, text: rare())) }
    for _ in 0..<10 {
      for text in [
        "\(common()) \(common())", "\(common()) \(used())", "\(used()) \(used())",
        "\(common()) \(rare())",
      ] {
        mix.append(Query(kind: .two, text: text))
      }
    }
    // A title at several stages of typing.
    for film in 1...12 {
      let title = maker.film(film * 997).title
      for length in [2, 3, 4, 6, title.count] {
        mix.append(Query(kind: .typed, text: String(title.prefix(length))))
      }
    }
    for _ in 0..<12 {
      mix.append(Query(kind: .missing, text: "\(rare())xq"))
      mix.append(Query(kind: .missing, text: "\(common()) \(used())xq"))
    }
    return mix
  }
}
