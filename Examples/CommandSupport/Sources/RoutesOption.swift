public import ArgumentParser

/// The option of an app's program that prints the addresses of the app.
///
///     @OptionGroup var routes: RoutesOption
///
///     func run() async throws {
///       if routes.print(Flavor.routes(of: KioskApp.modules)) { return }
///       …
///     }
public struct RoutesOption: ParsableArguments, Sendable {
  @Flag(name: .customLong("print-routes"), help: "Prints all addresses of the app; does not start.")
  public var isGiven = false

  public init() {}

  /// Prints the addresses if the option is given.
  ///
  /// - Returns: True if the program has nothing else to do.
  public func print(_ routes: @autoclosure () -> String) -> Bool {
    if isGiven { Swift.print(routes()) }
    return isGiven
  }
}
