public import Money

public import struct Foundation.Date

/// What is stored, as an action sees it while it runs. All of it is one transaction: there is nobody
/// else in between, and it happens completely or not at all.
///
///     struct CancelOrder {
///       func execute(in records: any CommerceRecords) throws -> Order { … }
///     }
public protocol CommerceRecords: ProductRecords, OrderRecords, CardRecords, PaymentRecords,
  TransferRecords, PersonRecords, LedgerRecords
{
  /// When this happens, in whole seconds.
  var now: Date { get }
}

/// Products and their stock.
public protocol ProductRecords {
  func categories() throws -> [Category]
  /// Those on offer, in their order.
  func products() throws -> [(place: Int64, product: Product)]
  /// Also one that is no longer on offer.
  func product(_ id: Product.ID) throws -> Product?
  /// - Parameter quantity: how many go; below zero, come back. There must be as many.
  func takeStock(of id: Product.ID, _ quantity: Int) throws
}

/// Orders.
public protocol OrderRecords {
  func order(_ id: Order.ID) throws -> Order?
  /// Newest first.
  func orders(of customer: CustomerID, at shop: Shop, _ slice: SliceRequest) throws -> Slice<Order>
  /// Those that nobody paid in time.
  func ordersToExpire() throws -> [Order]
  func insert(_ order: Order) throws
  /// Keeps the state and payment of an order that is there.
  func update(_ order: Order) throws
}

/// Cards, without the numbers on them.
public protocol CardRecords {
  func card(_ id: Card.ID, of customer: CustomerID) throws -> Card?
  /// Those to be kept, newest first.
  func cards(of customer: CustomerID) throws -> [Card]
  func insert(_ card: Card, of customer: CustomerID) throws
  /// Forgets a card.
  func delete(_ id: Card.ID) throws
}

/// Payments.
public protocol PaymentRecords {
  func payment(_ id: Payment.ID) throws -> Payment?
  /// The one made under that key.
  func payment(of customer: CustomerID, key: IdempotencyKey) throws -> Payment?
  func insert(_ payment: Payment, key: IdempotencyKey) throws
  /// Keeps the state of a payment that is there.
  func update(_ payment: Payment) throws
}

/// Transfers, and requests for money.
public protocol TransferRecords {
  func transfer(_ id: Transfer.ID) throws -> Transfer?
  func insert(_ transfer: Transfer) throws
  func update(_ transfer: Transfer) throws

  func request(_ id: PaymentRequest.ID) throws -> PaymentRequest?
  /// Those from or to that person, newest first.
  func requests(of handle: String, _ slice: SliceRequest) throws -> Slice<PaymentRequest>
  /// How many that person has yet to answer.
  func openRequests(to handle: String) throws -> Int
  func insert(_ request: PaymentRequest) throws
  func update(_ request: PaymentRequest) throws
}

/// People, customers or not.
public protocol PersonRecords {
  func person(handle: String) throws -> Person?
  func person(of customer: CustomerID) throws -> Person?
  /// Those who are no customers first, then by name.
  func people(matching words: SearchWords, without handle: String, limit: Int) throws -> [Person]
  func insert(_ person: Person) throws
}

/// The ledger, which is only ever added to.
public protocol LedgerRecords {
  func balance(of account: Account) throws -> Money
  func post(_ entry: LedgerEntry) throws
  func entry(_ id: LedgerEntry.ID) throws -> LedgerEntry?
  /// Newest first.
  func activity(of account: Account, _ slice: SliceRequest) throws -> Slice<Movement>
  func movement(_ id: Int64, of account: Account) throws -> Movement?
}
