import Foundation
import NIOHTTP1
import Scripted
import Sillar
import SillarTesting
import TestServers
import Testing

@testable import SillarWeb

@Suite struct UploadTests {
  private typealias File = UploadClient.File

  private static func client(_ server: RunningServer) async throws -> UploadClient {
    let browser = server.browser()
    return UploadClient(browser: browser, page: try await browser.page("/"))
  }

  @Test func `a page with a field for files names the script that sends them`() async throws {
    try await AlbumHost.run { _, server in
      let answer = try await server.browser().get("/")
      let input = answer.page.first(#"(<input type="file"[^>]*>)"#)
      #expect(input.contains(#" accept="image/png,.jpg""#) && input.contains(" multiple"))
      let address = answer.page.scriptText("files")
      let script = try await server.browser().get(address)
      #expect(script.headers["content-type"] == ["text/javascript; charset=utf-8"])
      #expect(script.body.contains("XMLHttpRequest"))
    }
  }

  @Test func `files come several at once, are handled, and are gone`() async throws {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let socket = try await client.browser.socket(client.page)
      let (status, places) = try await client.announce([
        File(name: "a.png", size: 3, type: "image/png"), File(name: "../../b\u{7}.txt", size: 0),
        File(name: "c.txt", size: 5),
      ])
      #expect(status == 200)
      let rows = try await socket.nextChange().text.unescapedJSON
      for text in ["a.png", "b.txt", "c.txt", "On its way", "Cancel"] {
        #expect(rows.contains(text))
      }
      #expect(rows.contains(#"id="\#(try #require(places[0]).row)""#))
      try await withThrowingTaskGroup { group in
        for (place, content) in zip(places, ["one", "", "three"]) {
          group.addTask {
            let status = try await client.put(content, to: place)
            #expect(status == 204)
          }
        }
        try await group.waitForAll()
      }
      let isThere = try await eventually {
        let page = try await album.html(client.page, client.browser)
        return [
          "Got a.png (image/png, 3): one", "Got b.txt (text/plain, 0): ",
          "Got c.txt (text/plain, 5): three",
        ]
        .allSatisfy { page.contains($0) }
      }
      #expect(isThere)
      #expect(try await eventually { album.files.isEmpty && album.host.fileRoom.bytes == 0 })
      // Each file can be sent once.
      #expect(try await client.put("one", to: places[0]) == 410)
    }
  }

  @Test func `how far a file has come is shown, and when it is cancelled it is gone`() async throws
  {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let socket = try await client.browser.socket(client.page)
      let (_, places) = try await client.announce([File(name: "a.png", size: 1000)])
      // Else the first patch may have the file with what has come of it.
      _ = try await socket.next { $0.text.contains("a.png") }
      let raw = try await client.begin(String(repeating: "x", count: 400), of: 1000, to: places[0])
      let shown = try await socket.next { $0.text.contains(#"value=\"40\""#) }
      #expect(shown.operations == "u")
      #expect(album.files.count == 1)
      let cancel = try await album.html(client.page, client.browser)
        .first(#"<button [^>]*value="([\w.-]+)"[^>]* aria-label="Cancel a.png""#)
      try await socket.tap(cancel)
      // The host closes the connection, so the rest is not sent.
      _ = try await raw.allReceived()
      #expect(try await eventually { album.files.isEmpty && album.host.fileRoom.bytes == 0 })
      #expect(!(try await album.html(client.page, client.browser)).contains("a.png"))
    }
  }

  @Test func `a file that is cut off says so, and nothing of it stays`() async throws {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let (_, places) = try await client.announce([File(name: "a.png", size: 1000)])
      let raw = try await client.begin("half", of: 1000, to: places[0])
      #expect(try await eventually { album.files.count == 1 })
      try await raw.finishSending()
      let isSaid = try await eventually {
        try await album.html(client.page, client.browser).contains(
          "The connection broke before all of it had come.")
      }
      #expect(isSaid)
      #expect(try await eventually { album.files.isEmpty && album.host.fileRoom.bytes == 0 })
    }
  }

  @Test func `a file of which nothing more comes is given up`() async throws {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let (_, places) = try await client.announce([
        File(name: "a.png", size: 1000), File(name: "b.png", size: 10),
      ])
      let raw = try await client.begin("half", of: 1000, to: places[0])
      #expect(try await eventually { album.bytes == 4 })
      try await album.clock.untilAsleep()
      await album.clock.advance(by: .seconds(40))
      _ = try await raw.allReceived()
      #expect(try await eventually { album.files.isEmpty && album.host.fileRoom.bytes == 0 })
      let page = try await album.html(client.page, client.browser)
      #expect(page.contains("a.png, b.png") || page.contains("b.png, a.png"))
      #expect(page.contains("The connection broke"))
    }
  }

