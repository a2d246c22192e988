/// Makes any text fit to stand in an XML document.
enum SVGText {
  /// The text on one line: runs of white space become one space, characters that XML does not allow
  /// go.
  static func tidy(_ text: String) -> String {
    var result = ""
    var pending = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        pending = !result.isEmpty
      } else if scalar.value >= 32, scalar.value & 0xFFFE != 0xFFFE, !(127...159 ~= scalar.value) {
        if pending { result += " " }
        pending = false
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with the characters that mean something in XML written out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
