public import struct Foundation.Date

/// What is stored of requests and quotes, as an action sees it while it runs. All of it is one
/// transaction: there is nobody else in between, and it happens completely or not at all.
///
///     struct MarkDone {
///       func execute(in records: any QuotesRecords) throws -> RequestView { … }
///     }
public protocol QuotesRecords: MemberRecords, WorkRequestRecords, QuoteRecords, PhotoOwnerRecords {
  /// When this happens, in whole seconds.
  var now: Date { get }

  /// Has the windows of these people know of it, once the transaction is on the disk.
  func record(_ event: QuotesEvent, for people: Set<Member.ID>) throws
}

/// Accounts and sessions.
public protocol MemberRecords {
  /// One that something stored names, and so has to be there.
  func member(_ id: Member.ID) throws -> Member
  func findMember(_ id: Member.ID) throws -> Member?
  func professionals(doing kind: WorkKind) throws -> [Member]
  /// - Parameter email: in whatever case.
  func credentials(email: String) throws -> Credentials?
  /// - Parameter email: of somebody, or of nobody.
  func attempts(email: String) throws -> SignInAttempts?
  /// - Parameter attempts: `nil` forgets them.
  func keep(_ attempts: SignInAttempts?, email: String) throws
  func insert(_ session: Session) throws
  func end(_ session: Session.ID) throws
}

/// Requests, who applied for them, and how their work is rated.
public protocol WorkRequestRecords {
  func request(_ id: WorkRequest.ID) throws -> WorkRequest?
  /// Newest first.
  func requests(of homeowner: Member.ID, _ slice: SliceRequest) throws -> Slice<WorkRequest>
  /// Newest first.
  func requests(appliedToBy professional: Member.ID, _ slice: SliceRequest) throws
    -> Slice<WorkRequest>
  /// Open ones with free places, or that the professional applied to; newest first.
  func openRequests(
    for professional: Member.ID, matching search: RequestSearch, _ slice: SliceRequest
  ) throws -> Slice<WorkRequest>
  func insert(_ request: WorkRequest) throws
  /// Keeps all that may change of a request that is there.
  func update(_ request: WorkRequest) throws

  /// In the order in which they applied.
  func applications(to request: WorkRequest.ID) throws -> [Application]
  func insert(_ application: Application, to request: WorkRequest.ID) throws
  func rating(of professional: Member.ID, for request: WorkRequest.ID) throws -> Rating?
  func insert(_ rating: Rating, of professional: Member.ID, for request: WorkRequest.ID) throws
}

/// Quotes.
public protocol QuoteRecords {
  func quote(_ id: Quote.ID) throws -> Quote?
  /// Oldest first.
  func quotes(for request: WorkRequest.ID) throws -> [Quote]
  func lastQuote(of professional: Member.ID, for request: WorkRequest.ID) throws -> Quote?
  func insert(_ quote: Quote) throws
  /// Keeps the state of a quote that is there.
  func update(_ quote: Quote) throws
}

/// Photos, as far as requests are concerned.
public protocol PhotoOwnerRecords {
  /// Who sent it; `nil` when there is no such photo.
  func owner(of photo: PhotoID) throws -> Member.ID?
}
