/// The current location of a window: its address, the size of its stack, its title, and whether the device stays
/// awake there.
///
/// ```swift
/// @Test func `the counter has an address`() async throws {
///   try await TestHost.open(CounterApp()) { app in #expect(await app.location.path == "/counter") }
/// }
/// ```
public struct Location: Sendable, Codable, Equatable {
  /// The address of the screen at the top of the stack, or of the nearest below it that has one, as in a link.
  public var path: String
  /// The number of screens on the stack.
  public var depth: Int
  /// The number of modals above the stack.
  public var modals: Int
  /// The first title on the screen; empty when there is none.
  public var title: String
  /// True while a visible screen keeps the device awake; see ``Behavior/keepsDeviceAwake``.
  public var keepsDeviceAwake = false

  package init(
    path: String, depth: Int, modals: Int, title: String, keepsDeviceAwake: Bool = false
  ) {
    self.path = path
    self.depth = depth
    self.modals = modals
    self.title = title
    self.keepsDeviceAwake = keepsDeviceAwake
  }

  /// True if Back leads to the same screen from both.
  package func isSamePlace(as other: Location) -> Bool {
    path == other.path && depth == other.depth && modals == other.modals
  }
}
