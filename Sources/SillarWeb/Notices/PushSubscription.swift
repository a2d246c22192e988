import Crypto

/// Where a browser takes notices: an address at its push service, and the keys for what is sent there.
struct PushSubscription: Equatable, Sendable {
  /// The longest address that is kept, in bytes.
  static let longestAddress = 1_024

  let endpoint: String
  /// The browser's public key, 65 bytes.
  let key: [UInt8]
  /// 16 bytes.
  let secret: [UInt8]
}

extension PushSubscription {
  /// What a browser has said. Nil for anything that it would not say: another address than one of the push services', keys
  /// that are none.
  ///
  /// - Parameters:
  ///   - key: `p256dh`, in Base64 for URLs.
  ///   - secret: `auth`, in Base64 for URLs.
  ///   - services: See ``WebHost/Settings/pushServices``.
  init?(endpoint: String, key: String, secret: String, services: [String]) {
    guard Self.origin(of: endpoint, among: services) != nil, key.utf8.count <= 100,
      let key = SessionKeeper.decode(key[...]), secret.utf8.count <= 100,
      let secret = SessionKeeper.decode(secret[...]), secret.count == 16,
      (try? P256.KeyAgreement.PublicKey(x963Representation: key)) != nil
    else { return nil }
    self.init(endpoint: endpoint, key: Array(key), secret: Array(secret))
  }

  /// The origin of an address at one of the services; nil for any other. The host asks it by itself, so it must not be an
  /// address inside of the operator's network: only services that the operator has named are asked.
  static func origin(of endpoint: String, among services: [String]) -> String? {
    guard endpoint.utf8.count <= longestAddress,
      endpoint.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\\\"<>@#".utf8.contains($0) }),
      let end = endpoint.firstRange(of: "://")?.upperBound,
      let slash = endpoint[end...].firstIndex(of: "/")
    else { return nil }
    let origin = endpoint[..<slash].lowercased()
    let name = origin.dropFirst("https://".count)
    let isOne = services.contains { service in
      if service.contains("://") { return origin == service }
      return origin.hasPrefix("https://") && (name == service || name.hasSuffix("." + service))
        && name.utf8.allSatisfy { $0.isLetterOrDigit || ".-".utf8.contains($0) }
    }
    return isOne ? origin : nil
  }
}
