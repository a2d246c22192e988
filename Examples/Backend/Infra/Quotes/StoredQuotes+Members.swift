import BackendModel
import Foundation
import GRDB

extension StoredQuotes {
  private static let select = """
    SELECT *, (SELECT count(*) FROM rating WHERE professional = member.id) AS ratings, \
    (SELECT sum(stars) FROM rating WHERE professional = member.id) AS stars FROM member
    """

  func member(_ id: Member.ID) throws -> Member {
    guard let member = try findMember(id) else {
      let missing = DamagedRow("an account that other rows name")
      damage.report("member", row: id.rawValue, missing)
      throw missing
    }
    return member
  }

  func findMember(_ id: Member.ID) throws -> Member? {
    try one("member", "\(Self.select) WHERE id = ?", [id.rawValue], member)
  }

  func professionals(doing kind: WorkKind) throws -> [Member] {
    try all("member", "\(Self.select) WHERE role = 'professional' ORDER BY id", [], member)
      .filter { $0.kinds.contains(kind) }
  }

  /// Adds an account with its password hash.
  func insert(_ member: Member, email: String, password: PasswordHash) throws {
    try run(
      """
      INSERT INTO member (id, email, name, role, city, kinds, salt, rounds, password)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        member.id.rawValue, Self.folded(email), member.name, member.role.rawValue, member.city,
        member.kinds.map(\.rawValue).joined(separator: " "), Data(password.salt), password.rounds,
        Data(password.hash),
      ])
  }

  /// - Parameter password: `nil` for no password, so that nobody can sign in.
  func set(_ password: PasswordHash?, of member: Member.ID) throws {
    guard let password else {
      try run("UPDATE member SET password = x'' WHERE id = ?", [member.rawValue])
      return
    }
    try run(
      "UPDATE member SET salt = ?, rounds = ?, password = ? WHERE id = ?",
      [Data(password.salt), password.rounds, Data(password.hash), member.rawValue])
  }

  func credentials(email: String) throws -> Credentials? {
    try row("SELECT * FROM member WHERE email = ?", [Self.folded(email)]).map { row in
      Credentials(
        member: try row.value("id", Member.ID.init),
        password: PasswordHash(
          salt: Array(row["salt"] as Data), rounds: row["rounds"],
          hash: Array(row["password"] as Data)))
    }
  }

  /// Returns the email address in lowercase, because addresses are compared without case.
  static func folded(_ email: String) -> String {
    email.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }

  private func member(_ row: Row) throws -> Member {
    let count: Int = row["ratings"]
    let kinds = try row.text("kinds")
    return Member(
      id: try row.value("id", Member.ID.init), name: try row.text("name"),
      role: try row.value("role", Member.Role.init), city: try row.text("city"),
      kinds: kinds.split(separator: " ").compactMap { WorkKind(rawValue: String($0)) },
      score: count == 0 ? nil : Score(sum: row["stars"], count: count))
  }
}
