/// The text of `--help`.
struct ProgramHelp {
  let name: String
  let summary: String
  let routes: String?
  /// The lines for the keys; see `ExternalConfiguration.help(for:shorthands:_:)`.
  let keys: [String]

  var text: String {
    let lines = [
      summary, "", "Usage: \(name) [options]", "",
      "Listens until it is interrupted (Ctrl-C, or SIGTERM). GET /healthz answers 200 while windows can be served,",
      "else 503 with the reason.", "", "Options:",
    ]
    return (lines + Self.columns(options) + ["", precedence, ""] + keys).joined(separator: "\n")
  }

  private var options: [(String, String)] {
    [
      ("--config <file>", "A JSON file with values of keys."),
      ("--print-configuration", "Print every key, its value and its source; hide secrets."),
    ] + (routes == nil ? [] : [("--print-routes", "Print all addresses of the app.")]) + [
      ("--version", "Print the version, with those of the modules."),
      ("-h, --help", "Print this text."),
    ]
  }

  private var precedence: String {
    """
    Values, each an option, an environment variable or a key in the file. An option overrides a variable, and a variable
    the file:
    """
  }

  private static func columns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count + 2))\($0.1)" }
  }
}
