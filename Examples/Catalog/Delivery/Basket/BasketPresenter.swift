import CatalogModel
import Money
import Observation
import Sillar

protocol BasketCoordinator: AnyObject {
  func productSelected(_ id: Product.ID)
  /// - Parameter expected: What the basket came to.
  func orderPlaced(_ order: Order, expected: Money?)
  func orderFoundPaid(_ id: Order.ID)
  func orderSelected(_ id: Order.ID)
  func shopRequested()
}

/// What is in the basket, what has changed about it since, and the order that is made of it.
@Observable final class BasketPresenter: Presenter {
  private(set) var state = BasketState()
  private let actions: CatalogActions
  private let recovery: Recovery
  private let coordinator: any BasketCoordinator

  init(actions: CatalogActions, recovery: Recovery, coordinator: any BasketCoordinator) {
    self.actions = actions
    self.recovery = recovery
    self.coordinator = coordinator
  }

  func run() async {
    for await basket in actions.watchBasket.execute() {
      state.basket = basket
      if state.hasUnknown { await check() }
    }
  }

  func runWhileVisible() async {
    // Another screen may have led to an order, or away from one.
    if state.basket != nil { await check() }
    await recovery.run(isNeeded: { needsCheck }, refresh: { await check() })
  }

  func handle(_ event: BasketEvent) async {
    switch event {
    case .decreased(let id): await edit(.change(id, by: -1, atMost: nil))
    case .increased(let id):
      await edit(.change(id, by: 1, atMost: state.shelves.live[id]?.product?.stock))
    case .removed(let id): await edit(.remove(id))
    case .adapted(let id):
      if let shelf = state.shelves.live[id] { await edit(.adapt(id, shelf)) }
    case .productSelected(let id): coordinator.productSelected(id)
    case .checkedOut: await checkOut()
    case .orderSelected(let id): coordinator.orderSelected(id)
    case .shopRequested: coordinator.shopRequested()
    case .failureDismissed: state.failure = nil
    }
  }

  private var needsCheck: Bool {
    !state.isChecking && !state.isPlacing && state.hasUnknown
      && state.shelves.problem?.maySolveItself ?? true
  }

  private func edit(_ edit: BasketEdit) async {
    // What is being ordered stays as it is.
    guard !state.isPlacing else { return }
    state.failure = nil
    do {
      state.basket = try await actions.editBasket.execute(edit)
      await follow()
    } catch {
      state.failure = Failure(error)
    }
  }

  /// Looks what the shop has now.
  private func check() async {
    guard !state.isChecking, !state.isPlacing else { return }
    state.isChecking = true
    defer { state.isChecking = false }
    await follow()
    let ids = state.basket?.lines.map(\.id) ?? []
    guard !ids.isEmpty, let shelves = try? await actions.lookAtShelves.execute(ids) else { return }
    take(shelves)
  }

  private func take(_ shelves: Shelves) {
    state.shelves.live.merge(shelves.live) { $1 }
    state.shelves.saved.merge(shelves.saved) { $1 }
    state.shelves.problem = shelves.problem
  }

  private func follow() async {
    guard let standing = try? await actions.followCheckout.execute() else { return }
    state.standing = standing
  }

  private func checkOut() async {
    guard state.canCheckOut else { return }
    state.isPlacing = true
    state.failure = nil
    defer { state.isPlacing = false }
    do {
      let result = try await actions.checkOut.execute()
      try Task.checkCancellation()
      switch result {
      case .placed(let order, let expected):
        state.standing = .open(order.id)
        coordinator.orderPlaced(order, expected: expected)
      case .paid(let order): coordinator.orderFoundPaid(order.id)
      case .changed(let shelves):
        state.standing = .none
        take(shelves)
        if !state.hasChanges { state.failure = Failure(CatalogError.outOfStock) }
      }
    } catch {
      state.failure = Failure(error)
      await follow()
    }
  }
}