  @Test func `what is too large, too many or too much is refused before it is sent`() async throws {
    try await AlbumHost.run {
      $0.maximumFileSize = 2 * 1024 * 1024
      $0.maximumFilesPerUpload = 3
      $0.maximumFileBytesPerWindow = 3 * 1024 * 1024
    } test: { album, server in
      let client = try await Self.client(server)
      let (status, places) = try await client.announce([
        File(name: "huge", size: 2 * 1024 * 1024 + 1), File(name: "large", size: 2 * 1024 * 1024),
        File(name: "much", size: 2 * 1024 * 1024), File(name: "many", size: 1),
      ])
      #expect(status == 200)
      #expect(places.map { $0 == nil } == [true, false, true, true])
      let page = try await album.html(client.page, client.browser)
      #expect(page.contains("A file may have 2 MB at most."))
      #expect(page.contains("Only 3 files can be sent at once."))
      #expect(page.contains("There is no room for it right now."))
      // A client that sends more than it has announced, or less, has sent nothing.
      let (_, next) = try await client.announce([
        File(name: "a", size: 3), File(name: "b", size: 3),
      ])
      #expect(try await client.put("four", to: next[0]) == 204)
      #expect(try await client.put("no", to: next[1]) == 204)
      let after = try await album.html(client.page, client.browser)
      #expect(after.contains("a, b") && after.contains("The connection broke"))
      #expect(!after.contains("Got"))
      #expect(album.files.isEmpty)
      // What has only been announced takes no room from other windows.
      #expect(album.host.fileRoom.bytes == 0)
    }
  }

  @Test func `one page sends a few at once, the others wait`() async throws {
    try await AlbumHost.run {
      $0.uploadsAtOnce = 2
    } test: { album, server in
      let client = try await Self.client(server)
      let files = (1...3).map { File(name: "\($0)", size: 4) }
      let (_, places) = try await client.announce(files)
      let first = try await client.begin("x", of: 4, to: places[0])
      let second = try await client.begin("x", of: 4, to: places[1])
      #expect(try await eventually { album.files.count == 2 })
      #expect(try await client.put("full", to: places[2]) == 429)
      try await second.send("yes")
      #expect(try await eventually { try await client.put("full", to: places[2]) == 204 })
      // The server would wait for it at its end.
      try await first.send("yes")
    }
  }

  @Test func `files for a field that takes none now are refused and explained`() async throws {
    try await AlbumHost.run { _, server in
      let client = try await Self.client(server)
      let page = client.page
      let answer = try await client.browser.request(
        .POST, "/-/windows/\(page.window)/files", headers: ["form-token": page.token],
        body: #"{"field":"\#(page.field("Locked").dropFirst())","revision":\#(page.revision),"#
          + #""files":[{"name":"a.txt","size":1,"type":""}]}"#)
      #expect(answer.status == 409)
      // The script shows it.
      #expect(answer.body == SeenRevisionTests.notice)
    }
  }

  @Test func `only the page that the field is on can send files`() async throws {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let file = [File(name: "a", size: 3)]
      let (_, places) = try await client.announce(file)
      let stranger = try await Self.client(server)
      // Another browser: with the token of its own window, with that of this window, and with none.
      for token in [stranger.page.token, client.page.token, "", "x"] {
        let sent = try await stranger.announce(file, window: client.page.window, token: token)
        #expect(sent.status == 403)
        #expect(try await stranger.put("one", to: places[0], token: token) == 403)
      }
      // The window's own browser, without the token of the page.
      #expect(try await client.announce(file, token: "x").status == 403)
      #expect(try await client.put("one", to: places[0], token: "x") == 403)
      // Elements that accept no files, and fields that accept none now.
      #expect(try await client.announce(file, for: "Note").status == 409)
      #expect(try await client.announce(file, for: "Locked").status == 409)
      #expect(try await client.announce(file, for: "Nowhere").status == 409)
      #expect(try await client.announce([]).status == 400)
      #expect(try await client.announce([File(name: "a", size: -1)]).status == 400)
      let hidden = try await client.browser.submit(client.page, press: client.page.button("Hide"))
      #expect(!hidden.contains("Photos"))
      #expect(try await client.announce(file).status == 409)
      // The announced files were removed with their field.
      let late = try await client.put("one", to: places[0])
      #expect(late == 410)
      #expect(album.files.isEmpty && album.host.fileRoom.bytes == 0)
    }
  }

  @Test func `when a window ends its files go, those in hand too`() async throws {
    let gate = Gate()
    try await AlbumHost.run(gate: gate) { album, server in
      let client = try await Self.client(server)
      let (_, places) = try await client.announce([
        File(name: "a", size: 3), File(name: "b", size: 3), File(name: "c", size: 30),
      ])
      #expect(try await client.put("one", to: places[0]) == 204)
      #expect(try await client.put("two", to: places[1]) == 204)
      let raw = try await client.begin("half", of: 30, to: places[2])
      #expect(try await eventually { album.files.count == 3 })
      // Else the host waits for the rest before it closes the connection.
      let isInHand = try await eventually {
        try await album.html(client.page, client.browser).contains(#"value="13""#)
      }
      #expect(isInHand)
      let session = try #require(await album.host.session(of: client.browser))
      let window = try #require(album.host.windows.window(client.page.window, of: session))
      await album.host.end(window, reason: "the test says so")
      _ = try await raw.allReceived()
      #expect(try await eventually { album.files.isEmpty && album.host.fileRoom.bytes == 0 })
      gate.open()
    }
  }

  @Test func `a host removes what a killed one has left, and its own folder at its end`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "sillar-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func make(_ name: String) throws -> URL {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for file in ["lock", "photo"] { try Data("x".utf8).write(to: url.appending(path: file)) }
      return url
    }
    let left = try make("sillar-files-left")
    let other = try make("another")
    let living = FileFolder(in: folder)
    let first = try living.newFile()
    #expect(!FileManager.default.fileExists(atPath: left.path))
    #expect(FileManager.default.fileExists(atPath: other.path))
    try Data("x".utf8).write(to: first)
    let second = FileFolder(in: folder)
    _ = try second.newFile()
    // The folder of a running host is not removed.
    #expect(FileManager.default.fileExists(atPath: first.path))
    second.end()
    living.end()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["another"])
  }
}
