package import Foundation
import Observation

/// A screen's view and presenter, with their types erased.
package protocol ScreenModel: AnyObject {
  /// The presenter, to check that it does not outlive its screen.
  var presenter: AnyObject { get }
  /// The nodes for the present state; nil when it equals the state that was drawn last. The screen is redrawn when a
  /// value that this call reads changes.
  func renderIfChanged() -> [NodeStorage]?
  /// The state that was drawn last; nil before the first.
  var drawnState: (any Equatable)? { get }
  /// Makes the next ``renderIfChanged()`` draw even if the state has not changed.
  func forgetRendering()
  /// True if the presenter is not observable, and its state is not the one that was drawn last.
  var hasUnobservedChange: Bool { get }
  /// Hands an event to the presenter. False when it is not one of this screen's.
  func handle(_ event: any Sendable) async -> Bool
  func run() async
  func runWhileVisible() async
  /// The presenter's memory as JSON; nil if there is none.
  func memory() -> Data?
  /// - Throws: An error if the presenter has no such memory.
  func restore(_ memory: Data) throws
  /// Hands the presenter its memory. A value of another type is left out.
  func restore(decoded memory: any Sendable)
}

final class TypedScreenModel<V: View, P: Presenter>: ScreenModel
where V.State == P.State, V.Event == P.Event {
  private let view: V
  private let typedPresenter: P
  private let isObservable: Bool
  private var renderedState: P.State?
  private var mustDraw = true

  init(view: V, presenter: P) {
    self.view = view
    typedPresenter = presenter
    isObservable = presenter is any Observable
  }

  var presenter: AnyObject { typedPresenter }

  func renderIfChanged() -> [NodeStorage]? {
    let state = typedPresenter.state
    if !mustDraw, renderedState == state { return nil }
    mustDraw = false
    renderedState = state
    return view.body(state).map { $0.storage }
  }

  var drawnState: (any Equatable)? { renderedState }

  func forgetRendering() { mustDraw = true }

  var hasUnobservedChange: Bool {
    guard !isObservable, !mustDraw, let renderedState else { return false }
    return typedPresenter.state != renderedState
  }

  func handle(_ event: any Sendable) async -> Bool {
    guard let event = event as? P.Event else { return false }
    await typedPresenter.handle(event)
    return true
  }

  func run() async { await typedPresenter.run() }

  func runWhileVisible() async { await typedPresenter.runWhileVisible() }

  func memory() -> Data? { typedPresenter.memory.flatMap { try? JSONEncoder().encode($0) } }

  func restore(decoded memory: any Sendable) {
    if let memory = memory as? P.Memory { typedPresenter.restore(memory) }
  }

  func restore(_ memory: Data) throws {
    typedPresenter.restore(try JSONDecoder().decode(P.Memory.self, from: memory))
  }
}
