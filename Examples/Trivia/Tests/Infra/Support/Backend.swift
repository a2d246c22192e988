import Foundation
import Hummingbird
import Logging
import SillarData
import TestServers
import TriviaInfra
import TriviaModel

/// What the backend sends when it is well.
enum Backend {
  static let svg = #"<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>"#

  static let space = """
    {"id":"space","name":"Space","summary":"Planets and stars",
     "picture":"/api/trivia/v1/pictures/topic-space.svg","questionCount":2}
    """

  static func question(_ id: String, correct: String = "b") -> String {
    """
    {"id":"\(id)","text":"Which?","picture":"/api/trivia/v1/pictures/\(id).svg",
     "answers":[{"id":"a","text":"This"},{"id":"b","text":"That"}],"correctAnswer":"\(correct)"}
    """
  }

  static func game(_ questions: [String]) -> String {
    #"{"id":"7f","topic":\#(space),"questions":[\#(questions.joined(separator: ","))]}"#
  }

  /// Answers as the real one does.
  @Sendable static func respond(to request: Request) async throws -> Response {
    switch (request.method, request.uri.path) {
    case (.get, "/api/trivia/v1/topics"): return json(#"{"topics":[\#(space)]}"#)
    case (.post, "/api/trivia/v1/games"):
      let body = String(buffer: try await request.body.collect(upTo: 1024))
      guard body == #"{"topic":"space"}"# else {
        return problem(
          .unprocessableContent,
          #"{"type":"tag:sillar.example,2026:unknown-topic","title":"Unknown topic","status":422}"#)
      }
      return json(game([question("space-01"), question("space-02")]), status: .created)
    case (.get, let path) where path.hasPrefix("/api/trivia/v1/pictures/"):
      return bytes(Data(svg.utf8), type: "image/svg+xml")
    default: return Response(status: .notFound)
    }
  }
}

/// Asks without repeating, without a word to the log, and has patience: these tests share few cores.
func makeClient(_ url: URL, clock: any Clock<Duration> = ContinuousClock()) -> APIClient {
  APIClient(
    configuration: .init(baseURL: url, timeout: .seconds(60), retries: .none), clock: clock,
    logger: quiet)
}

let noon = Date(timeIntervalSince1970: 1_800_000_000)

func picture(_ name: String, at url: URL, path: String? = nil) throws -> Picture {
  let path = path ?? "/api/trivia/v1/pictures/\(name).svg"
  guard let source = URL(string: path, relativeTo: url)?.absoluteURL,
    let picture = Picture(name: name, source: source)
  else { throw TriviaError.unknownPicture(name) }
  return picture
}
