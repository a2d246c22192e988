import GRDB

/// The tables of the store. A migration that has been released never changes: add another one.
enum TriviaSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("topics, questions, pictures and games") { db in
      try db.create(table: "picture") { table in
        table.primaryKey("name", .text)
        table.column("svg", .text).notNull()
        table.column("version", .text).notNull()
      }
      try db.create(table: "topic") { table in
        table.primaryKey("id", .text)
        table.column("position", .integer).notNull()
        table.column("name", .text).notNull()
        table.column("summary", .text).notNull()
        table.column("picture", .text).notNull().references("picture")
      }
      try db.create(table: "question") { table in
        table.primaryKey("id", .text)
        table.column("topicID", .text).notNull().indexed().references("topic", onDelete: .cascade)
        table.column("position", .integer).notNull()
        table.column("text", .text).notNull()
        table.column("picture", .text).notNull().references("picture")
        table.column("correctAnswer", .text).notNull()
        table.column("wrongAnswers", .jsonText).notNull()
      }
      try db.create(table: "game") { table in
        table.autoIncrementedPrimaryKey("number")
        table.column("id", .text).notNull().unique()
        table.column("content", .jsonText).notNull()
      }
    }
    StoreEpochs.registerMigration(in: &migrator)
    // Topics and questions are rewritten at each start, so their tables can be dropped. Games stay.
    migrator.registerMigration("pictures are files") { db in
      try db.execute(
        sql: """
          DROP TABLE question;
          DROP TABLE topic;
          DROP TABLE picture;
          CREATE TABLE topic (
            id TEXT PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL, summary TEXT NOT NULL,
            picture TEXT NOT NULL
          ) STRICT;
          CREATE TABLE question (
            id TEXT PRIMARY KEY, topicID TEXT NOT NULL REFERENCES topic ON DELETE CASCADE,
            position INTEGER NOT NULL, text TEXT NOT NULL, picture TEXT NOT NULL,
            correctAnswer TEXT NOT NULL, wrongAnswers TEXT NOT NULL
          ) STRICT;
          CREATE INDEX questionByTopic ON question (topicID);
          """)
    }
    return migrator
  }
}
