import BackendModel
import Crypto
import Foundation
import SillarData

extension StoredQuotes {
  /// The time after which a device that is not used is forgotten: 180 days.
  private static let deviceMemory: TimeInterval = 180 * 86_400
  /// The most devices of a member; the one that was used least recently is forgotten.
  private static let deviceLimit = 20

  func attempts(of counter: SignInCounter) throws -> SignInAttempts? {
    try database.first("SELECT * FROM attempt WHERE email = \(Self.hash(counter))") { row in
      SignInAttempts(failures: try row["failures"], last: try row["last"])
    }
  }

  func keep(_ attempts: SignInAttempts?, of counter: SignInCounter) throws {
    try database.execute(
      """
      DELETE FROM attempt WHERE email = \(Self.hash(counter)) OR last < \(now - SignInAttempts.memory)
      """)
    guard let attempts else { return }
    try database.execute(
      """
      INSERT INTO attempt (email, failures, last)
      VALUES (\(Self.hash(counter)), \(attempts.failures), \(attempts.last))
      """)
  }

  func knows(device: String, of member: Member.ID) throws -> Bool {
    try database.value(
      """
      SELECT EXISTS (SELECT 1 FROM device WHERE token = \(Self.hash(device))
        AND member = \(member) AND used > \(now - Self.deviceMemory))
      """) ?? false
  }

  func makeDevice(for member: Member.ID, key: IdempotencyKey) -> String {
    devices.text(of: member, key: key)
  }

  func keep(device: String, of member: Member.ID) throws {
    let token = Self.hash(device)
    try database.execute(
      """
      INSERT INTO device (token, member, used) VALUES (\(token), \(member), \(now))
      ON CONFLICT (token) DO UPDATE SET member = excluded.member, used = excluded.used
      """)
    // This one stays, also of many in the same second.
    let others: SQL = "member = \(member) AND token <> \(token)"
    try database.execute(
      """
      DELETE FROM device WHERE used <= \(now - Self.deviceMemory) OR \(others) AND token NOT IN (
        SELECT token FROM device WHERE \(others) ORDER BY used DESC, token
        LIMIT \(Self.deviceLimit - 1))
      """)
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
