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
  /// - Throws: `OutboxConflict` when somebody else has changed the contents.
  func send(_ delivery: OutboxDelivery, _ api: WorkAPI) async throws -> RequestDTO? {
    do {
      return try await patch(basedOn, key: delivery.key, delivery, api)
    } catch let error as APIError where error.refusalCode == Self.changedMeanwhile {
      let answer: RequestDTO = try await api.send(
        .get(request.path), as: PersonID(delivery.owner))
      let current = answer.record
      // The change was made, and the answer was lost.
      if current.contents == after { return answer }
      guard current.contents == before else { throw OutboxConflict() }
      do {
        // Another version is another body, which needs another key: the same one in each attempt.
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
