import Foundation
import TestServers
import Testing

@testable import SillarWeb

struct MemoryFolderTests {
  private func name(_ window: String, of visitor: String = "ana") -> SavedWindowName {
    SavedWindowName(app: "Desk", visitor: visitor, window: window)
  }

  private func memories(in folder: URL) -> MemoryFolder {
    MemoryFolder(at: folder.appending(path: "windows")) { Issue.record("\($0)") }
  }

  private func files(in folder: URL) -> [URL] {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
  }

  @Test func `a window is found by the next process, with what was saved last`() async throws {
    try await withFolder { folder in
      let first = memories(in: folder)
      first.save(Data("one".utf8), as: name("a"))
      first.save(Data("two".utf8), as: name("a"))
      await first.finish()
      let second = memories(in: folder)
      #expect(await second.window(name("a")) == Data("two".utf8))
      #expect(await second.window(name("a", of: "bea")) == nil)
      #expect(await second.visitors(of: "Desk") == ["ana"])
      #expect(await second.visitors(of: "Shop") == [])
      second.remove(name("a"))
      #expect(await second.window(name("a")) == nil)
    }
  }

  @Test func `only the owner of the program may read the files`() async throws {
    try await withFolder { folder in
      let memories = memories(in: folder)
      memories.save(Data("one".utf8), as: name("a"))
      await memories.finish()
      let files = files(in: folder)
      #expect(files.count == 1)
      for file in files {
        let path = file.deletingLastPathComponent().path
        for (path, mode) in [(file.path, 0o600), (path, 0o700)] {
          let attributes = try FileManager.default.attributesOfItem(atPath: path)
          #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
        }
      }
    }
  }

  @Test func `the windows of a visitor that were saved longest ago make room for new ones`()
    async throws
  {
    try await withFolder { folder in
      let memories = memories(in: folder)
      memories.save(Data("x".utf8), as: name("other", of: "bea"))
      for number in 0...(SavedWindowName.maximum + 1) {
        memories.save(Data("x".utf8), as: name("\(number)"))
      }
      #expect(await memories.window(name("0")) == nil)
      #expect(await memories.window(name("1")) == nil)
      #expect(await memories.window(name("2")) != nil)
      #expect(await memories.window(name("\(SavedWindowName.maximum + 1)")) != nil)
      #expect(await memories.window(name("other", of: "bea")) != nil)
      memories.removeAll(of: "ana", app: "Desk")
      await memories.finish()
      #expect(files(in: folder).map(\.lastPathComponent) == ["other"])
    }
  }

  @Test(arguments: ["", "..", "../../session.key", "a/b", ".new", "a\u{0}b", "ü"])
  func `a name that is none of a window leads to no file`(_ window: String) async throws {
    try await withFolder { folder in
      let memories = memories(in: folder)
      memories.save(Data("x".utf8), as: name(window))
      memories.save(Data("x".utf8), as: name("a", of: window))
      await memories.finish()
      #expect(files(in: folder).isEmpty)
      #expect(await memories.window(name(window)) == nil)
    }
  }

  @Test func `what is typed into a field for passwords is in no file`() async throws {
    try await withFolder { folder in
      let desk = SavedDesk(memories(in: folder))
      try await HostServer.run(try desk.host()) { server in
        let browser = server.browser()
        let page = try await browser.page("/")
        _ = try await browser.submit(
          page, [page.field("Name"): "Ana", page.field("Password"): "hunter2"],
          press: page.button("Note 7"))
      }
      let files = files(in: folder)
      #expect(files.count == 1)
      for file in files {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(text.contains("Ana"))
        #expect(!text.contains("hunter2"))
      }
    }
  }
}
