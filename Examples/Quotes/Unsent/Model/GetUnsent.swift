/// Shows what is unsent, by what it is about: what needs somebody first.
///
/// ```swift
/// func subjects(_ getUnsent: GetUnsent) async throws -> [String] {
///   try await getUnsent.execute().map(\.subject)
/// }
/// ```
public struct GetUnsent: Sendable {
  private let unsent: any UnsentDataManager

  public init(unsent: any UnsentDataManager) { self.unsent = unsent }

  /// - Throws: ``UnsentError``.
  public func execute() async throws -> [UnsentGroup] {
    let entries = try await unsent.entries()
    var subjects: [String] = []
    var bySubject: [String: [UnsentEntry]] = [:]
    for entry in entries {
      if bySubject[entry.subject] == nil { subjects.append(entry.subject) }
      bySubject[entry.subject, default: []].append(entry)
    }
    let topics = await unsent.topics(of: subjects)
    let groups = subjects.map {
      UnsentGroup(subject: $0, topic: topics[$0], entries: bySubject[$0] ?? [])
    }
    let urgent = groups.filter { $0.entries.contains(where: \.needsSomebody) }
    return urgent + groups.filter { !$0.entries.contains(where: \.needsSomebody) }
  }
}
