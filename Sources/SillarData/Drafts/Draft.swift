public import Foundation

/// Something that somebody has begun and not finished, such as a form.
///
/// ```swift
/// struct LetterDraft: Draft {
///   static let version = 1
///   var to = ""
///   var text = ""
/// }
/// ```
public protocol Draft: Codable, Sendable {
  /// The version of what is stored. A new one is due when an older program could not read it.
  static var version: Int { get }

  /// Reads what was stored, perhaps by an older program.
  ///
  /// - Throws: Anything where it cannot be read. Without this of your own, that is any version but ``version``.
  static func decode(_ stored: Data, version: Int) throws -> Self
}

extension Draft {
  public static func decode(_ stored: Data, version: Int) throws -> Self {
    guard version == Self.version else { throw UnknownDraftVersion(version: version) }
    return try JSONDecoder().decode(Self.self, from: stored)
  }
}

/// A draft was stored by a program that is newer than this one, or too old for it.
///
/// ```swift
/// let error = UnknownDraftVersion(version: 2)
/// ```
public struct UnknownDraftVersion: Error, Hashable, CustomStringConvertible {
  public let version: Int
  public init(version: Int) { self.version = version }
  public var description: String { "This program cannot read version \(version) of the draft" }
}
