/// All that one customer can do with an account.
///
/// ```swift
/// let actions = AccountActions(
///   source: source, requests: requests, transfers: transfers, drafts: drafts)
/// let balance = try await actions.source.account().last().value.balance
/// ```
public struct AccountActions: Sendable {
  public let source: any AccountSource
  public let requests: any RequestsRepository
  public let getOverview: GetOverview
  public let transferService: TransferService

  public init(
    source: any AccountSource, requests: any RequestsRepository,
    transfers: any TransfersRepository, drafts: any TransferDraftsRepository
  ) {
    self.source = source
    self.requests = requests
    getOverview = GetOverview(source: source)
    transferService = TransferService(transfers: transfers, drafts: drafts)
  }
}
