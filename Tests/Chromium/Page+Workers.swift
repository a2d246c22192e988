/// The page's service worker, and what it shows outside of pages.
extension Page {
  /// Answers the browser's question about a permission, such as `notifications`, for all pages of the context.
  ///
  /// - Parameter setting: `granted`, `denied` or `prompt`.
  public func setPermission(_ name: String, to setting: String) async throws {
    try await context.setPermission(name, to: setting)
  }

  /// Gives the service worker of the page's origin a message, as the browser's push service does, and waits until it has done what it
  /// does with it. Waits until it is activated: the browser drops messages for one that is being installed.
  public func deliverPush(_ message: String) async throws {
    try await evaluate(
      """
      navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
        const look = () => active.state === "activated" && done(1);
        active.addEventListener("statechange", look);
        look();
      }))
      """)
    try await call("ServiceWorker.enable")
    let origin = try await evaluate("location.origin")
    let id = try await wait(for: "a worker") {
      record.workers.first { $0.key.hasPrefix(origin.string ?? "") }?.value
    }
    // Also then, the browser has lost some: one counts that has come to the worker.
    let come = Self.count(of: message)
    for _ in 1...10 {
      let before = try await evaluateInWorker(come)
      try await call(
        "ServiceWorker.deliverPushMessage",
        [
          "origin": origin, "registrationId": .string(id),
          "data": .string(message),
        ])
      // By way of the worker.
      try await evaluate("fetch(location.href).then(() => 1)")
      guard try await evaluateInWorker(come) != before else { continue }
      // Chromium drops a notification if a page asks for the list of notifications before that one is on the screen.
      _ = try await evaluateInWorker(
        "Promise.allSettled(self.pushes.map(([, work]) => work)).then(() => 1)")
      return
    }
    throw BrowserError.refused(command: "push", reason: "no message has come to the worker")
  }

  /// How often a message has come to a worker since it was asked first. The worker keeps what it does with each.
  private static func count(of message: String) -> String {
    """
    (self.pushes ??= ((wait) => {
      PushEvent.prototype.waitUntil = function (work) {
        self.pushes.push([this.data.text(), work]);
        wait.call(this, work);
      };
      return [];
    })(ExtendableEvent.prototype.waitUntil)).filter(([one]) => one === \(JSON.string(message).text)).length
    """
  }

  /// Fires the event of a Background Sync (WICG) in a service worker of the page's context, as a browser does once it has a
  /// network again. No page of the worker's need be open.
  ///
  /// - Parameters:
  ///   - tag: The name under which a page has asked for the event.
  ///   - origin: The worker's, such as `http://127.0.0.1:8080`.
  ///   - path: That of the worker's scope.
  public func dispatchSync(_ tag: String, at origin: String, path: String = "/") async throws {
    try await call("ServiceWorker.enable")
    let id = try await wait(for: "a worker at \(origin)\(path)") { record.workers[origin + path] }
    try await call(
      "ServiceWorker.dispatchSyncEvent",
      [
        "origin": .string(origin + "/"), "registrationId": .string(id), "tag": .string(tag),
        "lastChance": false,
      ])
  }

  /// The value of a script in the service worker that controls pages of a path.
  public func evaluateInWorker(_ expression: String) async throws -> JSON {
    try await context.evaluate(expression, in: "service_worker")
  }

  /// The value of a script in the frame of another site that the page shows; null while there is none.
  public func evaluateInFrame(_ expression: String) async throws -> JSON {
    try await context.evaluate(expression, in: "iframe")
  }

  /// Makes the browser block or allow the cookies of other sites, for the page and its frames, from its next document on.
  public func blockCookiesOfOtherSites() async throws {
    try await call(
      "Network.setCookieControls",
      [
        "enableThirdPartyCookieRestriction": true, "disableThirdPartyCookieMetadata": true,
        "disableThirdPartyCookieHeuristics": true,
      ])
  }
}

extension BrowserContext {
  func setPermission(_ name: String, to setting: String) async throws {
    _ = try await connection.call(
      "Browser.setPermission",
      [
        "browserContextId": .string(id), "permission": ["name": .string(name)],
        "setting": .string(setting),
      ])
  }

  /// - Parameter kind: The type of a target, such as `service_worker`.
  func evaluate(_ expression: String, in kind: String) async throws -> JSON {
    let targets = try await connection.call("Target.getTargets")["targetInfos"].array
    let target = targets.first {
      $0["type"] == .string(kind) && $0["browserContextId"] == .string(id)
    }
    guard let target else { return .null }
    let attached = try await connection.call(
      "Target.attachToTarget", ["targetId": target["targetId"], "flatten": true])
    let answer = try await connection.call(
      "Runtime.evaluate",
      ["expression": .string(expression), "returnByValue": true, "awaitPromise": true],
      session: attached["sessionId"].string)
    return answer["exceptionDetails"].isNull ? answer["result"]["value"] : answer
  }
}
