import BackendModel
import Foundation
import SillarData
import Testing

@testable import BackendInfra

/// The errors for wrong content files.
@Suite struct ContentFileTests {
  /// Changes a copy of a part of the content and returns its faults.
  ///
  /// - Parameters:
  ///   - file: The path below `Resources`.
  ///   - text: The text to replace, once.
  private func faults(
    in file: String, replacing text: String, with other: String
  ) async throws -> [String] {
    let part = String(file.prefix { $0 != "/" })
    let read = try #require(Self.readers[part])
    var faults: [String] = []
    try await withTemporaryFolder { folder in
      let (files, copy) = (FileManager.default, folder.appending(path: part))
      try files.createDirectory(at: copy, withIntermediateDirectories: true)
      let original = BundledContent.folder.appending(path: part)
      for name in try files.contentsOfDirectory(atPath: original.path) where name != "pictures" {
        try files.copyItem(at: original.appending(path: name), to: copy.appending(path: name))
      }
      try files.createSymbolicLink(
        at: copy.appending(path: "pictures"),
        withDestinationURL: original.appending(path: "pictures"))
      let url = folder.appending(path: file)
      let content = try String(contentsOf: url, encoding: .utf8)
      let range = try #require(content.range(of: text), "\(file) has no \(text)")
      try content.replacingCharacters(in: range, with: other)
        .write(to: url, atomically: true, encoding: .utf8)
      let error = #expect(throws: ContentError.self) { _ = try read(folder) }
      faults = error?.faults ?? []
    }
    return faults
  }

  private static let readers: [String: @Sendable (URL) throws -> Any] = [
    "trivia": { try TriviaContent(in: $0) }, "movies": { try MoviesContent(in: $0) },
    "market": { try MarketContent(in: $0) }, "wallet": { try WalletContent(in: $0) },
    "quotes": { try QuotesContent(in: $0) },
  ]

