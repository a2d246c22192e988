import AccountModel
import Foundation
import SillarData
import SillarModel

/// The wallet's API for one account, in the values of the model.
struct WalletAPI: Sendable {
  /// The number of requests on a page, and the maximum number of pages that are read.
  private static let (requestsAtATime, mostParts) = (100, 10)

  let client: APIClient
  let access: AccountAccess
  let session: AccountAccess.Session
  /// Called with a log message about what the service sent and cannot be read.
  let report: @Sendable (String) -> Void

  func account() async throws -> Account {
    try await send(Endpoint<AccountDTO>.get("v1/account")).account
  }

  func activity(after cursor: String?, limit: Int) async throws -> Activity {
    let page: ListDTO<MovementDTO> = try await part("v1/activity", cursor, limit)
    return Activity(page.items.elements.map(\.movement), next: page.next)
  }

  func movement(_ id: Movement.ID) async throws -> Movement {
    try await send(Endpoint<MovementDTO>.get("v1/activity/\(id)")).movement
  }

  /// All requests, from as many pages as needed, up to the limit.
  func requests() async throws -> [PaymentRequest] {
    var requests: [PaymentRequest] = []
    var next: String?
    for _ in 0..<Self.mostParts {
      let part: ListDTO<RequestDTO> = try await part("v1/requests", next, Self.requestsAtATime)
      requests += part.items.elements.map(\.request)
      next = part.next
      if next == nil { break }
    }
    return requests.sorted { $0.created > $1.created }
  }

  func people(_ query: PeopleQuery) async throws -> FoundPeople {
    let list: ListDTO<PersonDTO> = try await list("v1/people", ["q": query.text])
    return FoundPeople(list.items.elements.map(\.person))
  }

  func send<DTO>(_ endpoint: Endpoint<DTO>) async throws -> DTO {
    do {
      return try await access.send(endpoint, as: session, by: client)
    } catch let error as APIError {
      throw error.forCustomers
    }
  }

  /// Sends a write of which only the status counts. The service does it once per key, however often it is sent.
  func post(_ path: String, key: String) async throws {
    let _: EmptyDTO = try await send(.post(path, json: EmptyDTO(), idempotencyKey: key))
  }

  private func part<Item: Decodable & Sendable>(
    _ path: String, _ cursor: String?, _ limit: Int
  ) async throws -> ListDTO<Item> {
    var query = ["limit": "\(limit)"]
    query["after"] = cursor
    return try await list(path, query)
  }

  /// A list without the items that cannot be read.
  private func list<Item: Decodable & Sendable>(
    _ path: String, _ query: [String: String]
  ) async throws -> ListDTO<Item> {
    let list: ListDTO<Item> = try await send(
      .get(path, query: query.map { URLQueryItem(name: $0.key, value: $0.value) }))
    for flaw in list.items.unreadable { report("An item of \(path) is unreadable: \(flaw)") }
    // An empty list would replace the saved one.
    guard !list.items.elements.isEmpty || list.items.unreadable.isEmpty else {
      throw Problem.broken(ServiceFailure("no item of \(path) can be read"))
    }
    return list
  }
}

extension APIError {
  fileprivate var forCustomers: any Error {
    switch (self, refusalCode) {
    case (.cancelled, _): CancellationError()
    case (_, "unknown-person"): AccountError.unknownPerson
    case (.status(404, _), _), (.status(410, _), _), (_, nil): problem
    case (.status(409, _), _): AccountError.notOpen
    default: AccountError.refused
    }
  }
}
