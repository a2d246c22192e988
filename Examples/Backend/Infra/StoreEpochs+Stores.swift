public import BackendModel
import SillarData

extension TriviaStore: BackendModel.StoreHistory {
  public func position() async throws -> BackendModel.StorePosition {
    try await StoreEpochs.position(in: database)
  }

  public func timeline() async throws -> BackendModel.StoreTimeline {
    try await StoreEpochs.timeline(in: database)
  }
}

extension AccountStore: BackendModel.StoreHistory {
  public func position() async throws -> BackendModel.StorePosition {
    try await StoreEpochs.position(in: database)
  }

  public func timeline() async throws -> BackendModel.StoreTimeline {
    try await StoreEpochs.timeline(in: database)
  }
}

extension CommerceStore: BackendModel.StoreHistory {
  public func position() async throws -> BackendModel.StorePosition {
    try await StoreEpochs.position(in: database)
  }

  public func timeline() async throws -> BackendModel.StoreTimeline {
    try await StoreEpochs.timeline(in: database)
  }
}

extension FilmStore: BackendModel.StoreHistory {
  public func position() async throws -> BackendModel.StorePosition {
    try await StoreEpochs.position(in: database)
  }

  public func timeline() async throws -> BackendModel.StoreTimeline {
    try await StoreEpochs.timeline(in: database)
  }
}

extension QuotesStore: BackendModel.StoreHistory {
  public func position() async throws -> BackendModel.StorePosition {
    try await StoreEpochs.position(in: database)
  }

  public func timeline() async throws -> BackendModel.StoreTimeline {
    try await StoreEpochs.timeline(in: database)
  }
}

extension StoreEpochs {
  fileprivate static func position(
    in database: any SQLDatabase
  ) async throws -> BackendModel.StorePosition {
    try await database.readBriefly { try position(in: $0) }
  }

  fileprivate static func timeline(
    in database: any SQLDatabase
  ) async throws -> BackendModel.StoreTimeline {
    try await database.read { try timeline(in: $0) }
  }
}
