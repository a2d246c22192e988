import Foundation
import Testing

@testable import sillar

/// The repository of one module that `sillar new package` makes. `Scripts/check-package` compiles it, and gives two
/// versions of it to two apps.
struct NewPackageTests {
  private let url = "https://git.example.com/Sillar"

  /// A repository of Tips.
  private func withTips(_ body: (Project) throws -> Void) throws {
    try withProject([:]) { project in
      try run("package", "Tips", "--sillar", url, in: project)
      try body(Project(Folder(project.folder.place("Tips").path)))
    }
  }

  @Test func `a package has a product for each layer of its module`() throws {
    try withTips { tips in
      let files = try FileManager.default.subpathsOfDirectory(atPath: tips.folder.url.path)
        .filter { $0.split(separator: "/").last?.contains(".") == true || $0 == "Scripts/ci" }
      #expect(
        files.sorted() == [
          ".gitignore", "Features/Tips/Delivery/Resources/Localizable.xcstrings",
          "Features/Tips/Delivery/TipDetail.swift", "Features/Tips/Delivery/TipsCoordinator.swift",
          "Features/Tips/Delivery/TipsList.swift", "Features/Tips/Delivery/TipsModule.swift",
          "Features/Tips/Delivery/Words.swift", "Features/Tips/Infra/SavedTips.swift",
          "Features/Tips/Model/Tip.swift", "Features/Tips/Model/TipsRepository.swift",
          "Features/Tips/Service/TipsService.swift", "Features/Tips/Service/tips.json",
          "Features/Tips/Tests/SavedTipsTests.swift",
          "Features/Tips/Tests/Support/MemoryTips.swift",
          "Features/Tips/Tests/Support/World.swift", "Features/Tips/Tests/TipsListTests.swift",
          "Features/Tips/Wire/TipDTO.swift", "Package.swift", "README.md", "Scripts/ci",
          "sillar.rules",
        ])
      let manifest = try tips.folder.text(of: "Package.swift")
      #expect(manifest.contains(#".package(url: "\#(url)", from: "0.1.0")"#))
      #expect(
        Manifest(manifest).products == [
          "TipsModel": ["TipsModel"], "TipsDelivery": ["TipsDelivery"], "TipsInfra": ["TipsInfra"],
          "TipsService": ["TipsService"],
        ])
      let script = tips.folder.place("Scripts/ci").path
      #expect(FileManager.default.isExecutableFile(atPath: script))
      #expect(try Check(project: tips, rulesFile: "sillar.rules").report().broken == [])
    }
  }

  @Test func `a package has the version of its module, and screens are added to it`() throws {
    try withTips { tips in
      let module = try #require(try VersionedModule.all(in: tips).first)
      #expect(module.name == "Tips")
      #expect(module.version == Version(1, 0, 0))
      #expect(module.file == "Features/Tips/API.txt")
      try run("screen", "Tips", "Terms", in: tips)
      #expect(tips.folder.contains("Features/Tips/Tests/TermsTests.swift"))
    }
  }

  /// A commit of Tips at a version, with this tag.
  private func tag(_ tips: Project, _ tag: String, at version: String) throws {
    try say(tips, version)
    try tips.folder.write("# Tips \(version)\nTipsModel: struct Tip\n", to: "Features/Tips/API.txt")
    tips.commit()
    _ = tips.run("git", ["tag", tag])
  }

  private func say(_ tips: Project, _ version: String) throws {
    let file = "Features/Tips/Delivery/TipsModule.swift"
    let source = try tips.folder.text(of: file)
    try tips.folder.write(
      source.replacing(/version: "[0-9.]+"/, with: "version: \"\(version)\""), to: file)
  }

  private func broken(_ tips: Project) throws -> [String] {
    try Check(project: tips, rulesFile: "sillar.rules").report().broken
  }

  @Test func `a tag is refused that is not the version of its commit`() throws {
    try withTips { tips in
      try tag(tips, "1.0.0", at: "1.0.0")
      try tag(tips, "v1.1.0", at: "1.1.0")
      _ = tips.run("git", ["tag", "release-7"])
      #expect(try broken(tips) == [])
      _ = tips.run("git", ["tag", "1.1.1"])
      let advice = "take it away with git tag --delete 1.1.1"
      #expect(
        try broken(tips) == [
          "Features/Tips/API.txt:1: the tag 1.1.1 is on a commit of 1.1.0, which an app gets that asks for 1.1.1: "
            + advice
        ])
      _ = tips.run("git", ["tag", "--delete", "1.1.1"])
      #expect(try broken(tips) == [])
    }
  }

  @Test func `a version is refused that is lower than a tag before it`() throws {
    try withTips { tips in
      try tag(tips, "1.0.0", at: "1.0.0")
      try tag(tips, "2.0.0", at: "2.0.0")
      try say(tips, "1.9.0")
      #expect(
        try broken(tips).last
          == "Features/Tips/Delivery/TipsModule.swift: 1.9.0 is lower than the tag 2.0.0 of an earlier commit: "
          + "take 2.0.0 or a later version")
      // A fault in the version before is mended on a branch of its own.
      _ = tips.run("git", ["checkout", "--quiet", "--force", "-b", "1.x", "1.0.0"])
      try tag(tips, "1.0.1", at: "1.0.1")
      #expect(try broken(tips) == [])
    }
  }

  @Test func `the tags of a project of apps are its own`() throws {
    try withProject([:]) { project in
      try run("project", "Tips", "--sillar", url, in: project)
      let tips = Project(Folder(project.folder.place("Tips").path))
      tips.commit()
      _ = tips.run("git", ["tag", "9.0.0"])
      #expect(try broken(tips) == [])
    }
  }

  @Test func `a package that no app could take by a version is not written`() throws {
    try withProject(["Sillar/Package.swift": "let package = Package(\n  name: \"Sillar\",\n"]) {
      project in
      let advice =
        "a package with versions cannot depend on a folder: --sillar is the URL of Sillar's repository"
      #expect(refusal("package", "Tips", in: project) == advice)
      #expect(refusal("package", "Tips", "--sillar", "Sillar", in: project) == advice)
      #expect(
        refusal("package", "Tips", "--in", "x/sillar", "--sillar", url, in: project)
          == "sillar is a package that the repository depends on: take another name")
      #expect(
        refusal("package", "--sillar", url, in: project)
          == "a package needs one name: sillar new package Tips")
      #expect(project.folder.names(in: ".") == ["Sillar"])
    }
  }

  @Test func `a package is compared with what would be made today`() throws {
    try withTips { tips in
      #expect(try New(tips).difference() == "0 of 21 files differ")
      try tips.folder.write("#!/bin/sh\nexit 0\n", to: "Scripts/ci")
      #expect(try New(tips).difference().hasSuffix("1 of 21 files differ"))
    }
  }
}
