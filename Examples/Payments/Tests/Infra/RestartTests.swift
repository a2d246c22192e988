import Foundation
import Kit
import PaymentsInfra
import PaymentsModel
import PaymentsTesting
import SillarModel
import SillarTesting
import TestServers
import Testing

/// An item is paid once, whichever message is lost and wherever the program ends.
struct RestartTests {
  /// Sends an attempt whose answer may never arrive, until the timeout.
  private func send(
    _ attempt: PaymentAttempt, _ fault: FakeServer.Loss, _ world: World
  ) async throws -> PaymentSettlement {
    guard fault == .silentAfter else {
      return try await world.restarted().paymentService.send(attempt)
    }
    let actions = try world.restarted(clock: world.place.clock)
    let sent = Task { try await actions.paymentService.send(attempt) }
    while world.fake.applied == 0 { await Task.yield() }
    try await world.place.clock.untilAsleep()
    await world.place.clock.advance(by: .seconds(5))
    return try await sent.value
  }

  @Test(arguments: FakeServer.Loss.allCases)
  func `with a new program for each step, and an answer lost in any way, it is paid once`(
    _ fault: FakeServer.Loss
  ) async throws {
    try await World.with { world in
      world.fake.server.lose(fault)
      let begun = try await world.restarted().attempts.begin(
        "ord_1", with: .card("card_1", instalments: 3))
      #expect(begun.isNew)
      let opened = try await world.restarted().openPayable.execute("ord_1")
      #expect(opened == .underWay(begun.attempt))

      #expect(try await send(begun.attempt, fault, world) == .unclear)
      let again = try await world.restarted().openPayable.execute("ord_1")
      #expect(again == .underWay(begun.attempt))

      let settled = try await world.restarted().paymentService.check(begun.attempt)
      guard case .paid(let payment) = settled else {
        Issue.record("\(settled)")
        return
      }
      #expect(payment.id == "pay_1")
      #expect(world.fake.applied == 1)
      let keys = Set(world.fake.payCalls.map(\.key))
      #expect(keys == [begun.attempt.key.rawValue])
      #expect(Set(world.fake.payCalls.map(\.text)).count == 1)
      #expect(try await world.restarted().openPayable.execute("ord_1") == .paid(payment))
    }
  }

  @Test func `a program that ended before it sent anything sends it when somebody comes back`()
    async throws
  {
    try await World.with { world in
      let begun = try await world.restarted().attempts.begin("ord_1", with: .balance)
      #expect(world.fake.server.calls == [])
      guard
        case .underWay(let attempt) = try await world.restarted().openPayable.execute("ord_1")
      else {
        Issue.record("The attempt was not found.")
        return
      }
      #expect(attempt == begun.attempt)
      guard case .paid = try await world.restarted().paymentService.check(attempt) else {
        Issue.record("It was not paid.")
        return
      }
      #expect(world.fake.applied == 1)
      #expect(
        world.fake.server.calls.map(\.line) == ["GET payments", "POST payments"])
    }
  }

  @Test func `a service that is away when it is sent is paid once when it is back`() async throws {
    let nobody = try await refusingURL().appending(path: "payments")
    try await World.with { world in
      let begun = try await world.restarted().attempts.begin("ord_1", with: .balance)
      let alone = try world.restarted(at: nobody)
      #expect(try await alone.paymentService.send(begun.attempt) == .unclear)
      guard case .paid = try await world.restarted().paymentService.check(begun.attempt) else {
        Issue.record("It was not paid.")
        return
      }
      #expect(world.fake.applied == 1)
    }
  }

  @Test func `two programs that settle one attempt at the same time pay once`() async throws {
    try await World.with { world in
      let begun = try await world.restarted().attempts.begin("ord_1", with: .balance)
      let programs = try (0..<8).map { _ in try world.restarted() }
      try await withThrowingTaskGroup(of: PaymentSettlement.self) { group in
        for program in programs {
          group.addTask { try await program.paymentService.check(begun.attempt) }
        }
        for try await settlement in group {
          guard case .paid = settlement else {
            Issue.record("\(settlement)")
            continue
          }
        }
      }
      #expect(world.fake.applied == 1)
    }
  }

  @Test func `two programs that begin at the same time begin one attempt`() async throws {
    try await World.with { world in
      let programs = try (0..<8).map { _ in try world.restarted() }
      let begun = try await withThrowingTaskGroup(of: (PaymentAttempt, Bool).self) { group in
        for program in programs {
          group.addTask {
            let begun = try await program.attempts.begin("ord_1", with: .balance)
            return (begun.attempt, begun.isNew)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(begun.map(\.0.key)).count == 1)
      #expect(begun.count { $0.1 } == 1)
    }
  }

  @Test func `a payment that was declined while the program was away is declined, once`()
    async throws
  {
    try await World.with { world in
      world.fake.memory.decline(.insufficientFunds)
      world.fake.server.lose(.lostAfter)
      let begun = try await world.restarted().attempts.begin("ord_1", with: .balance)
      #expect(try await world.restarted().paymentService.send(begun.attempt) == .unclear)
      let settled = try await world.restarted().paymentService.check(begun.attempt)
      #expect(settled == .declined(.insufficientFunds))
      let next = try await world.restarted().attempts.begin("ord_1", with: .balance)
      #expect(next.isNew)
      #expect(next.attempt.key != begun.attempt.key)
      guard case .paid = try await world.restarted().paymentService.send(next.attempt) else {
        Issue.record("It was not paid.")
        return
      }
      #expect(world.fake.applied == 1)
    }
  }

  @Test func `attempts of two customers have nothing to do with each other`() async throws {
    try await World.with { world in
      let ada = try await world.restarted().attempts.begin("ord_1", with: .balance)
      let bob = try await world.restarted(visitor: "bob").attempts.begin(
        "ord_1", with: .balance)
      #expect(ada.isNew && bob.isNew)
      #expect(ada.attempt.key != bob.attempt.key)
    }
  }
}
