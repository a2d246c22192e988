import Foundation

/// A style sheet as a file among a flavour's resources: a JSON object whose members are named like ``StyleSheet``'s, with
/// colours as `#RRGGBB`. What it does not say stays as it is by default; what it should not say is an error.
struct StyleSheetFile {
  private let place: String
  private var style = StyleSheet()

  /// - Throws: ``ResourceError`` that names the member that is wrong.
  static func read(_ data: Data, named place: String) throws(ResourceError) -> StyleSheet {
    let object: Any
    do { object = try JSONSerialization.jsonObject(with: data) } catch {
      throw ResourceError(place: place, problem: "it is not JSON: \(error)")
    }
    var file = StyleSheetFile(place: place)
    try file.read(object)
    return file.style
  }

  private init(place: String) { self.place = place }

  private mutating func read(_ object: Any) throws(ResourceError) {
    for (name, value) in try members(object, of: "it") {
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

  private static let colours: [String: any WritableKeyPath<StyleSheet.Palette, Colour> & Sendable] =
    [
      "background": \.background, "surface": \.surface, "text": \.text,
      "secondaryText": \.secondaryText, "outline": \.outline, "accent": \.accent,
      "onAccent": \.onAccent, "positive": \.positive, "warning": \.warning, "negative": \.negative,
    ]

  private mutating func read(
    _ value: Any, into palette: WritableKeyPath<StyleSheet, StyleSheet.Palette>,
    named parent: String
  ) throws(ResourceError) {
    for (name, value) in try members(value, of: "\"\(parent)\"") {
      guard let path = Self.colours[name] else { throw unknown("\(parent).\(name)") }
      guard let text = value as? String, text.hasPrefix("#"), text.count == 7,
        let rgb = UInt32(text.dropFirst(), radix: 16)
      else { throw wrong("\(parent).\(name)", "a colour such as \"#0B6E4F\"") }
      style[keyPath: palette][keyPath: path] = Colour(rgb)
    }
  }

  private mutating func readType(_ value: Any) throws(ResourceError) {
    for (name, value) in try members(value, of: "\"type\"") {
      switch name {
      case "families":
        guard let families = value as? [String], !families.isEmpty else {
          throw wrong("type.families", "a list of names")
        }
        style.type.families = families
      case "bodySize": style.type.bodySize = try number(value, 10...30, named: "type.bodySize")
      case "ratio": style.type.ratio = try number(value, 1...2, named: "type.ratio")
      default: throw unknown("type.\(name)")
      }
    }
  }

  // MARK: Pieces

  private func members(_ value: Any, of name: String) throws(ResourceError) -> [(String, Any)] {
    guard let object = value as? [String: Any] else {
      throw ResourceError(place: place, problem: "\(name) should be an object")
    }
    return object.sorted { $0.key < $1.key }
  }

  private func number(
    _ value: Any, _ range: ClosedRange<Double>, named name: String
  ) throws(ResourceError) -> Double {
    guard let number = value as? Double, range.contains(number) else {
      throw wrong(name, "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func wrong(_ name: String, _ expected: String) -> ResourceError {
    ResourceError(place: place, problem: "\"\(name)\" should be \(expected)")
  }

  private func unknown(_ name: String) -> ResourceError {
    ResourceError(place: place, problem: "a style sheet has no \"\(name)\"")
  }
}
