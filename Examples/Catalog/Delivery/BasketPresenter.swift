import CatalogModel
import Money
import Observation
import Sillar
import SillarModel

struct BasketState: Equatable, Sendable {
  /// Nil until the basket has been read.
  var basket: Basket?
  var standing = CheckoutStanding.none
  var shelves = Loaded<Shelves>()
  /// The reason why the last change was not stored.
  var problem: Problem?
  var placing = Sending()
  var takingBack = Sending()

  /// Nil for an empty basket, and if the total cannot be calculated.
  var total: Money? { try? basket?.total() }
  var isBusy: Bool { placing.isBusy || takingBack.isBusy }
  var canCheckOut: Bool { total != nil && !isBusy && !hasChanges }
  var live: [Product.ID: Shelf] { shelves.value?.live ?? [:] }
  var hasChanges: Bool { basket?.lines.contains { !changes(of: $0).isEmpty } ?? false }
  /// True if the shop has not been asked about some of the products yet.
  var hasUnknown: Bool { basket?.lines.contains { live[$0.id] == nil } ?? false }

  /// The changes since the customer added the product. The stock no longer includes the goods of an open order.
  func changes(of line: BasketLine) -> [LineChange] {
    guard standing == .none, let shelf = live[line.id] else { return [] }
    return line.changes(on: shelf)
  }
}

enum BasketEvent: Equatable, Sendable {
  case changed(Product.ID, by: Int)
  case removed(Product.ID)
  /// The customer accepts the changes of a line.
  case adapted(Product.ID)
  case checkedOut, shopWanted
  case orderWanted(Order.ID)
  case orderTakenBack(Order.ID)
}

/// The goods in the basket, their changes at the shop, and the order of them, which is placed once.
@Observable final class BasketPresenter: Presenter {
  private let shelves: Loader<Shelves>
  private let placing = Submission()
  private let takingBack = Submission()
  private let actions: CatalogActions
  private let coordinator: CatalogCoordinator
  private var known = BasketState()
  /// True from the wish to order until the form has been left, with an account or without.
  private var asksForAccount = false

  var state: BasketState {
    var state = known
    state.shelves = shelves.state
    state.placing = placing.state
    state.takingBack = takingBack.state
    return state
  }

  init(_ context: ModuleContext, actions: CatalogActions, coordinator: CatalogCoordinator) {
    shelves = Loader(context) { actions.lookAtShelves.readings(of: actions.baskets) }
    self.actions = actions
    self.coordinator = coordinator
  }

  func run() async {
    for await _ in actions.baskets.changes {
      guard let basket = try? await actions.baskets.basket() else { continue }
      take(try? await actions.followCheckout.known())
      known.basket = basket
      await follow()
      if state.hasUnknown { await shelves.load() }
    }
  }

  /// Checks the order each time the screen appears: another screen may have placed or canceled it.
  func runWhileVisible() async {
    await follow()
    if asksForAccount {
      asksForAccount = false
      if coordinator.hasAccount { await checkOut() }
    }
    await shelves.run()
  }

  func handle(_ event: BasketEvent) async {
    let live = state.live
    switch event {
    case .changed(let id, let difference):
      await edit { $0.change(id, by: difference, atMost: live[id]?.product?.stock) }
    case .removed(let id): await edit { $0.remove(id) }
    case .adapted(let id): if let shelf = live[id] { await edit { $0.adapt(id, to: shelf) } }
    case .shopWanted: coordinator.showShop()
    case .orderWanted(let id): coordinator.show(id)
    case .checkedOut:
      guard state.canCheckOut else { return }
      guard coordinator.hasAccount else {
        asksForAccount = true
        return coordinator.askForAccount()
      }
      await checkOut()
    case .orderTakenBack(let id):
      await takingBack.run { try await actions.orders.cancel(id) }
      await check()
    }
  }

  private func checkOut() async {
    switch await placing.run({ try await actions.checkOut.execute() }) {
    case .placed(let order, let expected?) where expected != order.total:
      coordinator.show(order.id, .otherTotal(expected: expected))
    case .placed(let order, _): coordinator.pay(order.id)
    case .paid(let order): coordinator.show(order.id, .paid)
    case .changed, nil: await check()
    }
  }

  /// Does nothing while the basket is being ordered.
  private func edit(_ change: @escaping @Sendable (inout Basket) -> Void) async {
    guard !placing.state.isBusy else { return }
    placing.dismissProblem()
    do {
      known.problem = nil
      known.basket = try await actions.baskets.update(change)
      await follow()
    } catch {
      known.problem = Problem(error)
    }
  }

  private func check() async {
    await follow()
    await shelves.load()
  }

  private func follow() async { take(try? await actions.followCheckout.execute()) }

  private func take(_ standing: CheckoutStanding?) {
    if let standing, !placing.state.isBusy { known.standing = standing }
  }
}
