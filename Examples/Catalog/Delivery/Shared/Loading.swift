import CatalogModel
import Sillar

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, CatalogError>
typealias Loader<Value: Equatable & Sendable> = Sillar.ReadingsLoader<Value, CatalogError>
typealias Staleness = Sillar.Staleness<CatalogError>

extension Sillar.Loadable where Problem == CatalogError {
  /// What the screen says about there being no value.
  var failure: Failure? { problem.flatMap { Failure($0) } }
}
