/// The format of the currency in an amount of money.
package enum MoneyFormat: String, Sendable, CaseIterable {
  /// `€19.99`
  case symbol
  /// `EUR 19.99`
  case code
  /// `19.99 euros`
  case name
}

/// The key of an app's ``MoneyFormat``.
package enum MoneyFormatKey: DefaultedConfigurationKey {
  package static let name = "money.format"
  package static let summary = "How amounts name their currency."
  package static let defaultValue = MoneyFormat.symbol
}
