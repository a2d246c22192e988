import Foundation

/// Changes of a JSON text, as damage makes them.
public enum Mutation {
  private static let numbers = [
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e400", "-1", "0.5",
    "4503599627370496", "4611686018427387904", "null", "true", "\"\"",
  ]
  private static let texts = ["\"\"", "\"\\u0000\"", "\"/\u{202E}//\"", "\"%zz\"", "[]", "{}", "7"]

  /// The text with one number, text, byte or part changed; or without its end.
  public static func random(of text: String, _ chance: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: return replaced(#"-?\d+"#, with: numbers, in: text, &chance)
    case 1, 2: return replaced(#""[^"]*"(?!:)"#, with: texts, in: text, &chance)
    case 3: return String(text.prefix(Int.random(in: 0..<text.count, using: &chance)))
    case 4:
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &chance) {
        bytes[Int.random(in: bytes.indices, using: &chance)] = .random(in: 0...255, using: &chance)
      }
      return String(decoding: bytes, as: UTF8.self)
    default:
      // A part twice.
      let (a, b) = (
        Int.random(in: 0..<text.count, using: &chance), Int.random(in: 0..<60, using: &chance)
      )
      let part = text.dropFirst(a).prefix(b)
      return String(text.prefix(a) + part + part + text.dropFirst(a + part.count))
    }
  }

  /// The text with each of its numbers, one at a time, replaced by each number that code is not prepared for.
  public static func ofNumbers(in text: String) -> [String] {
    let places = (try? NSRegularExpression(pattern: #"-?\d+"#))?.matches(
      in: text, range: NSRange(text.startIndex..., in: text))
    return (places ?? []).compactMap { Range($0.range, in: text) }.flatMap { place in
      numbers.map { text.replacingCharacters(in: place, with: $0) }
    }
  }

  private static func replaced(
    _ pattern: String, with values: [String], in text: String,
    _ chance: inout some RandomNumberGenerator
  ) -> String {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
    let whole = NSRange(text.startIndex..., in: text)
    let places = expression.matches(in: text, range: whole)
    guard let place = places.randomElement(using: &chance),
      let range = Range(place.range, in: text),
      let value = values.randomElement(using: &chance)
    else { return text }
    return text.replacingCharacters(in: range, with: value)
  }
}
