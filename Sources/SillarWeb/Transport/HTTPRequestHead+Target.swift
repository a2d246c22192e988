import NIOHTTP1

extension HTTPRequestHead {
  /// Replaces an address as the target by its path, and the `Host` by its host, which counts (RFC 9112, section 3.2.2).
  ///
  /// A `Host` that is missing, malformed or there twice stays, and is refused as in any other request.
  ///
  /// - Returns: False for an address of another kind than `http` and `https`.
  mutating func resolveTarget() -> Bool {
    guard method != .CONNECT else {
      replaceHost(by: uri)
      return true
    }
    // Nearly all targets are paths.
    guard !uri.hasPrefix("/"), let end = uri.firstRange(of: "://") else { return true }
    guard ["http", "https"].contains(uri[..<end.lowerBound].lowercased()) else { return false }
    let rest = uri[end.upperBound...]
    let path = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    replaceHost(by: String(rest[..<path]))
    uri = (rest[path...].hasPrefix("/") ? "" : "/") + rest[path...]
    return true
  }

  private mutating func replaceHost(by host: String) {
    let hosts = headers["host"]
    guard hosts.count == 1, let own = hosts.first, PublicURL.parts(of: own) != nil else { return }
    headers.replaceOrAdd(name: "host", value: host)
  }
}
