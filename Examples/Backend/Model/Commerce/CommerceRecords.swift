public import Money
public import SillarModel

public import struct Foundation.Date

/// The stored data, as an action sees it while it runs. An action runs in one transaction: isolated from
/// others, and committed completely or not at all.
///
///     struct CancelOrder {
///       func execute(in records: any CommerceRecords) throws -> Order { … }
///     }
public protocol CommerceRecords: ProductRecords, OrderRecords, CardRecords, PaymentRecords,
  TransferRecords, PersonRecords, LedgerRecords
{
  /// The time of the transaction, in whole seconds.
  var now: Date { get }
  /// See ``Pay/cardLimit``.
  var cardLimit: Money { get }

  /// Records what the action makes true, once for each key, for the company's books.
  func record(_ event: DomainEvent) throws
}

/// Products and their stock.
public protocol ProductRecords {
  func categories() throws -> [Category]
  /// The products on offer that have all the words in their name, summary or category, in display order.
  ///
  /// - Parameter category: the id of the category to search; `nil` for all.
  func products(
    matching words: SearchWords, in language: Language, category: String?, _ slice: SliceRequest
  ) throws -> Slice<Product>
  /// Finds a product, even when it is no longer on offer.
  func product(_ id: Product.ID) throws -> Product?
  /// - Parameter quantity: the number to take out of stock, which must be available; negative to return.
  func takeStock(of id: Product.ID, _ quantity: Int) throws
}

/// Orders.
public protocol OrderRecords {
  func order(_ id: Order.ID) throws -> Order?
  /// Newest first.
  func orders(of customer: CustomerID, at shop: Shop, _ slice: SliceRequest) throws -> Slice<Order>
  /// The number of the customer's orders that await payment, at all shops.
  func unpaidOrders(of customer: CustomerID) throws -> Int
  /// The orders that were not paid in time.
  func ordersToExpire() throws -> [Order]
  func insert(_ order: Order) throws
  /// Stores the state and payment of an existing order.
  func update(_ order: Order) throws
}

/// Cards, without the numbers on them.
public protocol CardRecords {
  func card(_ id: Card.ID, of customer: CustomerID) throws -> Card?
  /// The customer's saved cards, newest first.
  func cards(of customer: CustomerID) throws -> [Card]
  func insert(_ card: Card, of customer: CustomerID) throws
  /// Deletes a card.
  func delete(_ id: Card.ID) throws
}

/// Payments.
public protocol PaymentRecords {
  func payment(_ id: Payment.ID) throws -> Payment?
  /// The payment made under an idempotency key.
  func payment(of customer: CustomerID, key: IdempotencyKey) throws -> Payment?
  func insert(_ payment: Payment, key: IdempotencyKey) throws
  /// The sum of what the customer's cards have paid in a currency after a time, refunded or not.
  func paidByCard(of customer: CustomerID, in currency: Currency, since: Date) throws -> Money
  /// The sum of what the customer has promised on delivery in a currency after a time.
  func promised(by customer: CustomerID, in currency: Currency, since: Date) throws -> Money
  /// Stores the state of an existing payment.
  func update(_ payment: Payment) throws
}

/// Transfers, and requests for money.
public protocol TransferRecords {
  func transfer(_ id: Transfer.ID) throws -> Transfer?
  func insert(_ transfer: Transfer) throws
  func update(_ transfer: Transfer) throws

  func request(_ id: PaymentRequest.ID) throws -> PaymentRequest?
  /// The requests from or to a person, newest first.
  func requests(of handle: String, _ slice: SliceRequest) throws -> Slice<PaymentRequest>
  /// The number of open requests to a person.
  func openRequests(to handle: String) throws -> Int
  func insert(_ request: PaymentRequest) throws
  func update(_ request: PaymentRequest) throws
}

/// People, customers or not.
public protocol PersonRecords {
  func person(handle: String) throws -> Person?
  func person(of customer: CustomerID) throws -> Person?
  /// People who are not customers come first, then by name; those who have left are not among them. Of more than
  /// 1,000 who match, those who came first are taken.
  func people(matching words: SearchWords, without handle: String, limit: Int) throws -> [Person]
  func insert(_ person: Person) throws
}

/// The ledger, which is append-only.
public protocol LedgerRecords {
  func balance(of account: Account) throws -> Money
  func post(_ entry: LedgerEntry) throws
  func entry(_ id: LedgerEntry.ID) throws -> LedgerEntry?
  /// Newest first.
  func activity(of account: Account, _ slice: SliceRequest) throws -> Slice<Movement>
  func movement(_ id: Int64, of account: Account) throws -> Movement?
}
