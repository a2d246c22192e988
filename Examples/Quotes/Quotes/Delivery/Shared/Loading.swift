import QuotesModel
import Sillar

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, QuotesError>
typealias Loader<Value: Equatable & Sendable> = Sillar.ReadingsLoader<Value, QuotesError>
typealias Staleness = Sillar.Staleness<QuotesError>
typealias StalenessLine<Event: Sendable> = Sillar.StalenessLine<QuotesString, Event>

extension Sillar.Loadable where Problem == QuotesError {
  /// What the screen says about there being no value.
  var failure: Failure? { problem.flatMap { Failure($0) } }
}
