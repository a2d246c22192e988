import Foundation
import GRDB

/// A database cannot be opened: which file, why, and what to do about it.
///
/// ```swift
/// func reason(_ error: any Error) -> String? {
///   (error as? DatabaseUnavailable)?.description
/// }
/// ```
///
/// The text is for the log and the operator, not for users. It never advises deleting or moving data that cannot be
/// recreated.
public struct DatabaseUnavailable: Error, Hashable {
  /// The reason that a database cannot be used.
  ///
  /// ```swift
  /// let cause = DatabaseUnavailable.Cause.diskFull
  /// ```
  public enum Cause: Hashable, Sendable {
    /// A newer version of the program has changed it in a way that this one does not know.
    case newer
    /// The database has held this content since a date, and is missing or empty. The marker is the file that says so.
    case missing(content: String, since: String, marker: String)
    case damaged
    case diskFull
    case forbidden
    case tooManyFiles
    /// The server of the database does not answer.
    case unreachable
    /// Another program has locked it for too long.
    case busy
    /// Any other reason.
    case failed
  }

  /// The file of the database, or its address without the password.
  public let path: String
  public let cause: Cause
  /// The message from the engine or the system.
  public let detail: String

  public init(path: String, cause: Cause, detail: String) {
    self.path = path
    self.cause = cause
    self.detail = detail
  }

  /// Interprets an error from the database at that path.
  public init(path: String, _ error: any Error) {
    switch error {
    case let error as DatabaseUnavailable: self = error
    case let error as DatabaseError:
      let detail = error.message ?? "\(error.resultCode)"
      self.init(path: path, cause: Cause(error, path: path), detail: detail)
    default:
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] ?? error
      self.init(path: path, cause: Cause.ofSystem(path: path) ?? .failed, detail: "\(reason)")
    }
  }
}

extension DatabaseUnavailable: CustomStringConvertible {
  public var description: String { "cannot open \(path): \(reason) \(advice)" }

  /// The reason as text, without the path.
  var reason: String {
    switch cause {
    case .newer: "a newer version of this program has written it (\(detail))."
    case .missing(let content, let since, _):
      "it is missing or empty, and has held \(content) since \(since)."
    case .damaged: "it is damaged (\(detail))."
    case .diskFull: "the disk is full (\(detail))."
    case .forbidden: "this program may not read and write it (\(detail))."
    case .tooManyFiles where isOnServer: "its server has no connection left (\(detail))."
    case .tooManyFiles: "this process has too many files open (\(detail))."
    case .unreachable: "its server cannot be reached (\(detail))."
    case .busy: "another program has locked it (\(detail))."
    case .failed: "\(detail)."
    }
  }

  private var advice: String {
    switch cause {
    case .newer: "Run that version; nothing was changed."
    case .missing(_, _, let marker):
      "Restore it from a backup. To begin anew without it, delete \(marker)."
    case .damaged: "Restore it from a backup; nothing was changed."
    case .diskFull: "Make room, then start again."
    case .forbidden where isOnServer: "Check the user, the password and what the user may do."
    case .forbidden: "Check the owner and the permissions of the file and its folder."
    case .tooManyFiles where isOnServer: "Raise max_connections of the server, then start again."
    case .tooManyFiles: "Raise the limit (ulimit -n), then start again."
    case .unreachable: "Check that PostgreSQL runs there, and the address."
    case .busy: "Wait until that program has finished, or stop it, then start again."
    case .failed where isOnServer: "The log of the server may say more."
    case .failed: "Check that the file and its folder can be read and written."
    }
  }

  private var isOnServer: Bool { path.hasPrefix("postgres:") }
}

extension DatabaseUnavailable.Cause {
  /// Maps a SQLite error to its cause. SQLite reports "cannot open" and "I/O error" for many causes, so the system is
  /// asked.
  init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .damaged
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .forbidden
    case .SQLITE_CANTOPEN, .SQLITE_IOERR: self = Self.ofSystem(path: path) ?? .failed
    default: self = .failed
    }
  }

  /// The cause that the system reports for a file; nil when it reports none.
  ///
  /// The file itself is not opened: closing it would end SQLite's locks on it (sqlite.org/howtocorrupt.html, 2.2).
  static func ofSystem(path: String) -> Self? {
    let probe = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if probe < 0, [EMFILE, ENFILE].contains(errno) { return .tooManyFiles }
    if probe >= 0 { close(probe) }
    let folder = (path as NSString).deletingLastPathComponent
    var room = statvfs()
    if statvfs(folder, &room) == 0, room.f_bavail == 0 { return .diskFull }
    let isThere = access(path, F_OK) == 0
    for (path, mode) in [(folder, R_OK | W_OK | X_OK), (path, R_OK | W_OK)] {
      guard path == folder || isThere, access(path, mode) != 0 else { continue }
      if [EACCES, EPERM, EROFS].contains(errno) { return .forbidden }
    }
    return nil
  }
}
