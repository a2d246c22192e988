import SillarModel

/// What the shop has now of some products.
///
/// ```swift
/// func isThere(_ look: any LookAtShelves) async throws -> Bool {
///   try await look.execute(["moka-pot"]).live["moka-pot"] == .gone
/// }
/// ```
public protocol LookAtShelves: Sendable {
  func execute(_ products: [Product.ID]) async throws -> Shelves
}

/// What is known of some products.
public struct Shelves: Hashable, Sendable {
  /// What the shop says now.
  public var live: [Product.ID: Shelf]
  /// What it said earlier: good for a name, not for a price.
  public var saved: [Product.ID: Product]
  /// Why some are not live.
  public var problem: CatalogError?

  public init(
    live: [Product.ID: Shelf] = [:], saved: [Product.ID: Product] = [:],
    problem: CatalogError? = nil
  ) {
    self.live = live
    self.saved = saved
    self.problem = problem
  }
}

/// See ``LookAtShelves``.
public struct DefaultLookAtShelves: LookAtShelves {
  private let source: any ProductsSource
  public init(source: any ProductsSource) { self.source = source }

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
      case .success(let answer) where answer.freshness == .live:
        shelves.live[id] = .there(answer.value.product)
      case .success(let answer):
        shelves.saved[id] = answer.value.product
        shelves.problem = answer.problem ?? .offline
      case .failure(CatalogError.unknownProduct): shelves.live[id] = .gone
      case .failure(let error):
        shelves.problem = error as? CatalogError ?? .serviceFailed("\(error)")
      }
    }
    return shelves
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
