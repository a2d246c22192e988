import AsyncHTTPClient
import Foundation
import Testing

@testable import BackendInfra

/// Many customers who buy the last items of a product at the same time.
@Suite(.eachEngine) struct LastItemsTests {
  private static let crowd = 200

  /// Orders and pays for all customers at once, each on a connection of its own.
  ///
  /// - Returns: the answer to each payment, or to the order when that is refused.
  private func rush(
    _ commerce: CommerceServer, quantity: Int
  ) async throws -> [(customer: String, answer: Answer)] {
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = Self.crowd
    let client = HTTPClient(configuration: configuration)
    var server = commerce.server
    server.client = client
    let answers = try await withThrowingTaskGroup(of: (String, Answer).self) { [server] group in
      for number in 0..<Self.crowd {
        group.addTask {
          let caller = Caller(
            server: server, base: "",
            token: try await commerce.accounts.testToken(of: "shopper-\(number)"))
          let placed = try await caller.insist("\(Caller.market)/orders", .order("pot", quantity))
          guard placed.status == 201 else { return ("shopper-\(number)", placed) }
          let order = try placed.decoded(OrderAnswer.self).id
          return (
            "shopper-\(number)",
            try await caller.insist("\(Caller.payments)/payments", .payment(order))
          )
        }
      }
      var answers: [(customer: String, answer: Answer)] = []
      for try await answer in group { answers.append(answer) }
      return answers
    }
    try await client.shutdown()
    return answers
  }

  @Test func `of 200 who buy one of the last ten at once, ten get one`() async throws {
    try await withCommerce(.small(stock: 10)) { commerce in
      let answers = try await rush(commerce, quantity: 1)
      let (lucky, refused) = (answers.with(status: 201), answers.with(status: 409))
      #expect(lucky.count == 10)
      #expect(refused.count == 190)
      for (_, answer) in refused {
        try answer.expect(409, "out-of-stock")
        #expect(try answer.decoded(ProblemMembersAnswer.self).available == ["pot": 0])
      }
      // Whoever is refused has paid nothing.
      let customer = try #require(refused.first).customer
      #expect(try await commerce.caller(customer).balance() == 250_00)
      #expect(try await commerce.stock(of: "pot") == 0)
      #expect(try await commerce.stock(of: "pen") == 10)
    }
  }

  @Test func `of 200 who buy three of the last twenty at once, six get them`() async throws {
    try await withCommerce(.small(stock: 20)) { commerce in
      let answers = try await rush(commerce, quantity: 3)
      let (lucky, refused) = (answers.with(status: 201), answers.with(status: 409))
      #expect(lucky.count == 6)
      #expect(refused.count == 194)
      #expect(try await commerce.stock(of: "pot") == 2)
      _ = try await commerce.caller("late").buy("pot", 2)
      #expect(try await commerce.stock(of: "pot") == 0)

      // The stock of a refunded order goes to the next customer.
      let first = try #require(lucky.first)
      let payment = try first.answer.decoded(PaymentAnswer.self)
      let refunded = try await commerce.caller(first.customer)
        .post("\(Caller.payments)/payments/\(payment.id)/refunds")
      #expect(refunded.status == 201)
      _ = try await commerce.caller("later").buy("pot", 3)
      #expect(try await commerce.stock(of: "pot") == 0)
    }
  }

  @Test func `an order that one line is short for takes nothing at all`() async throws {
    try await withCommerce(.small(stock: 4)) { commerce in
      let body = """
        {"lines":[{"product":"pen","quantity":2},{"product":"pot","quantity":5},\
        {"product":"lamp","quantity":9}]}
        """
      let answer = try await commerce.caller().post("\(Caller.market)/orders", body)
      let problem = try answer.problem()
      #expect(answer.status == 409)
      #expect(problem.errors?.map(\.pointer) == ["#/lines/1/quantity", "#/lines/2/quantity"])
      #expect(problem.errors?.first?.detail == "Only 4 of pot are left.")
      #expect(
        try answer.decoded(ProblemMembersAnswer.self).available == ["pot": 4, "lamp": 4])
      for product in ["pen", "pot", "lamp"] {
        #expect(try await commerce.stock(of: product) == 4)
      }
    }
  }
}

extension Caller {
  /// Asks again, with the same key, for as long as the service has no time: on a busy machine a crowd takes longer than a call
  /// may.
  fileprivate func insist(_ path: String, _ body: String) async throws -> Answer {
    let key = String.newID
    while true {
      let answer = try await post(path, body, key: key)
      guard answer.status == 503 else { return answer }
    }
  }
}

extension [(customer: String, answer: Answer)] {
  fileprivate func with(status: Int) -> Self { filter { $0.answer.status == status } }
}
