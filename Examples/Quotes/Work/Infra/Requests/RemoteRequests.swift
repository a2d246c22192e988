import Foundation
import SillarData
import Work

/// What the service says about requests.
struct RemoteRequests: Sendable {
  /// As many as the service gives at a time, and how often it is asked for more.
  private static let atATime = 50
  private static let mostPages = 20

  let api: WorkAPI
  /// Told what the service sent that makes no sense and was left out.
  let report: @Sendable (String) -> Void

  func answer(to question: RequestQuestion) async throws -> RequestStore.Answer {
    switch question.subject {
    case .one(let id):
      let request: RequestDTO = try await api.send(
        .get("v1/requests/\(id.rawValue)"), as: question.person)
      tellFlaws(of: [request])
      return RequestStore.Answer(items: [request.record])
    case .own:
      return try await list("v1/requests", [], atLeast: .max, question.person)
    case .open(let kind, let place, let count):
      let query = [("kind", kind?.rawValue), ("place", place.isEmpty ? nil : place)]
      return try await list(
        "v1/requests/open",
        query.compactMap { name, value in
          value.map { URLQueryItem(name: name, value: $0) }
        }, atLeast: count, question.person)
    }
  }

  private func list(
    _ path: String, _ query: [URLQueryItem], atLeast count: Int, _ person: PersonID
  ) async throws -> RequestStore.Answer {
    var items: [RequestRecord] = []
    var next: String?
    for _ in 0..<Self.mostPages {
      let page = [URLQueryItem(name: "limit", value: "\(Self.atATime)")]
      let list: ListDTO<RequestDTO> = try await api.send(
        .get(
          path, query: query + page + (next.map { [URLQueryItem(name: "after", value: $0)] } ?? [])),
        as: person)
      for flaw in list.flaws { report("An item of \(path) is unreadable: \(flaw)") }
      // Were it taken for an empty list, it would take the place of what is saved.
      guard !list.items.isEmpty || list.flaws.isEmpty else {
        throw APIError.undecodable("no item of \(path) can be read")
      }
      tellFlaws(of: list.items)
      items += list.items.map(\.record)
      next = list.next
      if next == nil || items.count >= count { break }
    }
    return RequestStore.Answer(items: items, hasMore: next != nil)
  }

  private func tellFlaws(of requests: [RequestDTO]) {
    for request in requests {
      for flaw in request.flaws {
        report("An application to request \(request.record.id) is unreadable: \(flaw)")
      }
    }
  }
}
