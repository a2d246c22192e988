public import Sillar

/// What of Payments an app has.
///
/// ```swift
/// let options = PaymentsOptions(offersInstalments: false)
/// ```
public struct PaymentsOptions: Hashable, Sendable {
  /// Whether what is paid by card can be paid in instalments.
  public var offersInstalments: Bool
  /// Whether cards can be kept for next time, and kept ones are offered.
  public var keepsCards: Bool

  public init(offersInstalments: Bool = true, keepsCards: Bool = true) {
    self.offersInstalments = offersInstalments
    self.keepsCards = keepsCards
  }

  /// As an app is configured: see ``PaymentsInstalments`` and ``PaymentsKeepsCards``.
  public init(_ configuration: Configuration) {
    self.init(
      offersInstalments: configuration[PaymentsInstalments.self],
      keepsCards: configuration[PaymentsKeepsCards.self])
  }
}
