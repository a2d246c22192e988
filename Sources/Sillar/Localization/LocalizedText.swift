public import Foundation

/// A text, or the key of a text: the type of text that view elements accept.
///
/// A `String` is shown unchanged. A ``StringKey`` or a ``LocalizedText`` is resolved in the window's language when the
/// window draws.
///
/// ```swift
/// func heading(_ title: some Localizable) -> Text<CounterEvent> { Text(title, .heading) }
/// ```
public protocol Localizable: Sendable {
  var localized: LocalizedText { get }
}

extension String: Localizable {
  @inlinable public var localized: LocalizedText { LocalizedText(verbatim: self) }
}

/// A text as a value: a string key, a number, an amount, a date, an age. The window writes it in its language.
///
/// ```swift
/// enum Words: String, StringKey {
///   static let module = "Shop"
///   case paid
/// }
///
/// // "paid": "Paid {amount} on {day}"
/// func paid(_ amount: Decimal, on day: Date) -> Text<CounterEvent> {
///   Text(Words.paid.with(["amount": LocalizedText.money(amount, currency: "EUR"), "day": .date(day)]))
/// }
/// ```
public struct LocalizedText: Localizable, Hashable {
  @usableFromInline enum DateStyle: Sendable, Hashable { case day, dayAndTime, time }

  @usableFromInline indirect enum Content: Hashable, Sendable {
    case verbatim(String)
    case key(module: String, name: String, count: Int?, values: [String: LocalizedText])
    case number(Int)
    case decimal(Double, digits: Int)
    case language(String)
    case percent(Decimal)
    case money(Decimal, currency: String, showsSign: Bool)
    case date(Date, DateStyle)
    case age(Date)
    case joined([LocalizedText], separator: String)
  }

  @usableFromInline let content: Content

  @usableFromInline init(_ content: Content) { self.content = content }

  /// A text that is the same in every language, such as a name.
  @inlinable public init(verbatim text: String) { content = .verbatim(text) }

  @inlinable public var localized: LocalizedText { self }

  /// The text of ``init(verbatim:)``; nil for one that the window has to resolve.
  @inlinable var verbatim: String? {
    if case .verbatim(let text) = content { text } else { nil }
  }

  /// A whole number, such as `26,000`.
  public static func number(_ number: Int) -> LocalizedText { LocalizedText(.number(number)) }

  /// A number rounded to some digits after the decimal separator, such as `8.2`.
  public static func number(_ number: Double, digits: Int) -> LocalizedText {
    LocalizedText(.decimal(number, digits: digits))
  }

  /// The name of a language, such as `Japanese`; its code when it has no name.
  ///
  /// - Parameter code: A code of ISO 639, such as `ja`.
  public static func language(_ code: String) -> LocalizedText { LocalizedText(.language(code)) }

  /// A fraction as a percentage with at most two decimals, such as `7.9%` for 0.079.
  public static func percent(_ fraction: Decimal) -> LocalizedText {
    LocalizedText(.percent(fraction))
  }

  /// An amount of money.
  ///
  /// - Parameters:
  ///   - amount: In whole units of the currency, such as 19.99.
  ///   - currency: The currency's ISO 4217 code, such as `EUR`.
  ///   - showsSign: True to show a plus sign before a positive amount.
  public static func money(
    _ amount: Decimal, currency: String, showsSign: Bool = false
  ) -> LocalizedText {
    LocalizedText(.money(amount, currency: currency, showsSign: showsSign))
  }

  /// A day in the app's time zone, such as `21 de noviembre de 2026`.
  public static func date(_ date: Date) -> LocalizedText { LocalizedText(.date(date, .day)) }

  /// A day and a time in the app's time zone, such as `21 nov 2026, 10:00`.
  public static func dateAndTime(_ date: Date) -> LocalizedText {
    LocalizedText(.date(date, .dayAndTime))
  }

  /// A time of the day in the app's time zone, such as `10:00`.
  public static func time(_ date: Date) -> LocalizedText { LocalizedText(.date(date, .time)) }

  /// The time since a date, such as `5 minutes ago`. The window updates it while it is shown.
  public static func age(of date: Date) -> LocalizedText { LocalizedText(.age(date)) }

  /// Texts joined by a separator.
  public static func joined(
    _ texts: [any Localizable], separator: String = ""
  ) -> LocalizedText {
    LocalizedText(.joined(texts.map(\.localized), separator: separator))
  }
}

extension LocalizedText: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(verbatim: text) }
}

extension StringKey {
  public var localized: LocalizedText { with([:]) }

  /// The text with values for its placeholders.
  public func with(_ values: [String: any Localizable]) -> LocalizedText {
    LocalizedText(
      .key(
        module: Self.module, name: rawValue, count: nil, values: values.mapValues(\.localized)))
  }

  /// The text in the plural form for a number. `{count}` in the text is replaced by the number.
  public func with(count: Int, _ values: [String: any Localizable] = [:]) -> LocalizedText {
    var texts = values.mapValues(\.localized)
    texts["count"] = texts["count"] ?? .number(count)
    return LocalizedText(
      .key(module: Self.module, name: rawValue, count: count, values: texts))
  }
}
