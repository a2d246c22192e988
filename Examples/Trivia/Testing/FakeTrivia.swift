public import Kit
import TriviaModel

/// ``MemoryTrivia`` over HTTP: trivia's API as the backend speaks it.
public struct FakeTrivia: Sendable {
  public let memory: MemoryTrivia
  public let server: FakeServer

  public init(_ memory: MemoryTrivia) {
    self.memory = memory
    server = FakeServer(
      at: "/api/trivia/v1",
      [
        .get("topics") { call in
          let topics = try await memory.topics(in: call["Accept-Language"] ?? "en")
          return try .json(["topics": topics.map(\.object)])
        },
        .post("games") { call in
          let topic = try call.decoded([String: String].self)["topic"] ?? ""
          let game = try await memory.createGame(
            topic: Topic.ID(topic), in: call["Accept-Language"] ?? "en")
          return try .json(game.object, status: 201)
        },
        .get("pictures/*") { call in
          let data = try await memory.data(named: String(call.parts[0].dropLast(4)))
          return .bytes(data.bytes, type: data.contentType)
        },
      ]
    ) { error in
      switch error as? TriviaError {
      case .unknownTopic: .init(422, "unknown-topic")
      case .unknownPicture: .init(404, "not-found")
      default: .init(503, "unavailable")
      }
    }
  }
}

extension Topic {
  fileprivate var object: [String: any Sendable] {
    ["id": id.rawValue, "name": name, "summary": summary].with(picture)
  }
}

extension Game {
  fileprivate var object: [String: any Sendable] {
    ["id": id.rawValue, "topic": topic.object, "questions": questions.map(\.object)]
  }
}

extension Question {
  fileprivate var object: [String: any Sendable] {
    let answers = answers.map { ["id": $0.id.rawValue, "text": $0.text] }
    return
      [
        "id": id.rawValue, "text": text, "answers": answers,
        "correctAnswer": correctAnswer.id.rawValue,
      ].with(picture)
  }
}

extension [String: any Sendable] {
  fileprivate func with(_ picture: Picture?) -> Self {
    var object = self
    object["picture"] = picture.map { "/api/trivia/v1/pictures/\($0.name).svg" }
    return object
  }
}
