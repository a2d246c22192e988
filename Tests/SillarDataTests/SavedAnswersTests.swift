import Foundation
import HTTPTypes
import Hummingbird
import Scripted
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

struct SavedAnswersTests {
  private struct Topic: Codable, Equatable {
    let title: String
  }

  @Test func `a saved value is there in the next process`() async throws {
    try await withFolder { folder in
      let clock = TestClock()
      let answers = try SavedAnswers("topics", in: folder, now: clock.wallClock)
      try await answers.save([Topic(title: "Space")], as: "v1/topics")
      try await answers.save([Topic(title: "Sea")], as: "v1/topics")
      let next = try SavedAnswers("topics", in: folder)
      let saved: Reading<[Topic]>? = try await next.load("v1/topics")
      #expect(saved?.value == [Topic(title: "Sea")])
      #expect(saved?.savedAt == clock.date)
      let other: Reading<[Topic]>? = try await next.load("v1/other")
      #expect(other == nil)
    }
  }

  @Test func `above the limit, what was saved first goes`() async throws {
    try await withFolder { folder in
      let clock = TestClock()
      let answers = try SavedAnswers("topics", in: folder, limit: 2, now: clock.wallClock)
      for name in ["a", "b", "c"] {
        try await answers.save(name, as: name)
        clock.jump(by: .seconds(1))
      }
      var names: [String?] = []
      for name in ["a", "b", "c"] {
        let saved: Reading<String>? = try await answers.load(name)
        names.append(saved?.value)
      }
      #expect(names == [nil, "b", "c"])
    }
  }

  @Test func `an endpoint's last answer is shown when its service is away`() async throws {
    try await withFolder { folder in
      let answers = try SavedAnswers("topics", in: folder)
      func reader(_ url: URL) -> CachedReader<Int, Topic> {
        let client = APIClient(configuration: .init(baseURL: url, retries: .none), logger: quiet)
        return CachedReader(client, saving: answers) {
          .get("topic", query: [URLQueryItem(name: "page", value: "\($0)")])
        }
      }
      let away = try await withServer({ request in
        request.uri.query == "page=1"
          ? json(#"{"title": "Space"}"#) : problem(.notFound, "{}")
      }) { url in
        let live = try await reader(url).readings(1).last()
        #expect(live == Reading(Topic(title: "Space")))
        await #expect(throws: Problem.notFound) { try await reader(url).readings(2).last() }
        return url
      }
      let saved = try await reader(away).readings(1).last()
      #expect(saved.value == Topic(title: "Space"))
      #expect(saved.problem == .offline)
      await #expect(throws: Problem.offline) { try await reader(away).readings(2).last() }
    }
  }

  @Test func `a value of another form counts as missing`() async throws {
    try await withFolder { folder in
      let answers = try SavedAnswers("topics", in: folder)
      try await answers.save("a text", as: "topic")
      let client = APIClient(
        configuration: .init(baseURL: try await refusingURL(), retries: .none), logger: quiet)
      let reports = Log()
      let reader = CachedReader<Int, Topic>(client, saving: answers, report: { reports.add($0) }) {
        _ in .get("topic")
      }
      await #expect(throws: Problem.offline) { try await reader.readings(1).last() }
      #expect(reports.lines.first?.contains("could not be loaded") == true)
    }
  }
}
