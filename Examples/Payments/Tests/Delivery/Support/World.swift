import Kit
import PaymentsDelivery
import PaymentsModel
import PaymentsTesting
import Sillar
import SillarTesting
import Synchronization

/// Payments with everything around it in memory, beneath a shop's one screen.
final class World: ModuleWorld {
  static let module = PaymentsModule.module

  let clock = TestClock()
  let backend: MemoryPayments
  let language: String
  let options: PaymentsOptions
  /// How each visit to Payments ended.
  let outcomes = Mutex<[PaymentOutcome]>([])
  private let keys = Counter()

  init(
    _ language: String = "en", balance: Int = 250_00, cards: [PaymentCard] = [.visa],
    options: PaymentsOptions = PaymentsOptions()
  ) throws {
    self.language = language
    self.options = options
    backend = MemoryPayments(
      methods: .sample(balance: balance, cards: cards).with(plans: try InstalmentPlan.samples()),
      now: clock.wallClock)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ShopCoordinator(world: self, navigator: context.navigator, words: context.words)
  }

  var ends: [PaymentOutcome] { outcomes.withLock { $0 } }

  func text(_ key: PaymentsString) throws -> String { try words.text(key) }

  /// Chooses a way to pay, and looks at the confirmation.
  func choose(_ row: String, _ app: TestHost) async throws {
    try await app.tap("Check out")
    try await app.tap(row)
    try await app.see("# \(text(.confirmationTitle))")
  }

  /// Lets time pass until the customer may leave. One check after the other: each may take its time.
  func waitUntilItTakesLong(_ app: TestHost) async throws {
    for _ in 0..<20 where try await !app.text.contains(text(.leaveForNow)) {
      try await app.advance(by: .seconds(1))
    }
  }

  /// Pays with the balance, as far as it goes.
  func payWithBalance(_ app: TestHost) async throws {
    try await choose(text(.balance), app)
    try await app.tap(payButton)
  }

  var payButton: String {
    get throws {
      try words.text(PaymentsString.payNow, ["amount": money("60.00", "60,00")])
    }
  }

  func money(_ english: String, _ spanish: String) -> String {
    language == "es" ? "\(spanish)\u{A0}€" : "€\(english)"
  }

  var actions: PaymentsActions {
    PaymentsActions(
      payables: backend, cards: backend, payments: backend, attempts: backend,
      now: clock.wallClock, makeKey: { [keys] in IdempotencyKey("k\(keys.next())") })
  }
}
