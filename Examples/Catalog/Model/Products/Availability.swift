/// How much of something there is, as a customer cares about it.
///
/// ```swift
/// let few = Availability(stock: 2)   // .few(2)
/// ```
public enum Availability: Hashable, Sendable {
  /// From this number on nobody needs to hurry.
  public static let plentyFrom = 6

  case plenty
  case few(Int)
  case soldOut

  public init(stock: Int) {
    switch stock {
    case ..<1: self = .soldOut
    case ..<Self.plentyFrom: self = .few(stock)
    default: self = .plenty
    }
  }
}
