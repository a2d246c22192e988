public import Foundation

/// A module's texts as they lie in its resources, in English and in Spanish: what a test asks of each module's.
public struct TextTables {
  private let english: [String: [String]]
  private let spanish: [String: [String]]

  /// - Parameter folder: The module's resources.
  public init(in folder: URL) throws {
    english = try Self.table("en", in: folder)
    spanish = try Self.table("es", in: folder)
  }

  public var englishKeys: Set<String> { Set(english.keys) }
  public var spanishKeys: Set<String> { Set(spanish.keys) }

  /// The texts of which some form has other names to fill in than one of the other language.
  public var differentlyFilled: Set<String> {
    Set(
      english.keys.filter { key in
        let forms = (english[key] ?? []) + (spanish[key] ?? [])
        return Set(forms.map(Self.placeholders)).count > 1
      })
  }

  /// The texts that are the same in both.
  public var same: Set<String> { Set(english.keys.filter { english[$0] == spanish[$0] }) }

  /// The forms of each text.
  private static func table(_ language: String, in folder: URL) throws -> [String: [String]] {
    let data = try Data(contentsOf: folder.appending(path: "strings.\(language).json"))
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return object.compactMapValues { text in
      (text as? String).map { [$0] } ?? (text as? [String: String])?.values.sorted()
    }
  }

  private static func placeholders(_ text: String) -> Set<String> {
    Set(text.matches(of: /\{[a-z]+\}/).map { String($0.output) })
  }
}
