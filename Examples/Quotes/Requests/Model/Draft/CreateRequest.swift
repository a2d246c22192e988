public import Work

/// Makes a request of a draft, which is then gone. It is sent as soon as the service can be reached.
///
/// ```swift
/// func make(_ create: any CreateRequest, _ draft: RequestDraft) async throws -> RequestID {
///   try await create.execute(draft)
/// }
/// ```
public protocol CreateRequest: Sendable {
  /// - Throws: ``UnfinishedDraft``, ``RequestsError``.
  @discardableResult func execute(_ draft: RequestDraft) async throws -> RequestID
}

/// Something is missing in a draft, or wrong.
///
/// ```swift
/// let unfinished = UnfinishedDraft(step: .place)
/// ```
public struct UnfinishedDraft: Error, Hashable {
  /// The first step in which it is.
  public let step: RequestStep
  public init(step: RequestStep) { self.step = step }
}

/// See ``CreateRequest``.
public struct DefaultCreateRequest: CreateRequest {
  private let requests: any RequestsDataManager
  public init(requests: any RequestsDataManager) { self.requests = requests }

  public func execute(_ draft: RequestDraft) async throws -> RequestID {
    guard draft.firstFlawedStep == nil, let contents = draft.form.contents else {
      throw UnfinishedDraft(step: draft.firstFlawedStep ?? .kind)
    }
    try await requests.create(
      NewRequest(id: draft.id, contents: contents, photos: draft.photos))
    return draft.id
  }
}
