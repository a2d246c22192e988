import Foundation
import NIOCore
import NIOPosix

/// A chat message sent from one user's window to another's, through two apps and a backend.
enum Chatting {
  private static let turns = 30
  private static let messagesPerTurn = 10

  static func measure() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) throws -> String {
      let part = folder.appending(path: name)
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      return part.path
    }
    let backend = try ServerProcess(["backend", path("backend")], servers: 1)
    defer { backend.end() }
    let port = try backend.port(of: "backend")
    let api = "http://127.0.0.1:\(port)/api"
    let homeowner = try ServerProcess(["homeowner", path("homeowner"), api], servers: 1)
    defer { homeowner.end() }
    let pro = try ServerProcess(["pro", path("pro"), api], servers: 1)
    defer { pro.end() }

    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let tap = "/requests/5e111a00-0000-4000-8000-000000000016/chats/carla"
    let ana = try await ChatWindow.open(
      port: homeowner.port(of: "homeowner"), path: tap, as: "ana", on: loop)
    let carla = try await ChatWindow.open(
      port: pro.port(of: "pro"), path: tap, as: "carla", on: loop)
    let bare = try await BareChat.open(port: port, on: loop)

    var (messages, events): ([Int64], [Int64]) = ([], [])
    // The first turn is a warm-up.
    for turn in 0...turns {
      var (some, others): ([Int64], [Int64]) = ([], [])
      for index in 1...messagesPerTurn {
        let text = "message \(turn * messagesPerTurn + index) of many"
        some.append(try await ana.send(text, to: carla))
        others.append(try await bare.send(text))
      }
      if turn > 0 { (messages, events) = (messages + some, events + others) }
    }
    Measurement.report("chat", percentilesOf: messages)
    Measurement.report("event", percentilesOf: events)
  }
}
