import Foundation
import SillarVocabulary

/// A style sheet in a flavor's resources: a JSON object with the member names of ``StyleSheet``, those of the font in `type`,
/// and colors as `#RRGGBB`. Missing members keep their default values; unknown members are an error.
struct StyleSheetFile {
  private let place: String
  private var style = StyleSheet()

  /// - Throws: ``ResourceError`` that names the invalid member.
  static func read(_ data: Data, named place: String) throws(ResourceError) -> StyleSheet {
    let value: JSONValue
    do { value = try JSONValue(file: data) } catch {
      throw ResourceError(place: place, problem: "it is not JSON: \(error)")
    }
    var file = StyleSheetFile(place: place)
    try file.read(value)
    return file.style
  }

  private init(place: String) { self.place = place }

  private mutating func read(_ value: JSONValue) throws(ResourceError) {
    for (name, value) in try members(value, of: "it") {
      switch name {
      case "light": try read(value, into: \.light, named: name)
      case "dark": try read(value, into: \.dark, named: name)
      case "type": try readType(value)
      case "spacing": style.spacing = try number(value, 1...40, named: name)
      case "cornerRadius": style.cornerRadius = try number(value, 0...60, named: name)
      default: throw unknown(name)
      }
    }
  }

  private static let colors: [String: any WritableKeyPath<StyleSheet.Palette, UInt32> & Sendable] =
    [
      "background": \.background, "surface": \.surface, "text": \.text,
      "secondaryText": \.secondaryText, "outline": \.outline, "accent": \.accent,
      "onAccent": \.onAccent, "positive": \.positive, "warning": \.warning, "negative": \.negative,
    ]

  private mutating func read(
    _ value: JSONValue, into palette: WritableKeyPath<StyleSheet, StyleSheet.Palette>,
    named parent: String
  ) throws(ResourceError) {
    for (name, value) in try members(value, of: "\"\(parent)\"") {
      guard let path = Self.colors[name] else { throw unknown("\(parent).\(name)") }
      guard case .text(let text) = value, let color = Self.color(text) else {
        throw wrong("\(parent).\(name)", "a color such as \"#0B6E4F\"")
      }
      style[keyPath: palette][keyPath: path] = color
    }
  }

  private static func color(_ text: String) -> UInt32? {
    guard text.hasPrefix("#"), text.count == 7, text.dropFirst().allSatisfy(\.isHexDigit) else {
      return nil
    }
    return UInt32(text.dropFirst(), radix: 16)
  }

  private mutating func readType(_ value: JSONValue) throws(ResourceError) {
    for (name, value) in try members(value, of: "\"type\"") {
      switch name {
      case "families":
        style.families = try names(value, named: "type.families")
      case "bodySize": style.bodySize = try number(value, 10...30, named: "type.bodySize")
      case "ratio": style.sizeRatio = try number(value, 1...2, named: "type.ratio")
      default: throw unknown("type.\(name)")
      }
    }
  }

  // MARK: Helpers

  private func members(
    _ value: JSONValue, of name: String
  ) throws(ResourceError) -> [(String, JSONValue)] {
    guard case .object(let object) = value else {
      throw ResourceError(place: place, problem: "\(name) should be an object")
    }
    return object.sorted { $0.key < $1.key }
  }

  private func number(
    _ value: JSONValue, _ range: ClosedRange<Double>, named name: String
  ) throws(ResourceError) -> Double {
    let number: Double? =
      switch value {
      case .integer(let number): Double(number)
      case .number(let number): number
      default: nil
      }
    guard let number, range.contains(number) else {
      throw wrong(name, "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func names(_ value: JSONValue, named name: String) throws(ResourceError) -> [String] {
    var names: [String] = []
    if case .list(let values) = value {
      for case .text(let text) in values { names.append(text) }
      if !names.isEmpty, names.count == values.count { return names }
    }
    throw wrong(name, "a list of names")
  }

  private func wrong(_ name: String, _ expected: String) -> ResourceError {
    ResourceError(place: place, problem: "\"\(name)\" should be \(expected)")
  }

  private func unknown(_ name: String) -> ResourceError {
    ResourceError(place: place, problem: "a style sheet has no \"\(name)\"")
  }
}
