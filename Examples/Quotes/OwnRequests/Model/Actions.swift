public import Foundation
public import Work

/// Changes a request, if the request allows it.
public struct ChangeRequest: Sendable {
  private let requests: any OwnRequestsRepository

  public init(requests: any OwnRequestsRepository) { self.requests = requests }

  /// - Throws: ``NotAllowed``.
  public func execute(_ change: RequestChange, of request: OwnRequest) async throws {
    if let obstacle = request.obstacle(to: change) { throw obstacle }
    if change == .contents(request.request.contents) { return }
    try await requests.perform(change, on: request)
  }
}

/// Adds photos to a request, up to its limit.
public struct AddPhotos: Sendable {
  private let requests: any OwnRequestsRepository

  public init(requests: any OwnRequestsRepository) { self.requests = requests }

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
public struct AnswerQuote: Sendable {
  private let requests: any OwnRequestsRepository
  private let now: @Sendable () -> Date

  public init(requests: any OwnRequestsRepository, now: @escaping @Sendable () -> Date) {
    self.requests = requests
    self.now = now
  }

  public func isPossible(for quote: Quote) -> Bool {
    quote.unsent == nil && quote.state(on: Day(of: now())) == .offered
  }

  /// - Throws: ``NotAllowed/offerNotOpen``.
  public func execute(_ answer: QuoteAnswer, to quote: Quote) async throws {
    guard isPossible(for: quote) else { throw NotAllowed.offerNotOpen }
    try await requests.answer(quote, answer)
  }
}
