public import Foundation

/// A change that a user wants to make at a service: stored first, then sent as soon as possible.
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
  /// The name that the command is stored under. Never change it once it has shipped.
  static var kind: String { get }
  /// The version of the stored format. Raise it when an older program could not read the new format.
  static var version: Int { get }
  /// The thing that the command changes. Commands on one subject are sent in their order, one at a time.
  var subject: String { get }

  /// Decodes a stored command, which an older program may have written.
  ///
  /// - Throws: Any error if it cannot be read. The default implementation throws for any version but ``version``.
  static func decode(_ stored: Data, version: Int) throws -> Self
}

extension OutboxCommand {
  public static func decode(_ stored: Data, version: Int) throws -> Self {
    guard version == Self.version else { throw OutboxError.unknownVersion(kind, version) }
    return try JSONDecoder().decode(Self.self, from: stored)
  }
}

/// An error of an ``Outbox`` itself.
///
/// ```swift
/// let error = OutboxError.unknownVersion("rename-list", 2)
/// ```
public enum OutboxError: Error, Hashable {
  /// No handler knows this kind of command.
  case unknownKind(String)
  /// The version of a stored command is too new or too old for this program.
  case unknownVersion(String, Int)
  /// The entry no longer exists: it has been sent or discarded.
  case noSuchEntry
  /// The command is being sent, or may have been: it can no longer be discarded or changed.
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
