import BackendModel
import Foundation
import SillarData
import Testing

@testable import BackendInfra

@Suite struct TriviaStoreTests {
  private let content = ContentRows(TriviaContent.topics)

  @Test func `opening again with other content replaces it and keeps games`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "backend.sqlite")
      let id = Topic.ID(content.topics[0].id)
      let first = try await TriviaStore(at: file, content: content)
      let before = try #require(try await first.deck(for: id))
      let createGame = DefaultCreateGame(topics: first, games: first)
      let game = try await createGame.execute(topic: id)
      let picture = try #require(try await first.picture(named: before.topic.picture))
      try first.close()

      var changed = content
      changed.topics[0].name = "Renamed"
      let gone = try #require(changed.questions.firstIndex { $0.topicID == id.rawValue })
      let goneID = changed.questions.remove(at: gone).id
      changed.pictures.removeAll { $0.name == goneID }
      let redrawn = try #require(changed.pictures.firstIndex { $0.name == picture.name.rawValue })
      changed.pictures[redrawn] = PictureRecord(name: picture.name.rawValue, svg: "<svg/>")

      let second = try await TriviaStore(at: file, content: changed)
      let after = try #require(try await second.deck(for: id))
      #expect(after.topic.name == "Renamed")
      #expect(after.questions.count == before.questions.count - 1)
      #expect(after.topic.questionCount == after.questions.count)
      let goneName = try #require(PictureName(goneID))
      #expect(try await second.picture(named: goneName) == nil)
      let newPicture = try #require(try await second.picture(named: picture.name))
      #expect(newPicture.svg == "<svg/>")
      #expect(newPicture.version != picture.version)
      #expect(try await second.game(withID: game.id) == game)
    }
  }

  @Test func `opening again with the same content changes no version of a picture`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "backend.sqlite")
      let name = try #require(PictureName(content.pictures[0].name))
      let first = try await TriviaStore(at: file, content: content)
      let second = try await TriviaStore(at: file, content: content)
      let versions = [
        try await first.picture(named: name)?.version,
        try await second.picture(named: name)?.version,
      ]
      #expect(versions[0] != nil)
      #expect(versions[0] == versions[1])
    }
  }

  @Test func `topics keep the order of the content`() async throws {
    var reversed = content
    reversed.topics.append(reversed.topics[0])
    reversed.topics[reversed.topics.count - 1].id = "aaa"
    reversed.topics[reversed.topics.count - 1].position = reversed.topics.count
    try await withTemporaryFolder { [reversed] folder in
      let file = folder.appending(path: "backend.sqlite")
      let store = try await TriviaStore(at: file, content: reversed)
      let topics = try await store.topics()
      #expect(topics.map(\.id.rawValue) == reversed.topics.map(\.id))
      #expect(topics.last?.questionCount == 0)
    }
  }

  @Test func `the oldest games go when there are too many`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "backend.sqlite")
      let store = try await TriviaStore(at: file, content: content, keptGames: 3)
      let createGame = DefaultCreateGame(topics: store, games: store)
      var ids: [UUID] = []
      for _ in 0..<5 {
        ids.append(try await createGame.execute(topic: Topic.ID(content.topics[0].id)).id)
      }
      var kept: [Bool] = []
      for id in ids { kept.append(try await store.game(withID: id) != nil) }
      #expect(kept == [false, false, true, true, true])
    }
  }

  @Test func `a file that is no database is named, with what to do about it`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "backend.sqlite")
      try Data(repeating: 7, count: 4096).write(to: file)
      let error = await #expect(throws: DatabaseUnavailable.self) {
        try await TriviaStore(at: file, content: content)
      }
      let text = try #require(error?.description)
      #expect(
        text.hasPrefix("cannot open \(file.path): it is damaged (file is not a database)"))
      #expect(text.contains("Restore it from a backup"))
      #expect(!text.contains("\n"))
    }
  }

  @Test func `mistakes in the content are named`() throws {
    var twice = content
    twice.questions.append(twice.questions[0])
    #expect(throws: ContentError("there is more than one question \(twice.questions[0].id)")) {
      try twice.check()
    }
    var fewer = content
    fewer.questions[0].wrongAnswers[0] = fewer.questions[0].correctAnswer
    #expect(throws: ContentError("question \(fewer.questions[0].id) needs four different answers"))
    {
      try fewer.check()
    }
    var odd = content
    odd.pictures[0].name = "a/b"
    #expect(throws: ContentError(#""a/b" cannot name a picture: use a-z, 0-9 and -"#)) {
      try odd.check()
    }
  }
}
