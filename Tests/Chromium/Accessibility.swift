/// One element of a page as assistive technology sees it.
public struct AccessibilityNode: Sendable, Hashable {
  /// `button`, `heading`, `textbox`, …
  public var role: String
  /// What a screen reader says.
  public var name: String
  /// What is in a field, or where a slider stands.
  public var value: String
  /// What is true of it: `disabled`, `checked`, `level=1`, `expanded=false`, … in alphabetical order.
  public var states: [String]
  /// How many shown elements it lies in.
  public var depth: Int
}

extension AccessibilityNode: CustomStringConvertible {
  /// One line, such as `  heading "Hello" level=1`.
  public var description: String {
    let parts = [role] + (name.isEmpty ? [] : ["\"\(name)\""]) + states
    return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
      + (value.isEmpty ? "" : ": \(value)")
  }
}

/// The element that has the focus.
public struct FocusedElement: Sendable, Hashable, CustomStringConvertible {
  /// In lower case.
  public var tag: String
  /// Its `id` attribute; empty when it has none.
  public var id: String
  /// What assistive technology takes it for: `button`, `link`, `textbox`, …
  public var role: String
  /// What a screen reader calls it.
  public var name: String
  /// Its text as a person sees it.
  public var text: String
  /// Whether the browser shows that it has the focus (`:focus-visible`).
  public var isFocusVisible: Bool

  public var description: String { "\(role) \"\(name)\"" }
}

extension Page {
  /// The page as assistive technology sees it, from top to bottom. Elements without a meaning of
  /// their own and the text within a name are left out.
  ///
  /// ```swift
  /// print(try await page.accessibilityTree().map(\.description).joined(separator: "\n"))
  /// ```
  public func accessibilityTree() async throws -> [AccessibilityNode] {
    let nodes = try await call("Accessibility.getFullAXTree")["nodes"].array
    guard let root = nodes.first else { return [] }
    let byID = Dictionary(nodes.map { ($0["nodeId"], $0) }) { first, _ in first }
    var found: [AccessibilityNode] = []
    // The last is visited next.
    var open: [(node: JSON, depth: Int, parentText: String)] = [(root, 0, "")]
    var visited: Set<JSON> = []
    while let (node, depth, parentText) = open.popLast() {
      guard visited.insert(node["nodeId"]).inserted else { continue }
      let shown = AccessibilityNode(node, depth: depth, parentText: parentText)
      if let shown { found.append(shown) }
      for child in node["childIds"].array.reversed() {
        guard let child = byID[child] else { continue }
        open.append(
          (child, shown == nil ? depth : depth + 1, shown.map { $0.name + $0.value } ?? parentText))
      }
    }
    return found
  }

  /// The element that has the focus; `nil` when none has.
  public var focusedElement: FocusedElement? {
    get async throws {
      let expression = """
        (() => {
          const element = document.activeElement;
          return element === document.body || element === document.documentElement ? null : element;
        })()
        """
      guard let element = try await object(expression) else { return nil }
      let facts = try await evaluate(
        """
        function () {
          return [this.tagName.toLowerCase(), this.id, this.innerText ?? '',
            this.matches(':focus-visible')];
        }
        """, on: element)
      let answer = try await call(
        "Accessibility.getPartialAXTree",
        ["objectId": .string(element), "fetchRelatives": false])
      let node = answer["nodes"][0]
      return FocusedElement(
        tag: facts[0].string ?? "", id: facts[1].string ?? "",
        role: node["role"]["value"].string ?? "", name: node["name"]["value"].string ?? "",
        text: facts[2].string ?? "", isFocusVisible: facts[3].bool ?? false)
    }
  }
}

extension AccessibilityNode {
  /// `nil` for what is not worth a line.
  fileprivate init?(_ node: JSON, depth: Int, parentText: String) {
    guard node["ignored"].bool != true, let role = node["role"]["value"].string else { return nil }
    let name = node["name"]["value"].string ?? ""
    switch role {
    case "InlineTextBox", "LineBreak": return nil
    case "none", "generic": if name.isEmpty { return nil }
    case "StaticText": if parentText.contains(name) { return nil }
    default: break
    }
    let value = node["value"]["value"]
    self.init(
      role: role, name: name, value: value.string ?? (value.isNull ? "" : value.text),
      states: node["properties"].array.compactMap(Self.state).sorted(), depth: depth)
  }

  private static func state(_ property: JSON) -> String? {
    let shown: Set = [
      "atomic", "busy", "checked", "disabled", "expanded", "hasPopup", "invalid", "level", "live",
      "modal", "multiselectable", "pressed", "readonly", "required", "selected",
    ]
    guard let name = property["name"].string, shown.contains(name) else { return nil }
    let value = property["value"]["value"]
    switch value {
    case true, "true": return name
    case "false" where name == "invalid": return nil
    // Not to be expanded is a state of what could be; the others are what everything is not.
    case false where !["expanded", "selected"].contains(name): return nil
    default: return "\(name)=\(value.string ?? value.text)"
    }
  }
}
