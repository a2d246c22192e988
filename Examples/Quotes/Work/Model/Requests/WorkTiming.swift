/// When work is wanted.
///
/// ```swift
/// let timing = WorkTiming(rawValue: "this-month")
/// ```
public enum WorkTiming: String, Hashable, Sendable, Codable, CaseIterable {
  case asSoonAsPossible = "as-soon-as-possible"
  case thisMonth = "this-month"
  case flexible
}
