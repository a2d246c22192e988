import RequestsModel
import Scripted
import SillarModel
import Work

/// Knows no requests, and remembers what was to be done.
final class NoRequests: RequestsDataManager {
  let log: Log

  init(log: Log = Log()) { self.log = log }

  func own() -> Answers<[RequestSummary]> { Answers { $0(Answer([], .live)) } }
  func ownHere() async throws -> [RequestSummary]? { nil }
  func open(_ search: RequestSearch) -> Answers<OpenRequests> {
    Answers { $0(Answer(OpenRequests(requests: [], hasMore: false), .live)) }
  }
  func openHere(_ search: RequestSearch) async throws -> OpenRequests? { nil }
  func changes() -> AsyncStream<RequestsChange> { AsyncStream { $0.finish() } }
  func create(_ request: NewRequest) async throws { log.add("create \(request.id.rawValue)") }
  func apply(to request: RequestID) async throws { log.add("apply \(request.rawValue)") }
}
