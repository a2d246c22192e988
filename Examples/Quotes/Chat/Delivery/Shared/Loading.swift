import ChatModel
import Foundation
import Sillar
import SillarModel

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, ChatError>
typealias Staleness = Sillar.Staleness<ChatError>

extension Sillar.Loadable where Problem == ChatError {
  /// As far as it has come by some news.
  init(_ news: ChatNews<Value>, at now: Date) {
    self.init()
    if let reading = news.reading { take(reading, at: now) }
    if let problem = news.problem { fail(problem) }
    if !news.isAsking { end() }
  }

  /// There is more of the value, as old as it was.
  mutating func grow(to value: Value, at now: Date) {
    guard let staleness else { return take(Reading(value, .live), at: now) }
    let reading = Reading(value, .saved(at: staleness.savedAt), problem: staleness.problem)
    extend(reading, at: now)
  }

  /// What the screen says about there being no value.
  var failure: Failure? { problem.map { Failure($0) } }
}

extension Sillar.Staleness<ChatError> {
  /// Such as `Offline, saved 5 minutes ago`.
  func text(_ words: Localisation) -> String {
    guard isSettled else { return words.text(ChatString.ageUpdating) }
    let key: ChatString =
      switch problem {
      case nil: .ageSaved
      case .offline: .ageOffline
      case .some: .ageFailed
      }
    return words.text(key, ["age": age.text(words)])
  }
}

/// A line that says how old is what is shown.
struct StalenessLine<Event: Sendable>: Element {
  let staleness: Staleness
  let words: Localisation

  var node: Node<Event> { Text(staleness.text(words), .caption).style(.muted) }
}
