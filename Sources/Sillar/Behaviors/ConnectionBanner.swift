public import Observation

/// Says at the top of every screen that there is no connection, as long as there is none.
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

  /// - Parameter states: Whether there is a connection: now, and whenever that changes. A stream has one listener, so
  ///   make one for each window.
  public init(states: AsyncStream<Bool>) { self.states = states }

  public var banner: Banner? {
    isOnline ? nil : Banner(SillarString.offlineBanner, .warning)
  }

  public func run() async {
    for await isOnline in states where isOnline != self.isOnline { self.isOnline = isOnline }
  }
}
