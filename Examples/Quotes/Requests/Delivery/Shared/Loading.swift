import RequestsModel
import Sillar
import SillarModel

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, RequestsError>
typealias Loader<Value: Equatable & Sendable> = Sillar.ReadingsLoader<Value, RequestsError>
typealias Staleness = Sillar.Staleness<RequestsError>
typealias StalenessLine<Event: Sendable> = Sillar.StalenessLine<RequestsString, Event>

extension Sillar.Loadable where Problem == RequestsError {
  /// What the screen says about there being no value.
  var failure: Failure? { problem.flatMap { Failure($0) } }
}
