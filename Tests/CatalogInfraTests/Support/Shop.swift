import CatalogInfra
import CatalogModel
import Foundation
import SillarModel
import Synchronization
import TestServers

/// A market with a pot, a cup and a tea, and a clock on which nobody waits.
struct Shop: Sendable {
  let market = Market([
    .init(id: "pot", name: "Moka pot", spanish: "Cafetera", price: 29_90),
    .init(id: "cup", name: "Coffee cup", spanish: "Taza de café", price: 4_05, stock: 3),
    .init(id: "tea", name: "Green tea", spanish: "Té verde", category: "food", price: 6_00),
  ])
  private let time = Time()

  func advance(by seconds: Double) { time.advance(by: seconds) }
  var date: Date { time.date }

  /// The program, started anew each time.
  func start(_ url: URL, in folder: URL) throws -> CatalogInfraFactory {
    try CatalogInfraFactory(
      apiURL: url.appending(path: "market"), dataDirectory: folder, now: { [time] in time.date },
      // A wait before a repetition is over at once; what is longer, such as a timeout, never comes.
      clock: ScriptedClock { if $0 > .seconds(3) { try await hang() } }, logger: quiet)
  }

  /// With the market open and a folder of the test's own.
  func open(_ body: (URL, URL) async throws -> Void) async throws {
    try await withFolder { folder in
      try await withServer(market.respond) { url in try await body(url, folder) }
    }
  }
}

private final class Time: Sendable {
  private let state = Mutex(Date(timeIntervalSinceReferenceDate: 800_000_000))
  var date: Date { state.withLock { $0 } }
  func advance(by seconds: Double) { state.withLock { $0 += seconds } }
}

extension CatalogActions {
  /// Takes so many of a product, as it is now.
  @discardableResult func take(_ id: Product.ID, _ quantity: Int = 1) async throws -> Basket {
    let product = try await getProduct.execute(id).last().value.product
    return try await editBasket.execute(.add(product, quantity))
  }

  /// What is in the basket.
  func basket() async -> Basket {
    for await basket in watchBasket.execute() { return basket }
    return Basket()
  }

  /// The order that checking out leads to; nil for anything else.
  func order() async throws -> Order? {
    switch try await checkOut.execute() {
    case .placed(let order, _): order
    case .paid, .changed: nil
    }
  }
}
