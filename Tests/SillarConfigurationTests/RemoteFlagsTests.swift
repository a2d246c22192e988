import Foundation
import Sillar
import SillarConfiguration
import SillarModel
import SillarTesting
import Synchronization
import Testing

/// Flags without their service: the test says what it answers.
final class RemoteFlagsTests: Sendable {
  enum PageSize: DefaultedConfigurationKey {
    static let name = "page-size"
    static let defaultValue = 20
  }
  enum Sales: DefaultedConfigurationKey {
    static let name = "sales"
    static let defaultValue = false
  }
  enum Secret: DefaultedConfigurationKey {
    static let name = "secret"
    static let defaultValue = "own"
  }

  private struct Sizes: ConfigurationProvider {
    let name = "sizes"
    func provide(into configuration: inout ConfigurationBuilder) {
      configuration.set(PageSize.self, to: 30)
    }
  }

  private struct Down: Error {}

  private let folder = FileManager.default.temporaryDirectory.appending(path: "flags-\(UUID())")
  private let clock = TestClock()
  private let work = AppWork()
  /// The service's answer; nil if it does not answer.
  private let answer = Mutex<String?>(nil)
  private let reports = Mutex<[String]>([])

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: URL { folder.appending(path: "flags.json") }

  private func makeFlags() -> RemoteFlags {
    RemoteFlags(
      [PageSize.self, Sales.self], file: file, work: work, clock: clock, report: note
    ) { [self] in
      guard let answer = answer.withLock({ $0 }) else { throw Down() }
      return Data(answer.utf8)
    }
  }

  @Sendable private func note(_ report: String) { reports.withLock { $0.append(report) } }

  private func serve(_ document: String?) { answer.withLock { $0 = document } }

  private func configuration(
    _ flags: RemoteFlags, for person: String = "ana",
    providers: [any ConfigurationProvider] = []
  ) throws -> Configuration {
    flags.applied(to: try Configuration(flavor: "Shop", providers: providers), for: person)
  }

