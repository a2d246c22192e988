/// The plural form of a text for a number.
///
/// The rules are those of the Unicode CLDR, "Language Plural Rules", for whole numbers: Foundation has them, and no
/// interface to them. A test compares all of them with Foundation's.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The categories that a text must have in a language: `other`, and those of smaller numbers. A form for millions, as Spanish
  /// has one, may be left out.
  static func needed(in language: String) -> [PluralCategory] {
    let found = Set((0...200).map { PluralCategory(of: $0, in: language) })
    return allCases.filter { $0 == .other || found.contains($0) }
  }

  /// The category of a number; ``other`` in a language without plural forms.
  ///
  /// - Parameter language: With a region where it has rules of its own, as Portuguese has in Portugal.
  init(of number: Int, in language: String) {
    let rule =
      Self.rules[language.lowercased()] ?? Self.rules[LanguageTag.primary(of: language)]
      ?? { _, _, _ in .other }
    self = rule(number.magnitude, number.magnitude % 10, number.magnitude % 100)
  }

  /// A rule by a number, its last digit and its last two digits.
  private typealias Rule = @Sendable (_ number: UInt, _ ones: UInt, _ tens: UInt) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (languages, rule) in families {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  /// Rules, each with the languages that have it. All others have one form for all numbers.
  private static let families: [(String, Rule)] = [
    (
      """
      af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha haw hu ia io jgo ji \
      jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny nyn om or os pap ps rm \
      rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi
      """,
      { number, _, _ in number == 1 ? .one : .other }
    ),
    (
      "ak am as bho bn csw doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu",
      { number, _, _ in number <= 1 ? .one : .other }
    ),
    (
      "ca es it lld pt-pt scn vec",
      { number, _, _ in number == 1 ? .one : isMillions(number) ? .many : .other }
    ),
    ("fr pt", { number, _, _ in number <= 1 ? .one : isMillions(number) ? .many : .other }),
    (
      "be ru uk",
      { _, ones, tens in isOne(ones, tens) ? .one : isFew(ones, tens) ? .few : .many }
    ),
    ("pl", { number, ones, tens in number == 1 ? .one : isFew(ones, tens) ? .few : .many }),
    (
      "bs hr sh sr",
      { _, ones, tens in isOne(ones, tens) ? .one : isFew(ones, tens) ? .few : .other }
    ),
    ("is mk", { _, ones, tens in isOne(ones, tens) ? .one : .other }),
    ("cs sk", { number, _, _ in number == 1 ? .one : 2...4 ~= number ? .few : .other }),
    (
      "dsb hsb sl",
      { _, _, tens in tens == 1 ? .one : tens == 2 ? .two : 3...4 ~= tens ? .few : .other }
    ),
    (
      "lt",
      { _, ones, tens in
        11...19 ~= tens || ones == 0 ? .other : ones == 1 ? .one : .few
      }
    ),
    (
      "lv prg",
      { _, ones, tens in
        ones == 0 || 11...19 ~= tens ? .zero : isOne(ones, tens) ? .one : .other
      }
    ),
    (
      "mo ro",
      { number, _, tens in
        number == 1 ? .one : number == 0 || 1...19 ~= tens ? .few : .other
      }
    ),
    (
      "he iu iw naq sat se sma smi smj smn sms",
      { number, _, _ in number == 1 ? .one : number == 2 ? .two : .other }
    ),
    (
      "ar ars",
      { number, _, tens in
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: 3...10 ~= tens ? .few : tens >= 11 ? .many : .other
        }
      }
    ),
    (
      "cy",
      { number, _, _ in
        [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][number] ?? .other
      }
    ),
    (
      "ga",
      { number, _, _ in
        switch number {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
      }
    ),
    (
      "gd",
      { number, _, _ in
        switch number {
        case 1, 11: .one
        case 2, 12: .two
        case 3...10, 13...19: .few
        default: .other
        }
      }
    ),
    (
      "gv",
      { _, ones, tens in
        ones == 1 ? .one : ones == 2 ? .two : tens.isMultiple(of: 20) ? .few : .other
      }
    ),
    (
      "br",
      { number, ones, tens in
        switch (ones, tens) {
        case (1, _) where ![11, 71, 91].contains(tens): .one
        case (2, _) where ![12, 72, 92].contains(tens): .two
        case (3, _), (4, _), (9, _): [1, 7, 9].contains(tens / 10) ? .other : .few
        default: isMillions(number) ? .many : .other
        }
      }
    ),
    (
      "mt",
      { number, _, tens in
        switch number {
        case 1: .one
        case 2: .two
        default: number == 0 || 3...10 ~= tens ? .few : 11...19 ~= tens ? .many : .other
        }
      }
    ),
    (
      "kw",
      { number, _, tens in
        if number <= 1 { return number == 0 ? .zero : .one }
        let thousands = number % 100_000
        let isRound = number.isMultiple(of: 1_000)
        if tens % 20 == 2 || number % 1_000_000 == 100_000
          || isRound
            && (1_000...20_000 ~= thousands || [40_000, 60_000, 80_000].contains(thousands))
        {
          return .two
        }
        return tens % 20 == 3 ? .few : tens % 20 == 1 ? .many : .other
      }
    ),
    (
      "ceb fil tl",
      { number, ones, _ in 1...3 ~= number || ![4, 6, 9].contains(ones) ? .one : .other }
    ),
    ("blo ksh lag", { number, _, _ in number == 0 ? .zero : number == 1 ? .one : .other }),
    ("shi", { number, _, _ in number <= 1 ? .one : number <= 10 ? .few : .other }),
    ("tzm", { number, _, _ in number <= 1 || 11...99 ~= number ? .one : .other }),
  ]

  private static func isMillions(_ number: UInt) -> Bool {
    number != 0 && number.isMultiple(of: 1_000_000)
  }
  private static func isOne(_ ones: UInt, _ tens: UInt) -> Bool { ones == 1 && tens != 11 }
  private static func isFew(_ ones: UInt, _ tens: UInt) -> Bool {
    2...4 ~= ones && !(12...14 ~= tens)
  }
}
