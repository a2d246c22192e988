import Foundation
import GRDB

/// Says which database could not be opened, why, and what to do about it.
///
///     do {
///       let store = try await TriviaStore(at: file)
///     } catch let error as StoreError {
///       print(error)
///     }
public struct StoreError: Error, Equatable, CustomStringConvertible {
  public let path: String
  public let reason: String

  public var description: String {
    """
    cannot open the database \(path) (\(reason)): check that the file can be read and written, \
    or move it away and a new one will be made
    """
  }
}

extension DatabasePool {
  /// Opens a database, makes it first if need be, and has `prepare` bring it up to date.
  ///
  /// - Parameter patience: for how many seconds a write waits for those of other programs.
  /// - Throws: ``StoreError`` when the file cannot be opened or is not a database of this kind.
  static func open(
    _ file: URL, patience: TimeInterval = 5, prepare: (DatabasePool) async throws -> Void
  ) async throws -> DatabasePool {
    var configuration = Configuration()
    configuration.label = "backend"
    configuration.busyMode = .timeout(patience)
    do {
      let pool = try DatabasePool(path: file.path, configuration: configuration)
      try await prepare(pool)
      return pool
    } catch let error as DatabaseError {
      throw StoreError(path: file.path, reason: error.message ?? "\(error.resultCode)")
    }
  }
}
