import AccountModel
import Foundation
import HTTPTypes
import SillarData
import SillarModel

/// The wallet's API on behalf of one customer. Nobody above hears of HTTP.
struct WalletAPI: Sendable {
  let client: APIClient
  let customer: CustomerID
  /// Told what the service sent that makes no sense and was left out.
  let report: @Sendable (String) -> Void

  func get<DTO: Decodable & Sendable>(
    _ path: String, _ query: [URLQueryItem] = []
  ) async throws -> DTO {
    try await send(.get(path, query: query))
  }

  /// Leaves out what cannot be read.
  func list<Item: Codable & Sendable>(
    _ path: String, _ query: [URLQueryItem] = []
  ) async throws -> ListDTO<Item> {
    let list: ListDTO<Item> = try await get(path, query)
    for flaw in list.flaws { report("An item of \(path) is unreadable: \(flaw)") }
    // Were it taken for an empty list, it would take the place of what is saved.
    guard !list.items.isEmpty || list.flaws.isEmpty else {
      throw AccountError.serviceFailed("no item of \(path) can be read")
    }
    return list
  }

  /// A write: however often it is sent under its key, it is done once, so it may be repeated.
  func post<DTO: Decodable & Sendable>(
    _ path: String, _ body: some Encodable & Sendable, key: WriteKey
  ) async throws -> DTO {
    try await send(.post(path, json: body, idempotencyKey: key.rawValue))
  }

  private func send<DTO: Decodable & Sendable>(_ endpoint: Endpoint<DTO>) async throws -> DTO {
    var endpoint = endpoint
    endpoint.headers[.customerID] = customer.rawValue
    do {
      return try await client.send(endpoint)
    } catch let error as APIError {
      throw AccountError(error) as (any Error)? ?? CancellationError()
    }
  }
}

extension HTTPField.Name {
  // Letters and `-`: such a name is always valid, so this is never nil.
  fileprivate static let customerID = Self("Customer-ID") ?? .cookie
}

extension AccountError {
  /// The failure in the model's words; nil for a cancellation.
  init?(_ error: APIError) {
    switch error {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .cancelled: return nil
    case .status(let code, let problem): self.init(code, problem, ServiceFailure(error))
    case .brokenOff, .undecodable, .tooLarge, .invalidRequest:
      self = .serviceFailed(ServiceFailure(error))
    }
  }

  private init(_ code: Int, _ problem: ProblemDetails?, _ failure: ServiceFailure) {
    let kind = problem?.type.flatMap { $0.split(separator: ":").last } ?? ""
    switch (code, kind) {
    case (408, _), (425, _), (429, _): self = .serviceFailed(failure)
    case (_, "unknown-person"): self = .unknownPerson
    case (_, "unknown-request"): self = .unknownRequest
    case (_, "unknown-transfer"): self = .unknownTransfer
    case (409, _): self = .notOpen
    case (400..<500, _): self = .refused(failure.detail)
    default: self = .serviceFailed(failure)
    }
  }
}
