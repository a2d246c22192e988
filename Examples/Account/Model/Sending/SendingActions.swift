/// Has a transfer made, for somebody to pay. May be tried again after any failure: there is one transfer.
///
/// ```swift
/// func begin(_ makeTransfer: any MakeTransfer, _ lunch: NewTransfer) async throws -> Transfer.ID {
///   try await makeTransfer.execute(lunch).id
/// }
/// ```
public protocol MakeTransfer: Sendable {
  func execute(_ transfer: NewTransfer) async throws -> Transfer
}

/// Gives up a transfer that is not paid. May be tried again after any failure.
public protocol CancelTransfer: Sendable {
  func execute(_ transfer: NewTransfer) async throws
}

/// What was begun and not finished, here or before the program was started.
public protocol GetUnfinishedTransfer: Sendable {
  func execute() async throws -> UnfinishedTransfer?
}

/// See ``MakeTransfer``.
public struct DefaultMakeTransfer: MakeTransfer {
  private let service: TransferService
  public init(service: TransferService) { self.service = service }
  public func execute(_ transfer: NewTransfer) async throws -> Transfer {
    try await service.make(transfer)
  }
}

/// See ``CancelTransfer``.
public struct DefaultCancelTransfer: CancelTransfer {
  private let service: TransferService
  public init(service: TransferService) { self.service = service }
  public func execute(_ transfer: NewTransfer) async throws { try await service.cancel(transfer) }
}

/// See ``GetUnfinishedTransfer``.
public struct DefaultGetUnfinishedTransfer: GetUnfinishedTransfer {
  private let service: TransferService
  public init(service: TransferService) { self.service = service }
  public func execute() async throws -> UnfinishedTransfer? { try await service.unfinished() }
}
