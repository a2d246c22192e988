import Foundation

/// The command line of `sillar`.
@main
enum Sillar {
  static let usage = """
    Usage: sillar check [--rules FILE]        check the sources by the rules in sillar.rules
           sillar graph                       print the modules, their layers and the programs
           sillar affected COMMIT [--tests]   print what a change since a commit touches: modules, apps, tests
           sillar api [MODULE…] [--check] [--build FOLDER]
                                              write the public API of each module, or compare it with what is built
           sillar site FOLDER TARGET… [--build FOLDER]
                                              write what DocC makes a site of: the API of targets, the guides
           sillar dev PROGRAM [OPTION…] [-- PROGRAM [OPTION…]]…
                                              build and run programs, again after each change of a source:
                                              sillar dev recipes-backend --port 8081 --data-dir .data/backend
                                                -- recipes --backend-url http://127.0.0.1:8081
           sillar new project NAME [--item NAME] [--in FOLDER] [--sillar FOLDER | URL]
                                              make a repository of your own: sillar new project Recipes
           sillar new package NAME [--item NAME] [--in FOLDER] --sillar URL
                                              make a repository of one module, with versions: sillar new package Tips
           sillar new module NAME [--item NAME] [--in FOLDER] [--sillar FOLDER]
                                              write a feature: in a project the whole slice with its service, in a clone of
                                              Sillar a module in three layers: sillar new module Coupons
           sillar new screen MODULE NAME [--list | --form]
                                              add a screen to a module: sillar new screen Coupons RedeemCode --form
           sillar new app NAME [MODULE…]      add a program of some features, or all, to a project: sillar new app Kitchen
           sillar new flavor NAME --of APP    add an app with the features of another, and words and colors of its own
           sillar new --check                 print what sillar new project or package would write
                                              differently today

    It works in the current folder, and overwrites no file. --item is the type of an item, by default the singular of the
    name. --in is the folder of the project, by default one with its name, or the folder for a module of its own, by default
    Examples. --sillar is the folder of the framework's package: by default for a module the
    current one, for a project the clone that this program was built in. A project takes the URL of a repository,
    too, and a package nothing else. --list is a screen with a list that is read part by part, --form one that sends what is
    typed; without an option it only shows something. --build is where the modules are built, .build/debug by default.
    --tests prints the names of the tests alone, as Scripts/test --module takes them. The exit code is 0 when all is well, 1
    when a rule is broken or something cannot be written, 2 for a commit that git does not know, and 64 for a wrong command
    line.
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()), in: Project(Folder(".")))
    } catch let problem as Problem {
      FileHandle.standardError.write(Data("sillar: \(problem.text)\n".utf8))
      exit(problem.exitCode)
    } catch {
      FileHandle.standardError.write(Data("sillar: \(error)\n".utf8))
      exit(1)
    }
  }

  static func run(_ words: [String], in project: Project) throws {
    if words.first == "help" || words.contains("--help") || words.contains("-h") {
      return print(usage)
    }
    // What follows is for its programs.
    if words.first == "dev" { return try dev(words.dropFirst(), in: project) }
    var words = words
    let options = Options(&words)
    switch words.first {
    case "check":
      let rules = try options.value("--rules") ?? "sillar.rules"
      try finish(words, options)
      let report = try Check(project: project, rulesFile: rules).report()
      print(report.text)
      if report.isBroken { exit(1) }
    case "graph":
      try finish(words, options)
      print(GraphText(try Graph(project)).text)
    case "affected":
      try affected(words, options, in: project)
    case "api":
      try api(Array(words.dropFirst()), options, in: project)
    case "site":
      try site(Array(words.dropFirst()), options, in: project)
    case "new":
      try New(project).run(Array(words.dropFirst()), options)
    case let word?: throw Problem("there is no command \(word)\n\n\(usage)", exitCode: 64)
    case nil: throw Problem("say what to do\n\n\(usage)", exitCode: 64)
    }
  }

  private static func affected(
    _ words: [String], _ options: Options, in project: Project
  ) throws {
    let onlyTests = options.flag("--tests")
    try options.finish()
    guard words.count == 2 else {
      throw Problem("name one commit: sillar affected main", exitCode: 64)
    }
    let change = try Change(project, since: words[1])
    let affected = try Affected(project, files: change.files)
    guard onlyTests else { return print(affected.text) }
    for reason in affected.reasons { FileHandle.standardError.write(Data("\(reason)\n".utf8)) }
    for name in affected.tests { print(name) }
  }

  private static func dev(_ words: ArraySlice<String>, in project: Project) throws {
    let programs = words.split(separator: "--").compactMap(DevProgram.init)
    guard !programs.isEmpty, programs.allSatisfy({ !$0.name.hasPrefix("-") }) else {
      throw Problem("name a program: sillar dev recipes --port 8080", exitCode: 64)
    }
    let dev = Dev(project, programs: programs)
    // A program started with nohup goes on when its terminal is closed. Swift compares no functions of C but by their addresses.
    let isNohup =
      unsafeBitCast(signal(SIGHUP, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    let signals = ([SIGINT, SIGTERM] + (isNohup ? [] : [SIGHUP])).map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { dev.stop() }
      source.activate()
      return source
    }
    dev.run()
    withExtendedLifetime(signals) {}
  }

  private static func api(_ names: [String], _ options: Options, in project: Project) throws {
    let onlyCheck = options.flag("--check")
    let command = APICommand(
      project: project, build: try options.value("--build") ?? ".build/debug")
    try options.finish()
    let problems = try onlyCheck ? command.check(names) : command.write(names)
    guard problems.isEmpty else { throw Problem(problems.joined(separator: "\n")) }
  }

  private static func site(_ words: [String], _ options: Options, in project: Project) throws {
    let command = SiteCommand(
      project: project, build: try options.value("--build") ?? ".build/debug")
    try options.finish()
    guard let place = words.first else {
      throw Problem("name a folder: sillar site .build/site Sillar", exitCode: 64)
    }
    let problems = try command.write(Array(words.dropFirst()), to: place)
    guard problems.isEmpty else { throw Problem(problems.joined(separator: "\n")) }
  }

  /// Checks that a command of one word has no others.
  private static func finish(_ words: [String], _ options: Options) throws {
    try options.finish()
    guard words.count == 1 else {
      throw Problem("\(words[0]) takes no \(words[1])\n\n\(usage)", exitCode: 64)
    }
  }
}

/// A reason to stop, for the user of the command line.
struct Problem: Error {
  let text: String
  let exitCode: Int32

  init(_ text: String, exitCode: Int32 = 1) {
    self.text = text
    self.exitCode = exitCode
  }
}
