import Foundation

/// The steps of a write as parts of the caller's transaction, so that the write and its local effect are stored together.
extension KeyedWrites {
  /// See ``begin(_:subject:)``.
  public func begin<Content: Codable & Sendable>(
    _ content: Content, subject: String, in database: SQLTransaction
  ) throws -> KeyedWrite<Content> {
    let (key, begun) = (makeKey(), now())
    try uses?.note(owner, isStranger: isStranger, in: database)
    let oldest = lifetime.map { begun.addingTimeInterval(-($0 / .seconds(1))) } ?? .distantPast
    try database.execute(
      """
      INSERT INTO keyedWrite (owner, subject, key, content, begun)
      VALUES (\(owner), \(subject), \(key), \(try Self.text(content)), \(begun))
      ON CONFLICT (owner, subject) DO UPDATE
      SET key = excluded.key, content = excluded.content, begun = excluded.begun
      WHERE keyedWrite.begun < \(oldest)
      """)
    return try write(subject, newKey: key, in: database)
      ?? KeyedWrite(subject: subject, key: key, content: content, begun: begun, isNew: true)
  }

  /// See ``pending(_:of:)``.
  public func pending<Content: Codable & Sendable>(
    _ subject: String, of type: Content.Type = Content.self, in database: SQLTransaction
  ) throws -> KeyedWrite<Content>? {
    try write(subject, newKey: nil, in: database)
  }

  /// Replaces the content of a pending write, such as to note the service's answer until the write ends.
  public func update(
    key: String, to content: some Codable & Sendable, in database: SQLTransaction
  ) throws {
    try database.execute(
      """
      UPDATE keyedWrite SET content = \(try Self.text(content))
      WHERE owner = \(owner) AND key = \(key)
      """)
  }

  /// See ``end(key:)``.
  public func end(key: String, in database: SQLTransaction) throws {
    try database.execute("DELETE FROM keyedWrite WHERE owner = \(owner) AND key = \(key)")
  }

  static func text(_ content: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // The same content is the same text.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(content), as: UTF8.self)
  }

  private func write<Content: Codable & Sendable>(
    _ subject: String, newKey: String?, in database: SQLTransaction
  ) throws -> KeyedWrite<Content>? {
    try database.first(
      """
      SELECT key, content, begun FROM keyedWrite
      WHERE owner = \(owner) AND subject = \(subject)
      """
    ) { row in
      let key: String = try row["key"]
      return KeyedWrite(
        subject: subject, key: key,
        content: try JSONDecoder().decode(Content.self, from: try row["content"]),
        begun: try row["begun"], isNew: key == newKey)
    }
  }
}
