import CatalogModel
import Money

struct BasketState: Equatable, Sendable {
  /// One line as it is shown.
  struct Line: Equatable, Sendable, Identifiable {
    let line: BasketLine
    /// In the window's language, where that is known.
    let name: String
    let picture: ProductPicture?
    /// What the customer has to decide about.
    let changes: [LineChange]
    /// How many there are, where that is known.
    let stock: Int?

    var id: Product.ID { line.id }
  }

  /// Nil until it is known.
  var basket: Basket?
  var shelves = Shelves()
  var standing = CheckoutStanding.none
  var isChecking = false
  var isPlacing = false
  var failure: Failure?

  var lines: [Line] {
    (basket?.lines ?? []).map { line in
      let shelf = shelves.live[line.id]
      let product = shelf?.product ?? shelves.saved[line.id]
      return Line(
        line: line, name: product?.name ?? line.name, picture: product?.picture ?? line.picture,
        // What is on order already has left the shelf.
        changes: standing == .none ? shelf.map { line.changes(on: $0) } ?? [] : [],
        stock: shelf?.product?.stock)
    }
  }

  var hasChanges: Bool { lines.contains { !$0.changes.isEmpty } }

  /// Nil for an empty basket, and for one that cannot be reckoned.
  var total: Money? { try? basket?.total() }

  var canCheckOut: Bool { total != nil && !isPlacing && !hasChanges }

  /// Whether there are products that nobody has looked at yet.
  var hasUnknown: Bool {
    basket?.lines.contains { shelves.live[$0.id] == nil } ?? false
  }
}

enum BasketEvent: Sendable {
  case decreased(Product.ID)
  case increased(Product.ID)
  case removed(Product.ID)
  /// The customer agrees to what has changed.
  case adapted(Product.ID)
  case productSelected(Product.ID)
  case checkedOut
  case orderSelected(Order.ID)
  case shopRequested
  case failureDismissed
}
