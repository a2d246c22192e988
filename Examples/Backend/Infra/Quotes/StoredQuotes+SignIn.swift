import BackendModel
import Crypto
import Foundation
import GRDB

extension StoredQuotes {
  /// The time after which a device that is not used is forgotten: 180 days.
  private static let deviceMemory: TimeInterval = 180 * 86_400
  /// The most devices of a member; the one that was used least recently is forgotten.
  private static let deviceLimit = 20

  func attempts(of counter: SignInCounter) throws -> SignInAttempts? {
    try row("SELECT * FROM attempt WHERE email = ?", [Self.hash(counter)]).map { row in
      SignInAttempts(failures: row["failures"], last: row.date("last"))
    }
  }

  func keep(_ attempts: SignInAttempts?, of counter: SignInCounter) throws {
    let forgotten = now.addingTimeInterval(-SignInAttempts.memory)
    try run(
      "DELETE FROM attempt WHERE email = ? OR last < ?", [Self.hash(counter), forgotten.seconds])
    guard let attempts else { return }
    try run(
      "INSERT INTO attempt (email, failures, last) VALUES (?, ?, ?)",
      [Self.hash(counter), attempts.failures, attempts.last.seconds])
  }

  func knows(device: String, of member: Member.ID) throws -> Bool {
    try row(
      "SELECT 1 FROM device WHERE token = ? AND member = ? AND used > ?",
      [Self.hash(device), member.rawValue, now.addingTimeInterval(-Self.deviceMemory).seconds])
      != nil
  }

  func makeDevice(for member: Member.ID, key: IdempotencyKey) -> String {
    devices.text(of: member, key: key)
  }

  func keep(device: String, of member: Member.ID) throws {
    try run(
      "INSERT OR REPLACE INTO device (token, member, used) VALUES (?, ?, ?)",
      [Self.hash(device), member.rawValue, now.seconds])
    try run(
      """
      DELETE FROM device WHERE used <= ? OR token IN (
        SELECT token FROM device WHERE member = ? ORDER BY used DESC, rowid DESC LIMIT -1 OFFSET ?)
      """,
      [
        now.addingTimeInterval(-Self.deviceMemory).seconds, member.rawValue, Self.deviceLimit,
      ])
  }

  /// Returns the key of a counter. Users sometimes type their password for their address, so the text is not stored.
  private static func hash(_ counter: SignInCounter) -> Data {
    switch counter {
    case .account(let email): hash(folded(email))
    case .pair(let client, let email): hash("pair\n\(client)\n\(folded(email))")
    case .device(let device, let email): hash("device\n\(device)\n\(folded(email))")
    case .client(let client): hash("client\n\(client)")
    }
  }

  private static func hash(_ text: String) -> Data { Data(SHA256.hash(data: Data(text.utf8))) }
}
