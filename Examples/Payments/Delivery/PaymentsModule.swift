import Foundation
public import Sillar

/// Payments as a part of an app: what it is called, what it reads, and its words.
///
/// ```swift
/// let modules = [PaymentsModule.module]
/// ```
public enum PaymentsModule {
  public static let module = Module(
    name: "Payments", version: "1.0.0",
    configuration: [
      ConfigurationDeclaration(PaymentsInstalments.self, neededBy: "Payments"),
      ConfigurationDeclaration(PaymentsKeepsCards.self, neededBy: "Payments"),
    ],
    resources: Bundle.module.bundleURL.appending(path: "Resources"),
    strings: [PaymentsString.self])
}

/// Whether paying with a card can be spread over several months.
public enum PaymentsInstalments: DefaultedConfigurationKey {
  public static let name = "payments.instalments"
  public static let summary = "Whether what is paid by card can be paid in instalments."
  public static let defaultValue = true
}

/// Whether cards can be kept for next time.
public enum PaymentsKeepsCards: DefaultedConfigurationKey {
  public static let name = "payments.keep-cards"
  public static let summary = "Whether cards can be kept for next time, and kept ones are offered."
  public static let defaultValue = true
}
