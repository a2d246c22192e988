/// Kinds of work on a home.
///
///     WorkKind(rawValue: "plumbing")
public enum WorkKind: String, CaseIterable, Sendable {
  case plumbing, electricity, painting, carpentry, heating, roofing, gardening, cleaning
}
