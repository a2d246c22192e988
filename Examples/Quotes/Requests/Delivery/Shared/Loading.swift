import RequestsModel
import Sillar
import SillarModel

typealias Loadable<Value: Equatable & Sendable> = Sillar.Loadable<Value, RequestsError>
typealias Loader<Value: Equatable & Sendable> = Sillar.Loader<Value, RequestsError>
typealias Staleness = Sillar.Staleness<RequestsError>

extension Sillar.Loadable where Problem == RequestsError {
  /// What the screen says about there being no value.
  var failure: Failure? { problem.flatMap { Failure($0) } }
}

extension Sillar.Loader where Problem == RequestsError {
  /// What is known here, after something was done here: as old as what was shown before.
  func look(_ here: () async throws -> Value?) async {
    // Before the first answer there is nothing to be brought up to date.
    guard content.value != nil, let value = try? await here() else { return }
    if value != content.value { extend(Answer(value, .live)) }
  }

  /// For `runWhileVisible()`: loads, and again whenever that is needed and worth while; keeps true how old it is said
  /// to be.
  func stayLoaded(_ recovery: Recovery) async {
    await load()
    await recovery.run(
      isNeeded: {
        age(at: recovery.now())
        return content.needsRefresh
      }, refresh: { await load() })
  }
}
