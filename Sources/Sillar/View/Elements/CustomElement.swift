import Foundation
import SillarVocabulary

/// An element of a module's own, such as a map or a chart: a value, and a form of it for each host that has one.
///
/// In a browser the form is a script module among the module's resources; see the page "Add an element" in
/// Documentation. Everywhere else, and until the script is there, the fallback is shown.
///
/// ```swift
/// struct TapChart: CustomElementValue {
///   struct Input: Decodable, Sendable { let stars: Int }
///   static let module = "Shop"
///   static let name = "tap-chart"
///   let taps: [Int]
/// }
///
/// func chart(_ taps: [Int]) -> CustomElement<CounterEvent> {
///   CustomElement(
///     "Taps by day", TapChart(taps: taps), send: { .rated($0.stars) },
///     fallback: { for count in taps { Text("\(count)") } })
/// }
/// ```
///
/// An input that is no JSON of the value's `Input`, or is longer than 8 KB, makes no event: the window refuses it. The
/// value may have changed since the user saw it, so an input names what was chosen, and not its position.
public struct CustomElement<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameters:
  ///   - label: The element's name, which assistive technology reads.
  ///   - value: What the form draws. Values that are equal cause no change.
  ///   - send: The event for an input of the form; nil for an input that makes no sense.
  ///   - fallback: What is shown without a form.
  public init<Value: CustomElementValue>(
    _ label: some Localizable, _ value: Value, send: @escaping (Value.Input) -> Event?,
    @NodeBuilder<Event> fallback: () -> [Node<Event>]
  ) {
    self.init(label, value: { _ in value }, send: send, fallback: fallback)
  }

  /// An element with texts in its value, which `value` writes in the window's language with the given function.
  ///
  /// ```swift
  /// struct Pin: CustomElementValue {
  ///   static let module = "Shop"
  ///   static let name = "pin"
  ///   let title: String
  /// }
  ///
  /// func pin() -> CustomElement<CounterEvent> {
  ///   CustomElement("Our shop", value: { write in Pin(title: write(SillarString.ok)) }, fallback: {})
  /// }
  /// ```
  public init<Value: CustomElementValue>(
    _ label: some Localizable,
    value: @escaping (_ write: (any Localizable) -> String) -> Value,
    send: ((Value.Input) -> Event?)? = nil,
    @NodeBuilder<Event> fallback: () -> [Node<Event>]
  ) {
    let label = label.localized
    let content: ((LocalizedText) -> String) -> NodeContent = { write in
      .customElement(CustomContent(value { write($0.localized) }, label: write(label)))
    }
    built = Node(
      content { $0.verbatim ?? "" }, children: fallback(),
      actions: send.map { Self.actions(sending: $0) })
    built.storage.localize = { storage, write in storage.content = content(write) }
  }

  /// An element that sends no events.
  public init<Value: CustomElementValue>(
    _ label: some Localizable, _ value: Value, @NodeBuilder<Event> fallback: () -> [Node<Event>]
  ) {
    self.init(label, value: { _ in value }, fallback: fallback)
  }

  /// The most bytes of an input. The script of pages has the same limit.
  private static var longestInput: Int { 8192 }

  private static func actions<Input: Decodable>(
    sending send: @escaping (Input) -> Event?
  ) -> NodeActions {
    NodeActions(input: { input in
      guard case .json(let json) = input, json.utf8.count <= longestInput,
        let input = try? JSONDecoder().decode(Input.self, from: Data(json.utf8))
      else { return nil }
      return send(input)
    })
  }
}

extension CustomContent {
  init<Value: CustomElementValue>(_ value: Value, label: String) {
    self.init(value, name: Value.name, module: Value.module, label: label)
  }
}

/// What a ``CustomElement`` shows, as a host's form of it reads it, in JSON. A ``Module`` declares the type among its
/// `elements`.
///
/// ```swift
/// struct PlaceMap: CustomElementValue {
///   static let module = "Shop"
///   static let name = "place-map"   // elements/place-map.js in the module's resources
///   let latitude, longitude: Double
/// }
/// ```
public protocol CustomElementValue: Encodable, Equatable, Sendable {
  /// What the form sends; by default nothing.
  associatedtype Input: Decodable & Sendable = Never
  /// The name of the module that declares the element.
  static var module: String { get }
  /// The element's name in its module: lowercase letters of English, digits and hyphens.
  static var name: String { get }
}
