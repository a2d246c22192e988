import CatalogDelivery
import CatalogModel
import CatalogTesting
import Kit
import Scripted
import Sillar
import SillarTesting
import Synchronization
import Testing

/// A shop in which one may look around without an account, and needs one to order.
struct AccountDoorTests {
  @Test func `looking around and filling the basket needs no account`() async throws {
    try await Shop().watch { app in
      try await app.tap("Moka pot")
      try await app.tap("Add to basket")
      try await app.tap("Basket (1)")
      try await app.see("# Your basket")
      try await app.see("Who: nobody")
    }
  }

  @Test func `an order asks for an account, and goes on by itself`() async throws {
    let shop = Shop()
    try await shop.world.take(pot)
    try await shop.watch(at: "/basket") { app in
      try await app.tap("Check out")
      try await app.see("# Who are you?")
      #expect(shop.world.payments.lines == [])
      try await app.tap("I am Ana")
      try await app.see("# Your basket")
      #expect(shop.world.payments.lines.count == 1)
    }
  }

  @Test func `whoever does not say who they are orders nothing, then or later`() async throws {
    let shop = Shop()
    try await shop.world.take(pot)
    try await shop.watch(at: "/basket") { app in
      try await app.tap("Check out")
      try await app.tap("Not now")
      try await app.see("# Your basket")
      shop.isOpen.withLock { $0 = true }
      try await app.tap("Orders")
      try await app.back()
      try await app.see("# Your basket")
      #expect(shop.world.payments.lines == [])
      try await app.tap("Check out")
      #expect(shop.world.payments.lines.count == 1)
    }
  }

  @Test func `orders ask for an account, and open afterwards`() async throws {
    try await Shop().watch { app in
      try await app.tap("Orders")
      try await app.tap("I am Ana")
      try await app.see("# Your orders")
      try await app.back()
      #expect(await app.location.path == "/")
    }
  }

  @Test(arguments: ["/orders", "/orders/ord_1"])
  func `a link to an order leads to the form first`(_ link: String) async throws {
    let shop = Shop()
    try await shop.watch(at: link) { app in
      try await app.see("# Who are you?")
      #expect(Set(shop.links.lines) == [link])
      try await app.back()
      #expect(await app.location.path == "/")
    }
  }
}

/// The shop, and a form that asks who is there.
private final class Shop: ModuleWorld {
  static let module = CatalogModule.module

  let world = World()
  let isOpen = Mutex(false)
  /// The links that were followed to the form.
  let links = Log()
  var clock: TestClock { world.clock }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    let navigator = context.navigator
    return CatalogCoordinator(
      context.retrying(world.reconnection), actions: world.actions,
      pay: { [world] order, _ in world.payments.add(order.rawValue) }, showReceipt: { _ in },
      door: AccountDoor(
        isOpen: { self.isOpen.withLock { $0 } },
        ask: { proceed in
          if self.isOpen.withLock({ $0 }) { return proceed() }
          navigator.push(
            self.form { isAna in
              navigator.pop()
              self.isOpen.withLock { $0 = isAna }
              if isAna { proceed() }
            })
        },
        form: { link in
          self.links.add(link)
          return self.form { _ in }
        },
        badge: {
          let name = self.isOpen.withLock { $0 } ? "Ana" : "nobody"
          return Screen("who", ScriptedPresenter("Who: \(name)")) { Text($0, .caption) }
        }))
  }

  private func form(_ answer: @escaping (_ isAna: Bool) -> Void) -> Screen {
    let form = ScriptedPresenter(
      "Who are you?", onEvent: { _, event in answer(event == .tap("ana")) })
    return Screen("form", path: "/form", form) { title in
      Text(title, .title)
      Button("I am Ana", .primary, send: .tap("ana"))
      Button("Not now", send: .tap("no"))
    }
  }
}
