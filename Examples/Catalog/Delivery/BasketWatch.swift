import CatalogModel
import Observation
import Sillar

struct BasketState: Equatable, Sendable {
  /// Nil until it is known.
  var basket: Basket?
  var shelves = Shelves()
  var standing = CheckoutStanding.none
  var isChecking = false
  var placing = Sending()

  /// The changes since the customer took it. The goods of an open order have left the shelf already.
  func changes(of line: BasketLine) -> [LineChange] {
    guard standing == .none, let shelf = shelves.live[line.id] else { return [] }
    return line.changes(on: shelf)
  }

  var hasChanges: Bool { basket?.lines.contains { !changes(of: $0).isEmpty } ?? false }
  /// True if the shop has not been asked about some of the products yet.
  var hasUnknown: Bool { basket?.lines.contains { shelves.live[$0.id] == nil } ?? false }
}

/// The basket, what the shop has of it, and how far ordering it has come: for the basket's screen, and the one within it
/// that orders.
@Observable final class BasketWatch {
  /// Ordering, which fixes the basket.
  let placing = Submission()
  private var known = BasketState()
  private let shelves: Loader<Shelves>
  private let actions: CatalogActions

  var state: BasketState {
    var state = known
    state.shelves = shelves.state.value ?? Shelves()
    state.isChecking = shelves.state.isLoading
    state.placing = placing.state
    return state
  }

  init(_ context: ModuleContext, actions: CatalogActions) {
    shelves = Loader(context) { actions.lookAtShelves.readings(of: actions.baskets) }
    self.actions = actions
  }

  func run() async {
    for await _ in actions.baskets.changes {
      guard let basket = try? await actions.baskets.basket() else { continue }
      if let standing = try? await actions.followCheckout.known() { take(standing) }
      known.basket = basket
      await follow()
      if state.hasUnknown { await shelves.load() }
    }
  }

  /// Looks each time the screen appears: another one may have led to an order, or away from one.
  func runWhileVisible() async {
    await follow()
    await shelves.run()
  }

  /// Finds out how far ordering has come, and what the shop has now.
  func check() async {
    await follow()
    await shelves.load()
  }

  /// Does nothing while the basket is being ordered.
  func edit(_ change: @escaping @Sendable (inout Basket) -> Void) async throws {
    guard !placing.state.isBusy else { return }
    placing.dismissProblem()
    known.basket = try await actions.baskets.update(change)
    await follow()
  }

  private func follow() async {
    if let standing = try? await actions.followCheckout.execute() { take(standing) }
  }

  private func take(_ standing: CheckoutStanding) {
    if !placing.state.isBusy { known.standing = standing }
  }
}
