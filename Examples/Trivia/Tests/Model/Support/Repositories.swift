import Foundation
import Synchronization
import TriviaModel

/// Makes games as the test says.
struct Games: GameRepository {
  var make: @Sendable (Topic.ID) async throws -> Game

  func createGame(topic: Topic.ID) async throws -> Game { try await make(topic) }
}

/// Pictures that come, fail or hang as the test says.
final class Pictures: ImageRepository {
  private let known = Mutex<[String: Picture]>([:])
  private let busy = Mutex<(now: Int, most: Int)>((0, 0))
  private let load: @Sendable (Picture) async throws -> Void

  init(_ load: @escaping @Sendable (Picture) async throws -> Void = { _ in }) { self.load = load }

  /// The most pictures that were being fetched at the same time.
  var mostAtOnce: Int { busy.withLock { $0.most } }

  func remember(_ pictures: [Picture]) async throws {
    known.withLock { known in for picture in pictures { known[picture.name] = picture } }
  }

  func picture(named name: String) async throws -> Picture? { known.withLock { $0[name] } }

  func data(of picture: Picture) async throws -> PictureData {
    busy.withLock { busy in
      busy.now += 1
      busy.most = max(busy.most, busy.now)
    }
    defer { busy.withLock { $0.now -= 1 } }
    try await load(picture)
    return PictureData(contentType: "image/svg+xml", bytes: .init("<svg/>".utf8))
  }
}
