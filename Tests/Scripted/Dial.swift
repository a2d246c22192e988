public import Sillar

/// The value of an element of a module named Shop: a dial that is turned by a number of steps.
public struct Dial: CustomElementValue {
  public struct Input: Codable, Sendable {
    public let steps: Int
    public init(steps: Int) { self.steps = steps }
  }

  public static let module = "Shop"
  public static let name = "dial"
  public let level: Double
  public let unit: String

  public init(_ level: Int, unit: String = "steps") { self.init(level: Double(level), unit: unit) }
  public init(level: Double, unit: String = "steps") { (self.level, self.unit) = (level, unit) }

  /// A dial named Volume, with its level as a text as its fallback.
  public static func element(_ level: Int) -> Node<ScriptedEvent> {
    CustomElement(
      "Volume", Dial(level), send: { .number($0.steps) }, fallback: { Text("Volume: \(level)") }
    ).built
  }

  /// A screen with a dial, and a button that turns it.
  public static func screen() -> Screen {
    let presenter = ScriptedPresenter(3) { presenter, event in
      switch event {
      case .number(let steps): presenter.value += steps
      case .tap("more"): presenter.value += 1
      default: break
      }
    }
    return Screen("dial", path: "/", presenter) { level in
      Text("Level \(level)", .title)
      Dial.element(level)
      if level == 13 { Text("Unlucky") } else { Text("Lucky") }
      Button("More", send: .tap("more"))
      Button("Again", send: .tap("again"))
    }
  }
}
