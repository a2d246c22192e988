public import Observation

/// Shows a banner on every screen while there is no connection.
///
/// ```swift
/// func banner(_ states: AsyncStream<Bool>, _ context: ModuleContext) -> any Behavior {
///   ConnectionBanner(states: states)
/// }
/// ```
@Observable public final class ConnectionBanner: Behavior {
  public static let claims: Set<String> = ["banner"]

  private let states: AsyncStream<Bool>
  private var isOnline = true

  /// - Parameter states: True while there is a connection: the current value, then each change. An `AsyncStream` has a
  ///   single consumer, so make one for each window.
  public init(states: AsyncStream<Bool>) { self.states = states }

  public var banner: LocalizedText? {
    isOnline ? nil : SillarString.offlineBanner.localized
  }

  public func run() async {
    for await isOnline in states where isOnline != self.isOnline { self.isOnline = isOnline }
  }
}
