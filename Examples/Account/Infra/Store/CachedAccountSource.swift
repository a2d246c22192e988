import AccountModel
import SillarData
import SillarModel

/// The account that a visitor is signed in to at the time of each call.
///
/// A saved answer comes at once, and then the live one. A further page of the activity comes live if the service
/// answers, and saved otherwise. People and single movements are only read live.
struct CachedAccountSource: AccountSource {
  let wallet: VisitorWallet
  let readers: AccountReaders
  let events: SharedEvents<AccountAccess.Session, Void>

  func account() -> Readings<Account> { readings(readers.account, .account) }

  func activity(after cursor: String?, limit: Int) -> Readings<Activity> {
    readings(
      readers.activity, .activity, after: cursor, limit: limit,
      savedFirst: cursor == nil)
  }

  func movement(_ id: Movement.ID) async throws -> Movement { try await wallet.api().movement(id) }

  func requests() -> Readings<[PaymentRequest]> { readings(readers.requests, .requests) }

  func people(_ query: PeopleQuery) async throws -> FoundPeople {
    try await wallet.api().people(query)
  }

  /// Changes that arrive faster than they are read are merged. Nothing changes for a visitor who is not signed in.
  func changes() -> AsyncStream<Void> {
    guard let api = try? wallet.api() else { return AsyncStream { $0.finish() } }
    return events.events(of: api.session, buffering: .bufferingNewest(1))
  }

  private func readings<Value>(
    _ reader: CachedReader<Question, Value>, _ kind: Question.Kind, after: String? = nil,
    limit: Int = 0, savedFirst: Bool = true
  ) -> Readings<Value> {
    do {
      let session = try wallet.api().session
      return reader.readings(
        Question(session: session, kind: kind, after: after, limit: limit),
        savedFirst: savedFirst)
    } catch {
      return Readings { _ in throw error }
    }
  }
}

/// Reads from the service and saves its answers. One per program: windows that send the same request at the same time
/// share it.
struct AccountReaders: Sendable {
  let account: CachedReader<Question, Account>
  let requests: CachedReader<Question, [PaymentRequest]>
  let activity: CachedReader<Question, Activity>

  init(
    api: @escaping @Sendable (AccountAccess.Session) -> WalletAPI, saved: SavedAnswers,
    connectivity: Connectivity, report: @escaping @Sendable (String) -> Void
  ) {
    func reader<R: Record>(
      _ record: R.Type,
      _ fetch: @escaping @Sendable (WalletAPI, Question) async throws -> R.Value
    ) -> CachedReader<Question, R.Value> {
      CachedReader(
        fetch: { try await fetch(api($0.session), $0) },
        load: { try await saved.load($0, as: record) },
        save: { try await saved.save(R($1), to: $0) }, isFinal: isFinal,
        connectivity: connectivity, report: report)
    }
    account = reader(AccountRecord.self) { api, _ in try await api.account() }
    requests = reader([RequestRecord].self) { api, _ in try await api.requests() }
    activity = reader(ActivityRecord.self) { api, question in
      try await api.activity(after: question.after, limit: question.limit)
    }
  }
}

/// True for a failure that a retry would not change.
@Sendable func isFinal(_ error: any Error) -> Bool { Problem(error)?.mayPass == false }
