public import BackendModel
import GRDB

extension TriviaStore: StoreHistory {
  public func position() async throws -> StorePosition { try await StoreEpochs.position(in: pool) }
  public func timeline() async throws -> StoreTimeline { try await StoreEpochs.timeline(in: pool) }
}

extension FilmStore: StoreHistory {
  public func position() async throws -> StorePosition { try await StoreEpochs.position(in: pool) }
  public func timeline() async throws -> StoreTimeline { try await StoreEpochs.timeline(in: pool) }
}

extension AccountStore: StoreHistory {
  public func position() async throws -> StorePosition { try await StoreEpochs.position(in: pool) }
  public func timeline() async throws -> StoreTimeline { try await StoreEpochs.timeline(in: pool) }
}

extension CommerceStore: StoreHistory {
  public func position() async throws -> StorePosition { try await StoreEpochs.position(in: pool) }
  public func timeline() async throws -> StoreTimeline { try await StoreEpochs.timeline(in: pool) }
}

extension QuotesStore: StoreHistory {
  public func position() async throws -> StorePosition { try await StoreEpochs.position(in: pool) }
  public func timeline() async throws -> StoreTimeline { try await StoreEpochs.timeline(in: pool) }
}

extension StoreEpochs {
  fileprivate static func position(in pool: DatabasePool) async throws -> StorePosition {
    try await pool.read { try position(in: $0) }
  }

  fileprivate static func timeline(in pool: DatabasePool) async throws -> StoreTimeline {
    try await pool.read { try timeline(in: $0) }
  }
}