  @Test func `a flag has the service's value, before that the app's own, or else the default`()
    async throws
  {
    serve(#"{ "flags": { "page-size": 50 } }"#)
    let flags = makeFlags()
    try #expect(configuration(flags)[PageSize.self] == 20)
    try #expect(configuration(flags, providers: [Sizes()])[PageSize.self] == 30)
    await flags.refresh()
    let now = try configuration(flags, providers: [Sizes()])
    #expect(now[PageSize.self] == 50)
    #expect(now.provider(of: PageSize.self) == "flags")
    #expect(now[Sales.self] == false)
    #expect(reports.withLock { $0 }.isEmpty)
  }

  @Test func `a configuration that was read before a change keeps its values`() async throws {
    serve(#"{ "flags": { "sales": true } }"#)
    let flags = makeFlags()
    await flags.refresh()
    let before = try configuration(flags)
    serve(#"{ "flags": {} }"#)
    await flags.refresh()
    #expect(before[Sales.self])
    try #expect(!configuration(flags)[Sales.self])
  }

  @Test func `a screen keeps the values of its making, and the next one has those of the change`()
    async throws
  {
    serve(#"{ "flags": { "page-size": 50 } }"#)
    let flags = makeFlags()
    await flags.refresh()
    var context = try ModuleContext(
      flavor: Flavor(
        name: "Shop", configuration: Configuration(flavor: "Shop", providers: [Sizes()])))
    #expect(context.configuration[PageSize.self] == 30)
    context.flags = { flags.applied(to: $0, for: "ana") }
    let screen = context.forScreen()
    serve(#"{ "flags": { "page-size": 40 } }"#)
    await flags.refresh()
    #expect([context, screen].map { $0.configuration[PageSize.self] } == [50, 50])
    #expect(screen.forScreen().configuration[PageSize.self] == 40)
    serve(#"{ "flags": {} }"#)
    await flags.refresh()
    #expect(context.forScreen().configuration[PageSize.self] == 30)
  }

  @Test func `the listing says which keys a service sets, with what it has said last, and to whom`()
    async throws
  {
    let keys: [any ConfigurationKey.Type] = [PageSize.self, Sales.self, Secret.self]
    let declarations = [
      ConfigurationDeclaration(PageSize.self, neededBy: "Shop"),
      ConfigurationDeclaration(Sales.self, neededBy: "Shop"),
      ConfigurationDeclaration(Secret.self, neededBy: "Shop"),
    ]
    func listing() throws -> [[String]] {
      try Configuration(flavor: "Shop", declarations: declarations, providers: [Sizes()])
        .listingFlags(keys, keptIn: file).listing.split(separator: "\n")
        .map { $0.split(separator: #/  +/#).map(String.init) }
        .filter { line in keys.contains { $0.name == line[0] } }
    }
    #expect(
      try listing() == [
        ["page-size", "30", "sizes; a flag, without a value"],
        ["sales", "false", "default; a flag, without a value"],
        ["secret", "own", "default; a flag, without a value"],
      ])
    serve(
      #"""
      { "groups": { "testers": ["ana"] },
        "flags": {
          "page-size": [
            { "value": 50, "group": "testers", "percent": 20 }, { "value": 40, "percent": 1.5 }],
          "sales": true } }
      """#)
    await makeFlags().refresh()
    #expect(
      try listing() == [
        [
          "page-size", "50 (testers, 20 %), 40 (1.5 %), else 30",
          "flags (\(file.path)), over sizes",
        ],
        ["sales", "true", "flags (\(file.path))"],
        ["secret", "own", "default; a flag, without a value"],
      ])
  }

  @Test func `a service sets only the keys that the app names`() async throws {
    serve(#"{ "flags": { "secret": "stolen", "page-size": 50 } }"#)
    let flags = makeFlags()
    await flags.refresh()
    try #expect(configuration(flags)[Secret.self] == "own")
    #expect(reports.withLock { $0 }.isEmpty)
  }

  @Test(arguments: [
    nil, "", "[]", "{", "<html>", #"{ "flags": 7 }"#, #"{ "flags": {}, "groups": 7 }"#,
  ])
  func `without a good answer the last document stays, also after a restart`(_ bad: String?)
    async throws
  {
    serve(#"{ "flags": { "page-size": 50 } }"#)
    let flags = makeFlags()
    await flags.refresh()
    serve(bad)
    await flags.refresh()
    try #expect(configuration(flags)[PageSize.self] == 50)
    let restarted = makeFlags()
    try #expect(configuration(restarted)[PageSize.self] == 50)
    await restarted.refresh()
    try #expect(configuration(restarted)[PageSize.self] == 50)
    #expect(reports.withLock { $0.count } == 2)
  }

  @Test func `a damaged file counts as none`() async throws {
    try Data("{".utf8).write(to: file)
    let flags = makeFlags()
    try #expect(configuration(flags)[PageSize.self] == 20)
    serve(#"{ "flags": { "page-size": 50 } }"#)
    await flags.refresh()
    try #expect(configuration(makeFlags())[PageSize.self] == 50)
  }

  @Test func `a document that cannot be kept counts, and is kept as soon as it can be`()
    async throws
  {
    try FileManager.default.removeItem(at: folder)
    serve(#"{ "flags": { "page-size": 50 } }"#)
    let flags = makeFlags()
    await flags.refresh()
    try #expect(configuration(flags)[PageSize.self] == 50)
    #expect(reports.withLock { $0.count } == 1)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    await flags.refresh()
    try #expect(configuration(makeFlags())[PageSize.self] == 50)
  }

  @Test(arguments: [
    #""many""#, "null", "{}", "[50]", #"[{ "value": 50, "percent": 200 }]"#,
    #"[{ "value": 50, "percent": "half" }]"#, #"[{ "value": 50, "persent": 1 }]"#,
    #"[{ "value": 50, "group": "nobody's" }]"#, #"[{ "value": 50, "group": 7 }]"#,
    #"[{ "value": 50 }, { "group": "testers" }]"#,
  ])
  func
    `a flag that cannot be read has the app's value, the others have theirs, and a report says which`(
      _ flag: String
    ) async throws
  {
    serve(
      #"{ "groups": { "testers": ["ana"] }, "flags": { "page-size": \#(flag), "sales": true } }"#)
    let flags = makeFlags()
    await flags.refresh()
    let now = try configuration(flags, providers: [Sizes()])
    #expect(now[PageSize.self] == 30)
    #expect(now[Sales.self])
    #expect(
      reports.withLock { $0 } == [
        "The flag page-size is left out: its value should be a whole number, and a rule may have a value, a group of the "
          + "document and a percent from 0 to 100."
      ])
  }

  @Test func `the first rule that fits a person counts`() async throws {
    serve(
      #"""
      { "groups": { "testers": ["ana", "ben"] },
        "flags": {
          "page-size": [{ "value": 50, "group": "testers" }, { "value": 40 }],
          "sales": [{ "value": true, "group": "testers", "percent": 0 }] } }
      """#)
    let flags = makeFlags()
    await flags.refresh()
    let people = ["ana", "ben", "eva"]
    #expect(try people.map { try configuration(flags, for: $0)[PageSize.self] } == [50, 50, 40])
    #expect(try people.allSatisfy { try !configuration(flags, for: $0)[Sales.self] })
  }

  @Test func `a share has the same people in each version, and a larger one keeps them`()
    async throws
  {
    let visitors = (0..<2000).map { "visitor-\($0)" }
    func people(_ percent: Double, of flag: any ConfigurationKey.Type = Sales.self) async throws
      -> [String]
    {
      serve(#"{ "flags": { "\#(flag.name)": [{ "value": "1", "percent": \#(percent) }] } }"#)
      let flags = makeFlags()
      await flags.refresh()
      return try visitors.filter { try configuration(flags, for: $0).provider(of: flag) != nil }
    }
    let tenth = try await people(10)
    #expect(150...250 ~= tenth.count)
    #expect(tenth.prefix(3) == ["visitor-16", "visitor-18", "visitor-19"])
    #expect(Set(try await people(30)).isSuperset(of: tenth))
    let others = try await people(10, of: PageSize.self)
    #expect(Set(others).intersection(tenth).count < 50)
    #expect(try await people(0).isEmpty)
    #expect(try await people(100) == visitors)
  }

  @Test func `the service is asked at the start, then at each interval, until the app ends`()
    async throws
  {
    serve(#"{ "flags": { "page-size": 50 } }"#)
    let flags = makeFlags()
    let running = Task { await work.run() }
    try await clock.untilAsleep()
    try #expect(configuration(flags)[PageSize.self] == 50)
    serve(#"{ "flags": { "page-size": 40 } }"#)
    await clock.advance(by: .seconds(59))
    try #expect(configuration(flags)[PageSize.self] == 50)
    await clock.advance(by: .seconds(1))
    try await clock.untilAsleep()
    try #expect(configuration(flags)[PageSize.self] == 40)
    running.cancel()
    await running.value
  }
}
