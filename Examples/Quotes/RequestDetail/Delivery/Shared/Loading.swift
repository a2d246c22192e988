import RequestDetailModel
import Sillar
import SillarModel

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, RequestDetailError>
typealias Loader<Value: Equatable & Sendable> = Sillar.ReadingsLoader<Value, RequestDetailError>
typealias Staleness = Sillar.Staleness<RequestDetailError>
typealias StalenessLine<Event: Sendable> = Sillar.StalenessLine<RequestDetailString, Event>

extension Sillar.Loadable where Problem == RequestDetailError {
  /// What the screen says about there being no value.
  var failure: Failure? { problem.flatMap { Failure($0) } }
}
