/// A topic with everything that is shown of it. `picture` is the text of an SVG image.
struct SeedTopic: Sendable {
  let id: String
  let name: String
  let summary: String
  let picture: String
  let questions: [SeedQuestion]

  init(
    id: String, name: String, summary: String, scene: (inout Drawing) -> Void,
    questions: [SeedQuestion]
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    picture = Drawing.svg(scene)
    self.questions = questions
  }
}

/// A question with four answers, of which the first is right. `id` never changes, `picture` is the
/// text of an SVG image.
struct SeedQuestion: Sendable {
  let id: String
  let text: String
  let answers: [String]
  let picture: String

  init(
    _ id: String, _ text: String, right: String, wrong: [String],
    _ scene: (inout Drawing) -> Void
  ) {
    self.id = id
    self.text = text
    answers = [right] + wrong
    picture = Drawing.svg(scene)
  }
}

/// The topics and questions that a new backend starts with.
enum TriviaContent {
  static let topics: [SeedTopic] = [
    space, oceans, animals, food, music, places,
  ]
}
