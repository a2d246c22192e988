import Foundation

/// The head of a part of a form: the name of its field and, for a file, the file name and media type.
struct MultipartHead: Equatable {
  var name = ""
  /// Nil when the part is not a file.
  var fileName: String?
  var contentType = ""

  init(_ text: String) {
    for line in text.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0].lowercased() {
      case "content-disposition":
        let values = parts[1].split(separator: ";", maxSplits: 1)
        guard values.count == 2 else { continue }
        let parameters = Self.parameters(of: values[1])
        name = parameters["name"] ?? ""
        // Browsers write a quotation mark in a name as `%22` (WHATWG HTML, 4.10.21.8).
        fileName = parameters["filename"]?.replacing("%22", with: "\"")
      case "content-type": contentType = parts[1].trimmingCharacters(in: .whitespaces)
      default: break
      }
    }
  }

  /// Reads `name=value` or `name="value"`, separated by semicolons. The first of several values for one name counts.
  ///
  /// A backslash stands for itself, because file names may contain it, except before a quotation mark.
  static func parameters(of text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    // Unicode scalars, because a quotation mark and an accent after it form one character.
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let name = String(rest.prefix { $0 != "=" && $0 != ";" })
      rest = rest.dropFirst(name.unicodeScalars.count)
      var value = String.UnicodeScalarView()
      if rest.first == "=" {
        rest = rest.dropFirst()
        if rest.first == "\"" {
          rest = rest.dropFirst()
          while let scalar = rest.popFirst(), scalar != "\"" {
            if scalar == "\\", rest.first == "\"" {
              value.append("\"")
              rest = rest.dropFirst()
            } else {
              value.append(scalar)
            }
          }
        } else {
          value.append(contentsOf: rest.prefix { $0 != ";" && $0 != " " })
        }
      }
      rest = rest.drop { $0 != ";" }.dropFirst()
      let key = name.trimmingCharacters(in: .whitespaces).lowercased()
      if !key.isEmpty, result[key] == nil { result[key] = String(value) }
    }
    return result
  }
}
