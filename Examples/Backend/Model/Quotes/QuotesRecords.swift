public import SillarModel

public import struct Foundation.Date

/// The stored requests and quotes, as an action sees them while it runs. An action runs in one
/// transaction: isolated from others, and committed completely or not at all.
///
///     struct MarkDone {
///       func execute(in records: any QuotesRecords) throws -> RequestView { … }
///     }
public protocol QuotesRecords: MemberRecords, WorkRequestRecords, QuoteRecords, PhotoOwnerRecords {
  /// The time of the transaction, in whole seconds.
  var now: Date { get }

  /// Stores an event for these people, and notifies their open windows once the transaction is committed.
  func record(_ event: QuotesEvent, for people: Set<Member.ID>) throws
  /// Records what the action makes true, once for each key, for the company's books.
  func record(_ event: DomainEvent) throws
}

/// Members, and what was tried to sign in as one.
public protocol MemberRecords {
  /// Returns a member that a stored row refers to, and that therefore must exist.
  func member(_ id: Member.ID) throws -> Member
  func findMember(_ id: Member.ID) throws -> Member?
  func professionals(doing kind: WorkKind) throws -> [Member]
  /// - Parameter email: the email address, in any case.
  func credentials(email: String) throws -> Credentials?
  func attempts(of counter: SignInCounter) throws -> SignInAttempts?
  /// - Parameter attempts: `nil` deletes the stored attempts.
  func keep(_ attempts: SignInAttempts?, of counter: SignInCounter) throws
  /// Returns true if the member has signed in with this device before.
  func knows(device: String, of member: Member.ID) throws -> Bool
  /// Returns the text of a new device. It cannot be guessed, and is the same for the same key.
  func makeDevice(for member: Member.ID, key: IdempotencyKey) -> String
  /// Stores that the member has signed in with this device now.
  func keep(device: String, of member: Member.ID) throws
}

/// Requests, their applications, and the ratings.
public protocol WorkRequestRecords {
  func request(_ id: WorkRequest.ID) throws -> WorkRequest?
  /// Newest first.
  func requests(of homeowner: Member.ID, _ slice: SliceRequest) throws -> Slice<WorkRequest>
  /// Newest first.
  func requests(appliedToBy professional: Member.ID, _ slice: SliceRequest) throws
    -> Slice<WorkRequest>
  /// Open requests that have free places or that the professional applied to; newest first.
  func openRequests(
    for professional: Member.ID, matching search: RequestSearch, _ slice: SliceRequest
  ) throws -> Slice<WorkRequest>
  func insert(_ request: WorkRequest) throws
  /// Stores the changes of an existing request.
  func update(_ request: WorkRequest) throws

  /// Returns the applications in the order in which they arrived.
  func applications(to request: WorkRequest.ID) throws -> [Application]
  func insert(_ application: Application, to request: WorkRequest.ID) throws
  func rating(of professional: Member.ID, for request: WorkRequest.ID) throws -> Rating?
  func insert(_ rating: Rating, of professional: Member.ID, for request: WorkRequest.ID) throws
  /// The rating of the contact with a professional, which may be beside that of the work.
  func contactRating(of professional: Member.ID, for request: WorkRequest.ID) throws -> Rating?
  func insertContact(_ rating: Rating, of professional: Member.ID, for request: WorkRequest.ID)
    throws
}

/// Quotes.
public protocol QuoteRecords {
  func quote(_ id: Quote.ID) throws -> Quote?
  /// Oldest first.
  func quotes(for request: WorkRequest.ID) throws -> [Quote]
  func lastQuote(of professional: Member.ID, for request: WorkRequest.ID) throws -> Quote?
  func insert(_ quote: Quote) throws
  /// Stores the state of an existing quote.
  func update(_ quote: Quote) throws
}

/// The owners of photos, which requests need to check.
public protocol PhotoOwnerRecords {
  /// Returns the member who uploaded a photo; `nil` when there is no such photo.
  func owner(of photo: PhotoID) throws -> Member.ID?
}
