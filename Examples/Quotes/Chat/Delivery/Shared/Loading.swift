import ChatModel
import Foundation
import Sillar
import SillarModel

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, ChatError>
typealias Staleness = Sillar.Staleness<ChatError>
typealias StalenessLine<Event: Sendable> = Sillar.StalenessLine<ChatString, Event>

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
    guard let staleness else { return take(TypedReading(value, .live), at: now) }
    let reading = TypedReading(value, .saved(at: staleness.savedAt), problem: staleness.problem)
    extend(reading, at: now)
  }

  /// What the screen says about there being no value.
  var failure: Failure? { problem.map { Failure($0) } }
}
