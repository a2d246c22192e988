public import Work

/// What somebody can do with requests. An app makes them for each person and hands them to the module.
///
/// ```swift
/// let actions = RequestsActions(person: ana, requests: requests, drafts: drafts)
/// ```
public struct RequestsActions: Sendable {
  public let person: Person
  /// Asked directly for what needs no rule.
  public let requests: any RequestsDataManager
  public let drafts: any RequestDraftsDataManager
  public let createRequest: any CreateRequest
  public let applyToRequest: any ApplyToRequest

  public init(
    person: Person, requests: any RequestsDataManager, drafts: any RequestDraftsDataManager
  ) {
    self.person = person
    self.requests = requests
    self.drafts = drafts
    createRequest = DefaultCreateRequest(requests: requests)
    applyToRequest = DefaultApplyToRequest(role: person.role, requests: requests)
  }
}
