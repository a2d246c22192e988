import Foundation
import NIOCore

/// An IP address as its bytes: 4 or 16. An IPv4 address that is written as one of IPv6 counts as IPv4.
struct IPAddress: Sendable, Hashable {
  let bytes: [UInt8]

  init?(_ text: some StringProtocol) {
    // Brackets and a port, as some proxies write them.
    var text = text.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = String(text[text.index(after: text.startIndex)..<end])
    } else if text.count(where: { $0 == ":" }) == 1, let end = text.firstIndex(of: ":") {
      text = String(text[..<end])
    }
    self.init(try? SocketAddress(ipAddress: text, port: 0))
  }

  /// Nil for a socket in the file system.
  init?(_ address: SocketAddress?) {
    switch address {
    case .v4(let address):
      bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address):
      let all = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
      let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
      bytes = all.starts(with: mapped) ? Array(all.dropFirst(mapped.count)) : all
    case .unixDomainSocket, nil: return nil
    }
  }
}

/// IP addresses with a common beginning, or a single one, such as `127.0.0.1`, `10.0.0.0/8` or `fd00::/8`.
///
/// ```swift
/// var settings = WebHost.Settings()
/// settings.trustedProxies = [AddressRange("127.0.0.1"), AddressRange("10.1.0.0/16")].compactMap { $0 }
/// ```
public struct AddressRange: Sendable, Hashable, CustomStringConvertible {
  public let description: String
  private let bytes: [UInt8]
  /// The number of bits that addresses of the range have in common.
  private let length: Int

  /// Nil for a text that is neither an address nor a range of addresses.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = IPAddress(parts[0]) else { return nil }
    description = text
    bytes = address.bytes
    guard parts.count == 2 else {
      length = bytes.count * 8
      return
    }
    guard let length = UInt8(parts[1]), Int(length) <= bytes.count * 8 else { return nil }
    self.length = Int(length)
  }

  func contains(_ address: IPAddress) -> Bool {
    guard address.bytes.count == bytes.count else { return false }
    let whole = length / 8
    guard address.bytes.prefix(whole).elementsEqual(bytes.prefix(whole)) else { return false }
    let rest = length % 8
    return rest == 0 || (address.bytes[whole] ^ bytes[whole]) >> (8 - rest) == 0
  }
}
