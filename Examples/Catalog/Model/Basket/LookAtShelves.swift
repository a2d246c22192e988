import Foundation
public import SillarModel

/// Looks what the shop has now of some products.
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
    let looks = await withTaskGroup { group in
      for id in Set(products) {
        group.addTask { (id, await Result { try await source.product(id, .network).last() }) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    try Task.checkCancellation()
    var shelves = Shelves()
    for (id, look) in looks {
      switch look {
      case .success(let reading) where reading.savedAt == nil:
        shelves.live[id] = .there(reading.value.product)
      case .success(let reading):
        shelves.saved[id] = reading.value.product
        shelves.problem = reading.problem ?? .offline
      case .failure(Problem.notFound): shelves.live[id] = .gone
      case .failure(let error): shelves.problem = Problem(error)
      }
    }
    return shelves
  }

  /// The same for what is in a basket. Where some is not live, a loader asks again.
  public func readings(of baskets: any BasketRepository) -> Readings<Shelves> {
    Readings { [self] give in
      let shelves = try await execute(baskets.basket().lines.map(\.id))
      let isLive = shelves.problem == nil
      give(Reading(shelves, savedAt: isLive ? nil : .distantPast, problem: shelves.problem))
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
