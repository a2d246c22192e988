import Foundation
import Testing

@testable import sillar

/// The report of `sillar check` on a repository.
struct CheckTests {
  private let rules = """
    let values = Foundation
    imports Modules/*/Model: $values
      because rules know
        no screens
    imports Modules/*/Delivery: $values Sillar {Module}Model
      because screens know no store

    """

  private func check(
    _ files: [String: String], _ more: String = "", today: String = "2026-11-23"
  ) throws -> Check.Report {
    try withProject(files.merging(["sillar.rules": rules + more]) { one, _ in one }) { project in
      var check = try Check(project: project, rulesFile: "sillar.rules")
      check.today = today
      return try check.report()
    }
  }

  @Test func `an import that a layer may not have is named, with file, line, rule and reason`()
    throws
  {
    let report = try check([
      "Modules/Shop/Model/Price.swift": "import Foundation\n\n@testable public import Sillar\n",
      "Modules/Shop/Delivery/Shop.swift":
        "import Sillar\nimport ShopModel\nimport struct GameModel.Game\n",
      "Modules/Shop/Tests/Model/PriceTests.swift": "import Sillar\n",
      "App/App.swift": "import Sillar\n// import Sillar\nlet text = \"import Sillar\"\n",
    ])
    #expect(
      report.broken == [
        "Modules/Shop/Delivery/Shop.swift:3: imports GameModel, which sillar.rules:5 does not allow: "
          + "screens know no store",
        "Modules/Shop/Model/Price.swift:3: imports Sillar, which sillar.rules:2 does not allow: "
          + "rules know no screens",
      ])
    #expect(report.text.hasSuffix("4 files, 2 rules broken"))
  }

  @Test func `the first rule that fits a file is its rule`() throws {
    let more = "imports Modules/Shop: \n  because it comes too late\n"
    #expect(try check(["Modules/Shop/Model/A.swift": "import Foundation\n"], more).broken == [])
    #expect(
      try check(["Modules/Shop/Infra/A.swift": "import Foundation\n"], more).broken.count == 1)
  }

  @Test(arguments: ["public", "package", "internal", "fileprivate", "private", "@testable"])
  func `an import of any access is seen`(_ access: String) throws {
    let file = ["Modules/Shop/Model/A.swift": "\(access) import Crypto\n"]
    #expect(try check(file).broken.count == 1)
  }

  @Test func `a grant allows an import until its day, and no longer than it is needed`() throws {
    let file = ["Modules/Shop/Model/Price.swift": "import Crypto\n"]
    let grant = "grant Modules/Shop/Model: Crypto until 2026-12-31\n  because it moves\n"
    #expect(try check(file, grant).broken == [])
    #expect(try check(file, grant, today: "2026-12-31").broken == [])
    #expect(
      try check(file, grant, today: "2027-01-01").broken == [
        "Modules/Shop/Model/Price.swift:1: imports Crypto, which sillar.rules:2 does not allow: "
          + "rules know no screens",
        "sillar.rules:7: this grant ended on 2026-12-31: take it away, and its use",
      ])
    #expect(
      try check(["Modules/Shop/Model/Price.swift": ""], grant).broken == [
        "sillar.rules:7: nothing needs this grant any more: take it away"
      ])
  }

  @Test func `a file with too many lines, and too many public types, are named`() throws {
    let more = """
      limit lines Modules: 2
        because a file has one idea
      limit public-types Modules/Shop: 2
        because each is a name to learn

      """
    let two = "public struct A {}\n  @MainActor public final class B {}\n"
    #expect(try check(["Modules/Shop/A.swift": two], more).broken == [])
    #expect(
      try check(["Modules/Shop/A.swift": two + "// public struct C\n"], more).broken == [
        "Modules/Shop/A.swift:3: it has 3 lines, at most 2: a file has one idea"
      ])
    #expect(
      try check(["Modules/Shop/A.swift": two, "Modules/Shop/B.swift": "public enum C {}"], more)
        .broken == [
          "sillar.rules:9: Modules/Shop has 3 public types, at most 2: each is a name to learn"
        ])
    let note = try check(["Modules/Shop/A.swift": "public typealias A = Int\n"], more)
    #expect(!note.isBroken)
    #expect(note.text.contains("Modules/Shop has 1 public types: the limit of 2 may fall"))
  }

  @Test func `too many public members are named, with the cases of enumerations`() throws {
    let more = """
      limit public-members Modules/Shop: 6
        because each is a thing to understand

      """
    let shop = """
      public struct Shop {
        public static let name = "Shop"
        public private(set) var goods: [String] = []
        var hidden = 1
        // public var noted = 1
        public init() {}
        @discardableResult public func sell() -> Int { 1 }
      }
      public enum Answer {
        case yes, no(because: String, Int)
        enum Inner { case unseen }
      }
      enum Other { case unseen }

      """
    #expect(try check(["Modules/Shop/A.swift": shop], more).broken == [])
    #expect(
      try check(["Modules/Shop/A.swift": shop + "public let last = 1\n"], more).broken == [
        "sillar.rules:7: Modules/Shop has 7 public members, at most 6: each is a thing to understand"
      ])
  }

  @Test func `a limit may not rise above one that a commit had`() throws {
    let before = rules + "limit lines Modules: 3\n  because it is short\n"
    let report = try withProject(["sillar.rules": before]) { project in
      project.commit()
      try project.folder.write(
        before.replacing("Modules: 3", with: "Modules: 4"), to: "sillar.rules")
      return try Check(project: project, rulesFile: "sillar.rules").report()
    }
    #expect(
      report.broken == [
        "sillar.rules:7: the limit was 3 before, and a limit may only fall: it is short"
      ])
  }

  @Test func `a word that no file may have is named where it is a whole word`() throws {
    let more = "forbid bad worse in Code/*/Model README.md\n  because it is\n"
    let files = [
      "Code/A/Model/A.swift": "let badly = 1\nlet x = bad\n", "README.md": "Not bad.\n",
      "Code/B/Model/More/B.swift": "worse", "Code/B/Infra/B.swift": "bad", "Other.swift": "bad",
    ]
    #expect(
      try check(files, more).broken == [
        "Code/A/Model/A.swift:2: has the word bad: it is", "README.md:1: has the word bad: it is",
        "Code/B/Model/More/B.swift:1: has the word worse: it is",
      ])
  }

  @Test func `a program that links what it may not says on which way`() throws {
    let manifest = """
      let package = Package(
        name: "Apps",
        targets: [
          .target(name: "Game"), .target(name: "Kit", dependencies: ["Game"]),
          .executableTarget(name: "shop", dependencies: ["Kit"]),
        ])
      """
    let more = "links shop: not Gam*\n  because it sells\n"
    #expect(
      try check(["Package.swift": manifest], more).broken == [
        "sillar.rules:7: shop → Kit → Game: it sells"
      ])
    #expect(
      try check(["Package.swift": manifest], "links cafe: not A*\n  because\n x\n").broken == [
        "sillar.rules:7: there is no target cafe"
      ])
  }

  @Test(arguments: [
    ("import A: B\n  because x", "is no rule"), ("limit size A: 3\n  because x", "is no rule"),
    ("grant A: B\n  because x", "is no rule"), ("limit lines A: many\n  because x", "is no rule"),
    ("imports A: $names\n  because x", #"there is no "let names" above"#),
    ("imports A: B", "a rule needs a reason"),
    ("imports A: B\n  it is so", "a rule needs a reason"),
  ])
  func `a rule that cannot be read is named with its line`(rule: String, message: String) throws {
    let problem = #expect(throws: Problem.self) { try check([:], rule + "\n") }
    #expect(problem?.text.hasPrefix("sillar.rules:7: ") == true)
    #expect(problem?.text.contains(message) == true, "\(problem?.text ?? "")")
  }

  @Test func `an async closure that captures self in a list is named, with file, line and reason`()
    throws
  {
    let presenter = """
      final class Presenter {
        // onLoad = { [weak self] in await self?.load() }
        let text = "{ [weak self] in await self?.load() }"
        func start() {
          onLoad = { [weak self] in await self?.load() }
          onTap = { [weak self] in self?.tap() }
          onEnd = { [self, one = 1] value async throws -> Int in value }
          onTask = { [weak self] in
            guard let self else { return }
            if isLoaded {
              try await load()
            }
          }
          onPush = { [weak self] in self?.push { await load() } }
          onOther = { [pins] in await pins.load() }
          let list = { [self.one, two] }
          for value in list { [self].forEach { await $0.load() } }
        }
      }

      """
    let rule = "confine Modules/*/Delivery\n  because it runs elsewhere\n"
    let files = [
      "Modules/Shop/Delivery/List/Presenter.swift": presenter,
      "Modules/Shop/Infra/Store.swift": presenter,
      "Modules/Shop/Delivery/Tests/PresenterTests.swift": presenter,
    ]
    #expect(
      try check(files, rule).broken
        == [5, 7, 8].map {
          "Modules/Shop/Delivery/List/Presenter.swift:\($0): an async closure captures self in a list, so it leaves "
            + "its window: it runs elsewhere"
        })
  }
}
