extension Page {
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
}
