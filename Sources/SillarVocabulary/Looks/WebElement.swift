/// The form of a module's own element for browsers; see ``CustomElement``.
public struct WebElement: Sendable {
  /// The JavaScript module that draws the element.
  public let script: String
  /// The style sheet for what it draws; nil for none.
  public let style: String?

  package init(script: String, style: String?) {
    self.script = script
    self.style = style
  }
}
