import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Finds the parts of an SVG image that are not safe to show: code, styles
/// (which the content security policy blocks), and references to anything outside of the image.
final class SVGInspector: NSObject, XMLParserDelegate {
  /// - Parameter allowingStyles: true if the image may have a style sheet, which must not load anything.
  static func faults(in data: Data, allowingStyles: Bool = false) -> [String] {
    let inspector = SVGInspector()
    inspector.allowsStyles = allowingStyles
    let parser = XMLParser(data: data)
    parser.shouldProcessNamespaces = false
    parser.delegate = inspector
    // On Linux `parse()` returns true even if elements are not closed.
    var faults = parser.parse() && inspector.depth == 0 ? [] : ["not well-formed"]
    let text = String(decoding: data, as: UTF8.self)
    faults += ["<!DOCTYPE", "<!ENTITY", "<?xml-stylesheet", "@import"].filter(text.contains)
    return faults + inspector.faults
  }

  private static let forbidden: Set = [
    "script", "style", "foreignobject", "iframe", "image", "a", "animate", "set", "handler",
  ]

  private var allowsStyles = false
  private var faults: [String] = []
  private var depth = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    if depth == 1, name != "svg" || attributes["xmlns"] != "http://www.w3.org/2000/svg" {
      faults.append("its root is \(name)")
    }
    if Self.forbidden.contains(name.lowercased()), !(allowsStyles && name == "style") {
      faults.append("has the element \(name)")
    }
    for (key, value) in attributes {
      let key = key.lowercased()
      if key.hasPrefix("on") || key == "style" { faults.append("has the attribute \(key)") }
      if key == "href" || key.hasSuffix(":href"), !value.hasPrefix("#") {
        faults.append("refers to \(value)")
      }
      if value.lowercased().contains("url("), !value.hasPrefix("url(#") {
        faults.append("refers to \(value)")
      }
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    faults.append("not well-formed: \(error)")
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth -= 1
  }
}
