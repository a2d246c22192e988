import Foundation
import NIOHTTP1
import Scripted
import Sillar
import TestServers
import Testing

@testable import SillarWeb

@Suite struct FormUploadTests {
  private static func client(_ server: RunningServer) async throws -> UploadClient {
    let browser = server.browser()
    return UploadClient(browser: browser, page: try await browser.page("/"))
  }

  @Test func `without a script files come with the button that is pressed`() async throws {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      #expect(client.page.contains(#"enctype="multipart/form-data""#))
      let photos = client.page.field("Photos")
      let page = try await client.submit(
        [
          .field(client.page.field("Note"), "by the sea\r\nat night"),
          .file(photos, name: "a.png", "one", type: "image/png"),
          .file(photos, name: "../../x", "two\r\n--boun\r\n\r\n--Bound\r\n"),
          .file(photos, name: "b\u{1}%22\u{202E}gpj.exe", ""),
          // An empty field for files.
          .file(client.page.field("Portrait"), name: "", "", type: "application/octet-stream"),
        ], press: client.page.button("Press"))
      #expect(page.contains("Note: by the sea at night, presses: 1"))
      #expect(page.contains("Got a.png (image/png, 3): one"))
      #expect(page.contains("Got x (text/plain, 24): two\r\n--boun"))
      #expect(page.contains("Got b&quot;gpj.exe (text/plain, 0): <"))
      #expect(page.all("(Got )").count == 3)
      #expect(try await eventually { album.files.isEmpty && album.host.fileRoom.bytes == 0 })
      // Such a form without files is like any other.
      let next = try await client.submit([], press: client.page.button("Press"))
      #expect(next.contains("presses: 2"))
      // So is a form of a page from before the field was added.
      let plain = try await client.browser.submit(next, press: next.button("Hide"))
      #expect(!plain.contains(#"name="\#(photos)""#))
    }
  }

  @Test func `what is refused says why on the page that follows`() async throws {
    try await AlbumHost.run {
      $0.maximumFileSize = 1024
      $0.maximumFilesPerUpload = 3
      $0.maximumFileBytesPerWindow = 1500
    } test: { album, server in
      let client = try await Self.client(server)
      let photos = client.page.field("Photos")
      let page = try await client.submit(
        [
          .file(photos, name: "huge", String(repeating: "h", count: 100_000)),
          .file(photos, name: "fits", String(repeating: "f", count: 1024)),
          .file(photos, name: "more", String(repeating: "m", count: 1024)),
          .file(photos, name: "many", "x"),
        ], press: client.page.button("Press"))
      #expect(page.contains("presses: 1"))
      #expect(page.contains("Got fits (text/plain, 1024)"))
      #expect(page.all("(Got )").count == 1)
      for text in [
        "A file may have 1 KB at most.", "Only 3 files can be sent at once.",
        "There is no room for it",
      ] { #expect(page.contains(text)) }
      #expect(try await eventually { album.files.isEmpty && album.host.fileRoom.bytes == 0 })
      // A form far above the limits is not read to its end.
      let endless = try await client.post(
        [.file(photos, name: "endless", String(repeating: "x", count: 600_000))], press: "0")
      #expect(endless.status == 413)
      #expect(album.files.isEmpty && album.host.fileRoom.bytes == 0)
    }
  }

  @Test func `a field for one file takes one, and Back takes none`() async throws {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let portrait = client.page.field("Portrait")
      let files: [UploadClient.Part] = [
        .file(portrait, name: "a", "one"), .file(portrait, name: "b", "two"),
      ]
      let page = try await client.submit(files, press: "0")
      #expect(page.contains("Got a ") && !page.contains("Got b "))
      #expect(page.contains("Only one file can be sent at once."))
      let back = try await client.post(files, press: "back")
      #expect(back.status == 303)
      #expect(try await client.browser.page(back.location).all("(Got )").count == 1)
      #expect(album.files.isEmpty && album.host.fileRoom.bytes == 0)
    }
  }

  @Test
  func `files of a field that is not on the screen, or cannot be used, are refused and explained`()
    async throws
  {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let page = try await client.submit(
        [
          .file(client.page.field("Locked"), name: "a", "one"), .file("f99999", name: "b", "two"),
          .file(client.page.field("Note"), name: "c", "three"), .file("x", name: "d", "four"),
          .file("f-1", name: "e", "five"),
        ], press: client.page.button("Press"))
      #expect(page.notice == SeenRevisionTests.notice)
      // As with the button of any form of which something is refused.
      #expect(page.contains("Note: , presses: 0"))
      #expect(!page.contains("Got"))
      #expect(album.files.isEmpty)
    }
  }

  @Test func `a form with files needs its token and its own window, before anything is kept`()
    async throws
  {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let stranger = try await Self.client(server)
      let file: [UploadClient.Part] = [.file(client.page.field("Photos"), name: "a", "one")]
      for token in ["", "x", stranger.page.token] {
        #expect(try await client.post(file, press: "0", token: token).status == 403)
      }
      let late = try await client.browser.request(
        .POST, client.page.action, headers: ["content-type": "multipart/form-data; boundary=bound"],
        body: UploadClient.body(file + [.field("token", client.page.token)]))
      #expect(late.status == 403)
      // A stranger's form for this window opens a window of their own.
      let other = try await stranger.post(file, press: "0", action: client.page.action)
      #expect(other.page.window != client.page.window)
      #expect(!(try await album.html(client.page, client.browser)).contains("Got"))
      #expect(album.files.isEmpty)
    }
  }

  @Test func `a form that is cut off or no form leaves nothing`() async throws {
    try await AlbumHost.run { album, server in
      let client = try await Self.client(server)
      let photos = client.page.field("Photos")
      let whole = UploadClient.body([
        .field("token", client.page.token), .file(photos, name: "a", "one two three"),
        .field("e", client.page.button("Press")),
      ])
      for body in [
        String(whole.prefix(whole.count / 2)), String(whole.dropLast(4)), "", "--bound",
        "--boundX\r\n\r\n", "--bound\r\n" + String(repeating: "x: y\r\n", count: 5000),
      ] {
        let answer = try await client.browser.request(
          .POST, client.page.action,
          headers: ["content-type": "multipart/form-data; boundary=bound"], body: body)
        #expect(answer.status == 400)
        #expect(album.files.isEmpty && album.host.fileRoom.bytes == 0)
      }
      let raw = try await RawClient.connect(port: server.port)
      let cookie = client.browser.cookie.map { "\($0.key)=\($0.value)" }.joined()
      try await raw.send(
        """
        POST \(client.page.action) HTTP/1.1\r\nHost: localhost\r\nCookie: \(cookie)\r\n\
        Content-Type: multipart/form-data; boundary=bound\r\nContent-Length: 100000\r\n\r\n\
        \(whole.replacing("three\r\n", with: "three").prefix { $0 != "!" }.prefix(400))
        """)
      try await raw.finishSending()
      _ = try await raw.allReceived()
      #expect(try await eventually { album.files.isEmpty && album.host.fileRoom.bytes == 0 })
      let page = try await client.browser.page("/?w=\(client.page.window)")
      #expect(page.contains("The connection broke"))
      #expect(page.contains("presses: 0") && !page.contains("Got"))
    }
  }
}
