import BackendModel
import Foundation
import SillarData

extension StoredQuotes {
  private static let select: SQL = """
    SELECT *, (SELECT count(*) FROM rating WHERE professional = member.id) AS ratings, \
    (SELECT sum(stars) FROM rating WHERE professional = member.id) AS stars, \
    (SELECT count(*) FROM contactRating WHERE professional = member.id) AS contactRatings, \
    (SELECT sum(stars) FROM contactRating WHERE professional = member.id) AS contactStars \
    FROM member
    """

  func member(_ id: Member.ID) throws -> Member {
    guard let member = try findMember(id) else {
      let missing = DamagedRow("an account that other rows name")
      _ = readable.read("member", id.rawValue) { throw missing }
      throw missing
    }
    return member
  }

  func findMember(_ id: Member.ID) throws -> Member? {
    try one("member", "\(Self.select) WHERE id = \(id)") { try member($0) }
  }

  func professionals(doing kind: WorkKind) throws -> [Member] {
    try all("member", "\(Self.select) WHERE role = 'professional' ORDER BY id") { try member($0) }
      .filter { $0.kinds.contains(kind) }
  }

  /// Adds an account with its password hash.
  func insert(_ member: Member, email: String, password: PasswordHash) throws {
    try database.execute(
      """
      INSERT INTO member (id, email, name, role, city, kinds, salt, rounds, password)
      VALUES (\(member.id), \(Self.folded(email)), \(member.name), \(member.role), \(member.city),
        \(member.kinds.map(\.rawValue).joined(separator: " ")), \(Data(password.salt)),
        \(password.rounds), \(Data(password.hash)))
      """)
  }

  /// - Parameter password: `nil` for no password, so that nobody can sign in.
  func set(_ password: PasswordHash?, of member: Member.ID) throws {
    guard let password else {
      try database.execute("UPDATE member SET password = \(Data()) WHERE id = \(member)")
      return
    }
    try database.execute(
      """
      UPDATE member SET salt = \(Data(password.salt)), rounds = \(password.rounds),
        password = \(Data(password.hash))
      WHERE id = \(member)
      """)
  }

  func credentials(email: String) throws -> Credentials? {
    try database.first("SELECT * FROM member WHERE email = \(Self.folded(email))") { row in
      let (salt, hash): (Data, Data) = (try row["salt"], try row["password"])
      return Credentials(
        member: try row["id"],
        password: PasswordHash(salt: Array(salt), rounds: try row["rounds"], hash: Array(hash)))
    }
  }

  /// Returns the email address in lowercase, because addresses are compared without case.
  static func folded(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }

  private func member(_ row: borrowing SQLRow) throws -> Member {
    let kinds: String = try row["kinds"]
    let (stars, contactStars): (Int?, Int?) = (try row["stars"], try row["contactStars"])
    let (works, contacts): (Int, Int) = (try row["ratings"], try row["contactRatings"])
    let (sum, count) = ((stars ?? 0) + (contactStars ?? 0), works + contacts)
    return Member(
      id: try row["id"], name: try row["name"], role: try row["role"], city: try row["city"],
      kinds: kinds.split(separator: " ").compactMap { WorkKind(rawValue: String($0)) },
      score: count > 0 ? Score(sum: sum, count: count) : nil)
  }
}
