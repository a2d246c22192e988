import Kit
import Observation
import PaymentsModel
import PaymentsTesting
import Sillar
import SillarModel
import SillarTesting
import Testing

@testable import PaymentsDelivery

/// The steps of a payment in an app that has its own: the confirmation, for all but its own method.
struct OwnStepTests {
  private let world: World

  init() throws {
    world = try World { step in
      guard case .confirmation(let step, ownMethod: nil) = step else { return nil }
      return Screen("own", view: OwnView(), presenter: OwnPresenter(step))
    }
  }

  @Test func `the app's screen stands in place of the module's, and leads to the receipt`()
    async throws
  {
    try await world.watch { app in
      try await open(app)
      for text in ["## €60.00", "Order 7Q2K", "[0 times]", "[Do it]"] {
        try await app.see(text)
      }
      for text in [Words.confirmationTitle, .confirmationHow, .changeMethod] {
        try await app.dontSee(world.text(text))
      }
      #expect(await app.location.path == "/pay/ord_1/confirmation")
      #expect(await app.location.title == "Short")
      try await app.tap("Do it")
      try await app.see("# Paid")
      try await app.tap("See the receipt")
      try await app.tap("Done")
      #expect(world.ends == world.backend.succeeded.map { .paid($0) })
      #expect(world.ends.count == 1)
    }
  }

  @Test func `a payment that the app leaves to the module has the module's`() async throws {
    let cash = OwnPaymentMethod("cash", title: "Cash", caption: "", confirm: "Order", done: "Done")
    let world = try World(methods: [cash], step: world.step)
    try await world.watch { app in
      try await world.choose("Cash", app)
      try await app.reopened { try await $0.see("# Check and pay") }
    }
  }

  @Test func `each step but the form of a card can be the app's, and the payment is the same`()
    async throws
  {
    let world = try World { step in
      switch step {
      case .method(let step): Screen("own", view: OwnMethod(), state: step.state, send: step.send)
      case .confirmation(let step, _): Screen("own", view: OwnView(), presenter: OwnPresenter(step))
      case .result(let step): Screen("own", view: OwnResult(), state: step.state, send: step.send)
      case .receipt(let step): Screen("own", view: OwnReceipt(), state: step.state, send: step.send)
      }
    }
    try await world.watch { app in
      func isOwn(_ title: String, at path: String, _ app: TestHost) async throws {
        try await app.see("# \(title)")
        #expect(await app.location.path == path)
        for key in [Words.methodTitle, .confirmationTitle, .paidTitle, .receiptTitle] {
          try await app.dontSee("# \(world.text(key))")
        }
      }
      try await app.tap("Check out")
      try await isOwn("Choose", at: "/pay/ord_1", app)
      try await app.tap("First way")
      try await isOwn("Short", at: "/pay/ord_1/confirmation", app)
      try await app.tap("Do it", times: 2)
      try await isOwn("Thanks", at: "/pay/ord_1", app)
      try await app.reopened { app in
        try await isOwn("Thanks", at: "/pay/ord_1", app)
        try await app.tap("Proof")
        let payment = try #require(world.backend.succeeded.first)
        try await isOwn(
          "Proof of \(payment.reference)", at: "/receipts/\(payment.id.rawValue)", app)
        try await app.tap("Close")
        #expect(world.ends == [.paid(payment)])
      }
      #expect(world.backend.payCount == 1)
    }
  }

  @Test func `a double click pays once`() async throws {
    try await world.watch { app in
      try await open(app)
      try await app.tap("Do it", times: 2)
      try await app.see("# Paid")
      #expect(world.backend.payCount == 1)
    }
  }

  @Test func `its button and Back lead to the ways to pay, and nothing is paid`() async throws {
    try await world.watch { app in
      try await open(app)
      try await app.tap("Back")
      try await app.see("# \(world.text(.methodTitle))")
      try await app.tap("Your balance")
      try await app.back()
      try await app.see("# \(world.text(.methodTitle))")
      #expect(world.backend.payCount == 0)
    }
  }

  @Test func `it comes back with its own memory and the module's, and pays once`() async throws {
    try await world.watch { app in
      try await open(app)
      try await app.tap("0 times")
      try await app.see("[1 times]")
      let before = await app.text
      try await app.reopened { app in
        #expect(await app.text == before)
        try await app.tap("Do it", times: 2)
        try await app.see("# Paid")
        #expect(world.backend.payCount == 1)
      }
    }
  }

  @Test func `a payment whose outcome is not known is looked up, and not made again`() async throws
  {
    world.backend.failNext("pay *", .after(.failed(.timedOut)))
    try await world.watch { app in
      try await open(app)
      try await app.tap("Do it")
      try await app.see("# \(world.text(.checkingTitle))")
      try await app.back()
      try await app.see("# \(world.text(.checkingTitle))")
      try await app.reopened { app in
        try await app.advance(by: .seconds(2))
        try await app.see("# Paid")
        #expect(world.backend.payCount == 1)
      }
    }
  }

  @Test func `an attempt that cannot be written down is not sent`() async throws {
    world.backend.failStore(.failed(.notStored(detail: "full")))
    try await world.watch { app in
      try await open(app)
      try await app.tap("Do it")
      try await app.see("✗")
      #expect(world.backend.sent == [])
      world.backend.failStore(nil)
      try await app.tap("Do it")
      try await app.see("# Paid")
    }
  }

  private func open(_ app: TestHost) async throws {
    try await app.tap("Check out")
    try await app.tap("Your balance")
    try await app.see("# Short")
  }
}

private struct OwnState: Equatable, Sendable {
  let confirmation: ConfirmationState
  let taps: Int
}

private enum OwnEvent: Equatable, Sendable {
  case tapped
  case step(ConfirmationEvent)
}

@Observable private final class OwnPresenter: Presenter {
  typealias Step = PaymentStep.Part<ConfirmationState, ConfirmationEvent>

  private let step: Step
  private var taps = 0
  var state: OwnState { OwnState(confirmation: step.state.value, taps: taps) }
  var memory: Int? { taps }

  init(_ step: Step) { self.step = step }

  func restore(_ memory: Int) { taps = memory }

  func handle(_ event: OwnEvent) async {
    switch event {
    case .tapped: taps += 1
    case .step(let event): await step.send(event)
    }
  }
}

private struct OwnView: View {
  func body(_ state: OwnState) -> [Node<OwnEvent>] {
    Text("Short", .title).style(.payment)
    Loading(state.confirmation.item, showsAge: false, retry: .step(.retried)) { item in
      PayableCard(
        payable: item.payable, slots: PaymentsSlots(kinds: [PayableKind("order") { "Order \($0)" }])
      )
      Button("\(state.taps) times", send: .tapped)
      SubmitButton("Do it", state.confirmation.sending, send: .step(.confirmed))
      Button("Back", send: .step(.changedMethod))
    }
  }
}

private struct OwnMethod: View {
  func body(_ state: Loaded<PayableSituation>) -> [Node<MethodEvent>] {
    Text("Choose", .title)
    if case .open(_, let choices, _) = state.value, let first = choices.first {
      Button("First way", send: .chosen(first))
    }
  }
}

private struct OwnResult: View {
  func body(_ state: ResultState) -> [Node<ResultEvent>] {
    if case .paid(let payment) = state.settlement {
      Text("Thanks", .title)
      Button("Proof", send: .receiptRequested(payment))
    }
  }
}

private struct OwnReceipt: View {
  func body(_ state: Loaded<Payment>) -> [Node<ReceiptEvent>] {
    if let payment = state.value { Text("Proof of \(payment.reference)", .title) }
    Button("Close", send: .closed)
  }
}
