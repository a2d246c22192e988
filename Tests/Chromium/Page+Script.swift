extension Page {
  /// The value of a JavaScript expression in the page; a promise is awaited. `undefined` is ``JSON/null``. Also works
  /// on a page without JavaScript.
  ///
  /// - Throws: ``BrowserError/script(_:)`` if the expression throws or its value is not JSON.
  @discardableResult
  public func evaluate(_ expression: String) async throws -> JSON {
    let answer = try await call(
      "Runtime.evaluate",
      [
        "expression": .string(expression), "returnByValue": true, "awaitPromise": true,
        "userGesture": true,
      ])
    return try value(of: answer)
  }

  /// Runs a script in each document that comes, before the document's own scripts.
  public func runFirst(_ script: String) async throws {
    try await call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
  }

  /// The value of a function whose `this` is an object of the page.
  func evaluate(_ function: String, on object: String) async throws -> JSON {
    let answer = try await call(
      "Runtime.callFunctionOn",
      [
        "functionDeclaration": .string(function), "objectId": .string(object),
        "returnByValue": true,
      ])
    return try value(of: answer)
  }

  /// A handle to the object that an expression yields; `nil` if it yields none.
  func object(_ expression: String) async throws -> String? {
    let answer = try await call("Runtime.evaluate", ["expression": .string(expression)])
    return try result(of: answer)["objectId"].string
  }

  private func value(of answer: JSON) throws -> JSON {
    let result = try result(of: answer)
    return switch result["unserializableValue"].string {
    case nil: result["value"]
    case "NaN": .number(.nan)
    case "Infinity": .number(.infinity)
    case "-Infinity": .number(-.infinity)
    case "-0": .number(-0.0)
    case let other?: .string(other)
    }
  }

  private func result(of answer: JSON) throws -> JSON {
    let details = answer["exceptionDetails"]
    guard details.isNull else {
      throw BrowserError.script(ConsoleMessage.text(ofException: details))
    }
    return answer["result"]
  }

  /// The visible text of the page.
  public var text: String { get async throws { try await read("document.body?.innerText") } }

  /// The HTML of the document as it is now.
  public var html: String {
    get async throws {
      try await wait(for: "a document", patience) {
        try await evaluate("document.documentElement?.outerHTML").string
      }
    }
  }

  public var title: String { get async throws { try await read("document.title") } }

  /// The address in the address bar.
  public var url: String { get async throws { try await read("location.href") } }

  /// Reads text from the current document, even while another replaces it.
  private func read(_ expression: String) async throws -> String {
    try await wait(for: "a document", patience) { try await evaluate(expression).string ?? "" }
  }
}
