import CatalogModel
import Money
import Sillar

extension CatalogCoordinator: HeaderCoordinator {
  func shopRequested() {
    if let shopScreen, isOnStack(shopScreen) { navigator.pop(to: shopScreen) } else { start() }
  }

  func basketRequested() {
    if let basketScreen, isOnStack(basketScreen) { return navigator.pop(to: basketScreen) }
    let screen = basket.build(coordinator: self)
    basketScreen = screen
    navigator.push(screen)
  }

  func ordersRequested() {
    if let ordersScreen, isOnStack(ordersScreen) { return navigator.pop(to: ordersScreen) }
    let screen = orders.build(coordinator: self)
    ordersScreen = screen
    navigator.push(screen)
  }
}

extension CatalogCoordinator: ShopCoordinator, OrdersCoordinator {
  func productSelected(_ id: Product.ID) {
    navigator.push(product.build(id, coordinator: self))
  }

  func orderSelected(_ id: Order.ID) { navigator.push(order.build(id, coordinator: self)) }
}

extension CatalogCoordinator: BasketCoordinator {
  func orderPlaced(_ order: Order, expected: Money?) {
    if let expected, expected != order.total {
      navigator.push(
        self.order.build(order.id, note: .otherTotal(expected: expected), coordinator: self))
    } else {
      startPayment(order.id)
    }
  }

  func orderFoundPaid(_ id: Order.ID) {
    navigator.push(order.build(id, note: .paid, coordinator: self))
  }
}

extension CatalogCoordinator: OrderCoordinator {
  func paymentRequested(_ id: Order.ID) { startPayment(id) }
  func receiptRequested(_ payment: String) { showReceipt(payment) }
}
