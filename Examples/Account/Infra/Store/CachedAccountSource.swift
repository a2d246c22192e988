import AccountModel
import SillarData

/// Reads what the service says, and what it said when it cannot be reached. One per program: windows that ask the same
/// at the same time share one request.
struct AccountReaders: Sendable {
  let accounts: CachedReader<Question, AccountDTO>
  let requests: CachedReader<Question, ListDTO<RequestDTO>>
  let activity: CachedReader<Question, ListDTO<MovementDTO>>

  init(
    remote: @escaping @Sendable (CustomerID) -> RemoteAccount, seen: SeenAnswers,
    connectivity: Connectivity, report: @escaping @Sendable (String) -> Void
  ) {
    func reader<DTO: Codable & Sendable>(
      _ fetch: @escaping @Sendable (RemoteAccount, Question.Subject) async throws -> DTO
    ) -> CachedReader<Question, DTO> {
      CachedReader(
        fetch: { try await fetch(remote($0.customer), $0.subject) },
        load: { try await seen.load($0) }, save: { try await seen.save($1, to: $0) },
        isFinal: { ($0 as? AccountError)?.isFinal == true }, connectivity: connectivity,
        report: report)
    }
    accounts = reader { remote, _ in try await remote.account() }
    requests = reader { remote, _ in try await remote.requests() }
    activity = reader { remote, subject in
      guard case .activity(let cursor, let limit) = subject else {
        return ListDTO(items: [], next: nil)
      }
      return try await remote.activity(after: cursor, limit: limit)
    }
  }
}

/// One customer's account while the service can be reached, and what was saved of it while it cannot.
///
/// What a screen begins with comes at once if it is saved, and then again when it is live. What somebody asks for with
/// their own hands, further pages, comes live, and saved if it must. People are only ever looked for live.
struct CachedAccountSource: AccountSource {
  let customer: CustomerID
  let readers: AccountReaders
  let remote: RemoteAccount

  func account() -> Answers<Account> {
    Answers(readers.accounts.read(question(.account), .both)) { $0.account }
  }

  func activity(after cursor: String?, limit: Int) -> Answers<ActivityPage> {
    let question = question(.activity(after: cursor, limit: limit))
    return Answers(readers.activity.read(question, cursor == nil ? .both : .networkFirst)) { list in
      ActivityPage(movements: list.items.map(\.movement), next: list.next)
    }
  }

  func requests() -> Answers<[PaymentRequest]> {
    Answers(readers.requests.read(question(.requests), .both)) { $0.items.map(\.request) }
  }

  func people(_ text: String) async throws -> [Person] { try await remote.people(text) }

  private func question(_ subject: Question.Subject) -> Question {
    Question(customer: customer, subject: subject)
  }
}
