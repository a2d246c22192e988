/// The time at which the homeowner wants the work.
///
///     WorkTiming(rawValue: "this-month")
public enum WorkTiming: String, CaseIterable, Sendable {
  case asSoonAsPossible = "as-soon-as-possible"
  case thisMonth = "this-month"
  case flexible
}
