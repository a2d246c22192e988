/// The format of the currency in an amount of money.
///
/// ```swift
/// struct Bank: ConfigurationProvider {
///   let name = "bank"
///   func provide(into configuration: inout ConfigurationBuilder) {
///     configuration.set(MoneyFormatKey.self, to: .code)
///   }
/// }
/// ```
public enum MoneyFormat: String, Sendable, CaseIterable, ConfigurationText {
  /// `€19.99`
  case symbol
  /// `EUR 19.99`
  case code
  /// `19.99 euros`
  case name
}

/// The key of an app's ``MoneyFormat``.
public enum MoneyFormatKey: DefaultedConfigurationKey {
  public static let name = "money.format"
  public static let summary = "How amounts name their currency."
  public static let defaultValue = MoneyFormat.symbol
}
