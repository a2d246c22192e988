import Foundation
import SillarHost
import SillarModel
import Synchronization

/// The services of a recording: they answer as they did then, each answer when the replay has come to its line.
final class ReplayedServices: Sendable {
  /// What was said, with the position of its line.
  private typealias Said = (position: Int, act: Recording.Act)

  private struct Exchange {
    let request: String
    let ids: [String]
    var answers: [Said] = []
    var isAsked = false
  }

  private struct State {
    var exchanges: [Exchange] = []
    var ids = RecordedIDs()
    var position = -1
    var unknown: [String] = []
  }

  private let state: Mutex<State>
  /// The exchanges by the numbers of their requests.
  private let places: [Int: Int]
  private let moved = WakeUp()
  private let asked = WakeUp()
  private let ignoresQueries: Bool

  /// - Parameter ignoresQueries: True in another language, which may be in queries.
  init(_ recording: Recording, ignoresQueries: Bool) {
    self.ignoresQueries = ignoresQueries
    var (state, places) = (State(), [Int: Int]())
    for case .asks(let id, let request, let ids) in recording.lines.map(\.act) {
      places[id] = state.exchanges.count
      state.exchanges.append(Exchange(request: request, ids: ids))
    }
    for (position, line) in recording.lines.enumerated() {
      guard let place = line.act.answered.flatMap({ places[$0] }) else { continue }
      state.exchanges[place].answers.append((position, line.act))
    }
    self.state = Mutex(state)
    self.places = places
  }

  var relay: ServiceRelay { ServiceRelay { request, _ in try await self.answer(request) } }

  /// The ids that the app has made so far.
  func withIDs<Result: Sendable>(_ body: (inout RecordedIDs) -> Result) -> Result {
    state.withLock { body(&$0.ids) }
  }

  /// Gives the answers of the lines up to a position.
  func come(to position: Int) {
    state.withLock { $0.position = position }
    moved.signal()
  }

  /// Waits, for a moment of real time, until the app has asked what it asked then: time must not pass before.
  func untilAsked(_ id: Int) async {
    let end = ContinuousClock.now + .milliseconds(50)
    while let place = places[id] {
      let seen = asked.signals
      let left = ContinuousClock.now.duration(to: end)
      guard !state.withLock({ $0.exchanges[place].isAsked }), left > .zero,
        await asked.wait(after: seen, within: left) != nil
      else { return }
    }
  }

  /// What the app asks otherwise than it did then.
  var differences: [String] {
    state.withLock { state in
      state.unknown.map { "It asks \($0), which it did not ask then." }
        + state.exchanges.filter { [position = state.position] exchange in
          !exchange.isAsked && (exchange.answers.first?.position ?? .max) <= position
        }
        .map { "It does not ask \($0.request)." }
    }
  }

  // MARK: -

  private func answer(_ request: ServiceRelay.Request) async throws -> ServiceRelay.Answer {
    let said = state.withLock { take(request, &$0) }
    asked.signal()
    guard let said else {
      throw ServiceRelay.NoAnswer(
        "the recording has no answer to \(request.method) \(request.path)", isUnsent: true)
    }
    guard case .isAnswered(_, let status, let headers, let body) = try await reach(said.first)
    else { throw ServiceRelay.NoAnswer("the recording has no answer", isUnsent: false) }
    let live = headers.mapValues { value in withIDs { $0.read(value) } }
    let isStream = headers["content-type"]?.hasPrefix("text/event-stream") == true
    return ServiceRelay.Answer(
      status: status, headers: live,
      body: ServiceRelay.Answer.body { give in
        give(Data(self.withIDs { $0.read(body) }.utf8))
        for part in said.dropFirst() {
          guard case .hears(_, let text?) = try await self.reach(part) else { return }
          give(Data(self.withIDs { $0.read(text) }.utf8))
        }
        if isStream { _ = try await self.reach(nil) }
      })
  }

  /// Waits until the replay reaches the line of the next answer; without one, until the task is cancelled.
  private func reach(_ said: Said?) async throws -> Recording.Act {
    try await RestingTasks.rest {
      while true {
        let seen = moved.signals
        if let said, state.withLock({ $0.position >= said.position }) { return }
        _ = await moved.wait(after: seen)
        try Task.checkCancellation()
      }
    }
    guard let said else { throw CancellationError() }
    if case .hasNoAnswer(_, let reason, let isUnsent) = said.act {
      throw ServiceRelay.NoAnswer(reason, isUnsent: isUnsent)
    }
    return said.act
  }

  /// The answers to the first request like it that has not been asked, or else, for a reading, those to the last one again.
  private func take(_ request: ServiceRelay.Request, _ state: inout State) -> [Said]? {
    var again: [Said]?
    for index in state.exchanges.indices
    where isSame(request, state.exchanges[index].request, &state.ids) {
      again = state.exchanges[index].answers
      if state.exchanges[index].isAsked { continue }
      state.exchanges[index].isAsked = true
      for (id, recorded) in zip(request.ids, state.exchanges[index].ids) {
        state.ids.bind(id, to: recorded)
      }
      return again
    }
    if let again, request.method == "GET" { return again }
    let asked = "\(request.method) \(request.path)"
    if !state.unknown.contains(asked) { state.unknown.append(asked) }
    return nil
  }

  private func isSame(
    _ request: ServiceRelay.Request, _ recorded: String, _ ids: inout RecordedIDs
  ) -> Bool {
    var marks = recorded.matches(of: /=(secret-[0-9]+)/).map { String($0.output.1) }.makeIterator()
    // A secret from an answer is the same mark here; one that the app has from elsewhere may be another one.
    let asked = request.recorded { secret in
      let mark = marks.next()
      return secret.hasPrefix("secret-") ? secret : mark ?? secret
    }
    guard ignoresQueries else { return ids.bind(asked, to: recorded) }
    func path(_ text: String) -> String { String(text.prefix { $0 != "?" }) }
    return ids.bind(path(asked), to: path(recorded))
  }
}

extension Recording.Act {
  /// The number of the request that this is a part of the answer to.
  fileprivate var answered: Int? {
    switch self {
    case .isAnswered(let id, _, _, _), .hears(let id, _), .hasNoAnswer(let id, _, _): id
    default: nil
    }
  }

  /// True for what the program and its services say.
  var isOfServices: Bool { if case .asks = self { true } else { answered != nil } }
}
