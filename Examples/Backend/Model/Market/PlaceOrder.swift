import Money

/// Places an order of items that are in stock. They stay in stock until the order is paid: an order costs nothing,
/// and nobody shall empty the shop with orders that they do not pay.
///
///     let order = try PlaceOrder(
///       customer: customer, lines: [.init(product: "moka-pot", quantity: 2)]
///     ).execute(in: records)
public struct PlaceOrder: Sendable {
  public static let lineLimit = 50
  public static let quantities = 1...99
  /// The most orders of a customer that await payment at the same time.
  public static let unpaidLimit = 20

  /// A product and the quantity ordered.
  public struct Line: Sendable {
    public let product: String
    public let quantity: Int

    public init(product: String, quantity: Int) {
      self.product = product
      self.quantity = quantity
    }
  }

  private let customer: CustomerID
  private let shop: Shop
  private let lines: [Line]

  /// - Throws: ``Refusal/invalid(_:)`` when there are no lines or too many, or a line is invalid.
  public init(customer: CustomerID, shop: Shop = .market, lines: [Line]) throws(Refusal) {
    guard !lines.isEmpty else { throw .invalid(InputFault("lines", "has to have a line")) }
    guard lines.count <= Self.lineLimit else {
      throw .invalid(InputFault("lines", "may have at most \(Self.lineLimit) lines"))
    }
    var seen: Set<String> = []
    for (index, line) in lines.enumerated() {
      guard Self.quantities.contains(line.quantity) else {
        throw .invalid(InputFault("lines/\(index)/quantity", "has to be from 1 to 99"))
      }
      guard seen.insert(line.product).inserted else {
        throw .invalid(InputFault("lines/\(index)/product", "is in another line already"))
      }
    }
    self.customer = customer
    self.shop = shop
    self.lines = lines
  }

  /// - Throws: ``Refusal/outOfStock(_:)``, ``Refusal/tooManyUnpaidOrders``, ``Refusal/invalid(_:)`` for a product that
  ///   is not on offer.
  public func execute(in records: any CommerceRecords) throws -> Order {
    let wanted = try lines.enumerated().map { index, line in
      guard let product = try PictureName(line.product).flatMap(records.product), product.isOnOffer
      else {
        throw Refusal.invalid(InputFault("lines/\(index)/product", "is no product"))
      }
      return (product: product, quantity: line.quantity)
    }
    guard try records.unpaidOrders(of: customer) < Self.unpaidLimit else {
      throw Refusal.tooManyUnpaidOrders
    }
    try records.requireStock(of: wanted.map { ($0.product.id, $0.quantity) })
    var total = Money.zero(shop.currency)
    var orderLines: [OrderLine] = []
    for (product, quantity) in wanted {
      let line = try OrderLine(
        product: product.id, name: product.text.map(\.name), quantity: quantity,
        price: shop.price(of: product.price))
      total = try total.adding(line.total)
      orderLines.append(line)
    }
    let order = Order(
      id: .random(), customer: customer, shop: shop, state: .awaitingPayment,
      placed: records.now, lines: orderLines, total: total, payment: nil)
    try records.insert(order)
    return order
  }
}
