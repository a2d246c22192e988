public import Foundation

/// The texts of a window, and its formats for numbers, dates and money.
///
/// An app gets it from its ``Flavor`` for a visitor and passes it to builders, which pass it to views:
///
/// ```swift
/// func greeting(_ flavor: Flavor, _ visitor: Visitor) -> String {
///   let words = flavor.localization(for: visitor)
///   return words.money(19.99, currency: "EUR")   // €19.99, or 19,99 €
/// }
/// ```
///
/// A text is searched in the flavor's own resources and then in the module's, first in the window's language, then in
/// the flavor's first language. A text that is not found shows its name; ``Flavor/missingTexts()`` reports it in tests.
public struct Localization: Sendable {
  /// The language of the texts, such as `es`: one of the flavor's languages.
  public let language: String
  /// The locale for the format of numbers and dates, such as that of `es-AR`.
  public let locale: Locale
  let tables: [String: [StringTable]]
  /// The tag whose plural forms texts in this language have: in Portugal others than in Brazil.
  private let tag: String
  private let moneyFormat: MoneyFormat
  private let timeZone: TimeZone

  init(
    language: String, tag: String, tables: [String: [StringTable]], moneyFormat: MoneyFormat,
    timeZone: TimeZone
  ) {
    self.language = language
    self.tag = LanguageTag.locale(language, for: tag)
    locale = Locale(identifier: self.tag)
    self.tables = tables
    self.moneyFormat = moneyFormat
    self.timeZone = timeZone
  }

  /// The modules' own texts and those of the framework without a flavor, for tests of a module.
  ///
  /// - Throws: An error that names a file with invalid contents.
  public init(language: String, modules: [Module]) throws {
    let shelf = try ResourceShelf(
      flavor: [], modules: [SillarModule.module] + modules, languages: [language])
    self.init(
      language: language, tag: language, tables: shelf.tables(for: language),
      moneyFormat: .symbol, timeZone: .gmt)
  }

  /// The texts of the framework alone, in English.
  static let english =
    (try? Localization(language: "en", modules: []))
    ?? Localization(
      language: "en", tag: "en", tables: [:], moneyFormat: .symbol, timeZone: .gmt)

  // MARK: Texts

  /// A text, with values for its placeholders.
  public func text<Key: StringKey>(_ key: Key, _ values: [String: String] = [:]) -> String {
    text(key, nil, values)
  }

  /// A text in the plural form for a number. `{count}` in the text is replaced by the number.
  public func text<Key: StringKey>(
    _ key: Key, count: Int, _ values: [String: String] = [:]
  ) -> String {
    var values = values
    values["count"] = values["count"] ?? number(count)
    return text(key, count, values)
  }

  /// A text as a window writes it in this language, such as the title of a `Problem`.
  public func text(_ text: LocalizedText) -> String { TextResolver(self).write(text) }

  private func text<Key: StringKey>(
    _ key: Key, _ count: Int?, _ values: [String: String]
  ) -> String {
    template(key.rawValue, of: Key.module, count: count)?.filled(values) ?? key.rawValue
  }

  /// - Returns: Nil for a text that is in no table.
  func template(_ name: String, of module: String, count: Int?) -> TextTemplate? {
    for table in tables[module] ?? [] {
      if let entry = table.entries[name],
        let template = entry.template(
          for: count, language: isSpoken(table) ? tag : table.language)
      {
        return template
      }
    }
    return nil
  }

  private func isSpoken(_ table: StringTable) -> Bool {
    LanguageTag.primary(of: table.language) == LanguageTag.primary(of: tag)
  }

  // MARK: Formats

  /// A whole number, such as `26,000`.
  public func number(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  func number(_ number: Double, digits: Int) -> String {
    number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
  }

  /// A fraction as a percentage with at most two decimals, such as `7.9%` for 0.079.
  public func percent(_ fraction: Decimal) -> String {
    fraction.formatted(.percent.precision(.fractionLength(0...2)).locale(locale))
  }

  /// A day, such as `21 de noviembre de 2026`.
  public func date(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(locale: locale, timeZone: timeZone).day().month(.wide).year())
  }

  /// A day and a time, such as `21 nov 2026, 10:00`.
  public func dateAndTime(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(locale: locale, timeZone: timeZone).day().month(.abbreviated).year().hour()
        .minute())
  }

  /// A time of the day, such as `10:00`.
  public func time(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).hour().minute())
  }

  /// The calendar of the displayed dates, for testing whether two dates are on the same day.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// An amount of money.
  ///
  /// - Parameters:
  ///   - amount: In whole units of the currency, such as 19.99.
  ///   - currency: The currency's ISO 4217 code, such as `EUR`.
  ///   - showsSign: True to show a plus sign before positive amounts. Negative amounts always have a minus sign.
  public func money(_ amount: Decimal, currency: String, showsSign: Bool = false) -> String {
    let format = Decimal.FormatStyle.Currency(code: currency, locale: locale)
      .sign(strategy: showsSign ? .always(showZero: false) : .automatic)
    switch moneyFormat {
    case .symbol:
      let text = amount.formatted(format.presentation(.narrow))
      // Several currencies are dollars, pounds and crowns: US$, and $ for the country's own.
      let isShared = ["$", "£", "¥", "kr"].contains { text.contains($0) }
      return isShared ? amount.formatted(format.presentation(.standard)) : text
    case .code: return amount.formatted(format.presentation(.isoCode))
    case .name: return amount.formatted(format.presentation(.fullName))
    }
  }
}
