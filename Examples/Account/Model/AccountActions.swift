/// The actions of one customer with an account.
public struct AccountActions: Sendable {
  public let source: any AccountSource
  public let requests: any RequestsRepository
  public let getOverview: GetOverview
  public let splitBill: SplitBill
  public let transferService: TransferService

  public init(
    source: any AccountSource, requests: any RequestsRepository,
    transfers: any TransfersRepository, drafts: any TransferDraftsRepository
  ) {
    self.source = source
    self.requests = requests
    getOverview = GetOverview(source: source)
    splitBill = SplitBill(source: source, requests: requests)
    transferService = TransferService(transfers: transfers, drafts: drafts)
  }
}
