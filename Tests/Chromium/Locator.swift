/// How a test says which element of a page it means. A string literal means what a person reads.
///
/// ```swift
/// try await page.click("Play")
/// try await page.click(.css("#topics li:nth-child(2)"))
/// try await page.click(.role("button", name: "Close"))
/// ```
public enum Locator: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A visible control by its text, label, value, placeholder or `aria-label`; when there is none,
  /// the innermost visible element with the text. The whole text goes before a part of it.
  case text(String)
  /// The first match of a CSS selector.
  case css(String)
  /// The first element to which assistive technology gives this role and exactly this name.
  case role(String, name: String)

  public init(stringLiteral text: String) { self = .text(text) }

  /// An expression for the element; `nil` where no script of the page can tell.
  var expression: String? {
    switch self {
    case .text(let text): "(\(Self.findByText))(\(JSON.string(text).text))"
    case .css(let selector): "document.querySelector(\(JSON.string(selector).text))"
    case .role: nil
    }
  }

  private static let findByText = """
    wanted => {
      const tidy = text => (text ?? '').replace(/\\s+/g, ' ').trim();
      wanted = tidy(wanted);
      const isWanted = name => name === wanted, hasWanted = name => name.includes(wanted);
      const namesOfControl = control => [
        control.innerText, control.getAttribute('aria-label'), control.placeholder, control.title,
        control.matches('input[type=submit], input[type=button], input[type=reset]')
          ? control.value : '',
        ...[...(control.labels ?? [])].map(label => label.innerText)
      ].map(tidy);
      const namesOfElement = element => [tidy(element.innerText)];
      const innermost = (selector, names, test) => {
        const found = [...document.querySelectorAll(selector)].filter(element =>
          element.checkVisibility({ visibilityProperty: true }) && names(element).some(test));
        return found.find(one => !found.some(other => other !== one && one.contains(other)));
      };
      const controls =
        'a, button, input, select, textarea, summary, [role], [tabindex], [contenteditable]';
      return innermost(controls, namesOfControl, isWanted)
        ?? innermost('body *', namesOfElement, isWanted)
        ?? innermost(controls, namesOfControl, hasWanted)
        ?? innermost('body *', namesOfElement, hasWanted) ?? null;
    }
    """
}

extension Locator: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): "“\(text)”"
    case .css(let selector): selector
    case .role(let role, let name): "\(role) “\(name)”"
    }
  }
}
