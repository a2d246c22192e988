import Foundation
import Hummingbird
import NIOCore
import Synchronization
import TestServers

/// A service that takes photos, in memory. It loses answers and refuses as a test wants.
final class FakePhotos: Sendable {
  enum Fate: Sendable {
    /// It is done, and the connection breaks in the middle of the answer.
    case lost
    case refused(Int)
  }

  struct State: Sendable {
    /// Contents, by person and name.
    var photos: [String: Data] = [:]
    var types: [String] = []
    var keys: [String] = []
    /// What was asked, in order.
    var asked: [String] = []
    var fates: [Fate] = []
  }

  let state = Mutex(State())
  var now: State { state.withLock { $0 } }

  func plan(_ fates: Fate...) { state.withLock { $0.fates += fates } }
  func put(_ contents: Data, _ id: String, of person: String) {
    state.withLock { $0.photos["\(person) \(id)"] = contents }
  }

  @Sendable func respond(to request: Request) async throws -> Response {
    let who = request.headers[.authorization]?.replacing("Bearer ", with: "") ?? ""
    let path = request.uri.path.replacing("/api/v1/", with: "")
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return Response(status: .notFound) }
    state.withLock { $0.asked.append("\(request.method) \(parts[0])") }
    if request.method == .get {
      guard let photo = now.photos["\(who) \(parts[1])"] else { return refuse(404) }
      return bytes(photo, type: "image/jpeg")
    }
    let body = try await request.body.collect(upTo: 20 << 20)
    guard let key = request.headers[.init("Idempotency-Key") ?? .cookie] else {
      return refuse(400)
    }
    let fate = state.withLock { state -> Fate? in
      let fate = state.fates.isEmpty ? nil : state.fates.removeFirst()
      if case .refused = fate { return fate }
      state.keys.append(key)
      state.types.append(request.headers[.contentType] ?? "")
      state.photos["\(who) \(parts[1])"] = Data(body.readableBytesView)
      return fate
    }
    switch fate {
    case .refused(let status): return refuse(status)
    case .lost:
      return Response(
        status: .created, headers: [.contentType: "application/json"],
        body: ResponseBody(contentLength: 100) { writer in
          try await writer.write(ByteBuffer(string: "{"))
          throw CancellationError()
        })
    case nil: return json("{}", status: .created)
    }
  }

  private func refuse(_ status: Int) -> Response {
    let kind = [
      403: "not-for-your-role", 404: "unknown-photo", 413: "photo-too-large", 415: "not-a-photo",
    ]
    return problem(
      .init(code: status),
      #"{"type":"tag:sillar.example,2026:\#(kind[status] ?? "no")","status":\#(status)}"#)
  }
}
