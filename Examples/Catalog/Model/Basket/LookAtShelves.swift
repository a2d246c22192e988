import Foundation
public import SillarModel

/// Reads the current price and stock of some products.
///
/// ```swift
/// func isThere(_ look: LookAtShelves) async throws -> Bool {
///   try await look.execute(["moka-pot"]).live["moka-pot"] != .gone
/// }
/// ```
public struct LookAtShelves: Sendable {
  let source: any ProductsSource

  public func execute(_ products: [Product.ID]) async throws -> Shelves {
    let source = source
    let looks = await withTaskGroup(of: (Product.ID, Result<Reading<Product>, any Error>).self) {
      for id in Set(products) {
        $0.addTask {
          do {
            return (id, .success(try await source.product(id).last()))
          } catch {
            return (id, .failure(error))
          }
        }
      }
      return await $0.reduce(into: []) { $0.append($1) }
    }
    try Task.checkCancellation()
    var shelves = Shelves()
    for (id, look) in looks {
      switch look {
      case .success(let reading) where reading.savedAt == nil:
        shelves.live[id] = .there(reading.value)
      case .success(let reading):
        shelves.saved[id] = reading.value
        shelves.problem = reading.problem ?? .offline
      case .failure(Problem.notFound): shelves.live[id] = .gone
      case .failure(let error): shelves.problem = Problem(error)
      }
    }
    return shelves
  }

  /// Reads the products of a basket. If one of them is not live, the reading counts as saved, so that a loader retries.
  public func readings(of baskets: any BasketRepository) -> Readings<Shelves> {
    Readings { [self] give in
      let shelves = try await execute(baskets.basket().lines.map(\.id))
      let isLive = shelves.problem == nil
      give(Reading(shelves, savedAt: isLive ? nil : .distantPast, problem: shelves.problem))
    }
  }
}
