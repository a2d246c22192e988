/// Looks for people by the beginning of a name or handle.
///
/// ```swift
/// func find(_ findPeople: any FindPeople) async throws -> [Person] {
///   try await findPeople.execute("luc")
/// }
/// ```
public protocol FindPeople: Sendable {
  /// - Returns: At most twenty; for an empty text, some whom one might mean.
  /// - Throws: ``AccountError``, or `CancellationError`.
  func execute(_ text: String) async throws -> [Person]
}

/// See ``FindPeople``.
public struct DefaultFindPeople: FindPeople {
  /// The longest text that is looked for, in characters; the rest of a longer one is left out.
  public static let longestText = 100

  private let source: any AccountSource

  public init(source: any AccountSource) { self.source = source }

  public func execute(_ text: String) async throws -> [Person] {
    try await source.people(String(text.prefix(Self.longestText)))
  }
}
