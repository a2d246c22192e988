public import Observation

/// Says at the top of every screen that there is no connection, as long as there is none.
///
/// ```swift
/// func banner(_ states: AsyncStream<Bool>, _ context: WindowContext) -> any Behavior {
///   ConnectionBanner(states: states, words: context.words)
/// }
/// ```
@Observable public final class ConnectionBanner: Behavior {
  public static let claims: Set<String> = ["banner"]

  private let states: AsyncStream<Bool>
  private let message: Banner
  private var isOnline = true

  /// - Parameter states: Whether there is a connection: now, and whenever that changes. A stream has one listener, so
  ///   make one for each window.
  public init(states: AsyncStream<Bool>, words: Localization) {
    self.states = states
    message = Banner(words.text(SillarString.offlineBanner), .warning)
  }

  public var banner: Banner? { isOnline ? nil : message }

  public func run() async {
    for await isOnline in states where isOnline != self.isOnline { self.isOnline = isOnline }
  }
}
