import Foundation
package import MoviesModel

/// Generates any number of films, the same in each run.
package struct FilmMaker: Sendable {
  package static let pageSize = 20
  private static let wordsOfOverview = 50

  package let vocabulary: Vocabulary

  package init(vocabulary: Vocabulary = Vocabulary()) { self.vocabulary = vocabulary }

  /// Returns the film with a number, up to a million. Its identity does not reveal its place in a list.
  package func film(_ number: Int) -> Movie {
    var dice = Dice(seed: number)
    let title = title(&dice)
    return Movie(
      // 1,000,003 is a prime, so each number has an identity of its own.
      id: Movie.ID(rawValue: 1 + number * 7_919 % 1_000_003), title: title,
      overview: overview(&dice),
      released: CalendarDate(
        year: .random(in: 1950...2026, using: &dice), month: .random(in: 1...12, using: &dice),
        day: .random(in: 1...28, using: &dice)),
      rating: MovieRating(
        average: Double(Int.random(in: 2_000...9_000, using: &dice)) / 1_000,
        votes: .random(in: 1...30_000, using: &dice)),
      popularity: popularity(&dice), language: "en", poster: picture(&dice),
      backdrop: picture(&dice))
  }

  /// Returns a page of the films in the order of their numbers.
  package func page(_ number: Int) -> [Movie] {
    ((number - 1) * Self.pageSize..<number * Self.pageSize).map { film($0 + 1) }
  }

  private func title(_ dice: inout Dice) -> String {
    func word() -> String { vocabulary.contentWord(&dice).capitalized }
    return switch Int.random(in: 0..<7, using: &dice) {
    case 0: word()
    case 1: "The \(word())"
    case 2: "\(word()) \(word())"
    case 3: "The \(word()) of \(word())"
    case 4: "\(word()) and the \(word())"
    case 5: "\(word()): The \(word()) \(word())"
    default: "\(word()) \(Int.random(in: 2...4, using: &dice))"
    }
  }

  private func overview(_ dice: inout Dice) -> String {
    var text = ""
    var left = 0
    for _ in 0..<Self.wordsOfOverview {
      let word = vocabulary.word(&dice)
      if left == 0 {
        left = Int.random(in: 8...18, using: &dice)
        text += (text.isEmpty ? "" : ". ") + word.capitalized
      } else {
        text += " " + word
      }
      left -= 1
    }
    return text + "."
  }

  /// Returns a popularity: a few films have a high one.
  private func popularity(_ dice: inout Dice) -> Double {
    let chance = Double.random(in: 0..<1, using: &dice)
    return (pow(10, 3 * pow(chance, 6)) * 1_000).rounded() / 1_000
  }

  /// Returns a picture whose file name is as long as TMDB's.
  private func picture(_ dice: inout Dice) -> MoviePicture? {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let name = (0..<27).map { _ in letters[Int.random(in: letters.indices, using: &dice)] }
    return MoviePicture(file: String(name) + ".jpg")
  }
}
