/// An annual interest rate, in hundredths of a percent.
///
///     YearlyRate(basisPoints: 790).description   // 7.90
public struct YearlyRate: Hashable, Sendable, CustomStringConvertible {
  public let basisPoints: Int

  public init(basisPoints: Int) { self.basisPoints = basisPoints }

  /// In percent, with two decimals.
  public var description: String {
    let (whole, hundredths) = basisPoints.quotientAndRemainder(dividingBy: 100)
    return "\(whole).\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}
