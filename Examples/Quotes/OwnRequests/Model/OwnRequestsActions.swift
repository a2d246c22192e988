public import Foundation
public import Work

/// The things that one homeowner can do with requests.
///
/// ```swift
/// let actions = OwnRequestsActions(requests: requests, drafts: drafts, now: { Date() })
/// ```
public struct OwnRequestsActions: Sendable {
  public let requests: any OwnRequestsRepository
  public let drafts: any RequestDrafts
  public let changeRequest: ChangeRequest
  public let addPhotos: AddPhotos
  public let answerQuote: AnswerQuote

  public init(
    requests: any OwnRequestsRepository, drafts: any RequestDrafts,
    now: @escaping @Sendable () -> Date
  ) {
    self.requests = requests
    self.drafts = drafts
    changeRequest = ChangeRequest(requests: requests)
    addPhotos = AddPhotos(requests: requests)
    answerQuote = AnswerQuote(requests: requests, now: now)
  }
}

/// Changes a request, if the request allows it.
///
/// ```swift
/// func finish(_ request: OwnRequest, _ changeRequest: ChangeRequest) async throws {
///   try await changeRequest.execute(.done, of: request)
/// }
/// ```
public struct ChangeRequest: Sendable {
  let requests: any OwnRequestsRepository

  /// - Throws: ``NotAllowed``.
  public func execute(_ change: RequestChange, of request: OwnRequest) async throws {
    if let obstacle = request.obstacle(to: change.action) { throw obstacle }
    if change == .contents(request.request.contents) { return }
    try await requests.perform(change, on: request)
  }
}

/// Adds photos to a request, as many as it takes.
///
/// ```swift
/// func add(_ photos: [PhotoID], to request: OwnRequest, _ addPhotos: AddPhotos) async throws {
///   try await addPhotos.execute(photos, to: request)
/// }
/// ```
public struct AddPhotos: Sendable {
  let requests: any OwnRequestsRepository

  /// - Throws: ``NotAllowed``, also when only some of the photos were added.
  public func execute(_ photos: [PhotoID], to request: OwnRequest) async throws {
    if let obstacle = request.obstacle(to: .addPhotos) { throw obstacle }
    let known = request.request.photos
    let new = photos.filter { !known.contains($0) }
    let room = RequestContents.mostPhotos - known.count
    for photo in new.prefix(room) { try await requests.perform(.photo(photo), on: request) }
    if new.count > room { throw NotAllowed.tooManyPhotos }
  }
}

/// Accepts or declines an offer that is still open.
///
/// ```swift
/// func accept(_ quote: Quote, _ answerQuote: AnswerQuote) async throws {
///   try await answerQuote.execute(.accept, to: quote)
/// }
/// ```
public struct AnswerQuote: Sendable {
  let requests: any OwnRequestsRepository
  let now: @Sendable () -> Date

  /// - Throws: ``NotAllowed/offerNotOpen``.
  public func execute(_ answer: QuoteAnswer, to quote: Quote) async throws {
    guard quote.state(on: Day(of: now())) == .offered else { throw NotAllowed.offerNotOpen }
    try await requests.answer(quote, answer)
  }
}
