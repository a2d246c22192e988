import Foundation
import Testing

@testable import sillar

/// What `sillar site` makes of guides, and what it says about them.
struct SiteTests {
  private func withGuides(
    _ files: [String: String], _ body: (Guides, Folder) throws -> Void
  ) throws {
    let index = "# Guides\n\nThe first.\n\n## Begin\n\n- [Tasks](Tasks.md)\n"
    let all = ["Documentation/README.md": index, "Documentation/Tasks.md": "# Tasks\n"]
    try withProject(all.merging(files) { $1 }) { project in
      let catalog = Folder(project.folder.url.appending(path: "Guides.docc").path)
      let guides = try Guides(project, in: "Documentation")
      try guides.write(to: catalog.url.path)
      try body(guides, catalog)
    }
  }

  @Test func `the index becomes a root with a topic for each section`() throws {
    try withGuides([:]) { guides, catalog in
      #expect(guides.problems == [])
      let article = try catalog.text(of: "Guides.md")
      #expect(
        article == "# Guides\n\n@Metadata {\n  @TechnologyRoot\n}\n\n\nThe first.\n\n\n"
          + "## Topics\n\n### Begin\n\n- <doc:Tasks>\n")
    }
  }

  @Test func `links between guides lead to articles and their headings`() throws {
    let text = """
      # Tasks
      [Here](#two-things-at-once), [the index](README.md), [the web](https://example.com/#a)
      ## Two things, at once
      ## `[weak self]`
      See [`[weak self]`](Tasks.md#weak-self).
      """
    try withGuides(["Documentation/Tasks.md": text]) { guides, catalog in
      #expect(guides.problems == [])
      let article = try catalog.text(of: "Tasks.md")
      #expect(
        article == """
          # Tasks
          [Here](doc:Tasks#Two-things-at-once), [the index](doc:Guides), [the web](https://example.com/#a)
          ## Two things, at once
          ## `[weak self]`
          See [`[weak self]`](doc:Tasks#weak-self).
          """)
    }
  }

  @Test func `a link to a file of the repository names it`() throws {
    let files = [
      "Documentation/Tasks.md":
        "# Tasks\nAs in [Trivia](../Examples/Trivia.swift), ![A game](game.png)\n```swift A.swift\n```",
      "Documentation/game.png": "", "Examples/Trivia.swift": "",
    ]
    try withGuides(files) { guides, catalog in
      #expect(guides.problems == [])
      let article = try catalog.text(of: "Tasks.md")
      #expect(
        article
          == "# Tasks\nAs in Trivia (`Examples/Trivia.swift`), ![A game](game.png)\n```swift\n```")
      #expect(catalog.contains("game.png"))
    }
  }

  @Test func `code has no links`() throws {
    let text = "# Tasks\n`[Help](/help)`\n\n```swift\n[a](b)\n```\n\n    [c](d)\n"
    try withGuides(["Documentation/Tasks.md": text]) { guides, catalog in
      #expect(guides.problems == [])
      let article = try catalog.text(of: "Tasks.md")
      #expect(article == text)
    }
  }

  @Test func `a link that leads nowhere is named, in whatever page`() throws {
    let files = [
      "README.md": "[a](Documentation/Tasks.md#then) [b](Documentation/Taks.md)",
      "Documentation/Forms.md": "# Forms\n",
    ]
    try withGuides(files) { guides, _ in
      #expect(
        guides.problems == [
          "README.md: Documentation/Tasks.md has no heading #then",
          "README.md: there is no Documentation/Taks.md",
          "Documentation/README.md: Documentation/Forms.md is not in it",
        ])
    }
  }

  @Test func `a module's page says what the README says of it`() throws {
    let readme =
      "| product | what it is | for |\n| --- | --- | --- |\n"
      + "| `Shop` | sells [things](Things.md) | apps |\n"
    try withProject(["README.md": readme]) { project in
      let command = SiteCommand(project: project, build: "build")
      let (shop, cart) = try (command.description(of: "Shop"), command.description(of: "Cart"))
      #expect(shop == "Sells things.")
      #expect(cart == "")
    }
  }

  @Test func `a type or method without a doc comment is named`() throws {
    let source = """
      /// A price.
      public struct Price {
        public let cents: Int
        public func doubled() -> Price { Price(cents: cents * 2) }
      }
      public enum Kind { case shown }
      /// Prices.
      public protocol Prices {
        /// The count.
        func count() -> Int
      }
      extension Prices { public func count() -> Int { 0 } }
      struct Hidden {}

      """
    try withProject(["Shop.swift": source, "build/Modules/Keep": ""]) { project in
      _ = project.run(
        "swiftc",
        [
          "-emit-module", "-module-name", "Shop", "-o", "build/Modules/Shop.swiftmodule",
          "Shop.swift",
        ], isQuiet: false)
      let graphs = try BuiltTargets(project, folder: "build")
        .graphs(of: "Shop", in: "Shop", to: project.folder.url.appending(path: "graphs").path)
      #expect(
        Undocumented(target: "Shop", graphs: graphs).problems == [
          "Shop: Kind has no doc comment", "Shop: Price.doubled() has no doc comment",
        ])
    }
  }
}
