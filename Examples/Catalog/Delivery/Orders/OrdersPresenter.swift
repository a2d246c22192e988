import CatalogModel
import Foundation
import Observation
import Sillar

struct OrdersState: Equatable, Sendable {
  let orders: Loadable<PagedOrders>
  let nextPage: NextPage
  /// For what has expired since.
  let now: Date
}

enum OrdersEvent: Sendable {
  case orderSelected(Order.ID)
  case endReached
  case retried
  case nextPageRetried
  case shopRequested
}

protocol OrdersCoordinator: AnyObject {
  func orderSelected(_ id: Order.ID)
  func shopRequested()
}

/// What the customer has ordered, the newest first.
@Observable final class OrdersPresenter: Presenter {
  private let orders: Loader<PagedOrders>
  private let getOrders: any GetOrders
  private let recovery: Recovery
  private let coordinator: any OrdersCoordinator
  private var nextPage = NextPage()
  private var now: Date
  @ObservationIgnored private var wasCovered = false

  var state: OrdersState {
    OrdersState(orders: orders.content, nextPage: nextPage, now: now)
  }

  init(getOrders: any GetOrders, recovery: Recovery, coordinator: any OrdersCoordinator) {
    self.getOrders = getOrders
    self.recovery = recovery
    self.coordinator = coordinator
    now = recovery.now()
    orders = Loader(recovery: recovery) { getOrders.start() }
  }

  func run() async {
    await orders.load()
    await recovery.watchAge { date in
      now = date
      orders.age(at: date)
    }
  }

  func runWhileVisible() async {
    // One may have been paid or cancelled meanwhile.
    if wasCovered { await orders.load() }
    wasCovered = true
    await orders.recover()
  }

  func handle(_ event: OrdersEvent) async {
    switch event {
    case .orderSelected(let id): coordinator.orderSelected(id)
    case .endReached, .nextPageRetried: await readOn()
    case .retried: await orders.retry()
    case .shopRequested: coordinator.shopRequested()
    }
  }

  private func readOn() async {
    guard !nextPage.isLoading else { return }
    nextPage = NextPage(isLoading: true)
    defer { nextPage.isLoading = false }
    do {
      while let before = orders.content.value, before.next != nil {
        let answer = try await getOrders.readOn(after: before)
        // Another list may have come meanwhile: it is the one to read on from.
        guard orders.content.value == before else { continue }
        return orders.extend(answer)
      }
    } catch {
      nextPage.failure = Failure(error)
    }
  }
}
