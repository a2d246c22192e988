import HTTPTypes
import SillarData
import Work
import WorkInfra

/// Changes the contents of a request.
struct ChangeRequestCommand: OwnRequestCommand {
  static let kind = UnsentChange.Kind.changed.rawValue

  let effect: String
  let request: RequestID
  /// The version of the request that was changed.
  let basedOn: Int
  let before: ContentsRecord
  let after: ContentsRecord
  var subject: String { request.subject }

  /// A new version without new contents is no conflict: earlier commands of the same person make new versions too.
  ///
  /// - Throws: `OutboxConflict` if the contents were changed elsewhere.
  func send(_ delivery: OutboxDelivery, _ api: WorkAPI) async throws -> RequestDTO? {
    do {
      return try await patch(basedOn, key: delivery.key, delivery, api)
    } catch let error as APIError where error.refusalCode == Self.changedMeanwhile {
      let answer: RequestDTO = try await api.send(
        .get(request.path), as: PersonID(delivery.owner))
      let current = answer.record
      // An earlier attempt has made the change, and its answer was lost.
      if current.contents == after { return answer }
      guard current.contents == before else { throw OutboxConflict() }
      do {
        // Another version is another body, which needs an idempotency key of its own, the same in each attempt.
        return try await patch(
          current.version, key: "\(delivery.key)-\(current.version)", delivery, api)
      } catch let error as APIError where error.refusalCode == Self.changedMeanwhile {
        throw OutboxConflict()
      }
    }
  }

  private static let changedMeanwhile = "changed-meanwhile"

  private func patch(
    _ version: Int, key: String, _ delivery: OutboxDelivery, _ api: WorkAPI
  ) async throws -> RequestDTO? {
    let body = ChangeRequestDTO(
      version: version, override: delivery.overrides, from: before, to: after)
    return try await api.write(.patch, request.path, body, delivery, key: key)
  }
}

/// The changed members alone, or all of them when they override another change.
struct ChangeRequestDTO: Encodable, Sendable {
  let version: Int
  let override: Bool
  let kind: WorkKind?
  let title: String?
  let description: String?
  let place: PlaceDTO?
  let when: WorkTiming?

  init(version: Int, override: Bool, from old: ContentsRecord, to new: ContentsRecord) {
    func changed<Value: Equatable>(_ part: (ContentsRecord) -> Value) -> Value? {
      override || part(old) != part(new) ? part(new) : nil
    }
    self.version = version
    self.override = override
    kind = changed { $0.kind }
    title = changed { $0.title }
    description = changed { $0.description }
    place = changed { $0.place }.map(PlaceDTO.init)
    when = changed { $0.when }
  }
}
