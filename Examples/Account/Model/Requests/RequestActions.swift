import SillarModel

/// Who asks whom for money.
///
/// ```swift
/// func open(_ getRequests: any GetRequests) async throws -> Int {
///   try await getRequests.execute().last().value.count { $0.state == .open }
/// }
/// ```
public protocol GetRequests: Sendable {
  /// The newest first.
  func execute() -> Answers<[PaymentRequest]>
}

/// Asks somebody for money. May be tried again after any failure: it is asked once.
public protocol AskForMoney: Sendable {
  func execute(_ request: NewRequest) async throws -> PaymentRequest
}

/// Refuses to pay what somebody asks for. May be tried again after any failure.
public protocol DeclineRequest: Sendable {
  func execute(_ id: PaymentRequest.ID) async throws
}

/// Takes back what one has asked for. May be tried again after any failure.
public protocol CancelRequest: Sendable {
  func execute(_ id: PaymentRequest.ID) async throws
}

/// See ``GetRequests``.
public struct DefaultGetRequests: GetRequests {
  private let source: any AccountSource
  public init(source: any AccountSource) { self.source = source }
  public func execute() -> Answers<[PaymentRequest]> {
    source.requests().mapValues { $0.sorted { $0.created > $1.created } }
  }
}

/// See ``AskForMoney``.
public struct DefaultAskForMoney: AskForMoney {
  private let requests: any RequestsRepository
  public init(requests: any RequestsRepository) { self.requests = requests }
  public func execute(_ request: NewRequest) async throws -> PaymentRequest {
    try await requests.ask(request)
  }
}

/// See ``DeclineRequest``.
public struct DefaultDeclineRequest: DeclineRequest {
  private let requests: any RequestsRepository
  public init(requests: any RequestsRepository) { self.requests = requests }
  public func execute(_ id: PaymentRequest.ID) async throws { try await requests.decline(id) }
}

/// See ``CancelRequest``.
public struct DefaultCancelRequest: CancelRequest {
  private let requests: any RequestsRepository
  public init(requests: any RequestsRepository) { self.requests = requests }
  public func execute(_ id: PaymentRequest.ID) async throws { try await requests.cancel(id) }
}
