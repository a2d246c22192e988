import AccountModel
import SillarData

/// The wallet's API as a source of the model's values.
struct RemoteAccount: Sendable {
  /// The number of requests that the service gives at a time, and the most parts that are read.
  private static let (requestsAtATime, mostParts) = (100, 10)

  let api: WalletAPI

  func account() async throws -> Account {
    let dto: AccountDTO = try await api.get("v1/account")
    return dto.account
  }

  func activity(after cursor: String?, limit: Int) async throws -> Activity {
    let page: ListDTO<MovementDTO> = try await api.list("v1/activity", Self.part(cursor, limit))
    return Activity(page.items.elements.map(\.movement), next: page.next)
  }

  func movement(_ id: Movement.ID) async throws -> Movement {
    let dto: MovementDTO = try await api.get("v1/activity/\(id)")
    return dto.movement
  }

  /// All of them, however many parts they take.
  func requests() async throws -> [PaymentRequest] {
    var requests: [PaymentRequest] = []
    var next: String?
    for _ in 0..<Self.mostParts {
      let part: ListDTO<RequestDTO> = try await api.list(
        "v1/requests", Self.part(next, Self.requestsAtATime))
      requests += part.items.elements.map(\.request)
      next = part.next
      if next == nil { break }
    }
    return requests.sorted { $0.created > $1.created }
  }

  func people(_ query: PeopleQuery) async throws -> FoundPeople {
    let list: ListDTO<PersonDTO> = try await api.list("v1/people", ["q": query.text])
    return FoundPeople(list.items.elements.map(\.person))
  }

  private static func part(_ cursor: String?, _ limit: Int) -> [String: String] {
    var query = ["limit": "\(limit)"]
    query["after"] = cursor
    return query
  }
}
