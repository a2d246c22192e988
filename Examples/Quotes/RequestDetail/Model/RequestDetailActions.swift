public import Work

/// What somebody can do about a request. An app makes them for each person and hands them to the module.
///
/// ```swift
/// let actions = RequestDetailActions(person: ana, requests: requests)
/// ```
public struct RequestDetailActions: Sendable {
  public let person: Person
  /// Asked directly for what needs no rule.
  public let requests: any RequestDataManager
  public let changeRequest: any ChangeRequest
  public let cancelRequest: any CancelRequest
  public let markDone: any MarkDone
  public let rateWork: any RateWork
  public let addPhotos: any AddPhotos
  public let openChat: any OpenChat
  public let applyToRequest: any ApplyToRequest
  public let settleConflict: any SettleConflict

  public init(person: Person, requests: any RequestDataManager) {
    self.person = person
    self.requests = requests
    changeRequest = DefaultChangeRequest(person: person, requests: requests)
    cancelRequest = DefaultCancelRequest(person: person, requests: requests)
    markDone = DefaultMarkDone(person: person, requests: requests)
    rateWork = DefaultRateWork(person: person, requests: requests)
    addPhotos = DefaultAddPhotos(person: person, requests: requests)
    openChat = DefaultOpenChat(person: person)
    applyToRequest = DefaultApplyToRequest(person: person, requests: requests)
    settleConflict = DefaultSettleConflict(requests: requests)
  }
}
