import Crypto
import Foundation
import Testing

@testable import SillarWeb

/// What goes through push services: encrypted for one browser, and signed by one server.
@Suite struct SealedNoticeTests {
  /// RFC 8291, appendix A.
  private enum Example {
    static let message = "When I grow up, I want to be a watermelon"
    static let ownSecret = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    static let key =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
    static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
    static let body =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
      + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
      + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
  }

  private func bytes(_ text: String) throws -> [UInt8] {
    Array(try #require(SessionKeeper.decode(text[...])))
  }

  @Test func `the example of the RFC is encrypted as the RFC says`() throws {
    let own = try P256.KeyAgreement.PrivateKey(rawRepresentation: bytes(Example.ownSecret))
    let sealed = try SealedNotice(
      Array(Example.message.utf8), key: bytes(Example.key), secret: bytes(Example.secret), own: own,
      salt: bytes(Example.salt))
    #expect(SessionKeeper.encode(sealed.body) == Example.body)
  }

  @Test func `a browser reads what was sealed for it, and no other does`() throws {
    let device = TestDevice(at: "https://push.example/1")
    let sealed = try SealedNotice(
      Array("Hello".utf8), key: device.publicKey, secret: device.secret)
    let again = try SealedNotice(Array("Hello".utf8), key: device.publicKey, secret: device.secret)
    #expect(try device.open(sealed.body) == Array("Hello".utf8))
    #expect(sealed.body != again.body)
    #expect(throws: (any Error).self) {
      try TestDevice(at: "https://push.example/2").open(sealed.body)
    }
  }

  @Test func `the longest message fits into what a push service must take`() throws {
    let device = TestDevice(at: "https://push.example/1")
    let message = [UInt8](repeating: 7, count: SealedNotice.mostMessageBytes)
    let sealed = try SealedNotice(message, key: device.publicKey, secret: device.secret)
    #expect(sealed.body.count == SealedNotice.mostBytes)
    #expect(try device.open(sealed.body) == message)
  }

  @Test func `a push service can check who sends, for whom, and until when`() throws {
    let key = ServerKey()
    let now = Date(timeIntervalSince1970: 1_767_225_600)
    let header = try key.authorization(
      for: "https://push.example", contact: "https://shop.example", now: now)
    let token = try #require(SignedToken(header))
    #expect(token.isGenuine && token.key == key.publicKey)
    #expect(token.head == ["alg": "ES256", "typ": "JWT"])
    #expect(token.audience == "https://push.example" && token.subject == "https://shop.example")
    // RFC 8292, 2: at most a day.
    #expect(token.expiry == now + 12 * 60 * 60)
    #expect(try ServerKey(key.bytes).publicKey == key.publicKey)
  }

  @Test(arguments: [
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com/QX", "https://db5p.notify.windows.com/w/?token=BQY%3d",
  ])
  func `the push services of browsers are known`(_ endpoint: String) {
    let services = WebHost.Settings().pushServices
    #expect(PushSubscription.origin(of: endpoint, among: services) != nil)
  }

  @Test(arguments: [
    "http://fcm.googleapis.com/x", "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com",
    "https://user@fcm.googleapis.com/x", "https://fcm.googleapis.com@127.0.0.1/x",
    "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://evil.example/x",
    "https://evilfcm.googleapis.com.example/x", "https://notfcm.googleapis.com/x",
    "file:///etc/passwd",
    "https://fcm.googleapis.com\\@evil.example/x", "https://fcm.googleapis.com/a b", "",
    "https://fcm.googleapis.com/x\r\nHost: a", "//fcm.googleapis.com/x", "https:///x",
    "https://.fcm.googleapis.com#/x",
    "https://fcm.googleapis.com/" + String(repeating: "a", count: 1_024),
  ])
  func `any other address is refused`(_ endpoint: String) {
    let services = WebHost.Settings().pushServices
    #expect(PushSubscription.origin(of: endpoint, among: services) == nil)
  }
}
