/// The element that has the focus.
public struct FocusedElement: Sendable, Hashable, CustomStringConvertible {
  /// In lower case.
  public var tag: String
  /// The `id` attribute; empty if the element has none.
  public var id: String
  /// The role for assistive technology: `button`, `link`, `textbox`, …
  public var role: String
  /// The name that a screen reader speaks.
  public var name: String
  /// The visible text.
  public var text: String
  /// True if the browser marks the focused element (`:focus-visible`).
  public var isFocusVisible: Bool

  public var description: String { "\(role) \"\(name)\"" }
}

extension Page {
  /// The element that has the focus; `nil` if none has.
  public var focusedElement: FocusedElement? {
    get async throws {
      let expression = """
        (() => {
          const element = document.activeElement;
          return element === document.body || element === document.documentElement ? null : element;
        })()
        """
      while true {
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
        // A patch may have put another element in its place meanwhile.
        let isFocused = "function () { return this === document.activeElement; }"
        guard try await evaluate(isFocused, on: element) == true else { continue }
        let node = answer["nodes"][0]
        return FocusedElement(
          tag: facts[0].string ?? "", id: facts[1].string ?? "",
          role: node["role"]["value"].string ?? "", name: node["name"]["value"].string ?? "",
          text: facts[2].string ?? "", isFocusVisible: facts[3].bool ?? false)
      }
    }
  }
}
