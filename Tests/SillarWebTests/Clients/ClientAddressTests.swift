import HTTPTypes
import Testing

@testable import SillarWeb

/// The address that tells clients apart, behind proxies and without.
@Suite struct ClientAddressTests {
  private func client(
    _ peer: String?, _ forwarded: [String] = [],
    trusting ranges: [String] = ["127.0.0.1", "10.0.0.0/8"]
  ) -> String {
    var headers = HTTPFields()
    for text in forwarded { headers.append(HTTPField(name: Headers.forwardedFor, value: text)) }
    let proxies = TrustedProxies(ranges: ranges.compactMap(AddressRange.init))
    return proxies.client(peer.flatMap { IPAddress($0) }, headers).description
  }

  @Test func `without a proxy a client is the address that connects, whatever it says`() {
    #expect(client("203.0.113.7") == "203.0.113.7")
    #expect(client("203.0.113.7", ["198.51.100.1"]) == "203.0.113.7")
    #expect(client("127.0.0.1", ["198.51.100.1"], trusting: []) == "127.0.0.1")
  }

  @Test func `behind trusted proxies it is the last address that is none of theirs`() {
    #expect(client("127.0.0.1", ["198.51.100.1"]) == "198.51.100.1")
    #expect(client("127.0.0.1", ["6.6.6.6, 198.51.100.1"]) == "198.51.100.1")
    #expect(client("127.0.0.1", ["6.6.6.6", "198.51.100.1 , 10.1.2.3"]) == "198.51.100.1")
    #expect(client("127.0.0.1", ["198.51.100.1:4711"]) == "198.51.100.1")
    #expect(client(nil, ["198.51.100.1"]) == "198.51.100.1")
    // A proxy that names nobody, or nonsense, asks for itself.
    #expect(client("127.0.0.1") == "127.0.0.1")
    #expect(client("127.0.0.1", ["198.51.100.1, unknown"]) == "127.0.0.1")
    #expect(client(nil) == "local")
  }

  @Test func `an IPv6 network is one client, and an IPv4 address is the same in both notations`() {
    #expect(client("2001:db8:1:2:3::4") == "2001:db8:1:2::/64")
    #expect(client("2001:db8:1:2:aaaa::") == "2001:db8:1:2::/64")
    #expect(client("::ffff:203.0.113.7") == "203.0.113.7")
    #expect(client("127.0.0.1", ["[2001:db8::1]:443"]) == "2001:db8:0:0::/64")
  }

  @Test func `a range is an address or a beginning of one`() throws {
    func holds(_ range: String, _ address: String) throws -> Bool {
      try #require(AddressRange(range)).contains(try #require(IPAddress(address)))
    }
    #expect(try holds("10.0.0.0/8", "10.255.0.1"))
    #expect(try !holds("10.0.0.0/8", "11.0.0.1"))
    #expect(try holds("192.168.4.0/22", "192.168.7.255"))
    #expect(try !holds("192.168.4.0/22", "192.168.8.0"))
    #expect(try holds("0.0.0.0/0", "8.8.8.8"))
    #expect(try !holds("0.0.0.0/0", "::1"))
    #expect(try holds("fd00::/8", "fdff::1"))
    #expect(try holds("::1", "::1"))
    for text in ["", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8/8", "localhost", "fd00::/129"] {
      #expect(AddressRange(text) == nil, "\(text)")
    }
  }
}
