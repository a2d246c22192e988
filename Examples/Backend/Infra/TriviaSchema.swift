import SillarData

/// The tables of the store. A migration that has been released never changes: add another one.
enum TriviaSchema {
  static var migrations: Migrations {
    var migrations = Migrations()
    migrations.add("topics, questions and games") { database in
      try database.script(
        """
        CREATE TABLE topic (
          id TEXT PRIMARY KEY, position BIGINT NOT NULL, name TEXT NOT NULL, summary TEXT NOT NULL,
          picture TEXT NOT NULL
        );
        CREATE TABLE question (
          id TEXT PRIMARY KEY, topicID TEXT NOT NULL REFERENCES topic, position BIGINT NOT NULL,
          text TEXT NOT NULL, picture TEXT NOT NULL, correctAnswer TEXT NOT NULL,
          wrongAnswers TEXT NOT NULL
        );
        CREATE INDEX questionByTopic ON question (topicID, position);
        CREATE TABLE game (number BIGINT PRIMARY KEY, id TEXT NOT NULL UNIQUE, content TEXT NOT NULL);
        """)
    }
    StoreEpochs.registerMigration(in: &migrations)
    // A start writes the content, so the rows from before are not needed.
    migrations.add("topics and questions by language") { database in
      try database.script(
        """
        DROP TABLE question;
        DROP TABLE topic;
        CREATE TABLE topic (
          language TEXT NOT NULL, id TEXT NOT NULL, position BIGINT NOT NULL, name TEXT NOT NULL,
          summary TEXT NOT NULL, picture TEXT NOT NULL,
          PRIMARY KEY (language, id)
        );
        CREATE TABLE question (
          language TEXT NOT NULL, id TEXT NOT NULL, topicID TEXT NOT NULL, position BIGINT NOT NULL,
          text TEXT NOT NULL, picture TEXT NOT NULL, correctAnswer TEXT NOT NULL,
          wrongAnswers TEXT NOT NULL,
          PRIMARY KEY (language, id),
          FOREIGN KEY (language, topicID) REFERENCES topic (language, id)
        );
        CREATE INDEX questionByTopic ON question (language, topicID, position);
        """)
    }
    WrittenContent.registerMigration(in: &migrations)
    return migrations
  }
}
