import BackendModel
import Foundation
import SillarData

/// The bundled demo accounts, with sample requests and chats.
struct QuotesContent: Sendable {
  static var bundled: QuotesContent { get throws { try read.get() } }
  private static let read = Result { try QuotesContent(in: BundledContent.folder) }

  let accounts: [AccountEntry]
  /// The password of all demo accounts, which is documented.
  static let password = "casa-2026"
  /// Its hash.
  var password = PasswordHash.casa2026
  /// The sample requests, which are written only to a new store.
  var requests: [RequestStory] = []
  var chats: [ChatStory] = []

  /// - Throws: ``ContentError`` with all faults.
  init(in folder: URL) throws(ContentError) {
    var accounts = ContentFile<AccountEntry>("quotes/accounts.json", in: folder)
    accounts.checkUnique("id", \.id)
    accounts.check("id") { $0.member == nil ? "cannot name anyone: use a-z, 0-9 and -" : nil }
    accounts.check("name") { $0.name.faultIfBlank }
    let roles = Dictionary(
      accounts.entries.map { ($0.id, $0.role.value) }, uniquingKeysWith: { first, _ in first })
    var requests = ContentFile<RequestStory>("quotes/requests.json", in: folder)
    requests.checkUnique("id", \.id)
    requests.check("homeowner") { roles[$0.homeowner] == .homeowner ? nil : "is no homeowner" }
    requests.check("applicants") { story in
      story.applicants.first { roles[$0.member] != .professional }.map {
        "has \"\($0.member)\", who is no professional"
      }
    }
    requests.checkEach { story in story.fault.map { ($0.path, $0.reason) } }
    let applicants = Dictionary(
      requests.entries.map { ($0.id, $0.applicants.map(\.member)) },
      uniquingKeysWith: { first, _ in first })
    var chats = ContentFile<ChatStory>("quotes/chats.json", in: folder)
    chats.checkUnique("request", \.id)
    chats.check("professional") { chat in
      applicants[chat.request]?.contains(chat.professional) == true
        ? nil : "has not applied to request \(chat.request)"
    }
    chats.check("readByHomeowner") { chat in
      (0...chat.messages.count).contains(chat.readByHomeowner)
        ? nil : "is \(chat.readByHomeowner) of \(chat.messages.count) messages"
    }
    try ContentError.check(accounts.faults + requests.faults + chats.faults)
    self.init(accounts: accounts.entries, requests: requests.entries, chats: chats.entries)
  }

  init(accounts: [AccountEntry], requests: [RequestStory] = [], chats: [ChatStory] = []) {
    self.accounts = accounts
    self.requests = requests
    self.chats = chats
  }

  /// Adds the missing accounts and, to a new store, the sample requests and chats. Run it inside a transaction.
  func write(to records: StoredQuotes) throws {
    let isNew = try records.database.value("SELECT id FROM member LIMIT 1", as: String.self) == nil
    for account in accounts {
      guard let member = account.member else { continue }
      if try records.findMember(member.id) == nil {
        try records.insert(member, email: account.email, password: password)
      } else {
        try records.set(password, of: member.id)
      }
    }
    if isNew {
      for story in requests.sorted(by: { $0.hoursAgo > $1.hoursAgo }) {
        try story.write(to: records)
      }
      try ChatStory.write(chats, to: records)
    }
  }
}

extension QuotesContent {
  /// Closes the accounts of an earlier start with them: their password is no secret. Run it inside a transaction.
  func close(in records: StoredQuotes) throws {
    for member in accounts.compactMap(\.member) where try records.findMember(member.id) != nil {
      try records.set(nil, of: member.id)
    }
  }
}

extension PasswordHash {
  /// The hash of ``QuotesContent/password``. It is precomputed: deriving it took half of a first start.
  fileprivate static let casa2026 = PasswordHash(
    salt: Array("sillar's example".utf8), rounds: 1 << 14,
    hash: Array(Data(base64Encoded: "oOcaA+00N9HJwc5LwHDXRiA+RihVvY2YqXvRd1zDBeg=") ?? Data()))
}

/// A demo account.
struct AccountEntry: ContentEntry, Decodable {
  static let kind = "account"
  let id: String
  let name: String
  let role: Known<Member.Role>
  let city: String
  /// The kinds of work that a professional does.
  let kinds: [Known<WorkKind>]

  var email: String { "\(id)@example.com" }

  /// The account as a member; `nil` when the id is invalid.
  var member: Member? {
    Member.ID(id).map { id in
      Member(id: id, name: name, role: role.value, city: city, kinds: kinds.map(\.value))
    }
  }
}
