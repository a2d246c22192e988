import Foundation
import Money
import SillarData
import Testing

@testable import BackendInfra

/// Clients that lose responses, and a backend that restarts in between.
@Suite struct LostAnswersTests {
  private static let restarts = 10
  private static let batches = 10
  private static let batchSize = 10
  private static let stock = 400
  /// More than all attempts together.
  private static let cardLimit = Money(minorUnits: 1_000_000_00, .eur)

  private let customers = ["ada", "bob", "cleo", "dan"]

  @Test(.timeLimit(.minutes(10)))
  func `a thousand things whose answers get lost happen once each`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    let comment = Comment("seed \(seed)")
    try await withTemporaryFolder { folder in
      let catalog = MarketCatalog.small(stock: Self.stock)
      let time = MovableTime()
      var start: (maker: AttemptMaker, books: ExpectedBooks)?
      try await withCommerce(in: folder, catalog, cardLimit: Self.cardLimit, time: time) {
        commerce in
        start = try await prepare(commerce, seed: seed)
      }
      var (maker, expected) = try #require(start)
      let setup = try await keyCount(in: folder)
      var (pending, count) = ([(Attempt, [Answer])](), 0)
      for _ in 0..<Self.restarts {
        try await withCommerce(in: folder, catalog, cardLimit: Self.cardLimit, time: time) {
          commerce in
          try await finish(pending, commerce, &expected, comment)
          pending = []
          for _ in 0..<Self.batches {
            let batch = (0..<Self.batchSize).map { _ in maker.next(expected) }
            count += batch.count
            for (attempt, answers) in try await run(batch, commerce) {
              if attempt.waitsForRestart {
                pending.append((attempt, answers))
              } else {
                try check(answers, of: attempt, &expected, comment)
              }
            }
          }
        }
        // Some of the orders expire.
        time.advance(minutes: 4)
      }
      try await withCommerce(in: folder, catalog, cardLimit: Self.cardLimit, time: time) {
        commerce in
        try await finish(pending, commerce, &expected, comment)
        time.advance(minutes: 15)
        try await compare(commerce, expected, comment)
      }
      #expect(count == 1000)
      let kept = expected.statuses.values.reduce(0, +)
      #expect(try await keyCount(in: folder) == setup + kept, comment)
      // The random mixture has enough payments and refunds to be a test.
      #expect(expected.payments.count > 50 && expected.refunded.count > 10, comment)
    }
  }

  private func prepare(
    _ commerce: CommerceServer, seed: UInt64
  ) async throws -> (AttemptMaker, ExpectedBooks) {
    var (handles, cards) = ([String](), [[String]]())
    for customer in customers {
      let caller = try await commerce.caller(customer)
      handles.append(try await caller.account().handle)
      cards.append([
        try await caller.addCard().id, try await caller.addCard("4000000000000002").id,
      ])
    }
    let books = try await Books(auditing: commerce.store)
    return (
      AttemptMaker(seed: seed, handles: handles, cards: cards),
      ExpectedBooks(customers: customers, balances: books.balances)
    )
  }

  private func run(
    _ batch: [Attempt], _ commerce: CommerceServer
  ) async throws -> [(Attempt, [Answer])] {
    try await withThrowingTaskGroup(of: (Int, [Answer]).self) { group in
      for (index, attempt) in batch.enumerated() {
        let caller = try await commerce.caller(customers[attempt.caller])
        group.addTask { (index, try await attempt.run(by: caller)) }
      }
      var answers: [Int: [Answer]] = [:]
      for try await (index, some) in group { answers[index] = some }
      return batch.enumerated().map { ($1, answers[$0] ?? []) }
    }
  }

  /// Repeats the attempts that were open when the backend stopped.
  private func finish(
    _ pending: [(Attempt, [Answer])], _ commerce: CommerceServer, _ expected: inout ExpectedBooks,
    _ comment: Comment
  ) async throws {
    for (attempt, answers) in pending {
      let again = try await attempt.send(by: commerce.caller(customers[attempt.caller]))
      try check(answers + [again], of: attempt, &expected, comment)
    }
  }

  private func check(
    _ answers: [Answer], of attempt: Attempt, _ expected: inout ExpectedBooks, _ comment: Comment
  ) throws {
    let first = try #require(answers.first)
    for answer in answers {
      #expect(answer.status == first.status && answer.body == first.body, comment)
    }
    try expected.apply(first, to: attempt, comment)
  }

  private func compare(
    _ commerce: CommerceServer, _ expected: ExpectedBooks, _ comment: Comment
  ) async throws {
    for product in ["pot", "pen", "lamp"] {
      let left = Self.stock - expected.sold(product)
      #expect(try await commerce.stock(of: product) == left, "\(product); \(comment)")
    }
    let books = try await Books(auditing: commerce.store, comment)
    #expect(books.balances == expected.balances, comment)
    for customer in customers {
      let balance = try await commerce.caller(customer).balance()
      #expect(balance == expected.balances["customer:\(customer)"], comment)
    }
    let counts = try await commerce.store.database.read { database in
      try ["purchase", "transfer", "request", "payment"].map { table in
        try database.value("SELECT count(*) FROM \(identifier: table)", as: Int.self)
      }
    }
    let created = ["order", "transfer", "request", "payment"].map { expected.created[$0] ?? 0 }
    // Each customer begins with two requests.
    #expect(counts == [created[0], created[1], created[2] + 2 * customers.count, created[3]])
  }

  private func keyCount(in folder: URL) async throws -> Int {
    let database = try BackendStorage(in: folder)
      .database("commerce", of: "orders", CommerceSchema.migrations)
    return try await database.read { try $0.value("SELECT count(*) FROM keptAnswer") ?? 0 }
  }
}
