import Foundation
import Kit
import Money
import PaymentsModel
import PaymentsTesting
import SillarModel
import Testing

struct PayingTests {
  private let backend = MemoryPayments(now: { Date(timeIntervalSince1970: 0) })

  private var actions: PaymentsActions { actions(on: backend) }

  private func actions(
    on backend: MemoryPayments, at date: Date = Date(timeIntervalSince1970: 0)
  ) -> PaymentsActions {
    PaymentsActions(
      payables: backend, cards: backend, payments: backend, attempts: backend, now: { date })
  }

  /// The attempts that were stored, sent and looked up.
  private var written: [String] { backend.log(of: "begin", "pay", "look up", "end") }

  private func begin() async throws -> PaymentAttempt {
    try await actions.attempts.begin("ord_1", with: .balance).attempt
  }

  private func isPaid(_ settlement: PaymentSettlement) -> Bool {
    if case .paid = settlement { true } else { false }
  }

  @Test func `an attempt is written down before anything is sent, and forgotten when it is paid`()
    async throws
  {
    let attempt = try await begin()
    #expect(written == ["begin k1"])
    #expect(backend.attempt == attempt)
    #expect(isPaid(try await actions.paymentService.send(attempt)))
    #expect(written == ["begin k1", "pay k1 balance", "end k1"])
    #expect(backend.attempt == nil)
  }

  @Test func `nothing is sent when it cannot be written down`() async throws {
    backend.failStore(.failed(.notStored(detail: "full")))
    await #expect(throws: PaymentsError.failed(.notStored(detail: "full"))) { try await begin() }
    #expect(backend.sent == [])
  }

  @Test func `a second window goes on with the attempt of the first`() async throws {
    let first = try await actions.attempts.begin("ord_1", with: .balance)
    let second = try await actions.attempts.begin("ord_1", with: .card("c", instalments: 3))
    #expect(first.isNew)
    #expect(!second.isNew)
    #expect(second.attempt == first.attempt)
  }

  @Test(arguments: [Problem.offline, .timedOut, .broken("500")])
  func `an answer that is lost leaves it open, and looking it up finds the payment`(
    _ problem: Problem
  ) async throws {
    backend.failNext("pay *", .after(.failed(problem)))
    let attempt = try await begin()
    #expect(try await actions.paymentService.send(attempt) == .unclear)
    #expect(backend.attempt == attempt)
    #expect(try await actions.openPayable.execute("ord_1") == .underWay(attempt))
    #expect(isPaid(try await actions.paymentService.check(attempt)))
    #expect(written == ["begin k1", "pay k1 balance", "look up k1", "end k1"])
    #expect(backend.with { $0.payments.count } == 1)
  }

  @Test(arguments: [Problem.offline, .timedOut, .broken("500")])
  func `what never arrived is sent again, with the same key`(
    _ problem: Problem
  ) async throws {
    backend.failNext("pay *", .before(.failed(problem)), .before(.failed(problem)))
    let attempt = try await begin()
    #expect(try await actions.paymentService.send(attempt) == .unclear)
    #expect(try await actions.paymentService.check(attempt) == .unclear)
    #expect(isPaid(try await actions.paymentService.check(attempt)))
    #expect(backend.log(of: "pay") == Array(repeating: "pay k1 balance", count: 3))
    #expect(backend.with { $0.payments.count } == 1)
  }

  @Test func `nothing is sent again while it cannot be looked up`() async throws {
    backend.failNext("pay *", .after(.failed(.timedOut)))
    let attempt = try await begin()
    _ = try await actions.paymentService.send(attempt)
    backend.failReads(.failed(.offline))
    #expect(try await actions.paymentService.check(attempt) == .unclear)
    #expect(backend.payCount == 1)
  }

