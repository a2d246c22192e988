/// Kinds of work on a home.
///
/// ```swift
/// let kinds = WorkKind.allCases
/// ```
public enum WorkKind: String, Hashable, Sendable, Codable, CaseIterable {
  case plumbing, electricity, painting, carpentry, heating, roofing, gardening, cleaning
}
