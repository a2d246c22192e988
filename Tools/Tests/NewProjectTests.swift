import Foundation
import Testing

@testable import sillar

/// The repository that `sillar new project` makes, and what is added to it. `Scripts/check-new` compiles and tests it.
struct NewProjectTests {
  private let checkout = ["Sillar/Package.swift": "let package = Package(\n  name: \"Sillar\",\n"]

  /// The files of a folder, also those that begin with a period.
  private func files(in path: String, of project: Project) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: project.folder.place(path).path)
      .filter { $0.split(separator: "/").last?.contains(".") == true || $0 == "Scripts/ci" }
      .sorted()
  }

  @Test func `a project is one feature as a slice, its app and its backend`() throws {
    try withProject(checkout) { project in
      try run("project", "Recipes", "--sillar", "Sillar", in: project)
      let feature = "Features/Recipes"
      #expect(
        try files(in: "Recipes", of: project) == [
          ".gitignore", "Apps/Recipes/RecipesApp.swift", "Apps/Recipes/main.swift",
          "Backend/main.swift", "\(feature)/Delivery/RecipeDetail.swift",
          "\(feature)/Delivery/RecipesCoordinator.swift", "\(feature)/Delivery/RecipesList.swift",
          "\(feature)/Delivery/RecipesModule.swift",
          "\(feature)/Delivery/Resources/Localizable.xcstrings", "\(feature)/Delivery/Words.swift",
          "\(feature)/Infra/SavedRecipes.swift",
          "\(feature)/Model/Recipe.swift", "\(feature)/Model/RecipesRepository.swift",
          "\(feature)/Service/RecipesService.swift", "\(feature)/Service/recipes.json",
          "\(feature)/Tests/RecipesListTests.swift", "\(feature)/Tests/SavedRecipesTests.swift",
          "\(feature)/Tests/Support/MemoryRecipes.swift", "\(feature)/Tests/Support/World.swift",
          "\(feature)/Wire/RecipeDTO.swift", "Package.swift", "README.md", "Scripts/ci",
          "sillar.rules",
        ])
      let manifest = try project.folder.text(of: "Recipes/Package.swift")
      #expect(manifest.contains(#".package(name: "Sillar", path: "../Sillar")"#))
      let script = project.folder.place("Recipes/Scripts/ci").path
      #expect(FileManager.default.isExecutableFile(atPath: script))
      let texts = try project.folder.files { $0.hasPrefix("Recipes/") && $0.contains(".") }
        .map { try project.folder.text(of: $0) }
      for word in ["Examples", "import Kit", "import Money", "import Work"] {
        #expect(texts.allSatisfy { !$0.contains(word) }, "\(word) is of the framework's examples")
      }
    }
  }

  @Test func `a project gets Sillar from a server, too`() throws {
    try withProject([:]) { project in
      try run(
        "project", "Recipes", "--sillar", "https://git.example.com/team/sillar-swift.git",
        in: project)
      let manifest = try project.folder.text(of: "Recipes/Package.swift")
      #expect(
        manifest.contains(
          #".package(url: "https://git.example.com/team/sillar-swift.git", from: "0.1.0")"#))
      #expect(manifest.contains(#"package: "sillar-swift""#))
      #expect(
        try project.folder.text(of: "Recipes/Scripts/ci")
          .contains("\".build/checkouts/sillar-swift/Scripts/sillar\" check"))
      #expect(
        refusal("project", "Meals", "--sillar", "https://example.com/\")", in: project)?
          .contains("is no URL of a repository") == true)
    }
  }

  @Test func `a project begins in an empty folder, and overwrites nothing`() throws {
    let files = ["Recipes/notes.txt": "soup", "Empty/.git/HEAD": "", "file": ""]
    try withProject(checkout.merging(files) { $1 }) { project in
      #expect(
        refusal("project", "Recipes", "--sillar", "Sillar", in: project)
          == "Recipes has notes.txt in it, and a repository begins in an empty folder: name another with --in"
      )
      #expect(try self.files(in: "Recipes", of: project) == ["notes.txt"])
      #expect(
        refusal("project", "Recipes", "--in", "file", "--sillar", "Sillar", in: project)
          == "file is a file: name a new folder with --in")
      try run("project", "Recipes", "--in", "Empty", "--sillar", "Sillar", in: project)
      #expect(project.folder.contains("Empty/Package.swift"))
    }
  }

  @Test func `a project is made where an absolute path says`() throws {
    try withProject(checkout) { project in
      let home = project.folder.place("elsewhere/Meals").path
      try run("project", "Recipes", "--in", home, "--sillar", "Sillar", in: project)
      #expect(project.folder.names(in: ".") == ["Sillar", "elsewhere"])
      #expect(try files(in: "elsewhere/Meals", of: project).count == 24)
      #expect(
        refusal("project", "Recipes", "--in", home, "--sillar", "Sillar", in: project)?
          .hasPrefix("\(home) has .gitignore in it") == true)
    }
  }

  @Test func `a project that could not be built is not written`() throws {
    try withProject(checkout) { project in
      for name in ["recipes", "my-recipes", "Re/cipes", "R", ""] {
        #expect(
          refusal("project", name, "--sillar", "Sillar", in: project)
            == "\(name) is not the name of a type: write it like Coupons or RedeemCode")
      }
      #expect(
        refusal("project", "Hummingbird", "--sillar", "Sillar", in: project)
          == "Hummingbird is a package that the repository depends on: take another name")
      #expect(
        refusal("project", "Meals", "--in", "a/sillar", "--sillar", "Sillar", in: project)
          == "sillar is a package that the repository depends on: take another name")
      #expect(
        refusal("project", "Screens", "--sillar", "Sillar", in: project)
          == "Screen is a type of the framework, and would be one of Screens: take another name")
      #expect(
        refusal("project", "Recipes", "--sillar", "elsewhere", in: project)
          == "elsewhere is no clone of Sillar: --sillar is the path of its clone, or the URL of its repository"
      )
      #expect(
        refusal("project", in: project)
          == "a project needs one name: sillar new project Recipes")
      #expect(project.folder.names(in: ".") == ["Sillar"])
    }
  }

  @Test func `a project is compared with what would be made today`() throws {
    try withProject(checkout) { project in
      try run("project", "Recipes", "--sillar", "Sillar", in: project)
      let recipes = Project(Folder(project.folder.place("Recipes").path))
      #expect(try New(recipes).difference() == "0 of 24 files differ")
      try recipes.folder.write("#!/bin/sh\nexit 0\n", to: "Scripts/ci")
      try FileManager.default.removeItem(at: recipes.folder.place("Backend"))
      let difference = try New(recipes).difference()
      #expect(difference.contains("-exit 0\n"))
      #expect(difference.hasSuffix("Backend/main.swift is missing\n2 of 24 files differ"))
      let problem = #expect(throws: Problem.self) { try New(project).difference() }
      #expect(problem?.text.contains("is for the folder of a project") == true)
    }
  }

  @Test
  func `a project is compared with its item's name, and after Package.swift got another name`()
    throws
  {
    try withProject(checkout) { project in
      try run("project", "Mice", "--item", "Mouse", "--sillar", "Sillar", in: project)
      let mice = Project(Folder(project.folder.place("Mice").path))
      #expect(mice.folder.contains("Features/Mice/Model/Mouse.swift"))
      #expect(try New(mice).difference() == "0 of 24 files differ")
      let manifest = try mice.folder.text(of: "Package.swift")
      try mice.folder.write(
        manifest.replacing("name: \"Mice\"", with: "name: \"Rodents\""), to: "Package.swift")
      let difference = try New(mice).difference()
      #expect(difference.contains("-  name: \"Rodents\","))
      #expect(difference.hasSuffix("1 of 24 files differ"))
    }
  }

  /// Runs a test in a new project.
  private func withRecipes(_ test: (Project) throws -> Void) throws {
    try withProject(checkout) { project in
      try run("project", "Recipes", "--sillar", "Sillar", in: project)
      try test(Project(Folder(project.folder.place("Recipes").path)))
    }
  }

  @Test func `a module of a project is a slice of targets, and the backend serves it`() throws {
    try withRecipes { recipes in
      try run("module", "Coupons", in: recipes)
      try run("screen", "Coupons", "Terms", in: recipes)
      try run("screen", "Recipes", "Favorites", "--list", in: recipes)
      #expect(!recipes.folder.contains("Features/Coupons/Package.swift"))
      let targets = try Graph(recipes).targets
      #expect(targets["CouponsDelivery"]?.path == "Features/Coupons/Delivery")
      #expect(
        targets["CouponsTests"]?.dependencies == [
          "CouponsDelivery", "CouponsInfra", "CouponsModel", "CouponsService",
        ])
      #expect(targets["RecipesTests"]?.path == "Features/Recipes/Tests")
      #expect(
        targets["recipes-backend"]?.dependencies == ["CouponsService", "RecipesService"])
      let backend = try recipes.folder.text(of: "Backend/main.swift")
      #expect(backend.contains("  try CouponsService().addRoutes(to: router)\n"))
      for file in recipes.folder.files(where: { $0.hasSuffix(".swift") }) {
        #expect(try !recipes.folder.text(of: file).contains("Kit"), "\(file)")
      }
      let catalog = try recipes.folder.text(
        of: "Features/Recipes/Delivery/Resources/Localizable.xcstrings")
      #expect(catalog.contains(#""value" : "Favorites""#))
      #expect(!catalog.contains(#""es""#))
      let report = try Check(project: recipes, rulesFile: "sillar.rules").report()
      #expect(report.broken == [])
    }
  }

  @Test func `a module is not added where the backend or its target is not to be found`() throws {
    try withRecipes { recipes in
      try recipes.folder.write("import Hummingbird\n", to: "Backend/main.swift")
      #expect(
        refusal("module", "Coupons", in: recipes)
          == "Backend/main.swift has no service: add CouponsService().addRoutes(to: router)")
      let manifest = try recipes.folder.text(of: "Package.swift")
      try recipes.folder.write(
        manifest.replacing("path: \"Backend\"", with: "path: \"Server\""), to: "Package.swift")
      #expect(
        refusal("module", "Coupons", in: recipes)
          == "Package.swift has no target at Backend: add CouponsService to what it depends on")
      #expect(!recipes.folder.contains("Features/Coupons"))
    }
  }

  @Test
  func `a module is added to a backend whose service has a folder, and what is there stays once`()
    throws
  {
    try withRecipes { recipes in
      let backend = "Backend/main.swift"
      let before = try recipes.folder.text(of: backend)
      let line = "  try RecipesService(folder: folder).addRoutes(to: router)\n"
      let changed = before.replacing("  try RecipesService().addRoutes(to: router)\n", with: line)
      try recipes.folder.write(changed, to: backend)
      try run("module", "Menus", in: recipes)
      #expect(
        try recipes.folder.text(of: backend).contains(
          line + "  try MenusService().addRoutes(to: router)\n"))
      let manifest = try recipes.folder.text(of: "Package.swift")
      #expect(
        try Edits.addService(of: "Menus", to: recipes.folder.text(of: backend), backend)
          == recipes.folder.text(of: backend))
      #expect(
        try Edits.addDependency(
          on: "MenusService", ofTargetAt: "Backend", to: manifest, "Package.swift") == manifest)
    }
  }

  @Test func `a test of a feature without a world needs no test kit of the examples`() throws {
    try withRecipes { recipes in
      try FileManager.default.removeItem(
        at: recipes.folder.place("Features/Recipes/Tests/Support/World.swift"))
      try run("screen", "Recipes", "Terms", in: recipes)
      let test = try recipes.folder.text(of: "Features/Recipes/Tests/TermsTests.swift")
      #expect(!test.contains("import Kit"))
    }
  }

  @Test func `two features of a project have no address in common`() throws {
    try withRecipes { recipes in
      try run("screen", "Recipes", "Menus", in: recipes)
      #expect(
        refusal("module", "Menus", in: recipes)
          == "Features/Recipes/Delivery/Menus.swift has the address /menus already: take another name"
      )
      #expect(!recipes.folder.contains("Features/Menus"))
      try run("module", "Coupons", in: recipes)
      #expect(
        refusal("screen", "Recipes", "Coupons", in: recipes)
          == "Features/Coupons/Delivery/CouponsList.swift has the address /coupons already: take another name"
      )
    }
  }

  @Test func `a screen overwrites no test`() throws {
    try withRecipes { recipes in
      let test = "Features/Recipes/Tests/SavedRecipesTests.swift"
      let before = try recipes.folder.text(of: test)
      #expect(
        refusal("screen", "Recipes", "SavedRecipes", "--list", in: recipes)
          == "\(test) is there already: take another name")
      #expect(try recipes.folder.text(of: test) == before)
      #expect(!recipes.folder.contains("Features/Recipes/Delivery/SavedRecipes.swift"))
    }
  }

  @Test func `an app has the features that are named, the first one first, or all`() throws {
    try withRecipes { recipes in
      try run("module", "Menus", in: recipes)
      try run("app", "Kitchen", "Recipes", "Menus", in: recipes)
      try run("app", "Everything", in: recipes)
      try run("app", "Cards", "Menus", in: recipes)
      let targets = try Graph(recipes).targets
      #expect(targets["kitchen"]?.kind == "executableTarget")
      #expect(
        targets["kitchen"]?.dependencies == [
          "MenusDelivery", "MenusInfra", "RecipesDelivery", "RecipesInfra",
        ])
      #expect(targets["cards"]?.dependencies == ["MenusDelivery", "MenusInfra"])
      #expect(!recipes.folder.contains("Apps/Cards/AppCoordinator.swift"))
      func coordinator(_ app: String) throws -> String {
        try recipes.folder.text(of: "Apps/\(app)/AppCoordinator.swift")
      }
      #expect(try coordinator("Kitchen").contains("func start() { recipes.start() }"))
      #expect(try coordinator("Everything").contains("func start() { menus.start() }"))
    }
  }

  @Test func `a flavor has the features of an app, and words and colors of its own`() throws {
    try withRecipes { recipes in
      try run("flavor", "Tapas", "--of", "Recipes", in: recipes)
      #expect(
        try Graph(recipes).targets["tapas"]?.dependencies == ["RecipesDelivery", "RecipesInfra"])
      #expect(
        try files(in: "Apps/Tapas", of: recipes) == [
          "Resources/icon.svg", "Resources/recipes/Localizable.xcstrings",
          "Resources/settings.json", "Resources/style.json", "TapasApp.swift", "main.swift",
        ])
      let app = try recipes.folder.text(of: "Apps/Tapas/TapasApp.swift")
      #expect(app.contains("resources: Self.resources"))
    }
  }

  @Test func `an app that could not be built is not written`() throws {
    try withRecipes { recipes in
      let before = try files(in: ".", of: recipes)
      for (words, text) in [
        (["app"], "an app needs a name, and features: sillar new app Kitchen Recipes Menus"),
        (["app", "Recipes"], "Apps/Recipes is there already"),
        (["app", "RECIPES"], "Apps/Recipes has a target recipes already: take another name"),
        (
          ["app", "Hummingbird"],
          "Hummingbird is a package that the repository depends on: take another name"
        ),
        (["app", "a"], "a is not the name of a type: write it like Coupons or RedeemCode"),
        (["app", "Kitchen", "Recipes", "Recipes"], "name each feature once"),
        (
          ["app", "Kitchen", "Menus"],
          "Features/Menus/Infra/SavedMenus.swift is not there: an app is made of features that sillar new has made: Recipes"
        ),
        (
          ["flavor", "Tapas"],
          "a flavor needs a name, and an app: sillar new flavor Tapas --of Recipes"
        ),
        (
          ["flavor", "Tapas", "--of", "Menus"],
          "Apps/Menus/MenusApp.swift has no list of modules: is Menus an app?"
        ),
      ] {
        #expect(refusal(words, in: recipes) == text)
      }
      #expect(try files(in: ".", of: recipes) == before)
    }
    try withProject(["Package.swift": "let package = Package()"]) { project in
      #expect(
        refusal("app", "Kitchen", in: project)
          == "sillar new app is for a project that sillar new project has made: Documentation/AddAnApp.md says how this repository's apps are made"
      )
    }
  }
}
