/// The JSON of the trivia API, as a client decodes it.
struct TopicAnswer: Decodable, Equatable {
  let id: String
  let name: String
  let summary: String
  let picture: String
  let questionCount: Int
}

struct TopicListAnswer: Decodable {
  let topics: [TopicAnswer]
}

struct GameAnswer: Decodable, Equatable {
  struct Question: Decodable, Equatable {
    let id: String
    let text: String
    let picture: String
    let answers: [Choice]
    let correctAnswer: String
  }

  struct Choice: Decodable, Equatable {
    let id: String
    let text: String
  }

  let id: String
  let topic: TopicAnswer
  let questions: [Question]
}

struct ProblemAnswer: Decodable, Equatable {
  struct Fault: Decodable, Equatable {
    let detail: String
    let pointer: String
  }

  let type: String
  let title: String
  let status: Int
  let detail: String
  let instance: String
  let errors: [Fault]?
}
