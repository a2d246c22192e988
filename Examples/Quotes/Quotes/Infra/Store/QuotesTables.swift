import Foundation
import GRDB
import QuotesModel
import SillarData
import Work
import WorkInfra

/// The tables of quotes: what the service has said of each, by person, and what was done here since.
///
/// An effect is stored in the transaction of its command, and goes in that of the answer, which takes its place, or of
/// taking the command back.
enum QuotesTables {
  static func registerMigrations(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("quotes 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE quotesQuote (
            person TEXT NOT NULL,
            quote TEXT NOT NULL,
            content BLOB NOT NULL,
            savedAt DOUBLE NOT NULL,
            PRIMARY KEY (person, quote)
          ) WITHOUT ROWID;
          CREATE TABLE quotesEffect (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            person TEXT NOT NULL,
            request TEXT NOT NULL,
            quote TEXT NOT NULL,
            kind TEXT NOT NULL,
            command TEXT NOT NULL UNIQUE,
            content BLOB
          );
          CREATE INDEX quotesEffectByRequest ON quotesEffect (person, request, id);
          """)
    }
  }

  // MARK: What the service has said

  static func save(
    _ quote: QuoteDTO, of person: PersonID, at date: Date, in database: Database
  ) throws {
    try database.execute(
      sql: "REPLACE INTO quotesQuote (person, quote, content, savedAt) VALUES (?, ?, ?, ?)",
      arguments: [
        person.rawValue, quote.id, try JSONEncoder().encode(quote),
        date.timeIntervalSinceReferenceDate,
      ])
  }

  /// What was saved of a quote, and when; nil where nothing was, or nothing that can be read.
  static func saved(
    _ quote: String, of person: PersonID, in database: Database
  ) throws -> (quote: QuoteDTO, at: Date)? {
    let row = try Row.fetchOne(
      database, sql: "SELECT content, savedAt FROM quotesQuote WHERE person = ? AND quote = ?",
      arguments: [person.rawValue, quote])
    guard let row, let dto = try? JSONDecoder().decode(QuoteDTO.self, from: row["content"]) else {
      return nil
    }
    return (dto, Date(timeIntervalSinceReferenceDate: row["savedAt"]))
  }

  static func forget(_ quote: String, of person: PersonID, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM quotesQuote WHERE person = ? AND quote = ?",
      arguments: [person.rawValue, quote])
  }

  // MARK: What was done here

  static func add(_ effect: QuoteEffect, of person: PersonID, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO quotesEffect (person, request, quote, kind, command, content)
        VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        person.rawValue, effect.request.rawValue, effect.quote, effect.kind.rawValue,
        effect.command, try effect.offer.map { try JSONEncoder().encode($0) },
      ])
  }

  /// Makes an offer that was made here another one.
  static func replace(_ command: String, with offer: QuoteDTO, in database: Database) throws {
    try database.execute(
      sql: "UPDATE quotesEffect SET quote = ?, content = ? WHERE command = ?",
      arguments: [offer.id, try JSONEncoder().encode(offer), command])
  }

  /// Brings what an offer made of a quote and of its request back where the service loses what it has taken.
  static let loss: OutboxLoss<MakeOfferCommand> = {
    let request = RequestTables.loss { (command: MakeOfferCommand) in command.effect }
    return OutboxLoss { command, database in
      let row = try Row.fetchOne(
        database, sql: "SELECT person, content FROM quotesEffect WHERE command = ?",
        arguments: [command.effect])
      return try JSONEncoder().encode(
        OfferEffect(
          person: row?["person"], offer: row?["content"],
          ofRequest: try request.remember(command, database)))
    } restore: { command, memory, database in
      let old = try JSONDecoder().decode(OfferEffect.self, from: memory)
      try request.restore(command, old.ofRequest, database)
      guard let person = old.person, let offer = old.offer else { return }
      let dto = try JSONDecoder().decode(QuoteDTO.self, from: offer)
      try add(
        QuoteEffect(
          request: command.request, quote: dto.id, kind: .offered, command: command.effect,
          offer: dto), of: PersonID(person), in: database)
    }
  }()

  private struct OfferEffect: Codable {
    let person: String?
    let offer: Data?
    let ofRequest: Data
  }

  static func undo(_ command: String, in database: Database) throws {
    try database.execute(sql: "DELETE FROM quotesEffect WHERE command = ?", arguments: [command])
  }

  /// In the order in which it was done.
  static func effects(of person: PersonID, in database: Database) throws -> [QuoteEffect] {
    try Row.fetchAll(
      database, sql: "SELECT * FROM quotesEffect WHERE person = ? ORDER BY id",
      arguments: [person.rawValue]
    ).compactMap(QuoteEffect.init)
  }
}
