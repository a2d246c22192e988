import Foundation
import Testing

@testable import BackendInfra

/// Every topic, question and picture that the backend comes with.
@Suite struct ContentTests {
  private let topics = TriviaContent.topics

  @Test func `there are at least six topics with at least twenty questions each`() {
    #expect(topics.count >= 6)
    for topic in topics { #expect(topic.questions.count >= 20, "\(topic.id)") }
  }

  @Test func `every id is there once and begins with its topic`() {
    let questions = topics.flatMap(\.questions)
    #expect(Set(topics.map(\.id)).count == topics.count)
    #expect(Set(questions.map(\.id)).count == questions.count)
    for topic in topics {
      for question in topic.questions {
        #expect(question.id.hasPrefix("\(topic.id)-"), "\(question.id)")
      }
    }
  }

  @Test func `every question asks something else and has four different answers`() {
    let questions = topics.flatMap(\.questions)
    #expect(Set(questions.map(\.text)).count == questions.count)
    for question in questions {
      #expect(question.answers.count == 4, "\(question.id)")
      let answers = question.answers.map { $0.lowercased() }
      #expect(Set(answers).count == 4, "\(question.id)")
      #expect(!(answers + [question.text]).contains { $0.isBlank }, "\(question.id)")
    }
  }

  @Test func `every topic has a name and a summary of its own`() {
    for topic in topics { #expect(!topic.name.isBlank && !topic.summary.isBlank, "\(topic.id)") }
    #expect(Set(topics.map(\.name)).count == topics.count)
  }

  @Test func `every picture is served as SVG that keeps to itself`() async throws {
    try await withBackend { server in
      let list = try await server.get("/api/trivia/v1/topics").decoded(TopicListAnswer.self)
      #expect(list.topics.map(\.id) == topics.map(\.id))
      let names = topics.flatMap { topic in
        ["topic-\(topic.id)"] + topic.questions.map(\.id)
      }
      for name in names {
        let answer = try await server.get("/api/trivia/v1/pictures/\(name).svg")
        #expect(answer.status == 200, "\(name)")
        #expect(answer.headers["content-type"] == "image/svg+xml; charset=utf-8", "\(name)")
        #expect(SVGInspector.faults(in: answer.body) == [], "\(name)")
      }
    }
  }

  @Test(arguments: [
    (#"<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>"#, "element script"),
    (#"<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>"#, "attribute onload"),
    (#"<svg xmlns="http://www.w3.org/2000/svg" style="fill:red"/>"#, "attribute style"),
    (#"<svg xmlns="http://www.w3.org/2000/svg"><use href="http://x/y"/></svg>"#, "to http://x/y"),
    (#"<svg xmlns="http://www.w3.org/2000/svg" fill="url(//x)"/>"#, "to url(//x)"),
    (#"<svg xmlns="http://www.w3.org/2000/svg"><g></svg>"#, "not well-formed"),
    (#"<html xmlns="http://www.w3.org/1999/xhtml"/>"#, "root"),
    (#"<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>"#, "DOCTYPE"),
  ])
  func `the inspector finds what must not be in a picture`(svg: String, fault: String) {
    #expect(SVGInspector.faults(in: Data(svg.utf8)).joined().contains(fault))
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
