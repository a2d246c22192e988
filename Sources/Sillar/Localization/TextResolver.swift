package import Foundation
package import SillarVocabulary

/// Writes ``LocalizedText``s in the language of a window, and tracks when they change. The window confines it.
package final class TextResolver {
  package private(set) var localization: Localization
  /// The earliest moment at which a written age is no longer correct; nil when none was written.
  package private(set) var nextChange: Date?
  /// A counter that increases when all texts written so far are out of date.
  package private(set) var revision: Int32 = 0
  package let now: @Sendable () -> Date
  private let flavor: Flavor?
  private var visitor: Visitor
  private let changed: @Sendable () -> Void
  private let report: @Sendable (Diagnostic) -> Void
  private var missing: Set<MissingText> = []
  /// The placeholders without a value that were reported.
  private var unfilled: Set<[String]> = []

  package init(
    flavor: Flavor, visitor: Visitor, now: @escaping @Sendable () -> Date,
    changed: @escaping @Sendable () -> Void, report: @escaping @Sendable (Diagnostic) -> Void
  ) {
    localization = flavor.localization(for: visitor)
    self.flavor = flavor
    self.visitor = visitor
    self.now = now
    self.changed = changed
    self.report = report
  }

  /// Writes in one language, for a view without a window.
  package init(_ localization: Localization) {
    self.localization = localization
    flavor = nil
    visitor = Visitor(id: "")
    now = { Date() }
    changed = {}
    report = { _ in }
  }

  /// True if the app's hosts may have a form of an element: its module declares it, or it is the framework's own.
  package func knows(_ element: CustomContent) -> Bool {
    guard element.id != NoticeControl.id else { return true }
    return flavor.map { $0.shelf.webElements[element.id] != nil } ?? true
  }

  package func change(timeZone: String) {
    guard timeZone != visitor.timeZone, TimeZone(identifier: timeZone) != nil else { return }
    become { $0.timeZone = timeZone }
  }

  /// Writes the languages of a visitor, in the time zone as it is known now.
  package func change(languages: [String]) {
    become { $0.languages = languages }
  }

  private func become(_ change: (inout Visitor) -> Void) {
    guard let flavor else { return }
    change(&visitor)
    localization = flavor.localization(for: visitor)
    writeAnew()
  }

  /// Marks all written texts as out of date, such as when an age changes.
  package func writeAnew() {
    nextChange = nil
    revision &+= 1
    changed()
  }

  package func write(_ text: LocalizedText) -> String {
    switch text.content {
    case .verbatim(let text): return text
    case .number(let number): return localization.number(number)
    case .decimal(let number, let digits): return localization.number(number, digits: digits)
    case .language(let code):
      return localization.locale.localizedString(forLanguageCode: code) ?? code
    case .percent(let fraction): return localization.percent(fraction)
    case .money(let amount, let currency, let showsSign):
      return localization.money(amount, currency: currency, showsSign: showsSign)
    case .date(let date, .day): return localization.date(date)
    case .date(let date, .dayAndTime): return localization.dateAndTime(date)
    case .date(let date, .time): return localization.time(date)
    case .joined(let texts, let separator):
      return texts.map(write).joined(separator: separator)
    case .age(let date):
      let age = Age(of: date, at: now())
      let end = age.end(for: date)
      nextChange = min(nextChange ?? end, end)
      return write(age.localized)
    case .key(let module, let name, let count, let values):
      guard let template = localization.template(name, of: module, count: count) else {
        let text = MissingText(
          module: module, name: name, language: localization.language, problem: .missing)
        if missing.insert(text).inserted { report(.missingText(text)) }
        return name
      }
      return template.filled(values.mapValues(write)) { placeholder in
        guard unfilled.insert([module, name, placeholder]).inserted else { return }
        report(
          .unfilledPlaceholder(
            text: "\(module): \"\(name)\"", placeholder: placeholder,
            given: values.keys.sorted()))
      }
    }
  }
}
