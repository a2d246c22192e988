import Foundation
import Money
import PaymentsDelivery
import PaymentsModel
import Scripted
import Sillar
import SillarTesting
import Synchronization

func euros(_ cents: Int) -> Money { Money(minorUnits: cents, .eur) }

let visa = PaymentCard(
  id: "card_1", brand: .visa, lastFour: "4242", expiry: CardExpiry(iso: "2028-04") ?? .never)
let oldAmex = PaymentCard(
  id: "card_2", brand: .amex, lastFour: "0005", expiry: CardExpiry(iso: "2025-12") ?? .never)

extension CardExpiry {
  static var never: CardExpiry { CardExpiry(typed: Concealed("12/99")) }
  private init(typed: Concealed) {
    do { try self.init(typed: typed.revealed) } catch { preconditionFailure("\(error)") }
  }
}

/// Three parts without interest, and six with some.
func plans() throws -> [InstalmentPlan] {
  [
    try InstalmentPlan(
      yearlyRate: .zero, total: euros(60_00), instalments: euros(60_00).split(into: 3)),
    try InstalmentPlan(
      yearlyRate: YearlyRate(hundredths: 790), total: euros(62_37),
      instalments: euros(62_37).split(into: 6)),
  ]
}

/// Payments with everything around it in memory, beneath a shop's one screen.
final class World: Sendable {
  let clock = TestClock()
  let backend: MemoryBackend
  let language: String
  let words: Localisation
  let options: PaymentsOptions
  /// How each visit to Payments ended.
  let outcomes = Mutex<[PaymentOutcome]>([])
  private let keys = Mutex(0)

  init(
    _ language: String = "en", balance: Int = 250_00, cards: [PaymentCard] = [visa],
    options: PaymentsOptions = PaymentsOptions()
  ) throws {
    self.language = language
    self.options = options
    words = try Localisation(language: language, modules: [PaymentsModule.module])
    backend = MemoryBackend(
      Payable(
        id: "ord_1", kind: .order, title: "Order ord_1", detail: "3 items", payee: "Sillar Market",
        amount: euros(60_00), reference: "7Q2K"),
      methods: PaymentMethods(
        balance: Balance(available: euros(balance), isSufficient: balance >= 60_00), cards: cards,
        plans: try plans()),
      now: clock.wallClock)
  }

  var ends: [PaymentOutcome] { outcomes.withLock { $0 } }

  func text(_ key: PaymentsString) -> String { words.text(key) }

  /// Opens the app, does what the test does, and closes it.
  func watch(at path: String = "/", _ test: (TestHost) async throws -> Void) async throws {
    let app = try ShopInMemory(world: self)
    try await TestHost.open(
      app, at: path, visitor: Visitor(id: "test", languages: [language]), clock: clock
    ) { try await test($0) }
  }

  /// Chooses a way to pay, and looks at the confirmation.
  func choose(_ row: String, _ app: TestHost) async throws {
    try await app.tap("Check out")
    try await app.tap(row)
    try await app.see("# \(text(.confirmationTitle))")
  }

  /// Lets time pass until the customer may leave. One check after the other: each may take its time.
  func waitUntilItTakesLong(_ app: TestHost) async throws {
    for _ in 0..<20 where await !app.text.contains(text(.leaveForNow)) {
      try await app.advance(by: .seconds(1))
    }
  }

  /// Pays with the balance, as far as it goes.
  func payWithBalance(_ app: TestHost) async throws {
    try await choose(text(.balance), app)
    try await app.tap(payButton)
  }

  var payButton: String { words.text(PaymentsString.payNow, ["amount": money("60.00", "60,00")]) }

  func money(_ english: String, _ spanish: String) -> String {
    language == "es" ? "\(spanish)\u{A0}€" : "€\(english)"
  }

  var actions: PaymentsActions {
    PaymentsActions(
      payables: backend, cards: backend, payments: backend, attempts: backend,
      now: clock.wallClock, makeKey: { IdempotencyKey("k\(self.nextKey())") })
  }

  private func nextKey() -> Int {
    keys.withLock { count in
      count += 1
      return count
    }
  }
}
