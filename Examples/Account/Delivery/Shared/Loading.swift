import AccountModel
import Sillar

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, AccountError>
typealias Loader<Value: Equatable & Sendable> = Sillar.ReadingsLoader<Value, AccountError>
typealias Staleness = Sillar.Staleness<AccountError>
typealias StalenessLine<Event: Sendable> = Sillar.StalenessLine<AccountString, Event>

extension Sillar.Loadable where Problem == AccountError {
  /// What the screen says about there being no value.
  var failure: Failure? { problem.flatMap { Failure($0) } }
}
