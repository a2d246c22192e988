/// The lists that the service keeps.
public enum MovieCategory: String, CaseIterable, Hashable, Sendable {
  case popular
  case topRated
  case upcoming
}
