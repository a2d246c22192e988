public import Foundation

/// Unfinished input of a user, such as a form.
///
/// ```swift
/// struct LetterDraft: Draft {
///   static let version = 1
///   var to = ""
///   var text = ""
/// }
/// ```
public protocol Draft: Codable, Sendable {
  /// The version of the stored format. Raise it when an older program could not read the new format.
  static var version: Int { get }

  /// Decodes a stored draft, which an older program may have written.
  ///
  /// - Throws: Any error if it cannot be read. The default implementation throws for any version but ``version``.
  static func decode(_ stored: Data, version: Int) throws -> Self
}

extension Draft {
  public static func decode(_ stored: Data, version: Int) throws -> Self {
    guard version == Self.version else { throw UnknownDraftVersion(version: version) }
    return try JSONDecoder().decode(Self.self, from: stored)
  }
}

/// The version of a stored draft is too new or too old for this program.
///
/// ```swift
/// let error = UnknownDraftVersion(version: 2)
/// ```
public struct UnknownDraftVersion: Error, Hashable, CustomStringConvertible {
  public let version: Int
  public init(version: Int) { self.version = version }
  public var description: String { "This program cannot read version \(version) of the draft" }
}
