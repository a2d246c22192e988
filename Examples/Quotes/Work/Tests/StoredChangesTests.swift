import Foundation
import SillarData
import TestServers
import Testing
import Work

@testable import WorkInfra

/// Stored changes of version 1.0: unsent ones, and those that the service may lose.
struct StoredChangesTests {
  private static let person = #"{"city":"Madrid","id":"ana","name":"Ana Ruiz"}"#
  private static let contents =
    #""description":"Drips","kind":"plumbing","place":{"city":"Madrid","postcode":"28004"},"#
    + #""title":"A tap","when":"this-month""#
  private static let quote =
    #"{"created":"2026-11-21T10:00:00.250Z","id":"q1","items":[{"price":{"amount":3500,"#
    + #""currency":"EUR"},"quantity":4,"text":"Hours"}],"professional":"# + person
    + #","request":"r1","state":"offered","total":{"amount":14000,"currency":"EUR"},"#
    + #""valid_until":"2026-12-01"}"#
  private static let stored = [
    #"{"created":{"_0":{"created":"2026-11-21T10:00:00.250Z","free_places":4,"homeowner":"# + person
      + #","id":"r1","photos":["p1"],"professionals":[],"state":"open","version":1,"# + contents
      + "}}}",
    #"{"changed":{"_0":{"# + contents + #"},"version":3}}"#,
    #"{"cancelled":{"_0":{"note":"","reason":"found-someone"}}}"#, #"{"done":{}}"#,
    #"{"rated":{"_0":{"stars":5,"text":"On time"}}}"#, #"{"photoAdded":{"_0":"p1"}}"#,
    #"{"contactRated":{"_0":{"stars":5,"text":"On time"},"of":"carla"}}"#,
    #"{"applied":{"_0":"# + person + #","at":"2026-11-21T10:00:00.250Z"}}"#,
    #"{"offered":{"_0":"# + quote + "}}", #"{"accepted":{"quote":"q1"}}"#,
    #"{"declined":{"quote":"q1"}}"#,
  ]

  @Test(arguments: stored)
  func `each change is still read, and is stored as it was`(_ json: String) throws {
    let patch = try JSONDecoder.api.decode(RequestPatch.self, from: Data(json.utf8))
    let again = try JSONEncoder.api.encode(patch)
    #expect(try object(again) == object(Data(json.utf8)))
  }

  @Test func `a request that was asked for offline is shown with what was done to it`() throws {
    let patches = try Self.stored.map {
      try JSONDecoder.api.decode(RequestPatch.self, from: Data($0.utf8))
    }
    let request = try #require(LocalRequest(base: nil, patches: patches, unsent: [])?.request)
    #expect(request.contents.place == WorkPlace(city: "Madrid", postcode: "28004"))
    #expect(request.created == Date(timeIntervalSince1970: 1_795_255_200.25))
    #expect(request.cancellation?.reason == .foundSomeone)
  }

  @Test func `what the service loses comes back from what was remembered`() async throws {
    let patch = Data(Self.stored[3].utf8).base64EncodedString()
    let memory = Data(#"{"patch":"\#(patch)","person":"ana","request":"r1"}"#.utf8)
    var migrations = Migrations()
    RequestTables().registerMigrations(in: &migrations)
    try await withFolder { [migrations] folder in
      let database = try LocalDatabase("lost", in: folder, migrations: migrations) {
        StorageFailed(reason: $0)
      }
      let loss = RequestTables.loss { (command: Finish) in command.effect }
      let (row, remembered) = try await database.write { database in
        try loss.restore(Finish(effect: "e1"), memory, database)
        let row = try database.first("SELECT * FROM workRequestEffect") { row in
          (
            ids: [try row["person"], try row["request"], try row["command"]] as [String],
            patch: try row["patch"] as Data
          )
        }
        return (row, try loss.remember(Finish(effect: "e1"), database))
      }
      #expect(row?.ids == ["ana", "r1", "e1"])
      #expect(row?.patch == Data(Self.stored[3].utf8))
      #expect(try object(remembered) == object(memory))
    }
  }

  private struct Finish: OutboxCommand {
    static let kind = "finish"
    static let version = 1
    let effect: String
    var subject: String { "request/r1" }
  }

  private func object(_ json: Data) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: json) as? NSDictionary)
  }
}