  @Test(arguments: [
    (
      "trivia/questions/animals.json", #""Black", "White", "#, #""White", "#,
      #"question 2 ("animals-02"): "english.answers" has 3 entries, it needs 4"#
    ),
    (
      "trivia/questions/animals.json", #""White", "Pink""#, #""black", "Pink""#,
      #"question 2 ("animals-02"): "english.answers" has the same answer twice"#
    ),
    (
      "trivia/questions/animals.json", #""White", "Pink""#, #"7, "Pink""#,
      #"question 2 ("animals-02"): "english.answers[2]" is not a text"#
    ),
    (
      "trivia/questions/animals.json", #""id": "animals-02""#, #""id": "animals-01""#,
      #"question 2 ("animals-01"): "id" is that of question 1 too"#
    ),
    (
      "trivia/questions/animals.json", #""id": "animals-02""#, #""id": "animals-99""#,
      #"question 2 ("animals-99"): "id" has no picture trivia/pictures/animals-99.svg"#
    ),
    (
      "trivia/questions/animals.json", #""id": "animals-02""#, #""id": "animals-A""#,
      #"question 2 ("animals-A"): "id" cannot name a picture: use a-z, 0-9 and -"#
    ),
    (
      "trivia/topics.json", #""name": "Space""#, #""nome": "Space""#,
      #"topic 1 ("space"): "english.name" is missing"#
    ),
    (
      "trivia/topics.json", #""name": "Space""#, #""name": " ""#,
      #"topic 1 ("space"): "english.name" is empty"#
    ),
    (
      "trivia/topics.json", #""name": "El espacio""#, #""name": " ""#,
      #"topic 1 ("space"): "spanish.name" is empty"#
    ),
    (
      "trivia/questions/animals.json", #""Negra", "Blanca", "#, #""Blanca", "#,
      #"question 2 ("animals-02"): "spanish.answers" has 3 entries, it needs 4"#
    ),
    (
      "market/products.json", #""price": 2990"#, #""price": "2990""#,
      #"product 1 ("moka-pot"): "price" is not a whole number"#
    ),
    (
      "market/products.json", #""category": "kitchen""#, #""category": "cellar""#,
      #"product 1 ("moka-pot"): "category" is not a category"#
    ),
    (
      "market/products.json", #""name": "Material""#, #""nam": "Material""#,
      #"product 1 ("moka-pot"): "english.facts[1].name" is missing"#
    ),
    (
      "market/products.json", #""stock": 24,"#, #""stock": 24, "color": "red","#,
      #"product 1 ("moka-pot"): "color" is not a member that is known"#
    ),
    (
      "wallet/welcome.json", #""person": "lucia""#, #""person": "nobody""#,
      #"movement 2 ("transfer-in nobody"): "person" is nobody of wallet/people.json"#
    ),
    (
      "quotes/requests.json", #""kind": "electricity""#, #""kind": "magic""#,
      #"request 1 ("11"): "kind" cannot be "magic""#
    ),
    (
      "quotes/requests.json", #""postcode": "28004""#, #""postcode": "2800""#,
      #"request 1 ("11"): "place/postcode" has to have five digits"#
    ),
    (
      "quotes/requests.json", #""offer": {"#, #""ofer": {"#,
      #"request 1 ("11"): "applicants[1].ofer" is not a member that is known"#
    ),
    (
      "quotes/chats.json", #""professional": "carla""#, #""professional": "diego""#,
      #"chat 1 ("13 diego"): "professional" has not applied to request 13"#
    ),
    (
      "quotes/accounts.json", #""role": "homeowner""#, #""role": null"#,
      #"account 1 ("ana"): "role" is null"#
    ),
    (
      "movies/films.jsonl", #""release_date": "1902-09-01""#, #""release_date": "1902-09-31""#,
      #"film 1 ("775"): "release_date" is missing, or no day such as 1999-03-31"#
    ),
    ("movies/films.jsonl", #"{"id": 775,"#, "{", "film 1: its id is missing or not a whole number"),
  ])
  func `a mistake is named with its file, its entry and its member`(
    file: String, text: String, other: String, fault: String
  ) async throws {
    let faults = try await faults(in: file, replacing: text, with: other)
    #expect(faults.contains("\(file): \(fault)"), "\(faults)")
  }

  @Test func `all mistakes of all files are named at once`() async throws {
    try await withTemporaryFolder { folder in
      let trivia = folder.appending(path: "trivia")
      try FileManager.default.createDirectory(
        at: trivia.appending(path: "questions"), withIntermediateDirectories: true)
      let text = #"{"name": "N", "summary": "S"}"#
      let blank = #"{"name": "", "summary": "S"}"#
      try Data(#"[{"id": "a", "english": \#(blank), "spanish": \#(text)}, 7, {"id": "b"}]"#.utf8)
        .write(to: trivia.appending(path: "topics.json"))
      let error = #expect(throws: ContentError.self) { try TriviaContent(in: folder) }
      let file = "trivia/topics.json:"
      #expect(
        error?.faults == [
          "\(file) topic 1 (\"a\"): \"id\" has no picture trivia/pictures/topic-a.svg",
          "\(file) topic 1 (\"a\"): \"english.name\" is empty",
          "\(file) topic 2: it is not an object",
          "\(file) topic 3 (\"b\"): \"english\" is missing",
          "trivia/questions/a.json: it is not there",
        ])
    }
  }

  @Test(arguments: [
    ("{", "it is not JSON ("), ("", "it is not JSON ("), ("{}", "it is not a list"),
    ("[]]", "it is not JSON ("),
  ])
  func `a file that is no list is named`(text: String, reason: String) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "people.json")
      try Data(text.utf8).write(to: file)
      let faults = ContentFile<PersonEntry>("people.json", in: folder).faults
      #expect(faults.count == 1)
      #expect(faults.first?.hasPrefix("people.json: \(reason)") == true, "\(faults)")
    }
  }

  @Test(arguments: ["<svg onload=\"x()\"/>", "GIF89a", "<svg xmlns=\"x\"><script/></svg>"])
  func `a picture that could do more than be looked at is not served`(text: String) async throws {
    try await withTemporaryFolder { folder in
      let pictures = folder.appending(path: "trivia/pictures")
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: pictures.appending(path: "bad.svg"))
      let name = try #require(PictureName("bad"))
      let error = await #expect(throws: ContentError.self) {
        try await ContentPictures("trivia", in: folder).picture(named: name)
      }
      let fault = "it is not an SVG, or one with scripts or references to elsewhere"
      #expect(error?.description == "trivia/pictures/bad.svg: \(fault)")
    }
  }
}
