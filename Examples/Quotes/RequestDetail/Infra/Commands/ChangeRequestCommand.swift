import HTTPTypes
import SillarData
import Work
import WorkInfra

/// Changes what a request says.
struct ChangeRequestCommand: RequestDetailCommand {
  static let kind = RequestCommand.change.rawValue

  let effect: String
  let request: RequestID
  /// Of the request that was changed.
  let basedOn: Int
  /// What it said before, and what it is to say.
  let before: RequestContentsDTO
  let after: RequestContentsDTO

  /// Sends it. A version is only another one where what it says has changed: what the same person did before this and
  /// the service has taken meanwhile is no conflict.
  ///
  /// - Throws: `OutboxConflict` where somebody has changed what it says.
  func send(_ delivery: OutboxDelivery, _ api: WorkAPI) async throws -> RequestDTO? {
    do {
      return try await patch(version: basedOn, key: delivery.key, delivery, api)
    } catch let error as APIError where error.refusalCode == Self.changedMeanwhile {
      let current = try await current(delivery, api)
      // It was done, and its answer was lost.
      if current.contents == after { return current }
      guard current.contents == before else { throw OutboxConflict() }
      do {
        // Another version is another body, which needs another key: the same one whenever it comes to this again.
        return try await patch(
          version: current.version, key: "\(delivery.key)-\(current.version)", delivery, api)
      } catch let error as APIError where error.refusalCode == Self.changedMeanwhile {
        throw OutboxConflict()
      }
    }
  }

  private static let changedMeanwhile = "changed-meanwhile"

  private func patch(
    version: Int, key: String, _ delivery: OutboxDelivery, _ api: WorkAPI
  ) async throws -> RequestDTO? {
    let body = ChangeRequestDTO(
      version: version, override: delivery.overrides, from: before, to: after)
    return try await api.write(.patch, path(), body, delivery, key: key)
  }

  private func current(_ delivery: OutboxDelivery, _ api: WorkAPI) async throws -> RequestDTO {
    try await api.send(.get(path()), as: PersonID(delivery.owner))
  }
}

/// What is sent to change a request: what has changed alone, unless it is to hold over all else.
struct ChangeRequestDTO: Encodable, Sendable {
  let version: Int
  let override: Bool
  let kind: WorkKind?
  let title: String?
  let description: String?
  let place: RequestContentsDTO.Place?
  let when: WorkTiming?

  init(version: Int, override: Bool, from old: RequestContentsDTO, to new: RequestContentsDTO) {
    func changed<Value: Equatable>(_ part: (RequestContentsDTO) -> Value) -> Value? {
      override || part(old) != part(new) ? part(new) : nil
    }
    self.version = version
    self.override = override
    kind = changed { $0.kind }
    title = changed { $0.title }
    description = changed { $0.description }
    place = changed { $0.place }
    when = changed { $0.when }
  }
}
