public import Foundation

/// A change that somebody wants made at a service: written down first, then sent as soon as it can be.
///
/// ```swift
/// struct Rename: OutboxCommand {
///   static let kind = "rename-list"
///   static let version = 1
///   let list: String
///   let name: String
///   var subject: String { "list/\(list)" }
/// }
/// ```
public protocol OutboxCommand: Codable, Sendable {
  /// The name that it is stored under. Once it has shipped it never changes.
  static var kind: String { get }
  /// The version of what is stored. A new one is due when an older program could not read it.
  static var version: Int { get }
  /// What it changes: commands on one subject are sent in the order in which they were given, one at a time.
  var subject: String { get }

  /// Reads what was stored, perhaps by an older program.
  ///
  /// - Throws: Anything where it cannot be read. Without this of your own, that is any version but ``version``.
  static func decode(_ stored: Data, version: Int) throws -> Self
}

extension OutboxCommand {
  public static func decode(_ stored: Data, version: Int) throws -> Self {
    guard version == Self.version else { throw OutboxError.unknownVersion(kind, version) }
    return try JSONDecoder().decode(Self.self, from: stored)
  }
}

/// What can go wrong with an ``Outbox`` itself.
///
/// ```swift
/// let error = OutboxError.unknownVersion("rename-list", 2)
/// ```
public enum OutboxError: Error, Hashable {
  /// No handler knows this kind of command.
  case unknownKind(String)
  /// It was stored by a program that is newer than this one, or too old for it.
  case unknownVersion(String, Int)
  /// There is no such entry any more: it has been sent, or discarded.
  case noSuchEntry
  /// It is being sent, or may have been: it can no longer be taken back or made another.
  case mayHaveBeenSent
}

extension OutboxError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownKind(let kind): "This program knows no command \"\(kind)\""
    case .unknownVersion(let kind, let version):
      "This program cannot read version \(version) of the command \"\(kind)\""
    case .noSuchEntry: "This command has been sent or discarded meanwhile"
    case .mayHaveBeenSent: "This command may have been sent already"
    }
  }
}
