import Foundation
import Testing

@testable import sillar

/// Names with which `sillar new` would write code that does not compile.
struct TakenNamesTests {
  private let checkout = ["Package.swift": "let package = Package(\n  name: \"Sillar\",\n"]

  @Test func `an item has no name of a public type of the framework`() throws {
    #expect(
      TakenNames.framework.isSuperset(of: [
        "AlertRole", "Draft", "Driver", "Module", "PageEvent", "Problem", "SQLRow", "SavedAnswers",
      ]))
    #expect(TakenNames.framework.isDisjoint(with: ["Program", "SavedRecipes"]))
    try withProject(checkout) { project in
      for type in TakenNames.framework {
        #expect(
          refusal("module", "Things", "--item", type, in: project)
            == "\(type) is a type of the framework, and would be one of Things: take another name")
      }
      #expect(project.folder.names(in: ".") == ["Package.swift"])
    }
  }

  @Test(arguments: [
    ("Drafts", "Draft is a type of the framework"),
    ("Answers", "SavedAnswers is a type of the framework"),
    ("Sillar", "SillarModel is a module of the framework"),
    ("Returns", "return is a word of Swift"), ("Imports", "import is a word of Swift"),
    ("Selfs", "self is a word of Swift"), ("Awaits", "await is a word of Swift"),
    ("Items", "items is the name of something else"), ("List", "list is the name of"),
    ("Details", "details is the name of"), ("Service", "service is the name of"),
    ("Clock", "clock is the name of"), ("File", "file is the name of"),
    ("Ids", "id is the name of"),
    ("States", "state is the name of"), ("Gets", "get is the name of"),
    ("Start", "start is the name of"), ("Borrows", "borrow is the name of"),
    ("KeyPaths", "KeyPath means something else in a screen"),
    ("Events", "Event means something else in a screen"),
    ("Strings", "String means something else"),
  ])
  func `a module that would not compile is not written`(_ name: String, _ reason: String) throws {
    try withProject(checkout) { project in
      let text = try #require(refusal("module", name, in: project))
      #expect(text.hasPrefix(reason) && text.hasSuffix("of \(name): take another name"), "\(text)")
      #expect(project.folder.names(in: ".") == ["Package.swift"])
    }
  }

  @Test func `an item of another name makes a module possible`() throws {
    try withProject(checkout) { project in
      try run("module", "Drafts", "--item", "Sketch", in: project)
      #expect(
        try project.folder.text(of: "Examples/Drafts/Model/DraftsRepository.swift")
          .contains("func drafts() async throws -> [Sketch]"))
    }
  }

  @Test func `a screen hides no type of the framework`() throws {
    try withProject(checkout) { project in
      try run("module", "Coupons", in: project)
      for (words, type) in [
        (["Page", "--list"], "PageEvent"), (["Search", "--list"], "SearchEvent"),
        (["Paged", "--list"], "PagedList"), (["Empty"], "EmptyState"),
        (["Empty", "--form"], "EmptyState"),
      ] {
        #expect(
          refusal(["screen", "Coupons"] + words, in: project)
            == "\(type) is a type of the framework, and would be one of \(words[0]): take another name"
        )
      }
      try run("screen", "Coupons", "Page", in: project)
    }
  }

  @Test func `an app hides no type of the framework`() throws {
    try withProject(["Sillar/Package.swift": "let package = Package(\n  name: \"Sillar\",\n"]) {
      project in
      for (name, reason) in [
        ("Server", "ServerApp is a type of the framework, and would be one of Server"),
        ("Class", "class is a word of Swift, and would be a name of Class"),
      ] {
        #expect(
          refusal("project", name, "--sillar", "Sillar", in: project)
            == "\(reason): take another name")
      }
      try run("project", "Recipes", "--sillar", "Sillar", in: project)
      let recipes = Project(Folder(project.folder.place("Recipes").path))
      for words in [["app", "Server"], ["flavor", "Server", "--of", "Recipes"]] {
        #expect(
          refusal(words, in: recipes)?.hasPrefix("ServerApp is a type of the framework") == true)
      }
    }
  }
}
