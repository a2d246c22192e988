import ChatInfra
import ChatModel
import ChatTesting
import Foundation
import Kit
import OwnRequestsInfra
import OwnRequestsModel
import PhotosInfra
import PhotosModel
import SillarData
import SillarModel
import TestServers
import UnsentInfra
import UnsentModel
import Work
import WorkInfra
import WorkTesting

/// One program for many people: Ana, whom the service answers, and others, to whom it says that they are not signed in.
struct Hall: Sendable {
  let service: WorkService
  private let chats: ChatInfraFactory
  private let requests: OwnRequestsInfraFactory
  private let photos: PhotosInfraFactory
  private let unsent: UnsentInfraFactory

  init(_ place: Place) throws {
    service = try .started(
      place.url, in: place.folder, with: ChatPart(), OwnRequestsPart(),
      PhotosPart(dataDirectory: place.folder), tokens: SomeNames(ana), now: { minute(5) },
      // Nothing is tried again.
      clock: ScriptedClock { _ in try await Task.sleep(for: .seconds(3600)) })
    chats = ChatInfraFactory(service: service)
    requests = OwnRequestsInfraFactory(service: service)
    photos = try PhotosInfraFactory(service: service)
    unsent = UnsentInfraFactory(service: service)
  }

  func chats(of person: Person) -> any ChatRepository { chats.chats(of: person) }

  /// People with a list of chats, and a message and a request that the service has refused.
  func people(_ count: Int) async throws -> [Person] {
    let people = (0..<count).map {
      Person(id: PersonID("person-\($0)"), name: "No. \($0)", city: "Madrid")
    }
    for person in people {
      try await chats(of: person).say("Is anybody there?")
      try await requests.requests(of: person).create(tap, .tap, photos: [])
    }
    try await service.database.write { database in
      for person in people {
        try database.execute(
          """
          INSERT INTO chatList (person, content, savedAt) VALUES (\(person.id), '[]', 0)
          """)
      }
      try database.execute("UPDATE outbox SET state = 'refused'")
    }
    return people
  }

  /// A module's part of a window.
  enum Part: CaseIterable {
    case chats, chat, requests, unsent, photos
  }

  /// Opens windows, and closes them after the body.
  func withWindows(
    _ windows: [(person: Person, part: Part)], _ body: () async throws -> Void
  ) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      let (shown, show) = AsyncStream.makeStream(of: Void.self)
      for (person, part) in windows {
        group.addTask { try await follow(part, of: person, show) }
      }
      var missing = windows.count
      for await _ in shown {
        missing -= 1
        if missing == 0 { break }
      }
      try await body()
      group.cancelAll()
    }
  }

  private func follow(
    _ part: Part, of person: Person, _ show: AsyncStream<Void>.Continuation
  ) async throws {
    switch part {
    case .chats: try await follow(chats(of: person).chats(), show)
    case .chat: try await follow(chats(of: person).conversation(chat, from: nil), show)
    case .requests: try await follow(requests.requests(of: person).all(), show)
    case .unsent: try await follow(unsent.unsent(of: person).groups(), show)
    case .photos:
      var states = photos.photos(of: person).states().makeAsyncIterator()
      _ = await states.next()
      show.yield()
      while await states.next() != nil {}
    }
  }

  /// - Parameter show: Gets a value when the service has answered, or refused.
  private func follow<Value>(
    _ readings: Readings<Value>, _ show: AsyncStream<Void>.Continuation
  ) async throws {
    var isShown = false
    for try await reading in readings
    where !isShown && (reading.savedAt == nil || reading.problem != nil) {
      isShown = true
      show.yield()
    }
  }
}
