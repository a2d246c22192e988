import AsyncHTTPClient
import BackendModel
import Foundation
import NIOCore
import Testing

@testable import BackendInfra

/// Who may call what.
@Suite struct LiveAccessTests {
  /// Every call, about this chat and this photo.
  private func calls(
    _ request: WorkRequest.ID, _ photo: String
  ) -> [(method: String, path: String, body: String)] {
    let chat = String.chat(request, "carla")
    return [
      ("GET", "/chats", ""), ("GET", "/events", ""), ("GET", "/photos/\(photo)", ""),
      ("PUT", "/photos/\(photo)", "x"), ("GET", "\(chat)/messages", ""),
      ("POST", "\(chat)/messages", .message(.newID, "Hello")),
      ("POST", "\(chat)/receipts", #"{"read":1}"#),
    ]
  }

  @Test func `nobody is let in without a session that lasts`() async throws {
    try await withLive { live in
      let request = try await live.request(appliedTo: ["carla"])
      let expired = try await live.caller("ana")
      live.time.advance(minutes: 15 * 24 * 60)
      let ended = try await live.caller("ana")
      let session = try #require(ended.session)
      try await live.quotes.change { try $0.end(session.id) }
      let nobody = LiveCaller(server: live.server, session: nil, token: nil)
      let stranger = LiveCaller(
        server: live.server, session: nil, token: String(repeating: "x", count: 43))
      for (who, caller) in [
        ("nobody", nobody), ("stranger", stranger), ("expired", expired), ("ended", ended),
      ] {
        for call in calls(request, .newID) {
          let answer = try await send(call, by: caller)
          #expect(answer.status == 401, "\(who) \(call.method) \(call.path)")
          #expect(try answer.problem().type == "tag:sillar.example,2026:session-required")
        }
      }
      #expect(try live.files().isEmpty)
    }
  }

  @Test func `a chat that is someone else's is not there`() async throws {
    try await withLive { live in
      let request = try await live.request(appliedTo: ["carla", "diego"])
      let carla = try await live.caller("carla")
      _ = try await carla.say("Between us", in: .chat(request, "carla"))
      for name in ["ben", "diego", "elena"] {
        let caller = try await live.caller(name)
        for call in calls(request, .newID) where call.path.contains("/requests/") {
          let answer = try await send(call, by: caller)
          #expect(answer.status == 404, "\(name) \(call.method) \(call.path)")
          #expect(try answer.problem().type == "tag:sillar.example,2026:unknown-chat")
        }
      }
      // Not even for the homeowner is there one with somebody who has not applied, or is nobody.
      let ana = try await live.caller("ana")
      for path in [
        String.chat(request, "elena"), .chat(request, "ana"), .chat(request, "nobody"),
        "/requests/x/chats/carla", .chat(try #require(WorkRequest.ID(.newID)), "carla"),
      ] {
        #expect(try await ana.get("\(path)/messages").status == 404, "\(path)")
      }
      #expect(try await ana.messages(in: .chat(request, "carla")).items.count == 1)
    }
  }

  @Test func `every write has to have a key`() async throws {
    try await withLive { live in
      let request = try await live.request(appliedTo: ["carla"])
      let ana = try await live.caller("ana")
      for call in calls(request, .newID) where call.method != "GET" {
        let answer = try await send(call, by: ana, key: nil)
        #expect(answer.status == 400, "\(call.path)")
        #expect(try answer.problem().type == "tag:sillar.example,2026:idempotency-key-required")
      }
    }
  }

  private func send(
    _ call: (method: String, path: String, body: String), by caller: LiveCaller,
    key: String? = .newID
  ) async throws -> Answer {
    switch call.method {
    case "GET": try await caller.get(call.path)
    case "PUT": try await caller.put(call.path, .bytes(ByteBuffer(string: call.body)), key: key)
    default: try await caller.post(call.path, call.body, key: key)
    }
  }
}
