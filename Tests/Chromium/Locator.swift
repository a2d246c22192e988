/// An element of a page, as a test names it. A string literal is the visible text.
///
/// ```swift
/// try await page.click("Play")
/// try await page.click(.css("#topics li:nth-child(2)"))
/// try await page.click(.role("button", name: "Close"))
/// ```
public enum Locator: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A visible control by its text, label, value, placeholder or `aria-label`; if there is none, the innermost visible
  /// element with the text. An exact match has precedence over a part.
  case text(String)
  /// The first match of a CSS selector.
  case css(String)
  /// The first element to which assistive technology gives this role and exactly this name.
  case role(String, name: String)

  public init(stringLiteral text: String) { self = .text(text) }

  /// A JavaScript expression for the element; `nil` if scripts of the page cannot find it.
  package var expression: String? {
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
