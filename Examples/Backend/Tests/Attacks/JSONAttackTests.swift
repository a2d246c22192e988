import BackendApp
import Foundation
import SillarData
import Testing

@testable import BackendDelivery
@testable import BackendInfra

/// JSON that two programs may read differently.
@Suite struct JSONAttackTests {
  @Test(arguments: [
    #"{"to":"lucia","amount":{"amount":1,"currency":"EUR"},"amount":{"amount":99,"currency":"EUR"}}"#,
    #"{"to":"lucia","t\u006f":"mateo","amount":{"amount":1,"currency":"EUR"}}"#,
    #"{"to":"lucia","amount":{"amount":1,"currency":"EUR","amount":2}}"#,
    #"{"to":"lucia","amount":{"amount":1,"currency":"EUR"},}"#,
    #"{"to":"lucia","amount":{"amount":1,"currency":"EUR"},"more":[1,2,]}"#,
    #"{"to":"lucia","é":1,"é":1,"amount":{"amount":1,"currency":"EUR"}}"#,
  ])
  func `a doubled name and a comma at the end are refused, and nothing happens`(
    body: String
  ) async throws {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let refused = try await ada.post("\(Caller.wallet)/transfers", body)
      try refused.expect(400, "malformed-json")
      let made = try await commerce.store.database.read {
        try $0.value("SELECT count(*) FROM transfer", as: Int.self)
      }
      #expect(made == 0)
    }
  }

  @Test func `every call that takes JSON refuses a doubled name and a comma at the end`()
    async throws
  {
    try await withWholeBackend { backend in
      var callers: [Caller] = []
      for name in ["ana", "carla"] {
        callers.append(backend.caller(token: try await backend.session(of: name).token))
      }
      let calls = backend.app.calls().filter { ["POST", "PATCH"].contains($0.method) }
      #expect(calls.count == 26)
      for call in calls {
        let path = call.path.replacing("{professional}", with: "carla")
          .replacing("{id}", with: String.newID)
        for body in [
          #"{"a":1,"a":1}"#, #"{"a":{"b":1,"\u0062":2}}"#, #"{"a":1,}"#, #"{"a":[1,2,]}"#, "{",
        ] {
          var answer = try await callers[0].send(call.method, path, body)
          // Some are for professionals.
          if answer.status == 403 { answer = try await callers[1].send(call.method, path, body) }
          try answer.expect(400, "malformed-json", "\(call) with \(body): \(answer.text)")
        }
      }
    }
  }

  @Test func `a doubled name is no repetition of a request, whatever each program reads`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      let path = "\(Caller.wallet)/transfers"
      let body = #"{"to":"lucia","amount":{"amount":1,"currency":"EUR"},"note":"a"}"#
      #expect(try await ada.post(path, body, key: "k").status == 201)
      for (name, again) in [
        ("note", #""note":"b","note":"a""#), ("note", #""note":"a","note":"b""#),
      ] {
        let doubled = body.replacing(#""\#(name)":"a""#, with: again)
        let answer = try await ada.post(path, doubled, key: "k")
        try answer.expect(422, "idempotency-key-reused", "\(answer.text)")
      }
    }
  }

  @Test(arguments: [
    "null", "0", "-0", "1.5e+3", "1E-2", #""""#, "[]", "{}", " [ 1 , \"a\" , { \"b\" : [ ] } ]\n",
    #"{"a":1,"A":2," a":3}"#, #""\u00e9\ud83d\ude00\\\"\/\b\f\n\r\t""#, "[[[[[]]]]]",
  ])
  func `what RFC 8259 allows is taken`(json: String) throws {
    try StrictJSON.check(Array(json.utf8))
  }

  @Test(arguments: [
    "", " ", "nul", "nulll", "+1", "01", "1.", ".5", "1e", "--1", "0x10", "NaN", "Infinity", "[",
    "[1",
    "[1,]", "[,1]", "[1 2]", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{,"a":1}"#, #"{a:1}"#,
    #"{'a':1}"#, #"{"a":1 "b":2}"#, #"{"a":1,"a":1}"#, #"{"":1,"":1}"#, #"{"a":1}{"a":1}"#, #"""#,
    #""\x""#, #""\u12""#, #""\ud800""#, #""\ud800\u0041""#, #""\udc00""#, "\"\u{1}\"", "\"\n\"",
    "// no\n1", "1 /* no */", "\u{FEFF}1",
  ])
  func `what RFC 8259 does not allow is refused`(json: String) {
    #expect(throws: StrictJSON.Fault.self) { try StrictJSON.check(Array(json.utf8)) }
  }

  @Test func `100,000 brackets and bytes that are not UTF-8 are refused`() {
    for bytes in [
      Array(String(repeating: "[", count: 100_000).utf8),
      Array(String(repeating: #"{"a":"#, count: 100_000).utf8), [0x22, 0xFF, 0x22],
      [0x22, 0xED, 0xA0, 0x80, 0x22],
    ] {
      #expect(throws: StrictJSON.Fault.self) { try StrictJSON.check(bytes) }
    }
  }
}
