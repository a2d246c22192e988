import Foundation
import SillarData
import Work

extension WorkService {
  /// The size of a page, and the number of pages that are read at most.
  private static let atATime = 50
  private static let mostPages = 20

  /// Reads the service's answer. Items that cannot be read are reported and left out.
  func answer(to question: RequestQuestion) async throws -> RequestStore.Answer {
    switch question.subject {
    case .one(let id):
      let request: RequestDTO = try await api.send(.get("v1/requests/\(id)"), as: question.person)
      return RequestStore.Answer(items: records([request]))
    case .own: return try await list("v1/requests", [], atLeast: .max, question.person)
    case .open(let kind, let place, let count):
      let query = [
        URLQueryItem(name: "kind", value: kind?.rawValue),
        URLQueryItem(name: "place", value: place.isEmpty ? nil : place),
      ]
      return try await list("v1/requests/open", query, atLeast: count, question.person)
    }
  }

  private struct PageDTO: Decodable {
    let items: Readable<RequestDTO>
    /// The cursor of the next page; nil on the last one.
    let next: String?
  }

  private func list(
    _ path: String, _ query: [URLQueryItem], atLeast count: Int, _ person: PersonID
  ) async throws -> RequestStore.Answer {
    var items: [RequestRecord] = []
    var next: String?
    for _ in 0..<Self.mostPages {
      let part = [
        URLQueryItem(name: "limit", value: "\(Self.atATime)"),
        URLQueryItem(name: "after", value: next),
      ]
      let page: PageDTO = try await api.send(
        .get(path, query: (query + part).filter { $0.value != nil }), as: person)
      for flaw in page.items.unreadable {
        remote.report("An item of \(path) is unreadable: \(flaw)")
      }
      // An unreadable page is an error: as an empty list, it would replace the saved one.
      guard !page.items.elements.isEmpty || page.items.unreadable.isEmpty else {
        throw APIError.undecodable("no item of \(path) can be read")
      }
      items += records(page.items.elements)
      next = page.next
      if next == nil || items.count >= count { break }
    }
    return RequestStore.Answer(items: items, hasMore: next != nil)
  }

  private func records(_ requests: [RequestDTO]) -> [RequestRecord] {
    requests.map { request in
      for flaw in request.professionals?.unreadable ?? [] {
        remote.report("An application to request \(request.id) is unreadable: \(flaw)")
      }
      return request.record
    }
  }
}
