import AccountModel
import Foundation
import SillarData

/// What the wallet's API says about one customer.
struct RemoteAccount: Sendable {
  /// As many requests as the service gives at a time, and how often it is asked for more.
  private static let requestsAtATime = 100
  private static let mostPages = 10

  let api: WalletAPI

  func account() async throws -> AccountDTO { try await api.get("v1/account") }

  func activity(after cursor: String?, limit: Int) async throws -> ListDTO<MovementDTO> {
    try await api.list(
      "v1/activity", Self.page(after: cursor, limit: limit))
  }

  /// All of them, however many pages they take.
  func requests() async throws -> ListDTO<RequestDTO> {
    var items: [RequestDTO] = []
    var next: String?
    for _ in 0..<Self.mostPages {
      let page: ListDTO<RequestDTO> = try await api.list(
        "v1/requests", Self.page(after: next, limit: Self.requestsAtATime))
      items += page.items
      next = page.next
      if next == nil { break }
    }
    return ListDTO(items: items, next: nil)
  }

  func people(_ text: String) async throws -> [Person] {
    let list: ListDTO<PersonDTO> = try await api.list(
      "v1/people", [URLQueryItem(name: "q", value: text)])
    return list.items.map(\.person)
  }

  private static func page(after cursor: String?, limit: Int) -> [URLQueryItem] {
    [URLQueryItem(name: "limit", value: "\(limit)")]
      + (cursor.map { [URLQueryItem(name: "after", value: $0)] } ?? [])
  }
}