  @Test func `a decline ends the attempt, and the next one has a key of its own`() async throws {
    backend.decline(.cardDeclined)
    let attempt = try await begin()
    #expect(try await actions.paymentService.send(attempt) == .declined(.cardDeclined))
    #expect(backend.attempt == nil)
    #expect(try await begin().key == "k2")
  }

  @Test func `what is paid already shows that payment`() async throws {
    let attempt = try await begin()
    let elsewhere = backend.payElsewhere()
    #expect(try await actions.paymentService.send(attempt) == .paid(elsewhere))
    #expect(backend.attempt == nil)
    #expect(try await actions.openPayable.execute("ord_1") == .paid(elsewhere))
  }

  @Test func `what was paid another way and given back meanwhile ends the attempt`() async throws {
    let attempt = try await begin()
    backend.close()
    backend.failNext("pay *", .before(.alreadyPaid("ord_1")))
    #expect(
      try await actions.paymentService.send(attempt) == .refused(.payableClosed("ord_1")))
    #expect(backend.attempt == nil)
  }

  @Test(arguments: [(minutes: 14, isSent: true), (minutes: 16, isSent: false)])
  func `what never arrived is not sent any more when a quarter of an hour has passed`(
    minutes: Int, isSent: Bool
  ) async throws {
    backend.failNext("pay *", .before(.failed(.offline)))
    let attempt = try await begin()
    #expect(try await actions.paymentService.send(attempt) == .unclear)
    let later = Date(timeIntervalSince1970: Double(minutes * 60))
    let settlement = try await actions(on: backend, at: later).paymentService.check(attempt)
    #expect(isPaid(settlement) == isSent)
    if !isSent { #expect(settlement == .refused(.neverArrived)) }
    #expect(backend.with { $0.payments.count } == (isSent ? 1 : 0))
    #expect(backend.attempt == nil)
  }

  @Test func `what is paid already stays open until that payment can be had`() async throws {
    let attempt = try await begin()
    _ = backend.payElsewhere()
    backend.failReads(.failed(.offline))
    #expect(try await actions.paymentService.send(attempt) == .unclear)
    backend.failReads(nil)
    #expect(isPaid(try await actions.paymentService.check(attempt)))
  }

  @Test func `what has been closed ends the attempt and says so`() async throws {
    let attempt = try await begin()
    backend.close()
    let settlement = try await actions.paymentService.send(attempt)
    #expect(settlement == .refused(.payableClosed("ord_1")))
    #expect(backend.attempt == nil)
    let situation = try await actions.openPayable.execute("ord_1")
    guard case .closed = situation else {
      Issue.record("\(situation)")
      return
    }
  }

  @Test func `a store that fails after the payment does not hide it`() async throws {
    let attempt = try await begin()
    backend.failStore(.failed(.notStored(detail: "full")))
    #expect(isPaid(try await actions.paymentService.send(attempt)))
    backend.failStore(nil)
    #expect(try await actions.openPayable.execute("ord_1") == .underWay(attempt))
    #expect(isPaid(try await actions.paymentService.check(attempt)))
    #expect(backend.with { $0.payments.count } == 1)
  }

  @Test func `a plan that cannot be meant for the amount is not offered`() async throws {
    let half = Money(minorUnits: 30_00, .eur)
    let less = Money(minorUnits: 20_00, .eur)
    let good = try InstalmentPlan(
      yearlyRate: .zero, total: Money(minorUnits: 60_00, .eur), instalments: [half, half])
    let wrong = try InstalmentPlan(
      yearlyRate: .zero, total: Money(minorUnits: 40_00, .eur), instalments: [less, less])
    let backend = MemoryPayments(methods: .sample().with(plans: [good, wrong]))
    let open = actions(on: backend).openPayable
    guard case .open(_, let choices, let plans) = try await open.execute("ord_1") else {
      Issue.record("It is open.")
      return
    }
    #expect(choices.map(\.method) == [PaymentMethods.sample().balance.map { .balance($0) }, nil])
    #expect(plans == [good])
  }
}
