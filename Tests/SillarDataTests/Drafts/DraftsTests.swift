import Foundation
import Scripted
import SillarData
import TestServers
import Testing

/// Unfinished forms.
@Suite(.eachEngine) struct DraftsTests {
  struct Letter: Draft, Equatable {
    static let version = 1
    var text: String
  }

  /// The same draft, in the next version of the program.
  struct NewLetter: Draft, Equatable {
    static let version = 2
    var text: String
    var isUrgent: Bool

    static func decode(_ stored: Data, version: Int) throws -> NewLetter {
      switch version {
      case 1:
        let old = try Letter.decode(stored, version: 1)
        return NewLetter(text: old.text, isUrgent: false)
      case 2: return try JSONDecoder().decode(NewLetter.self, from: stored)
      default: throw UnknownDraftVersion(version: version)
      }
    }
  }

  struct Failure: Error { let reason: String }

  private func open(_ folder: URL) throws -> any SQLDatabase {
    var migrations = Migrations()
    Drafts.registerMigration(in: &migrations)
    return try SQLEngine.open("drafts", in: folder, migrations: migrations) { Failure(reason: $0) }
  }

  @Test func `what was begun is there after a restart, for its owner under its name`() async throws
  {
    try await withFolder { folder in
      try await Drafts(database: open(folder))
        .save(Letter(text: "Dear Ben"), name: "letter", owner: "ada")
      let drafts = Drafts(database: try open(folder))
      let letter: Letter? = try await drafts.load(name: "letter", owner: "ada")
      #expect(letter == Letter(text: "Dear Ben"))
      #expect(try await drafts.load(Letter.self, name: "letter", owner: "ben") == nil)
      #expect(try await drafts.load(Letter.self, name: "other", owner: "ada") == nil)
      try await drafts.discard(Letter.self, name: "letter", owner: "ada")
      #expect(try await drafts.load(Letter.self, name: "letter", owner: "ada") == nil)
    }
  }

  @Test(arguments: 0..<20)
  func `of what is saved at the same time, that which was asked for last is there`(
    _ round: Int
  ) async throws {
    try await withFolder { folder in
      let database = try open(folder)
      let drafts = Drafts(database: database)
      let saves = (0..<10).map { number in
        // Each task begins at once, on this thread, and goes on concurrently.
        Task.immediate {
          try await drafts.save(Letter(text: "\(number)"), name: "letter", owner: "ada")
        }
      }
      let discard = Task.immediate {
        guard round.isMultiple(of: 2) else { return }
        try await drafts.discard(Letter.self, name: "letter", owner: "ada")
      }
      for save in saves { try await save.value }
      try await discard.value
      let left: Letter? = try await drafts.load(name: "letter", owner: "ada")
      #expect(left == (round.isMultiple(of: 2) ? nil : Letter(text: "9")))
    }
  }

  @Test func `a caller who asks for a draft that is being stored gets it`() async throws {
    try await withFolder { folder in
      let drafts = Drafts(database: try open(folder))
      for round in 0..<20 {
        // The task begins at once, and goes on concurrently.
        let save = Task.immediate {
          try await drafts.save(Letter(text: "\(round)"), name: "letter", owner: "ada")
        }
        let letter: Letter? = try await drafts.load(name: "letter", owner: "ada")
        #expect(letter?.text == "\(round)")
        try await save.value
      }
    }
  }

  @Test func `a draft goes with what is made of it, or neither does`() async throws {
    try await withFolder { folder in
      let database = try open(folder)
      let drafts = Drafts(database: database)
      try await drafts.save(Letter(text: "Dear Ben"), name: "letter", owner: "ada")
      let failure = await #expect(throws: Failure.self) {
        try await database.write { database in
          try drafts.discard(Letter.self, name: "letter", owner: "ada", in: database)
          throw Failure(reason: "the post office is closed")
        }
      }
      #expect(failure != nil)
      #expect(try await drafts.load(Letter.self, name: "letter", owner: "ada") != nil)
      try await database.write { database in
        try drafts.discard(Letter.self, name: "letter", owner: "ada", in: database)
        try drafts.save(Letter(text: "Dear Carla"), name: "next", owner: "ada", in: database)
      }
      #expect(try await drafts.load(Letter.self, name: "letter", owner: "ada") == nil)
      let next: Letter? = try await drafts.load(name: "next", owner: "ada")
      #expect(next?.text == "Dear Carla")
    }
  }

  @Test func `who leaves while a draft is stored has it stored all the same`() async throws {
    try await withFolder { folder in
      let drafts = Drafts(database: try open(folder))
      let saving = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await drafts.save(Letter(text: "Dear Ben"), name: "letter", owner: "ada")
      }
      try await saving.value
      #expect(try await drafts.load(Letter.self, name: "letter", owner: "ada") != nil)
    }
  }

  @Test func `an older draft is read by a newer program, and a newer one kept for it`() async throws
  {
    try await withFolder { folder in
      let log = Log()
      let drafts = Drafts(database: try open(folder)) { log.add($0) }
      try await drafts.save(Letter(text: "old"), name: "letter", owner: "ada")
      let migrated: NewLetter? = try await drafts.load(name: "letter", owner: "ada")
      #expect(migrated == NewLetter(text: "old", isUrgent: false))
      try await drafts.save(NewLetter(text: "new", isUrgent: true), name: "letter", owner: "ada")
      // The older program runs again.
      #expect(try await drafts.load(Letter.self, name: "letter", owner: "ada") == nil)
      #expect(
        log.lines == [
          "the draft \"letter\" of version 2 cannot be read: This program cannot read version 2 of the draft"
        ])
      try await drafts.save(Letter(text: "other"), name: "letter", owner: "ada")
      #expect(try await drafts.load(Letter.self, name: "letter", owner: "ada")?.text == "other")
      try await drafts.discard(Letter.self, name: "letter", owner: "ada")
      let kept: NewLetter? = try await drafts.load(name: "letter", owner: "ada")
      #expect(kept == NewLetter(text: "new", isUrgent: true))
    }
  }

  @Test func `what cannot be stored leaves what was there`() async throws {
    try await withFolder { folder in
      let database = try open(folder)
      let drafts = Drafts(database: database)
      try await drafts.save(Letter(text: "first"), name: "letter", owner: "ada")
      try await database.write { database in
        try database.script(
          """
          ALTER TABLE draft RENAME TO kept;
          CREATE VIEW draft AS SELECT DISTINCT * FROM kept;
          """)
      }
      await #expect(throws: Failure.self) {
        try await drafts.save(Letter(text: "second"), name: "letter", owner: "ada")
      }
      #expect(try await drafts.load(Letter.self, name: "letter", owner: "ada")?.text == "first")
    }
  }
}
