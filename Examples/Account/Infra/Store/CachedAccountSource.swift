import AccountModel
import SillarData
import SillarModel

/// Reads from the service and saves what it says. One per program: windows that ask the same question at the same time
/// share one request.
struct AccountReaders: Sendable {
  let account: CachedReader<Question, Account>
  let requests: CachedReader<Question, [PaymentRequest]>
  let activity: CachedReader<Question, Activity>

  init(
    remote: @escaping @Sendable (CustomerID) -> RemoteAccount, saved: SavedAnswers,
    connectivity: Connectivity, report: @escaping @Sendable (String) -> Void
  ) {
    func reader<R: Record>(
      _ record: R.Type,
      _ fetch: @escaping @Sendable (RemoteAccount, Question) async throws -> R.Value
    ) -> CachedReader<Question, R.Value> {
      CachedReader(
        fetch: { try await fetch(remote($0.customer), $0) },
        load: { try await saved.load($0, as: record) },
        save: { try await saved.save(R($1), to: $0) }, isFinal: isFinal,
        connectivity: connectivity, report: report)
    }
    account = reader(AccountRecord.self) { remote, _ in try await remote.account() }
    requests = reader(RequestsRecord.self) { remote, _ in try await remote.requests() }
    activity = reader(ActivityRecord.self) { remote, question in
      guard case .activity(let cursor, let limit) = question.subject else { return Activity() }
      return try await remote.activity(after: cursor, limit: limit)
    }
  }
}

/// True for an answer of the service that would be the same again.
@Sendable func isFinal(_ error: any Error) -> Bool { Problem(error)?.mayPass == false }

/// One customer's account.
///
/// A saved answer comes at once, and then the live one; a further page of the activity comes live if it can. People and
/// single movements are only read live.
struct CachedAccountSource: AccountSource {
  let remote: RemoteAccount
  let readers: AccountReaders
  let accountChanges: AccountChanges

  private var customer: CustomerID { remote.api.customer }

  func account() -> Readings<Account> { readers.account.readings(question(.account), .both) }

  func activity(after cursor: String?, limit: Int) -> Readings<Activity> {
    readers.activity.readings(
      question(.activity(after: cursor, limit: limit)), cursor == nil ? .both : .networkFirst)
  }

  func movement(_ id: Movement.ID) async throws -> Movement { try await remote.movement(id) }

  func requests() -> Readings<[PaymentRequest]> {
    readers.requests.readings(question(.requests), .both)
  }

  func people(_ query: PeopleQuery) async throws -> FoundPeople { try await remote.people(query) }

  func changes() -> AsyncStream<Void> { accountChanges.changes(of: customer) }

  private func question(_ subject: Question.Subject) -> Question {
    Question(customer: customer, subject: subject)
  }
}
