import HTTPTypes

/// The address of a client, as far as limits and logs tell clients apart: an IPv4 address, or the first 64 bits of an
/// IPv6 address, because one network has all the others.
///
/// Behind a proxy that ``WebHost/Settings/trustedProxies`` names, it is the address that the proxy names in
/// `X-Forwarded-For`.
///
/// ```swift
/// router.post("/feedback") { _, _ in
///   print("feedback from \(ClientAddress.current?.description ?? "nobody")")
///   return HTTPResponse.Status.noContent
/// }
/// ```
public struct ClientAddress: Sendable, Hashable, CustomStringConvertible {
  /// 4 or 8 bytes; none for a program of this machine that comes through a socket in the file system.
  private let bytes: [UInt8]

  static let local = ClientAddress(bytes: [])

  private init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ address: IPAddress) { bytes = Array(address.bytes.prefix(8)) }

  /// The address of the client whose request the current task answers; nil outside of requests of a ``WebServer``.
  public static var current: ClientAddress? { Asking.current?.address }

  /// The address of the current request, unless a program of this computer sends it.
  public static var remote: ClientAddress? { current.flatMap { $0.isLocal ? nil : $0 } }

  /// True for loopback addresses, and for sockets in the file system.
  var isLocal: Bool {
    bytes.count == 4 ? bytes.first == 127 : bytes.allSatisfy { $0 == 0 }
  }

  public var description: String {
    switch bytes.count {
    case 0: "local"
    case 4: bytes.map(String.init).joined(separator: ".")
    default:
      stride(from: 0, to: bytes.count, by: 2)
        .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
        .joined(separator: ":") + "::/64"
    }
  }
}

/// The programs that speak for others, and the clients that they name.
struct TrustedProxies: Sendable {
  let ranges: [AddressRange]

  /// A peer without an IP address came through a socket in the file system, which only programs of this machine reach.
  func contains(_ peer: IPAddress?) -> Bool {
    guard let peer else { return true }
    return ranges.contains { $0.contains(peer) }
  }

  /// The client of a request that came from a peer. Each proxy appends the address that it was asked from, so the last
  /// one that is no trusted proxy is the client; those before it may be invented.
  func client(_ peer: IPAddress?, _ headers: HTTPFields) -> ClientAddress {
    var client = peer
    if contains(peer) {
      let named = headers[values: Headers.forwardedFor].flatMap { $0.split(separator: ",") }
      for text in named.reversed() {
        guard let address = IPAddress(text) else { break }
        client = address
        if !contains(address) { break }
      }
    }
    return client.map(ClientAddress.init) ?? .local
  }

  /// True for a request of a proxy that is not trusted, or of somebody who pretends to be one.
  func ignores(_ peer: IPAddress?, _ headers: HTTPFields) -> Bool {
    headers.contains(Headers.forwardedFor) && !contains(peer)
  }
}
