public import ArgumentParser

/// The options by which an app's configuration comes from outside.
///
///     struct Kiosk: AsyncParsableCommand {
///       @OptionGroup var configured: ConfigurationOptions
///     }
public struct ConfigurationOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp("A file with JSON: values of keys.", valueName: "file"))
  public var file: String?

  @Flag(
    name: .customLong("print-configuration"),
    help: "Shows every key, its value and who set it, secrets hidden; does not start.")
  public var isPrinted = false

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "Values of keys: --catalog-page-size 12 sets catalog.page-size.",
      valueName: "--key value"))
  public var values: [String] = []

  public init() {}
}
