/// A topic as it is written down in this target, before it is put into the database.
struct SeedTopic: Sendable {
  let id: String
  let name: String
  let summary: String
  /// The text of an SVG document.
  let picture: String
  let questions: [SeedQuestion]
}

/// A question as it is written down in this target.
struct SeedQuestion: Sendable {
  let id: String
  let text: String
  /// Four different answers, of which the first is right.
  let answers: [String]
  /// The text of an SVG document.
  let picture: String
}

/// Stands in for the real content until that is here.
enum TriviaContent {
  static let topics = [
    SeedTopic(
      id: "numbers", name: "Numbers", summary: "Sums that fit on one hand", picture: circle,
      questions: (1...12).map { number in
        SeedQuestion(
          id: number < 10 ? "numbers-0\(number)" : "numbers-\(number)",
          text: "How much is \(number) and \(number)?",
          answers: [2, 3, 4, 5].map { String($0 * number) }, picture: circle)
      })
  ]

  private static let circle = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>
    """
}
