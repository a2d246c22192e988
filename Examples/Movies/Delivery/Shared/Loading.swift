import MoviesModel
import Sillar

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, MoviesError>
typealias Loader<Value: Equatable & Sendable> = Sillar.ReadingsLoader<Value, MoviesError>
typealias Staleness = Sillar.Staleness<MoviesError>

extension Sillar.Loadable where Problem == MoviesError {
  /// What the screen says about there being no value.
  var failure: Failure? { problem.flatMap { Failure($0) } }
}
