/// A command line, apart from values of configuration keys.
struct ProgramRequest {
  enum Task: String {
    case start
    case help = "--help"
    case version = "--version"
    case configuration = "--print-configuration"
    case routes = "--print-routes"
  }

  private(set) var task = Task.start
  /// The file of `--config`.
  private(set) var file: String?
  /// Options of configuration keys.
  private(set) var values: [String] = []

  /// - Parameter hasRoutes: True if the program has the option `--print-routes`.
  init(_ arguments: [String], hasRoutes: Bool) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let task = Task(rawValue: argument == "-h" ? "--help" : argument),
        task != .start, hasRoutes || task != .routes
      {
        // Help explains the others.
        if self.task != .help { self.task = task }
      } else if argument == "--config" || argument.hasPrefix("--config=") {
        guard file == nil else {
          throw UsageError("--config is given twice: take one of them away")
        }
        file =
          argument == "--config" ? rest.popFirst() : String(argument.dropFirst("--config=".count))
        if file == nil { throw UsageError("--config needs the path of a file") }
      } else {
        values.append(argument)
      }
    }
  }
}

/// A mistake on the command line that concerns no configuration key.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
