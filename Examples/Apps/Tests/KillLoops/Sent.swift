import Testing

@testable import BrowserSupport

/// The messages that one user has sent, in order.
struct Sent: Sendable {
  var outcomes: [(text: String, outcome: ChatWriter.Outcome)] = []
  /// The accepted messages whose text was in the field again.
  var returned: Set<String> = []

  init(_ texts: [String], by writer: ChatWriter) async throws {
    for text in texts {
      outcomes.append((text, try await writer.send(text)))
      try await look(by: writer)
    }
  }

  static func += (all: inout Self, more: Self) {
    all.outcomes += more.outcomes
    all.returned.formUnion(more.returned)
  }

  /// Checks whether the text of the last message is in the field, although the message was accepted.
  mutating func look(by writer: ChatWriter) async throws {
    guard let (text, outcome) = outcomes.last, outcome == .accepted else { return }
    if try await writer.hasInField(text) { returned.insert(text) }
  }
}

/// A comparison of the sent messages with those of the service.
struct SentCheck {
  let accepted: Int
  let missing: [String]
  let doubled: [String]
  let returned: [String]
  let vanished: [String]
  let disordered: [String]

  /// - Parameter order: The service's messages, in order.
  init(_ people: Sent..., stored order: [String]) {
    let counts = Dictionary(grouping: order) { $0 }.mapValues(\.count)
    let all = people.flatMap(\.outcomes)
    // A message that vanished from the page but reached the service was accepted.
    let vanished = all.filter { $0.outcome == .vanished && counts[$0.text] == nil }.map(\.text)
    let accepted = all.map(\.text).filter { !vanished.contains($0) }
    self.accepted = accepted.count
    self.vanished = vanished
    missing = accepted.filter { counts[$0] == nil }
    doubled = accepted.filter { counts[$0, default: 0] > 1 }
    returned = people.flatMap { $0.returned.sorted() }
    disordered = people.flatMap { person in
      let places = person.outcomes.compactMap { sent in
        order.firstIndex(of: sent.text).map { (sent.text, $0) }
      }
      return zip(places, places.dropFirst()).filter { $0.1 > $1.1 }.map { $1.0 }
    }
  }

  /// Expects each message once and in order.
  func check(after loop: KillLoop) {
    loop.report([
      "accepted": accepted, "missing": missing.count, "doubled": doubled.count,
      "back in the field": returned.count, "vanished": vanished.count,
    ])
    #expect(vanished == [], "neither sent nor in the field; seed \(loop.seed)")
    #expect(missing == [], "lost; seed \(loop.seed)")
    #expect(doubled == [], "there twice; seed \(loop.seed)")
    #expect(returned == [], "sent, and back in the field; seed \(loop.seed)")
    #expect(disordered == [], "not in order; seed \(loop.seed)")
  }
}
