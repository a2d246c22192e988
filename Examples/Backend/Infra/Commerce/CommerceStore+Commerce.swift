public import BackendModel
import Foundation
import GRDB

extension CommerceStore: Commerce {
  public func read<Value: Sendable>(
    as customer: CustomerID?, _ body: @escaping @Sendable (any CommerceRecords) throws -> Value
  ) async throws -> Value {
    let current: Value? = try await pool.read { db in
      let records = records(in: db)
      if try records.isBehind(for: customer) { return nil }
      return .some(try body(records))
    }
    if let current { return current }
    return try await pool.write { db in
      let records = records(in: db)
      try records.catchUp(for: customer)
      return try body(records)
    }
  }

  public func write(
    _ request: KeyedRequest,
    _ body: @escaping @Sendable (any CommerceRecords) throws -> KeptAnswer,
    refused: @escaping @Sendable (Refusal) throws -> KeptAnswer
  ) async throws -> KeptAnswer {
    let fingerprint = fingerprints.fingerprint(of: request)
    // One transaction from here to the end: either the key and all of its effect are stored, or nothing.
    return try await pool.write { db in
      if let kept = try KeptAnswerRow.find(request, in: db) {
        guard kept.fingerprint == fingerprint else { throw KeyReused() }
        return kept.answer
      }
      let records = records(in: db)
      try records.catchUp(for: request.customer)
      let answer = try Self.answer(records, body, refused: refused)
      try KeptAnswerRow(fingerprint: fingerprint, answer: answer).insert(for: request, in: db)
      return answer
    }
  }

  /// A refusal is an answer too, but nothing else stays of what led to it.
  private static func answer(
    _ records: StoredRecords, _ body: (any CommerceRecords) throws -> KeptAnswer,
    refused: (Refusal) throws -> KeptAnswer
  ) throws -> KeptAnswer {
    var result: Result<KeptAnswer, Refusal>?
    try records.db.inSavepoint {
      do {
        result = .success(try body(records))
        return .commit
      } catch let refusal as Refusal where refusal.isFinal {
        result = .failure(refusal)
        return .rollback
      }
    }
    switch result {
    case .success(let answer): return answer
    case .failure(let refusal): return try refused(refusal)
    case nil: throw DamagedRow(description: "a savepoint ended without a result")
    }
  }

  private func records(in db: Database) -> StoredRecords {
    let seconds = now().timeIntervalSince1970.rounded(.down)
    return StoredRecords(db: db, now: Date(timeIntervalSince1970: seconds))
  }
}

extension CommerceStore: ProductPictureRepository {
  public func picture(of product: Product.ID) -> Picture? {
    catalog.pictures[product.rawValue].map { draw in
      let svg = draw()
      return Picture(name: product, svg: svg, version: svg.fingerprint)
    }
  }
}
