/// What a customer can do with their account. An app makes them for each customer and hands them to the module.
///
/// ```swift
/// let actions = AccountActions(
///   source: source, requests: requests, transfers: transfers, drafts: drafts)
/// let balance = try await actions.getAccount.execute().last().value.balance
/// ```
public struct AccountActions: Sendable {
  public let getAccount: any GetAccount
  public let getOverview: any GetOverview
  public let browseActivity: any BrowseActivity
  public let findPeople: any FindPeople
  public let makeTransfer: any MakeTransfer
  public let cancelTransfer: any CancelTransfer
  public let getUnfinishedTransfer: any GetUnfinishedTransfer
  public let getRequests: any GetRequests
  public let askForMoney: any AskForMoney
  public let declineRequest: any DeclineRequest
  public let cancelRequest: any CancelRequest

  public init(
    source: any AccountSource, requests: any RequestsRepository,
    transfers: any TransfersRepository, drafts: any TransferDraftsRepository
  ) {
    let service = TransferService(transfers: transfers, drafts: drafts)
    getAccount = DefaultGetAccount(source: source)
    getOverview = DefaultGetOverview(source: source)
    browseActivity = DefaultBrowseActivity(source: source)
    findPeople = DefaultFindPeople(source: source)
    makeTransfer = DefaultMakeTransfer(service: service)
    cancelTransfer = DefaultCancelTransfer(service: service)
    getUnfinishedTransfer = DefaultGetUnfinishedTransfer(service: service)
    getRequests = DefaultGetRequests(source: source)
    askForMoney = DefaultAskForMoney(requests: requests)
    declineRequest = DefaultDeclineRequest(requests: requests)
    cancelRequest = DefaultCancelRequest(requests: requests)
  }
}
