public import Foundation
public import SillarData
public import SillarModel

/// Where the stores of the backend keep what they have: each in a database of its own, keys in a folder, and photos in a folder
/// or in the database that several backends share.
///
///     let storage = BackendStorage(in: folder)
///     let films = try await FilmStore(in: storage)
public struct BackendStorage: Sendable {
  /// Makes the error of a store from an error of its database.
  public typealias Failure = @Sendable (String) -> any Error
  /// Opens the database of a name, and migrates it.
  public typealias Open =
    @Sendable (String, Migrations, @escaping Failure) throws(DatabaseUnavailable) ->
    any SQLDatabase

  /// What the stores do while the backend runs.
  public let work = AppWork()
  /// The folder of keys, and of databases and photos that are files.
  let folder: URL
  private let filesFolder: URL?
  private let open: Open?

  /// - Parameters:
  ///   - folder: an existing, writable folder.
  ///   - open: opens databases that are elsewhere, such as those of a PostgreSQL server. Without it each is a file of
  ///     SQLite in the folder, such as `movies.sqlite`, whose writes wait up to a minute for other programs, such as an
  ///     import.
  ///   - filesFolder: a folder for photos that several backends share. Without it they are in the folder, or in the
  ///     database if `open` opens one that backends share.
  public init(in folder: URL, open: Open? = nil, filesFolder: URL? = nil) {
    self.folder = folder
    self.filesFolder = filesFolder
    self.open = open
  }

  /// Opens the databases that several backends share, such as those of `PostgreSQLDatabases`, with a folder that begins their
  /// names; nil for files.
  ///
  ///     let open = BackendStorage.shared(program.databases, of: folder)
  public static func shared(_ databases: any Databases, of folder: URL) -> Open? {
    if databases is LocalDatabases { return nil }
    return { name, migrations, failure throws(DatabaseUnavailable) in
      try databases.open(name, in: folder, content: name, migrations: migrations, failure: failure)
    }
  }

  /// Opens or makes the database of a store.
  ///
  /// - Parameters:
  ///   - content: names what the store keeps, for the error that it is missing.
  ///   - isDurable: true if a change must be on disk when its transaction ends, and so survive a power cut.
  /// - Throws: `DatabaseUnavailable`. Later errors of the database are ``StoreError``.
  func database(
    _ name: String, of content: String, _ migrations: Migrations, isDurable: Bool = false
  ) throws(DatabaseUnavailable) -> any SQLDatabase {
    if let open {
      return try open(name, migrations) { StoreError(path: name, reason: $0) }
    }
    let path = file("\(name).sqlite").path
    return try LocalDatabase(
      name, in: folder, content: content, isDurable: isDurable, patience: .seconds(60),
      migrations: migrations
    ) { StoreError(path: path, reason: $0) }
  }

  /// Returns the files of a name that belong to a database.
  ///
  /// - Throws: ``StoreError`` when their folder cannot be used.
  func files(_ name: String, of database: any SQLDatabase, limit: Int) throws -> any FileStore {
    do {
      return try database.files(
        sharedFolder: filesFolder?.appending(path: name), folder: file(name), limit: limit)
    } catch {
      throw StoreError(path: filesFolder?.path ?? folder.path, reason: "\(error)")
    }
  }

  func file(_ name: String) -> URL { folder.appending(path: name) }
}
