import Kit
import PaymentsModel
import PaymentsTesting
import Sillar
import SillarTesting
import Synchronization

@testable import PaymentsDelivery

/// Payments with everything around it in memory, above the only screen of a shop.
final class World: ModuleWorld {
  static let module = PaymentsModule.module(
    PaymentsSlots(kinds: [PayableKind("order") { "Order \($0)" }]))

  let clock = TestClock()
  let backend: MemoryPayments
  let language: String
  let configuration: [any ConfigurationProvider]
  let methods: [OwnPaymentMethod]
  let step: @Sendable (PaymentStep) -> Screen?
  let kind: Payable.Kind
  /// The outcome of each visit to Payments.
  let outcomes = Mutex<[PaymentOutcome]>([])

  init(
    _ language: String = "en", balance: Int = 250_00, cards: [PaymentCard] = [.visa],
    configuration: [any ConfigurationProvider] = [], methods: [OwnPaymentMethod] = [],
    kind: Payable.Kind = "order",
    step: @escaping @Sendable (PaymentStep) -> Screen? = { _ in nil }
  ) throws {
    self.kind = kind
    self.language = language
    self.configuration = configuration
    self.methods = methods
    self.step = step
    backend = MemoryPayments(
      methods: .sample(balance: balance, cards: cards).with(plans: try InstalmentPlan.samples()),
      now: clock.wallClock)
  }

  var slots: PaymentsSlots {
    let order = language == "es" ? "Pedido" : "Order"
    return PaymentsSlots(
      kinds: [PayableKind(kind, showsDetail: false) { "\(order) \($0)" }], methods: methods,
      step: step)
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    ShopCoordinator(world: self, context)
  }

  var ends: [PaymentOutcome] { outcomes.withLock { $0 } }

  func text(_ key: Words) throws -> String { try words.text(key) }

  func texts(_ error: PaymentsError) throws -> (title: String, advice: String) {
    (try words.text(error.problem.title), try words.text(error.problem.advice))
  }

  /// Chooses a payment method, and shows the confirmation.
  func choose(_ row: String, _ app: TestHost) async throws {
    try await app.tap("Check out")
    try await app.tap(row)
    try await app.see("# \(text(.confirmationTitle))")
  }

  /// Advances the time until the customer may leave, in steps, so that each check can finish.
  func waitUntilItTakesLong(_ app: TestHost) async throws {
    for _ in 0..<20 where try await !app.text.contains(text(.leaveForNow)) {
      try await app.advance(by: .seconds(1))
    }
  }

  /// Chooses the balance and confirms the payment.
  func payWithBalance(_ app: TestHost) async throws {
    try await choose(text(.balance), app)
    try await app.tap(payButton)
  }

  var payButton: String {
    get throws {
      try words.text(Words.payNow, ["amount": money("60.00", "60,00")])
    }
  }

  func money(_ english: String, _ spanish: String) -> String {
    language == "es" ? "\(spanish)\u{A0}€" : "€\(english)"
  }

  var actions: PaymentsActions {
    PaymentsActions(
      payables: backend, cards: backend, payments: backend, attempts: backend,
      now: clock.wallClock)
  }
}

/// Configures an app without kept cards, instalments, or both.
struct Without: ConfigurationProvider {
  let name = "test"
  var instalments = false
  var keptCards = false

  func provide(into configuration: inout ConfigurationBuilder) {
    if instalments { configuration.set(PaymentsInstalments.self, to: false) }
    if keptCards { configuration.set(PaymentsKeepsCards.self, to: false) }
  }
}
